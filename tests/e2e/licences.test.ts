import settings from '../../package.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

// The package only re-exports another one.
const namedAs = new Map([['react-router-dom', 'react-router']]);

test('the licences of all delivered packages are delivered', async ({ request }) => {
  const textOf = async (file: string) => (await request.get(file)).text();
  const licences = await textOf('/licences.md');
  for (const name of Object.keys(settings.dependencies))
    expect(licences).toContain(`## ${namedAs.get(name) ?? name} - `);
  const font = await textOf('/licence-inter.txt');
  expect(font).toContain('SIL OPEN FONT LICENSE');
});
