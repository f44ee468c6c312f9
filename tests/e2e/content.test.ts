import { productPath } from '../../src/site/paths.ts';
import { loanTypes } from '../../src/site/products.ts';
import { linkName } from '../support/menus.ts';
import { company, en, figureText, siteUrl } from '../support/site.ts';
import { desktop, expect, type Page, test } from '../support/test.ts';

const digits = company.phone.replace(/\D/g, '');

const main = (page: Page) => page.getByRole('main');
/** The section with a heading of level 2. */
const section = (page: Page, name: string) => {
  const heading = page.getByRole('heading', { name, level: 2 });
  return main(page).locator('section').filter({ has: heading });
};

test('the home page presents the three products, samples and ways to connect', async ({ page }) => {
  await page.goto('/');
  for (const loanType of loanTypes) {
    const name = linkName(loanType);
    const gives = en(`home:hero.choices.${loanType}`);
    const button = main(page).getByRole('link', { name: `${name} ${gives}`, exact: true });
    await expect(button).toHaveAttribute('href', productPath(loanType));
    const products = section(page, en('home:products.title'));
    const card = products
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByRole('link')).toHaveAttribute('href', productPath(loanType));
  }
  await expect(main(page)).toContainText(en('home:hero.lead'));
  const samples = section(page, en('home:samples.title'));
  await expect(samples.getByRole('listitem')).toHaveCount(4);
  await expect(samples.getByText(en('home:samples.label'), { exact: true })).toHaveCount(4);
  await expect(samples).toContainText(en('home:samples.note'));
  const connect = section(page, en('home:connect.title'));
  await expect(connect.getByRole('link', { name: en('common:action.call') })).toHaveAttribute(
    'href',
    `tel:+${digits}`,
  );
  await expect(connect.getByRole('link', { name: en('common:action.chat') })).toHaveAttribute(
    'href',
    `https://wa.me/${digits}`,
  );
});

test('the cards of the home page compare the products fact by fact', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const cards = section(page, en('home:products.title')).locator('dl');
  for (const fact of ['amount', 'repayment', 'interest', 'collateral'] as const) {
    const name = en(`home:products.facts.${fact}`);
    const rows = cards.locator('div').filter({ has: page.getByText(name, { exact: true }) });
    const values = loanTypes.map((loanType) => en(`home:products.${loanType}.${fact}`));
    await expect(rows.locator('dd')).toHaveText(values);
    // On one line, however long the texts of the others are.
    const tops = await rows.evaluateAll((found) =>
      found.map((row) => row.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, name).toBe(1);
  }
});

const products = {
  '/product/car-loans': {
    steps: ['car.steps.apply', 'car.steps.inspection', 'car.steps.approval'],
    criteria: ['car', 'document', 'id', 'document', 'interest', 'custody'],
    facts: [
      'carMaximum',
      'carShareMin',
      'carShareMax',
      'carTermMin',
      'carTermMax',
      'carInterest',
      'incomeProof',
    ],
  },
  '/product/personal-loans': {
    steps: ['personal.steps.apply', 'personal.steps.review', 'personal.steps.approval'],
    criteria: ['id', 'document', 'document', 'interest'],
    facts: ['incomeProof'],
  },
  '/product/business-loans': {
    steps: ['business.steps.apply', 'business.steps.review', 'business.steps.approval'],
    criteria: ['document', 'document', 'id', 'document', 'interest'],
    facts: ['businessMaximum', 'bankStatement'],
  },
} as const;

for (const [path, { steps, criteria, facts }] of Object.entries(products)) {
  test(`${path} shows steps, offers, criteria and what is next`, async ({ page }) => {
    await page.goto(path);
    const list = section(page, en('product:sections.steps'));
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(
      steps.map((step) => en(`product:${step}.header`)),
    );
    await expect(list.getByRole('link', { name: en('common:action.apply') })).toBeVisible();
    const offers = section(page, en('product:sections.offers'));
    await expect(offers.getByRole('listitem')).toHaveCount(4);
    const icons = await section(page, en('product:sections.criteria'))
      .locator('[data-icon]')
      .evaluateAll((found) => found.map((icon) => icon.getAttribute('data-icon')));
    expect(icons).toEqual(criteria);
    const next = section(page, en('product:sections.next'));
    await expect(next.getByRole('heading', { level: 3 })).toHaveText([
      en('product:sections.disbursement'),
      en('product:sections.repayment'),
      en('product:sections.support'),
    ]);
    for (const fact of facts) await expect(main(page)).toContainText(figureText(fact));
  });
}

test('the key facts of a product stand beside their names', async ({ page }) => {
  await page.goto('/product/car-loans');
  const rows = main(page).locator('dl').first().locator('div');
  for (const fact of ['amount', 'repayment', 'interest', 'collateral', 'bring'] as const) {
    const name = page.getByText(en(`product:facts.${fact}`), { exact: true });
    const value = rows.filter({ has: name }).locator('dd');
    await expect(value).toHaveText(en(`product:car.facts.${fact}`));
  }
});

test('Why Choose Us gives six points each', async ({ page }) => {
  await page.goto('/company/chooseus');
  for (const group of ['fast', 'flexible', 'trusted'] as const) {
    const name = en(`company:chooseUs.groups.${group}.header`);
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByRole('listitem')).toHaveCount(6);
  }
});

test('Our Team shows three cards of the same placeholder, without a portrait', async ({ page }) => {
  await page.goto('/company/family');
  await expect(main(page).getByRole('img')).toHaveCount(0);
  await expect(main(page).locator('li > svg')).toHaveCount(3);
  await expect(
    main(page).getByRole('heading', { name: en('company:team.member.name') }),
  ).toHaveCount(3);
});

test('the company page stacks every section', async ({ page }) => {
  await page.goto('/company');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    en('company:statistics.title'),
    en('company:about.title'),
    en('company:values.title'),
    en('company:chooseUs.title'),
    en('company:team.title'),
  ]);
});

test('every link to another site says that it leaves this one', async ({ page }) => {
  for (const path of ['/', '/product/car-loans', '/resources/faq', '/contactus']) {
    await page.goto(path);
    const links = page.locator(`a[href^="http"]:not([href^="${siteUrl}"])`);
    const names = await links.allInnerTexts();
    expect(names.length, path).toBeGreaterThan(0);
    for (const name of names) expect(name, path).toContain(en('common:link.leavesSite'));
  }
});

test('browsers do not translate the name of the company', async ({ page }) => {
  await page.goto('/');
  const name = page.getByRole('banner').getByText(company.brand, { exact: true });
  await expect(name).toHaveAttribute('translate', 'no');
});

test('the footer has the year, the networks and the ways to the company', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${company.brand}`);
  for (const network of ['facebook', 'twitter', 'linkedin', 'instagram'] as const) {
    const name = `${en(`common:social.${network}`)} ${en('common:link.leavesSite')}`;
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      company.social[network],
    );
  }
  const call = footer.getByRole('link', { name: company.phone });
  await expect(call).toHaveAttribute('href', `tel:+${digits}`);
  await expect(footer).toContainText(company.address);
});
