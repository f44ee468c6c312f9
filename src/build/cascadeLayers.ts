import type { Plugin } from 'vite';

const order = '@layer reset, base, ui, components, pages;';

/**
 * Puts the order of the cascade layers before every stylesheet. Vite joins them in the order of
 * its chunks, and the first mention of a layer decides its rank: said once, it would come too late.
 */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => `${order}\n${css}`,
    },
  };
}
