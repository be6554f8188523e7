import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it('diagnostics are shown before they are copied, and exactly these are copied', async () => {
  const preview = await startPreviewProcess();
  const desk = await visit(browser, `${preview.url}#/settings`);
  // Pages may not read the clipboard; what is selected when it is copied is the same.
  await desk.page.evaluate(() => {
    document.addEventListener('copy', () => {
      const field = document.activeElement;
      Object.assign(window, { copied: field instanceof HTMLTextAreaElement ? field.value : '' });
    });
  });
  await desk.page.getByRole('button', { name: 'Copy diagnostics…' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Diagnostics' });
  const text = await dialog.getByRole('region', { name: 'Diagnostics text' }).textContent();
  expect(text).toMatch(/^Front Desk \d+\.\d+\.\d+, preview, /);
  await dialog.getByRole('button', { name: 'Copy the diagnostics' }).click();
  await dialog.getByRole('button', { name: 'Copied the diagnostics' }).waitFor();
  expect(await desk.page.evaluate(() => 'copied' in window && window.copied)).toBe(text);
  expect(desk.problems).toEqual([]);
  await desk.context.close();
  await preview.stop();
});

it('a second preview on the same folder reports it in one line and ends', async () => {
  const preview = await startPreviewProcess();
  const script = fileURLToPath(new URL('../../dist/preview.js', import.meta.url));
  const second = spawn(process.execPath, [script, '--no-open'], {
    env: { ...process.env, FRONT_DESK_DATA_DIR: preview.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [second.stdout, second.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(second, 'close');
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^Front Desk is already open on .* \(process \d+\)\./),
  ]);
  await preview.stop();
});
