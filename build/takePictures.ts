import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

/** What is packed into the app, or seen on a page of a repository, stays small. */
const mostBytes = 120_000;

export interface Picture {
  readonly name: string;
  readonly path: string;
  /** A text that is present once the screen is. */
  readonly content: RegExp;
  /** What is done on the screen before. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Takes pictures of a running preview of the demo clinic into a folder, one after the other. */
export async function takePictures(
  browser: Browser,
  url: string,
  {
    folder,
    size,
    pictures,
  }: {
    readonly folder: string;
    readonly size: { readonly width: number; readonly height: number };
    readonly pictures: readonly Picture[];
  },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: size,
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

export async function openAppointment(page: Page, words: string): Promise<void> {
  await page.locator('[data-tile]', { hasText: words }).first().click();
  await page.getByRole('complementary', { name: 'Appointment' }).getByText('Type', { exact: true }).waitFor();
}

export async function beginBooking(page: Page): Promise<void> {
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.type('bella');
  await dialog.getByRole('option', { name: /Bella/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('Alt number').waitFor();
  await dialog.getByLabel('Type').selectOption({ index: 1 });
}

export async function checkPatientIn(page: Page): Promise<void> {
  // The next of the day: of one that is hours ahead it is asked first.
  await openAppointment(page, 'Duke');
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
