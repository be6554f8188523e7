// `node test/proof/pageMemory.ts`: looks for a key and for a client in the whole memory of a page's process, not only in
// what its scripts can reach. Linux, and as root: others may not read another process. The key is given to the core past
// the page, as at every start after the one at which it was typed. Prints one JSON; exits 1 where something was found
// that must not be there, or a planted word was not.
import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ensureBuilt } from '../../build/ensureBuilt.ts';
import { startDemoClinic } from '../../graphql/demo/server.ts';
import { formsOf } from '../support/canary.ts';
import { makeCertificates } from '../support/service/certificates.ts';
import { requestFrom, startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { temporaryFolder, tuesday } from '../support/core/memoryCore.ts';

const key = 'canary-Vd8LpW3x-memory';
const planted = 'planted-Hn5RtB7q-memory';
const chunk = 16 * 1024 * 1024;

/** In how many places a text stands in a process, in any of its forms; overlapping reads, so that none is cut. */
function countIn(pid: number, text: string): number {
  const forms = formsOf(text).map((form) => Buffer.from(form, 'latin1'));
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const buffer = Buffer.alloc(chunk);
  let found = 0;
  for (const line of readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')) {
    const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) r/.exec(line) ?? [];
    if (from === undefined || to === undefined) continue;
    const end = BigInt(`0x${to}`);
    for (let at = BigInt(`0x${from}`); at < end; at += BigInt(chunk - 256)) {
      const length = Number(end - at < BigInt(chunk) ? end - at : BigInt(chunk));
      let read = 0;
      try {
        read = readSync(memory, buffer, 0, length, at);
      } catch {
        // Reserved, and nothing in it.
        continue;
      }
      const bytes = buffer.subarray(0, read);
      found += forms.filter((form) => form.length > 0 && bytes.includes(form)).length;
    }
  }
  closeSync(memory);
  return found;
}

async function renderersOf(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

ensureBuilt();
const certificates = await makeCertificates();
const temporary = temporaryFolder();
const authority = join(temporary.folder, 'authority.pem');
writeFileSync(authority, certificates.authority);
const auth = { kind: 'direct', key } as const;
const clinic = await startDemoClinic({ seed: 3, now: () => tuesday, tls: certificates.server, auth });
const preview = await startPreviewProcess({ NODE_EXTRA_CA_CERTS: authority });
const browser = await startBrowser();
try {
  const keys = { kind: 'single', key } as const;
  const envelope = JSON.stringify({
    id: 'connect',
    channel: 'connection:open',
    payload: { environment: 'production', url: clinic.url, keys },
  });
  const { origin } = new URL(preview.url);
  const headers = { 'content-type': 'application/json', origin };
  const answer = await fetch(new URL('request', preview.url), { method: 'POST', headers, body: envelope });
  if (!(await answer.text()).includes('"kind":"ok"')) throw new Error('The clinic could not be connected.');
  const { page } = await visit(browser, preview.url);
  for (const screen of ['#/', '#/clients/10001', '#/review', '#/settings', '#/']) {
    await page.goto(preview.url + screen);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await page.locator('[data-tile]').first().waitFor();
  await page.evaluate((text) => void Object.assign(window, { planted: [text] }), planted);
  const count = async (text: string): Promise<number> =>
    (await renderersOf(browser)).reduce((sum, pid) => sum + countIn(pid, text), 0);
  const found = {
    processes: (await renderersOf(browser)).length,
    key: await count(key),
    planted: await count(planted),
  };
  // The core is the control of the other kind: it has to hold the key.
  const settings = await requestFrom(page, 'settings:read', null);
  const connected = settings.environments.some(({ kind, hasKey }) => kind === 'production' && hasKey);
  console.log(JSON.stringify({ ...found, connected }, null, 2));
  process.exitCode = found.key === 0 && found.planted > 0 && connected ? 0 : 1;
} finally {
  await browser.close();
  await preview.stop();
  await clinic.close();
  temporary.remove();
}
