import { company, figureText } from '../support/site.ts';
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
  for (const [name, gives] of Object.entries({
    'Auto Funding': 'Up to ₦30\u00A0million on your car',
    'Personal Funding': 'For rent, an emergency or school fees, with no collateral',
    'Business Funding': 'Up to ₦50\u00A0million for your business',
  })) {
    const button = main(page).getByRole('link', { name: `${name} ${gives}`, exact: true });
    await expect(button).toBeVisible();
    await expect(section(page, 'Choose your funding').getByRole('heading', { name })).toBeVisible();
  }
  await expect(main(page)).toContainText('a loan');
  await expect(main(page)).toContainText('pay it back with interest');
  const samples = section(page, 'Sample loans');
  await expect(samples.getByRole('listitem')).toHaveCount(4);
  await expect(samples.getByText('Sample', { exact: true })).toHaveCount(4);
  await expect(samples).toContainText('not real customers');
  const connect = section(page, 'Connect with us');
  await expect(connect.getByRole('link', { name: 'Call now' })).toHaveAttribute(
    'href',
    `tel:+${digits}`,
  );
  await expect(connect.getByRole('link', { name: 'Chat now' })).toHaveAttribute(
    'href',
    `https://wa.me/${digits}`,
  );
});

test('the cards of the home page compare the products fact by fact', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const cards = section(page, 'Choose your funding').locator('dl');
  const facts = {
    'Largest amount': ['₦30\u00A0million', 'Ask us', '₦50\u00A0million'],
    Repayment: ['1 to 6\u00A0months', 'Equal monthly installments', 'Equal monthly installments'],
    Interest: ['10% flat per month', 'Stated before you sign', 'Stated before you sign'],
    Collateral: ['Your car', 'None needed', 'Ask us'],
  };
  for (const [name, values] of Object.entries(facts)) {
    const rows = cards.locator('div').filter({ has: page.getByText(name, { exact: true }) });
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
    second: 'Car inspection',
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
    second: 'Document review',
    criteria: ['id', 'document', 'document', 'interest'],
    facts: ['incomeProof'],
  },
  '/product/business-loans': {
    second: 'Document review',
    criteria: ['document', 'document', 'id', 'document', 'interest'],
    facts: ['businessMaximum', 'bankStatement'],
  },
} as const;

for (const [path, { second, criteria, facts }] of Object.entries(products)) {
  test(`${path} shows steps, offers, criteria and what is next`, async ({ page }) => {
    await page.goto(path);
    const steps = section(page, 'How it works');
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Apply',
      second,
      'Approval',
    ]);
    await expect(steps.getByRole('link', { name: 'Start Your Application' })).toBeVisible();
    await expect(section(page, 'What We Offer').getByRole('listitem')).toHaveCount(4);
    const icons = await section(page, 'Eligibility Criteria')
      .locator('[data-icon]')
      .evaluateAll((found) => found.map((icon) => icon.getAttribute('data-icon')));
    expect(icons).toEqual(criteria);
    await expect(section(page, 'What’s Next').getByRole('heading', { level: 3 })).toHaveText([
      'Disbursement',
      'Repayment schedule',
      'Customer support',
    ]);
    for (const fact of facts) await expect(main(page)).toContainText(figureText(fact));
  });
}

test('Why Choose Us gives six points each', async ({ page }) => {
  await page.goto('/company/chooseus');
  for (const name of ['Fast Approvals', 'Flexible Terms', 'Trusted Service']) {
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
    main(page).getByRole('heading', { name: 'Head of Credit and Risk Management' }),
  ).toHaveCount(3);
});

test('the company page stacks every section', async ({ page }) => {
  await page.goto('/company');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Our figures',
    'About Us',
    'Our Values',
    'Why Choose Us',
    'Our Team',
  ]);
});

test('the footer has the year, the networks and the ways to the company', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${company.brand}`);
  for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram']) {
    await expect(footer.getByRole('link', { name: `${name} (leaves this site)` })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: company.phone })).toBeVisible();
  await expect(footer).toContainText(company.address);
});
