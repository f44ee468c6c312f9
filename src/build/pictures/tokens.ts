import { readFileSync } from 'node:fs';
import { shadeOf } from './colour.ts';

export type Scheme = 'light' | 'dark';

/** The design tokens, and the further colours of the pictures. */
export const tokenFiles = ['src/styles/tokens.css', 'src/assets/pictures.css'] as const;

/** The custom properties of the token files outside media queries. */
function readTokens(): ReadonlyMap<string, string> {
  const css = tokenFiles.map((file) => readFileSync(file, 'utf8').split('@media')[0]).join('');
  const declarations = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

const relativeColour =
  /oklch\(\s*from (#\w{6}) ([\d.]+) calc\(c \* ([\d.]+)\)(?: h| calc\(h ([+-]) ([\d.]+)\))\s*\)/g;

/** A function for the values of tokens as literals, as `#rrggbb` for colours. */
export function tokenReader() {
  const tokens = readTokens();
  const token = (name: string, scheme: Scheme): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`no token --${name} in ${tokenFiles.join(', ')}`);
    return value
      .replace(/var\(--([\w-]+)\)/g, (_, other: string) => token(other, scheme))
      .replace(relativeColour, (_, colour, lightness, factor, sign = '+', degrees = '0') =>
        shadeOf(colour, Number(lightness), Number(factor), Number(sign + degrees)),
      )
      .replace(/light-dark\(\s*([^,]+),\s*([^)]+?)\s*\)/g, (_, light: string, dark: string) =>
        scheme === 'light' ? light : dark,
      );
  };
  return token;
}
