import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { startPreviewProcess, visit, type Visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { clientsPage } from './pages/clientsPage.ts';
import { dayPage } from './pages/dayPage.ts';

const shared = sharePreview();
let desk: Visit;
beforeEach(async () => {
  desk = await visit(shared.browser, shared.preview.url);
});
afterEach(async () => {
  await desk.context.close();
  expect(desk.problems).toEqual([]);
});

describe('the first run', () => {
  it('opens on today at the demo clinic, with one visible way to connect the own one', async () => {
    const { page } = desk;
    await dayPage(page).title('Tuesday, November 17, 2026').waitFor();
    await dayPage(page).firstVisit.waitFor();
    expect(await page.getByText('Environment: Demo').count()).toBe(1);
    await page.getByRole('button', { name: 'Connect your clinic' }).click();
    await page.getByRole('heading', { level: 1, name: 'Connect your clinic' }).waitFor();
  });

  it('shows another day and another location, and comes back to today', async () => {
    const { page } = desk;
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('heading', { level: 2, name: /^Dr\./ }).first().waitFor();
    const people = await page.getByRole('heading', { level: 2 }).allTextContents();
    await page.getByRole('button', { name: 'Next day' }).click();
    await dayPage(page).title('Wednesday, November 18, 2026').waitFor();
    await dayPage(page).location.selectOption({ label: 'Lincoln Square' });
    await page
      .getByText(/Chicago/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 2 }).allTextContents()).not.toEqual(people);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect.poll(() => title.textContent()).toBe('Tuesday, November 17, 2026');
  });

  it('opens at the location that was used last', async () => {
    const { page } = desk;
    const heads = page.getByRole('heading', { level: 2, name: /^Dr\./ });
    await heads.first().waitFor();
    const people = await heads.allTextContents();
    await dayPage(page).location.selectOption({ label: 'Park Slope' });
    // The screen remembers its location after the day was read; until then it has no headings.
    await expect.poll(async () => (await heads.allTextContents()).some((name) => !people.includes(name))).toBe(true);
    await page.goto('about:blank');
    await page.goto(shared.preview.url);
    await expect.poll(() => dayPage(page).location.locator('option:checked').textContent()).toBe('Park Slope');
  });

  it('finds a client while typing and opens the card, by keyboard alone', async () => {
    const { page } = desk;
    await dayPage(page).firstVisit.waitFor();
    await page.keyboard.press('/');
    await clientsPage(page).searchField.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.type('zoe obrien');
    // Of the whole words: during typing another client may rank first.
    await expect.poll(() => clientsPage(page).foundLinks.count()).toBe(1);
    await page.getByRole('link', { name: /Zoë O'Brien-Muñoz/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const card = clientsPage(page).card("Zoë O'Brien-Muñoz");
    await card.getByRole('heading', { name: 'Patients' }).waitFor();
    await card.getByRole('heading', { name: 'Past appointments' }).waitFor();
    const address = page.url();
    await page.reload();
    await clientsPage(page).card("Zoë O'Brien-Muñoz").waitFor();
    expect(page.url()).toBe(address);
  });

  it('shows an empty result', async () => {
    const { page } = desk;
    await page.goto(`${shared.preview.url}#/clients`);
    await clientsPage(page).searchField.fill('zzzzqqq');
    await page
      .getByText(/No client|Nobody|no match/i)
      .first()
      .waitFor();
  });

  it('lists the locations with their zones', async () => {
    const { page } = desk;
    await page.goto(`${shared.preview.url}#/locations`);
    await page.getByText('218 Riverside Drive').waitFor();
    await page
      .getByText(/Chicago/)
      .first()
      .waitFor();
  });

  it('keeps the chosen appearance for the next window', async () => {
    const { page } = desk;
    await page.goto(`${shared.preview.url}#/settings`);
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    const next = await visit(shared.browser, shared.preview.url);
    await next.page.getByRole('navigation').waitFor();
    expect(await next.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await next.context.close();
    await page.getByRole('button', { name: 'System' }).click();
  });

  it('names the shortcuts on ?', async () => {
    const { page } = desk;
    await dayPage(page).firstVisit.waitFor();
    await page.keyboard.press('?');
    await page
      .getByRole('dialog')
      .getByText(/shortcut/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('the first picture', () => {
  it('has the words of its colour scheme: light ones on a dark page', async () => {
    const dark = await visit(shared.browser, 'about:blank', { colorScheme: 'dark' });
    // Every frame until the shell is there: none may show dark words on the dark page.
    await dark.page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const title = document.querySelector('h1, nav a');
        if (title) seen.push(getComputedStyle(document.body).color);
        if (seen.length < 5) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await dark.page.goto(shared.preview.url);
    await dark.page.getByRole('navigation').waitFor();
    const colors = (): Promise<unknown> => dark.page.evaluate(() => Reflect.get(window, 'seen'));
    await expect.poll(colors).toEqual(Array.from({ length: 5 }, () => 'rgb(231, 234, 237)'));
    await dark.context.close();
  });
});

describe('a desk that stays open over midnight', () => {
  it('moves on to the new day by itself', async () => {
    const late = await startPreviewProcess({ FRONT_DESK_NOW: '2026-11-18T04:59:52Z' });
    const night = await visit(shared.browser, late.url);
    await dayPage(night.page).title('Tuesday, November 17, 2026').waitFor();
    await dayPage(night.page).title('Wednesday, November 18, 2026').waitFor({ timeout: 50_000 });
    await night.context.close();
    await late.stop();
  });
});
