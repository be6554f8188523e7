import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PreviewProcess, startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { dayPage } from './pages/dayPage.ts';

// A German desk in an American browser, whose own date fields would say 11/17/2026.
let browser: Browser;
let preview: PreviewProcess;
beforeAll(async () => {
  [browser, preview] = await Promise.all([startBrowser(), startPreviewProcess({ FRONT_DESK_LANGUAGE: 'de' })]);
});
afterAll(() => Promise.all([browser.close(), preview.stop()]));

describe('a field for a date or a time', () => {
  it('has the format of the app’s language, and takes dates as people write them', async () => {
    const { page, context, problems } = await visit(browser, preview.url);
    await dayPage(page).movable.waitFor();
    await dayPage(page)
      .tile(/Cinnamon/)
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Verschieben/ }).click();
    const dialog = page.getByRole('dialog');
    const date = dialog.getByLabel('Datum');
    expect(await date.inputValue()).toBe('17.11.2026');

    const typed = async (text: string): Promise<string> => {
      await date.fill(text);
      await date.press('Tab');
      return date.inputValue();
    };
    expect(await typed('24.12.')).toBe('24.12.2026');
    await date.press('ArrowUp');
    expect(await date.inputValue()).toBe('25.12.2026');
    await date.press('ArrowDown');
    expect(await date.inputValue()).toBe('24.12.2026');
    expect(await typed('übermorgen')).toBe('19.11.2026');
    expect(await typed('2026-12-03')).toBe('03.12.2026');
    expect(await typed('20')).toBe('20.11.2026');
    // A number alone may still become another date: it counts once the field is left.
    await date.fill('2');
    await date.pressSequentially('1.11.');
    expect(await typed(await date.inputValue())).toBe('21.11.2026');

    // What can’t be read stays, and nothing is sent.
    expect(await typed('irgendwann')).toBe('irgendwann');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => date.getAttribute('aria-invalid')).toBe('true');
    expect(await date.inputValue()).toBe('irgendwann');
    expect(await typed('')).toBe('');
    expect(await date.getAttribute('placeholder')).toBe('TT.MM.JJJJ');

    const time = dialog.getByLabel('Uhrzeit');
    expect(await time.inputValue()).toBe('11:30');
    for (const [text, shown] of [
      ['14h30', '14:30'],
      ['2', '02:00'],
      ['930', '09:30'],
      ['16 Uhr', '16:00'],
    ] as const) {
      await time.fill(text);
      await time.press('Tab');
      expect(await time.inputValue()).toBe(shown);
    }
    await time.press('ArrowUp');
    expect(await time.inputValue()).toBe('16:05');
    // Ctrl Enter sends the form: what was typed counts before.
    await time.fill('9');
    await page.keyboard.down('Control');
    await expect.poll(() => time.inputValue()).toBe('09:00');
    await page.keyboard.up('Control');

    // The browser’s own calendar opens at the field.
    await dialog.locator('button[aria-hidden]').first().click();
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
    await context.close();
  });
});
