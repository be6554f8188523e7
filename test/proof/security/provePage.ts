import { rmSync } from 'node:fs';
import { Random } from '../../../graphql/demo/random.ts';
import { smallPage } from '../../support/page/builtPage.ts';
import {
  app,
  createEvent,
  FakeContents,
  FakeWindow,
  ipcMain,
  resetElectron,
} from '../../support/electron/electronStandIn.ts';
import { temporaryFolder } from '../../support/core/memoryCore.ts';
import { hostileAddress } from './hostileAddresses.ts';

export interface PageProof {
  readonly addresses: number;
  /** Addresses other than the page's own to which a page got by navigation, frame, redirect or window. */
  readonly navigations: number;
  /** Addresses for which the page's scheme gave anything but a file of the manifest, or nothing. */
  readonly escapes: number;
  readonly throws: number;
  /** Of the same addresses, those that a check by the beginning of the text would have let through. */
  readonly controlNavigations: number;
  readonly senders: number;
  readonly acceptedSenders: number;
  /** Requests of the page itself in between: all of them have to be accepted. */
  readonly ownSenders: number;
  readonly acceptedOwn: number;
}

/** The desktop's guards on a recording Electron: where a page may go, what its scheme serves, and which senders are accepted. */
export async function provePage(addresses: number, senders: number, seed: string): Promise<PageProof> {
  // Here and not above: who imports this has put the stand-in in Electron's place by then.
  const [{ guardEveryPage }, { createPageHandler }] = await Promise.all([
    import('../../../electron/desktop/pageGuards.ts'),
    import('../../../electron/desktop/pageProtocol.ts'),
  ]);
  resetElectron();
  guardEveryPage();
  const contents = new FakeContents();
  app.emit('web-contents-created', {}, contents);
  const temporary = temporaryFolder();
  const core = {
    preferences: async () =>
      ({ appearance: 'light', language: 'en', density: 'comfortable', textSize: '100' }) as const,
    diagnostics: async () => 'text',
  };
  const handle = createPageHandler(smallPage(temporary.folder), core);
  const random = new Random('page', seed);
  let [navigations, escapes, throws, controlNavigations] = [0, 0, 0, 0];
  for (let count = 0; count < addresses; count += 1) {
    const url = random.chance(0.5) ? hostileAddress('app', random) : `app://app/${hostileAddress('app', random)}`;
    const isPage = saysItIsThePage(url);
    try {
      for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
        const navigation = createEvent({ url });
        contents.emit(event, navigation);
        if (!navigation.prevented && !isPage) navigations += 1;
      }
      // Sound: the handler answers an object.
      const opened = contents.openHandler({ url }) as { action?: string };
      if (opened.action !== 'deny') navigations += 1;
      if (url.startsWith('app://app') && !isPage) controlNavigations += 1;
      const { status } = await handle({ method: 'GET', url });
      if (status !== 404 && !(status === 200 && isPage && served.has(pathByHand(url)))) escapes += 1;
    } catch {
      throws += 1;
    }
  }
  rmSync(temporary.folder, { recursive: true, force: true });
  return { addresses, navigations, escapes, throws, controlNavigations, ...(await proveSenders(senders, random)) };
}

const served = new Set(['/', '/index.html', '/assets/main.js', '/assets/main.css', '/stopped']);

/** As the URL standard does first: surrounding controls and spaces go, and tabs and line breaks anywhere. */
function cleaned(address: string): string {
  // oxlint-disable-next-line no-control-regex
  return address.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '').replace(/[\t\n\r]/g, '');
}

/** The judgement made another way than by a parser: what the address says, taken apart by hand. */
function saysItIsThePage(address: string): boolean {
  return /^[aA][pP]{2}:\/\/(?::?@)?app:?(?:[/?#]|$)/.test(cleaned(address));
}

function pathByHand(address: string): string {
  const path = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(cleaned(address))?.[1] ?? '';
  const steps: string[] = [];
  for (const step of path.split('/').slice(1)) {
    const plain = step.replaceAll(/%2e/gi, '.');
    if (plain === '..') steps.pop();
    else if (plain !== '.') steps.push(step);
  }
  return `/${steps.join('/')}`;
}

async function proveSenders(
  count: number,
  random: Random,
): Promise<Pick<PageProof, 'senders' | 'acceptedSenders' | 'ownSenders' | 'acceptedOwn'>> {
  const { handleIpc } = await import('../../../electron/desktop/ipc.ts');
  resetElectron();
  const window = new FakeWindow({});
  let requests = 0;
  const core = { request: async () => `${(requests += 1)}`, cancelAll: () => undefined };
  const log = { write: () => undefined, flush: () => undefined };
  // Sound: the IPC handler uses only these parts of window and core.
  handleIpc({ window, core: Promise.resolve(core), log } as unknown as Parameters<typeof handleIpc>[0]);
  const handler = ipcMain.handlers.get('desk');
  if (!handler) throw new Error('The IPC handler is not registered.');
  const send = async (event: unknown): Promise<boolean> => {
    const before = requests;
    await handler(event, '{"id":"1","channel":"settings:read","payload":null}');
    return requests > before;
  };
  let [acceptedSenders, ownSenders, acceptedOwn] = [0, 0, 0];
  for (let number = 0; number < count; number += 1) {
    const page = window.webContents.mainFrame;
    const right = page.origin;
    const { event, origin } = badSender(window, random);
    page.origin = origin ?? right;
    if (await send(event)) acceptedSenders += 1;
    page.origin = right;
    if (number % 100 === 0) {
      ownSenders += 1;
      if (await send({ senderFrame: page })) acceptedOwn += 1;
    }
  }
  return { senders: count, acceptedSenders, ownSenders, acceptedOwn };
}

/** Senders that are not the page, or the page's own frame while it shows something else (`origin`). */
function badSender(window: FakeWindow, random: Random): { readonly event: unknown; readonly origin?: string } {
  const page = window.webContents.mainFrame;
  const gone = (): never => {
    throw new Error('Render frame was disposed before WebFrameMain could be accessed');
  };
  return random.weighted<() => { readonly event: unknown; readonly origin?: string }>([
    [() => ({ event: random.pick<unknown>([null, {}, [], 'app://app', 1, page, window]) }), 10],
    [() => ({ event: { senderFrame: random.pick<unknown>([null, 'app://app', {}, []]) } }), 10],
    [() => ({ event: { senderFrame: { origin: 'app://app' } } }), 10],
    [() => ({ event: { senderFrame: { ...page, top: page, parent: random.pick([null, page]) } } }), 10],
    [() => ({ event: { senderFrame: Object.create(page) as unknown } }), 5],
    [() => ({ event: { senderFrame: new Proxy(page, {}) } }), 5],
    [() => ({ event: { senderFrame: new FakeContents().mainFrame, sender: window.webContents } }), 10],
    [() => ({ event: { get senderFrame() { return gone(); } } }), 5], // prettier-ignore
    [() => ({ event: { senderFrame: { get origin() { return gone(); } } } }), 5], // prettier-ignore
    [() => ({ event: { senderFrame: page }, origin: notThePage(random) }), 30],
  ])();
}

function notThePage(random: Random): string {
  const origin = random.pick([
    hostileAddress('app', random),
    'null',
    '',
    'app://',
    'app://app/',
    'APP://APP',
    'app://app.',
  ]);
  return origin === 'app://app' ? 'app://app:1' : origin;
}
