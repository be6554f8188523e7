import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The forms in which a secret could lie about. A search that knows only the plain one proves little. */
export function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  // Base64 depends on where in a longer text the secret begins: three alignments, each cut to the characters that
  // hold bits of the secret alone. Cut shorter, a form of a short name turns up in any encrypted file by chance.
  const base64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
  });
  return [
    secret,
    ...base64,
    bytes.toString('hex'),
    encodeURIComponent(secret),
    secret.split('').toReversed().join(''),
    secret.split('').join('\0'),
  ];
}

/** Which of the texts hold a secret in any form; names only, so that a failing test prints no secret. */
export function findSecret(secret: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const forms = formsOf(secret);
  return Object.entries(texts)
    .filter(([, text]) => forms.some((form) => text.includes(form)))
    .map(([name]) => name);
}

/** Everything a page holds: markup, values, storage and the whole JavaScript heap after a collection. */
export async function readPage(page: Page): Promise<Readonly<Record<string, string>>> {
  const session = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const storage = await page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  );
  const values = await page.evaluate(() =>
    JSON.stringify([...document.querySelectorAll('input')].map((input) => input.value)),
  );
  return { markup: await page.content(), storage, values, heap: pieces.join('') };
}

/** Every file below a folder, as text. */
export function readFiles(folder: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) Object.assign(files, readFiles(path));
    else files[path] = readFileSync(path, 'latin1');
  }
  return files;
}
