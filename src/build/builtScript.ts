import { build } from 'vite';

interface BuiltScript {
  readonly code: string;
  /** The licences of what it imports from others. */
  readonly licences: string;
}

/** A file and all that it imports, as one small classic script. */
export async function builtScript(entry: string): Promise<BuiltScript> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      license: { fileName: 'licences.md' },
      // Older than the application needs: where that fails, the page has to cope without it.
      target: 'es2019',
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${entry} gave no script`);
  const licences = output.output.find(({ fileName }) => fileName === 'licences.md');
  return {
    code: output.output[0].code.trim(),
    licences: licences?.type === 'asset' ? String(licences.source) : '',
  };
}
