import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';

const samples = parseEnv(readFileSync('.env.example', 'utf8'));
const source = readFileSync('src/site/company.ts', 'utf8').replace(/\s+/g, ' ');
const ofTheCompany = Object.entries(samples).filter(([name]) =>
  /^VITE_(SITE|FORM|COMPANY)/.test(name),
);

// A release is refused by the samples of `.env.example`: those in the code have to be the same.
test.each(ofTheCompany)(
  '%s has the same sample in .env.example and in the code',
  (name, sample) => {
    expect(source).toContain(`import.meta.env.${name}, '${sample}'`);
  },
);
