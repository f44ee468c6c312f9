import { build } from 'vite';

/** A file and all that it imports, as one small classic script. */
export async function builtScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      // Older than the application needs: where that fails, the page has to cope without it.
      target: 'es2019',
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${entry} gave no script`);
  return output.output[0].code.trim();
}
