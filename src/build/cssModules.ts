import path from 'node:path';
import type { CSSModulesOptions } from 'vite';

/**
 * Classes by the names of their component, which a file bears alone: `Card_grid`. The HTML of the
 * build and the script of the browser must agree on them, and both may be read by people.
 */
export const cssModules = {
  generateScopedName: (name, file) => `${path.basename(file).split('.')[0]}_${name}`,
} satisfies CSSModulesOptions;
