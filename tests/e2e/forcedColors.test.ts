import { field, form, submit } from '../support/contactForm.ts';
import { hamburger, phoneMenu, wideMenu } from '../support/menus.ts';
import { en, languages } from '../support/sources.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

test('in forced colours the current page does not look focused', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of [desktop, phone])
    for (const path of ['/', '/contactus', '/privacy/our-identity', '/resources/faq']) {
      await page.setViewportSize(size);
      await page.goto(path);
      if (size === phone) await hamburger(page).press('Enter');
      const menu = size === phone ? phoneMenu(page) : wideMenu(page);
      const listed = menu.getByRole('listitem').getByRole('link');
      const links = page.locator('a[aria-current="page"]').or(listed);
      const looks = await links.filter({ visible: true }).evaluateAll((all) =>
        all.map((link) => {
          const { outlineStyle, borderInlineStartWidth, textDecorationLine } =
            getComputedStyle(link);
          const line = getComputedStyle(link, '::after');
          const canvas = getComputedStyle(document.body).backgroundColor;
          const hasLine = line.blockSize === '3px' && line.backgroundColor !== canvas;
          // The brand, which leads home, is no link of a menu and not marked.
          const isMarked = borderInlineStartWidth !== '0px' || /underline/.test(textDecorationLine);
          return {
            outlineStyle,
            isCurrent: link.ariaCurrent === 'page',
            isMarked: isMarked || hasLine || link.querySelector('.mark') !== null,
          };
        }),
      );
      expect(new Set(looks.map(({ isCurrent }) => isCurrent)).size).toBe(2);
      for (const { outlineStyle, isCurrent, isMarked } of looks)
        expect([outlineStyle, isMarked]).toEqual(['none', isCurrent]);
    }
  await page.setViewportSize(desktop);
  await page.goto('/resources/faq');
  // The language of the page in the footer's row, too.
  const offered = page.getByRole('contentinfo').locator('a[hreflang]');
  await expect(offered).toHaveCount(languages.length);
  for (const one of await offered.all()) {
    const isCurrent = (await one.getAttribute('aria-current')) !== null;
    await expect(one).toHaveCSS('text-decoration-line', isCurrent ? 'underline' : 'none');
  }
  const backgrounds = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
  expect(new Set(backgrounds).size).toBe(2);
});

test('in forced colours every control has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contactus');
  const edges = await form(page)
    .locator(':is(input, select, textarea, button):visible:not([type="checkbox"])')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).borderWidth)));
  expect(edges.length).toBeGreaterThan(5);
  // Forced colours remove shadows and backgrounds, which otherwise also make edges.
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(1);
  // They do not replace the colour of an icon.
  const icons = await page
    .locator('main svg[width="24"]')
    .evaluateAll((all) =>
      all.map((icon) =>
        [icon, icon.parentElement ?? icon].map((one) => getComputedStyle(one).color),
      ),
    );
  expect(icons.length).toBeGreaterThan(0);
  for (const [icon, text] of icons) expect(icon).toBe(text);
});

test('if more contrast is preferred, links, notes and edges have the colour of texts', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/contactus');
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const policy = form(page).getByRole('link').last();
  await expect(policy).toHaveCSS('color', ink);
  await expect(form(page).getByText(en('contact:form.phone.hint'))).toHaveCSS('color', ink);
  for (const edged of [field(page, 'phone'), form(page), submit(page)])
    await expect(edged).toHaveCSS('border-top-color', ink);
});
