import { expect, it, onTestFinished } from 'vitest';
import { visit } from '../support/browser/desk.ts';
import { settled } from '../support/browser/everyScreen.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';

const shared = sharePreview();

async function open(path: string) {
  const { page, context } = await visit(shared.browser, shared.preview.url + path, { forcedColors: 'active' });
  onTestFinished(() => context.close());
  await settled(page);
  return page;
}

it.each([
  ['#/', 'nav a'],
  ['#/clients/10001', 'main li a[aria-current]'],
  ['#/review', 'main nav a'],
  ['#/settings', 'main nav a'],
  ['#/help/reception/visit', 'main nav a'],
])('a frame marks what is chosen on %s', async (path, selector) => {
  const page = await open(path);
  const links = await page.locator(selector).evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent,
      isChosen: link.hasAttribute('aria-current'),
      isFramed: getComputedStyle(link).outlineStyle !== 'none',
    })),
  );
  expect(links.filter(({ isChosen }) => isChosen)).not.toEqual([]);
  expect(links.filter(({ isChosen, isFramed }) => isChosen !== isFramed)).toEqual([]);
});

it('a report that is not open has no line under its name', async () => {
  const page = await open('#/review');
  const line = page.locator('main nav a:not([aria-current])').first();
  const [border, paper] = await line.evaluate((tab) => [
    getComputedStyle(tab).borderBottomColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(border).toBe(paper);
});

it('the main action is filled, hours have lines, and a provider who is off is shaded', async () => {
  const page = await open('#/');
  const background = (selector: string): Promise<readonly string[]> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        return [style.backgroundColor, style.backgroundImage];
      });
  const [main] = await background('button[data-look="primary"]');
  const [other] = await background('button[data-look="outlined"]');
  expect(main).not.toBe(other);
  const [, lines] = await background('[data-column]');
  const [, shade] = await background('[data-column] > [class*="shut"]');
  expect(lines).toContain('linear-gradient');
  expect(shade).toContain('repeating-linear-gradient');
});
