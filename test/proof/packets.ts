// `npm run prove:packets` (Linux, as root): lets core and page work a while in a network namespace of their own, whose only way
// out is a cable that ends nowhere, and counts what goes into that cable. Prints one JSON; exits 1 where anything did,
// or where the controls did not, and 2 where there are no namespaces.
import { execFileSync, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { usualDirectoryPace } from '../../electron/core/session/directory/directoryPace.ts';
import '../support/electron/electronStandIn.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { desktopOrigin, desktopSwitches, serveDesktopPage } from '../support/browser/desktopPage.ts';
import { startTestCore, valueOf } from '../support/core/memoryCore.ts';
import { startSecureClinic, trust } from '../support/service/secureClinic.ts';
import '../support/electron/electronStandIn.ts';

// Addresses reserved for documentation.
const elsewhere = '192.0.2.7';
const cable = 'cable0';

if (process.argv.includes('--inside')) await measure();
else {
  const inside = ['--net', process.execPath, fileURLToPath(import.meta.url), '--inside'];
  const { status, error } = spawnSync('unshare', inside, { stdio: 'inherit' });
  if (error || status === null) console.error('There are no network namespaces here (Linux, as root, with unshare).');
  process.exitCode = error ? 2 : (status ?? 2);
}

/** What went into the cable, as the kernel counts it. */
interface Sent {
  /** To another machine. */
  readonly packets: number;
  /** To a group of the local network: Chromium joins one for names when WebRTC begins, without a word of ours. */
  readonly multicast: number;
}

function sent(): Sent {
  const line = readFileSync('/proc/net/dev', 'utf8')
    .split('\n')
    .find((each) => each.trim().startsWith(`${cable}:`));
  const all = Number(line?.trim().split(/[\s:]+/)[10]);
  const [names = [], values = []] = readFileSync('/proc/net/netstat', 'utf8')
    .split('\n')
    .filter((each) => each.startsWith('IpExt:'))
    .map((each) => each.split(' '));
  const multicast = Number(values[names.indexOf('OutMcastPkts')]);
  return { packets: all - multicast, multicast };
}

function layCable(): void {
  const ip = (...args: readonly string[]): void => void execFileSync('ip', args, { stdio: 'pipe' });
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'nowhere0');
  // Else the kernel says hello by itself.
  for (const end of [cable, 'nowhere0']) writeFileSync(`/proc/sys/net/ipv6/conf/${end}/disable_ipv6`, '1');
  ip('addr', 'add', '198.51.100.2/24', 'dev', cable);
  ip('link', 'set', cable, 'up');
  ip('link', 'set', 'nowhere0', 'up');
  ip('neigh', 'add', '198.51.100.1', 'lladdr', '02:00:00:00:00:09', 'dev', cable, 'nud', 'permanent');
  ip('route', 'add', 'default', 'via', '198.51.100.1', 'dev', cable);
}

async function counted(work: () => Promise<unknown>): Promise<Sent> {
  const before = sent();
  await work();
  const after = sent();
  return { packets: after.packets - before.packets, multicast: after.multicast - before.multicast };
}

async function measure(): Promise<void> {
  layCable();
  const key = 'k'.repeat(20);
  const clinic = await startSecureClinic({ auth: { kind: 'direct', key } });
  const distrust = trust(clinic.certificates.authority);
  const origins = new Set<string>();
  let requests = 0;
  const test = await startTestCore({
    directoryPace: { ...usualDirectoryPace, startAfter: 0 },
    async fetch(url, init) {
      requests += 1;
      origins.add(new URL(url).origin);
      return nodeFetch(url, init);
    },
  });
  // Not Electron's: Chromium's own services would be counted too, which desktopSwitches lead to a closed port.
  const browser = await startBrowser(desktopSwitches);
  const ofDesk = await counted(async () => {
    const keys = { kind: 'single', key } as const;
    valueOf(await test.request('connection:open', { environment: 'production', url: clinic.url, keys }));
    origins.clear();
    requests = 0;
    await visitAll(browser, test);
  });
  const observed = { requests, origins: [...origins] };
  const ofAttacks = await counted(() => attackFrom(browser, test));
  await browser.close();
  const open = await startBrowser(['--allow-loopback-in-peer-connection']);
  const controls = {
    udp: await counted(() => new Promise((resolve) => createSocket('udp4').send('a', 9, elsewhere, resolve))),
    name: await counted(() => Promise.race([lookup('canary.example').catch(() => null), rest(2_000)])),
    attacksWithoutSession: await counted(() => attackFrom(open, test)),
  };
  await open.close();
  await test.close();
  await clinic.close();
  distrust();
  const isGood =
    ofDesk.packets + ofDesk.multicast === 0 &&
    ofAttacks.packets === 0 &&
    observed.requests > 0 &&
    observed.origins.join() === clinic.url &&
    Object.values(controls).every(({ packets }) => packets > 0);
  console.log(
    JSON.stringify({ desk: ofDesk, attacks: ofAttacks, ...observed, configured: clinic.url, controls }, null, 2),
  );
  process.exit(isGood ? 0 : 1);
}

async function visitAll(browser: Browser, test: Awaited<ReturnType<typeof startTestCore>>): Promise<void> {
  const page = await openPage(browser, test);
  const screens = [
    ['', /Confirmed/],
    ['#/board', /Checking out/],
    ['#/clients', /All 600 clients/],
    ['#/clients/10001', /Client since/],
    ['#/review', /^Complete as of/],
    ['#/locations', /218 Riverside Drive/],
    ['#/settings', /Appearance/],
    ['#/settings/service', /Possible requests/],
  ] as const;
  for (const [path, content] of screens) {
    await page.goto(`${desktopOrigin}/${path}`);
    await page.getByText(content).first().waitFor();
  }
  await page.goto(`${desktopOrigin}/`);
  await page
    .getByText(/Confirmed/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+p');
  await page.getByRole('dialog').waitFor();
  await page.pdf();
  await page.context().close();
}

/** Requests outside of any policy, to another machine, and a name that was never requested. */
async function attackFrom(browser: Browser, test: Awaited<ReturnType<typeof startTestCore>>): Promise<void> {
  const page = await openPage(browser, test);
  await page.goto(`${desktopOrigin}/`);
  await page
    .getByText(/Confirmed/)
    .first()
    .waitFor();
  await page.evaluate(async (address) => {
    const connection = new RTCPeerConnection({
      iceServers: [{ urls: `stun:${address}:3478` }, { urls: 'stun:stun.canary.example' }],
    });
    connection.createDataChannel('a');
    await connection.setLocalDescription();
    await fetch(`https://${address}/`, { mode: 'no-cors' }).catch(() => null);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'dns-prefetch', href: 'https://prefetch.canary.example' });
    document.head.append(link);
    const early = document.createElement('link');
    Object.assign(early, { rel: 'preconnect', href: `https://${address}` });
    document.head.append(early);
    await new Promise((done) => setTimeout(done, 1_500));
  }, elsewhere);
  await Promise.race([page.goto(`http://${elsewhere}/away`).catch(() => null), rest(2_000)]);
  await page.context().close();
}

async function openPage(browser: Browser, test: Awaited<ReturnType<typeof startTestCore>>): Promise<Page> {
  const context = await browser.newContext();
  await serveDesktopPage(context, test);
  return context.newPage();
}

function rest(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
