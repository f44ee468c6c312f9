import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import figures from './figures.json' with { type: 'json' };

/** Another value for every setting of `.env.example`. */
const settings: Readonly<Record<string, string>> = {
  VITE_SITE_URL: 'https://www.zuma.example',
  VITE_FORM_ENDPOINT: 'https://formspree.io',
  VITE_FORM_KEY: 'xzumaform',
  VITE_COMPANY_BRAND: 'Zuma & Sons',
  VITE_COMPANY_PHONE: '+234 901 555 0101',
  VITE_COMPANY_EMAIL: 'hello@zuma.example',
  VITE_COMPANY_ADDRESS: '12 Market Road, Kaduna, Kaduna State, Nigeria',
  VITE_COMPANY_MAP_FRAME: 'https://maps.example/frame?at=10.52,7.44',
  VITE_COMPANY_MAP_LINK: 'https://maps.example/#10.52,7.44',
  VITE_COMPANY_FACEBOOK: 'https://www.facebook.com/zuma.example',
  VITE_COMPANY_TWITTER: 'https://twitter.com/zuma_example',
  VITE_COMPANY_LINKEDIN: 'https://www.linkedin.com/company/zuma-example',
  VITE_COMPANY_INSTAGRAM: 'https://www.instagram.com/zuma.example',
  VITE_SPLASH_MS: '2000',
  VITE_OFFLINE_PAGES: 'off',
};

/** The tokens of the recipe "Another colour" in README.md. */
const colours: Readonly<Record<string, string>> = {
  brand: 'light-dark(#4b1d6e, #d3b5ea)',
  link: 'light-dark(#43185f, #e0caf1)',
  tint: 'light-dark(#f4eef9, #2c2036)',
  action: '#ffa64d',
  'action-hover': '#ffbd78',
  'action-edge': 'light-dark(#a34a00, var(--action))',
};

/** The language that the second brand does not have, if the site has it. */
export const removed = { tag: 'ha', name: 'Hausa' };

function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} has nothing to change`);
  writeFileSync(file, after);
}

/** The names whose values differ from those of a sample; all names must be known. */
function expectAllChanged(kind: string, sample: object, values: object): void {
  const before = new Map(Object.entries(sample));
  const after = new Map(Object.entries(values));
  const same = [...before].filter(([name, value]) => [undefined, value].includes(after.get(name)));
  const names = same.map(([name]) => name).join(', ');
  if (names) throw new Error(`the second brand has no value of its own for the ${kind}: ${names}`);
}

function changeSettings(copy: string): void {
  const sample = parseEnv(readFileSync(path.join(copy, '.env.example'), 'utf8'));
  expectAllChanged('settings', sample, settings);
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(path.join(copy, '.env'), lines.join(''));
}

function changeFigures(copy: string): void {
  change(path.join(copy, 'locales/figures.json'), (text) => {
    const sample: Record<string, { unit: string; value: unknown }> = JSON.parse(text);
    const entries = Object.entries(sample);
    const values = Object.fromEntries(entries.map(([name, { value }]) => [name, value]));
    expectAllChanged('figures', values, figures);
    const own = new Map<string, unknown>(Object.entries(figures));
    const lines = entries.map(
      ([name, { unit }]) =>
        `  "${name}": { "unit": "${unit}", "value": ${JSON.stringify(own.get(name))} }`,
    );
    return `{\n${lines.join(',\n')}\n}\n`;
  });
}

/** Changes the colours and returns the former ones. */
function changeColours(copy: string): string[] {
  const former: string[] = [];
  const file = path.join(copy, 'src/styles/tokens.css');
  for (const [name, colour] of Object.entries(colours))
    change(file, (css) =>
      css.replace(new RegExp(`(--${name}: )([^;]+)`), (_, start: string, value: string) => {
        former.push(...(value.match(/#\w{6}/g) ?? []));
        return start + colour;
      }),
    );
  return former;
}

function removeLanguage(copy: string): void {
  for (const folder of ['locales', 'tests/a11y/transcripts'])
    rmSync(path.join(copy, folder, removed.tag), { recursive: true, force: true });
  const files = readdirSync(path.join(copy, 'locales'), { recursive: true, encoding: 'utf8' });
  // The texts that name the languages.
  for (const file of files.filter((name) => /^[\w-]+.accessibility\.json$/.test(name))) {
    const text = readFileSync(path.join(copy, 'locales', file), 'utf8');
    writeFileSync(path.join(copy, 'locales', file), text.replace(`${removed.name}, `, ''));
  }
}

/** Makes all changes in a copy of the source, and returns the colours that are no longer used. */
export function changeBrand(copy: string): string[] {
  changeSettings(copy);
  changeFigures(copy);
  removeLanguage(copy);
  return changeColours(copy);
}
