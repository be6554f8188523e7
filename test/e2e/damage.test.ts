import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';
import { dayPage } from './pages/dayPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe('a damaged settings file', () => {
  it('does not keep the desk from opening: the original is kept aside and the screen shows it', async () => {
    const temporary = temporaryFolder();
    mkdirSync(temporary.folder, { recursive: true });
    writeFileSync(join(temporary.folder, 'settings.json'), '{"version":1,"appear');
    const preview = await startPreviewProcess({}, temporary.folder);
    const desk = await visit(browser, preview.url);
    await desk.page
      .getByText(/settings file was damaged/)
      .first()
      .waitFor();
    await dayPage(desk.page).firstVisit.waitFor();
    expect(readdirSync(temporary.folder).some((name) => name.startsWith('settings.json.corrupt-'))).toBe(true);
    expect(desk.problems).toEqual([]);
    await desk.context.close();
    await preview.stop();
    temporary.remove();
  });
});
