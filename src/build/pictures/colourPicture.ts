import { type Scheme, tokenReader } from './tokens.ts';

type Token = ReturnType<typeof tokenReader>;

/** The declarations of a class that is not simply the name of a token. */
function special(name: string, scheme: Scheme, token: Token): string | undefined {
  const dark = token('dark', scheme);
  if (name === 'shade') return `fill:${dark};fill-opacity:${scheme === 'light' ? 0.1 : 0.2}`;
  return name === 'kerb' ? `fill:none;stroke:${dark}` : undefined;
}

function declarations(name: string, scheme: Scheme, token: Token): string {
  const [, stroke] = /^s-(.+)/.exec(name) ?? [];
  if (!stroke) return special(name, scheme, token) ?? `fill:${token(name, scheme)}`;
  const line = 'fill:none;stroke-linecap:round;stroke-linejoin:round';
  return `${line};stroke:${token(stroke, scheme)}`;
}

/**
 * Adds the colours of the light scheme to a picture, and those of the dark scheme, if wanted, where they
 * differ. Its classes name tokens (`src/assets/pictures.css`).
 */
export function colourPicture(svg: string, schemes: readonly Scheme[]): string {
  const token = tokenReader();
  const names = [...new Set([...svg.matchAll(/ class="([^"]+)"/g)].map(([, name = '']) => name))];
  const rules = (scheme: Scheme) =>
    names.map((name) => `.${name}{${declarations(name, scheme, token)}}`);
  const light = rules('light');
  const dark = rules('dark').filter((rule) => schemes.includes('dark') && !light.includes(rule));
  const media = dark.length > 0 ? `@media (prefers-color-scheme:dark){${dark.join('')}}` : '';
  return svg.replace(/<svg[^>]*>/, (tag) => `${tag}<style>${light.join('')}${media}</style>`);
}
