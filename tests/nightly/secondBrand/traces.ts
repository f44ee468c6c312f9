import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Something of the sample brand that a built site can contain. */
export interface Trace {
  readonly name: string;
  readonly pattern: RegExp;
}

/** A number must not be a part of a longer one. */
function trace(name: string, text: string): Trace {
  const escaped = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return {
    name: `${name} ${text}`,
    pattern: new RegExp(`(?<!\\d|\\d[.,])${escaped}(?![\\d]|[.,]\\d)`, 'i'),
  };
}

/** Settings that no page shows, or whose sample is empty. */
const unseen = ['VITE_FORM_ENDPOINT', 'VITE_FORM_KEY', 'VITE_SPLASH_MS', 'VITE_OFFLINE_PAGES'];

/** The sample settings; a front page of a network is also the beginning of a real link. */
export function tracesOfSettings(sample: NodeJS.Dict<string>): Trace[] {
  const { VITE_COMPANY_BRAND: brand = '', VITE_COMPANY_PHONE: phone = '', VITE_FORM_KEY } = sample;
  const shown = Object.entries(sample).filter(([name]) => !unseen.includes(name));
  return [
    ...shown.map(([name, value = '']) => trace(name, value.endsWith('/') ? `"${value}"` : value)),
    trace('the path of the form', `/f/${VITE_FORM_KEY}`),
    trace('the digits of the phone', phone.replace(/\D/g, '')),
    trace('the name in addresses', brand.replace(/\W/g, '')),
  ];
}

export function tracesOfColours(colours: readonly string[]): Trace[] {
  return colours.map((colour) => trace('colour', colour));
}

export function tracesOfLanguage(tag: string, name: string): Trace[] {
  return [trace('language', name), trace('language', `"${tag}"`), trace('language', `/${tag}/`)];
}

/** Compressed copies have the content of the file beside them. */
const unread = /\.(?:br|gz|png|woff2)$/;

function filesIn(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$|_headers$/.test(file),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'" };

/** The path and the text of each file, without the escapes of HTML. */
function textsIn(site: string): [string, string][] {
  const files = filesIn(site).filter((file) => !unread.test(file));
  return files.map((file) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    const plain = text.replace(/&(amp|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
    return [file, `/${file}\n${plain}`];
  });
}

/** The units whose texts stand for nothing else: a mere number also counts other things. */
const telling = ['naira', 'dollar', 'percent', 'date', 'month', 'week', 'year', 'hour', 'second'];

/** The texts of the figures in every language of a built site, from its translations files. */
export function tracesOfFigures(site: string, units: Readonly<Record<string, string>>): Trace[] {
  const files = filesIn(site).filter((file) => path.basename(file) === 'common.json');
  const texts = files.flatMap((file) => {
    const { own = {}, en = {} } = JSON.parse(readFileSync(path.join(site, file), 'utf8'));
    return Object.entries<string>({ ...en.figures, ...own.figures });
  });
  const distinct = new Map(texts.map(([name, text]) => [text, name]));
  return [...distinct]
    .filter(([, name]) => telling.includes(units[name] ?? ''))
    .map(([text, name]) => trace(name, text));
}

/** The traces that a site contains, each with the first file. */
export function search(site: string, traces: readonly Trace[]): Map<Trace, string> {
  const texts = textsIn(site);
  const found = new Map<Trace, string>();
  for (const each of traces) {
    const [file] = texts.find(([, text]) => each.pattern.test(text)) ?? [];
    if (file) found.set(each, file);
  }
  return found;
}

/** The pictures that two sites have in common, byte by byte. */
export function samePictures(site: string, other: string): string[] {
  const pictures = (folder: string) =>
    filesIn(folder)
      .filter((file) => /\.(?:png|svg)$/.test(file))
      .map((file): [string, string] => [
        file,
        readFileSync(path.join(folder, file)).toString('base64'),
      ]);
  const contents = new Set(pictures(other).map(([, content]) => content));
  if (contents.size === 0) throw new Error(`${other} has no pictures to compare`);
  return pictures(site).flatMap(([file, content]) => (contents.has(content) ? [file] : []));
}
