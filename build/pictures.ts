// Takes the pictures of the documentation from the running preview: `node build/pictures.ts [folder]`. Without a
// folder it writes docs/pictures, those of the guide and those of the tour. Every screen, light and dark, in two sizes; the
// README shows some of them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensureBuilt.ts';
import { guidePictures } from './guidePictures.ts';
import { takePictures } from './takePictures.ts';
import { tourPictures } from './tourPictures.ts';
import { startBrowser, startPreviewProcess } from '../test/support/browser/desk.ts';

const folder = process.argv[2] ?? 'docs/pictures';
const sizes = process.argv[2] ? ['1280x800', '1920x1080'] : ['1280x800'];
const screens = [
  ['day', '#/', /Confirmed|Completed/],
  ['board', '#/board', /Checking out/],
  ['clients', '#/clients/10005', /Client since/],
  ['reports', '#/reports', /Booked time/],
  ['explorer', '#/explorer/invoices', /Amount due/],
  ['locations', '#/locations', /218 Riverside Drive/],
  ['settings', '#/settings', /Appearance/],
] as const;

ensureBuilt();
mkdirSync(folder, { recursive: true });
const [browser, preview] = await Promise.all([startBrowser(), startPreviewProcess()]);
for (const colorScheme of ['light', 'dark'] as const) {
  for (const size of sizes) {
    const [width = 1280, height = 800] = size.split('x').map(Number);
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
    });
    for (const [name, path, content] of screens) {
      const page = await context.newPage();
      await page.goto(preview.url + path);
      await page.getByText(content).first().waitFor();
      await page.evaluate('document.fonts.ready');
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}${process.argv[2] ? `-${size}` : ''}.png`) });
      await page.close();
    }
    await context.close();
  }
}
await preview.stop();
if (!process.argv[2]) {
  // Each begins with a day of its own.
  const sets = [
    { folder: 'docs/guide/pictures', size: { width: 1180, height: 700 }, pictures: guidePictures },
    { folder: 'docs/pictures/tour', size: { width: 1280, height: 760 }, pictures: tourPictures },
  ];
  for (const set of sets) {
    const fresh = await startPreviewProcess();
    await takePictures(browser, fresh.url, set);
    await fresh.stop();
  }
}
await browser.close();
