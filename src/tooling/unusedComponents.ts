import type { Plugin } from 'vite';

/**
 * Lets the build leave out the router's components that the site does not use (its links, forms and
 * scroll restoration). What keeps them otherwise are their names for developer tools, and calls of
 * React's that the router does not say are without effect.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'),
    },
  };
}
