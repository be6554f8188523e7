import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { readPreviewUrl, startBrowser, visit } from '../support/browser/desk.ts';
import { expectOwnerOnly } from '../support/core/fileModes.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';
import { dayPage } from './pages/dayPage.ts';

it('opens the browser with a file that only its owner can read, and that leads to the page once', async () => {
  const temporary = temporaryFolder();
  onTestFinished(() => temporary.remove());
  const opened = join(temporary.folder, 'opened');
  const commands = join(temporary.folder, 'commands');
  mkdirSync(commands, { recursive: true });
  // In the place of the system's browser: writes its command line down, as every user of the computer can read it.
  for (const name of ['xdg-open', 'open'])
    writeFileSync(join(commands, name), `#!/bin/sh\nprintf '%s' "$*" > '${opened}'\n`, { mode: 0o755 });
  const preview = spawn(process.execPath, [fileURLToPath(new URL('../../dist/preview.js', import.meta.url))], {
    env: {
      ...process.env,
      PATH: `${commands}${delimiter}${process.env['PATH'] ?? ''}`,
      FRONT_DESK_DATA_DIR: join(temporary.folder, 'data'),
      FRONT_DESK_NOW: '2026-11-17T15:10:00Z',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void preview.kill());
  let printed = '';
  preview.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const url = await readPreviewUrl(preview, () => printed);
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBeTruthy();
  const file = readFileSync(opened, 'utf8');
  expect(file).not.toContain('http');
  expectOwnerOnly(file);
  expect(readFileSync(file, 'utf8')).not.toContain(new URL(url).pathname);

  const browser = await startBrowser();
  onTestFinished(() => browser.close());
  const { page, problems } = await visit(browser, pathToFileURL(file).href);
  await dayPage(page).tiles.first().waitFor();
  expect(page.url()).toContain(url);
  expect(problems).toEqual([]);
  // The address in the file works once.
  const [spent = ''] = /http:[^"]+/.exec(readFileSync(file, 'utf8')) ?? [];
  expect((await fetch(spent)).status).toBe(410);
});
