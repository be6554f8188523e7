import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Axe's rules of the category “color” that its default run has. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/**
 * Looks at the whole page in light, then again at its colours in dark: nothing else differs between the two. `part` where
 * the whole takes seconds, as a table of hundreds of cells does.
 */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  const light = await axe(page).include(part).analyze();
  expect(light.violations.map(describeViolation), 'in light').toEqual([]);
  await inDark(page, async () => {
    const dark = await axe(page).include(part).withRules(colourRules).analyze();
    expect(dark.violations.map(describeViolation), 'in dark').toEqual([]);
  });
}

/** Axe on a page. The desk has no frames: without looking for them axe needs no second page for each look. */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

function describeViolation({ id, nodes }: Violation): string {
  return `${id}: ${nodes.map(({ html }) => html).join(' | ')}`;
}

async function inDark(page: Page, look: () => Promise<void>): Promise<void> {
  const canvas = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await canvas();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(canvas).not.toBe(light);
  await look();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  await expect.poll(canvas).toBe(light);
}
