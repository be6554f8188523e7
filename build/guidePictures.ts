import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

const folder = 'docs/guide/pictures';
/** A help that is packed into the app stays small. */
const mostBytes = 120_000;

interface Picture {
  readonly name: string;
  readonly path: string;
  /** An element that is present once the screen is. */
  readonly content: RegExp;
  /** What is done on the screen before. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const pictures: readonly Picture[] = [
  {
    name: 'day',
    path: '#/',
    content: /Confirmed/,
    prepare: (page) => openAppointment(page, 'Bruno'),
  },
  { name: 'board', path: '#/board', content: /Checking out/ },
  {
    name: 'client',
    path: '#/clients/10001',
    content: /^All 600 clients/,
    prepare: (page) => page.getByRole('heading', { name: 'Past appointments' }).waitFor(),
  },
  { name: 'review', path: '#/review', content: /^Complete as of/ },
  { name: 'connect', path: '#/connect/production', content: /^Test connection/, prepare: showConnection },
  { name: 'booking', path: '#/', content: /Confirmed/, prepare: beginBooking },
  // Last, as it changes the day.
  { name: 'undo', path: '#/', content: /Confirmed/, prepare: checkPatientIn },
];

/** Takes the pictures of the guide from a running preview of the demo clinic. */
export async function takeGuidePictures(browser: Browser, url: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 1180, height: 700 },
    colorScheme: 'light',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const press = await context.newPage();
  for (const { name, path, content, prepare } of pictures) {
    const page = await context.newPage();
    await page.goto(url + path);
    await page.getByText(content).filter({ visible: true }).first().waitFor();
    await settled(page);
    await prepare?.(page);
    await settled(page);
    const bytes = await asWebp(press, await page.screenshot());
    if (bytes.length > mostBytes) throw new Error(`The picture ${name} is larger than ${mostBytes} bytes.`);
    writeFileSync(join(folder, `${name}.webp`), bytes);
    await page.close();
  }
  await context.close();
}

async function openAppointment(page: Page, words: string): Promise<void> {
  await page.locator('[data-tile]', { hasText: words }).first().click();
  await page.getByRole('complementary', { name: 'Appointment' }).getByText('Type', { exact: true }).waitFor();
}

async function showConnection(page: Page): Promise<void> {
  await page.getByLabel('Address').filter({ visible: true }).first().focus();
}

async function beginBooking(page: Page): Promise<void> {
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.type('bella');
  await dialog.getByRole('option', { name: /Bella/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('Alt number').waitFor();
  await dialog.getByLabel('Type').selectOption({ index: 1 });
}

async function checkPatientIn(page: Page): Promise<void> {
  await openAppointment(page, 'Confirmed');
  await page.getByRole('button', { name: /^Check in/ }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

async function settled(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
}

/** A third of the size of a PNG, and made by the browser itself. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const written = await page.evaluate<unknown>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86);
  })()`);
  return Buffer.from(String(written).replace('data:image/webp;base64,', ''), 'base64');
}
