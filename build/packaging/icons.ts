// Draws the program's icons from icon.svg: `node build/packaging/icons.ts`. They are committed, as the packager would fetch
// a converter for them.
import { readFileSync, writeFileSync } from 'node:fs';
import { Data } from 'resedit';
import { startBrowser } from '../../test/support/browser/desk.ts';

const folder = new URL('.', import.meta.url);
const drawing = `data:image/svg+xml;base64,${readFileSync(new URL('icon.svg', folder)).toString('base64')}`;
const windowsSizes = [16, 24, 32, 48, 64, 128, 256];
/** Those of the hicolor theme, from which desktops choose. */
const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];

const browser = await startBrowser();
const page = await browser.newPage();
async function draw(size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}</style><img src="${drawing}" width="${size}" height="${size}">`);
  return page.screenshot({ omitBackground: true });
}

const icon = new Data.IconFile();
for (const size of windowsSizes) {
  const png = await draw(size);
  const bytes = Uint8Array.from(png).buffer;
  // An entry has one byte for each side, and writes 256 as 0.
  const side = size % 256;
  icon.icons.push({
    width: side,
    height: side,
    colors: 0,
    planes: 1,
    bitCount: 32,
    data: Data.RawIconItem.from(bytes, size, size, 32),
  });
}
writeFileSync(new URL('icon.ico', folder), Buffer.from(icon.generate()));
writeFileSync(new URL('icon.png', folder), await draw(1024));
for (const size of linuxSizes) {
  writeFileSync(new URL(`linuxIcons/${size}x${size}.png`, folder), await draw(size));
}
await browser.close();
