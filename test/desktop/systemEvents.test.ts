import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  app,
  callNames,
  computer,
  createEvent,
  powerMonitor,
  resetElectron,
} from '../support/electron/electronStandIn.ts';
import type { WatchedNumbers } from '../../electron/core/api/seenNumbers.ts';
import type { Core } from '../../electron/core/createCore.ts';
import { followPower, registerForLinks, takeNumberLinks, watchClipboard } from '../../electron/desktop/systemEvents.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

const { argv } = process;
let seen: string[] = [];
let watched: WatchedNumbers = { links: false, copies: false };
let listeners: (() => void)[] = [];

// Sound: links and clipboard use nothing else of the core.
let isFirstStart = false;
/** Whether the system does what is asked of it, and what was asked. */
let systemObeys = true;
let asked: boolean[] = [];
function setHandler(on: boolean): boolean {
  asked.push(on);
  return systemObeys;
}
const core = {
  get isFirstStart() {
    return isFirstStart;
  },
  numberSeen: (text: string, from: string) => void seen.push(`${from} ${text}`),
  watchedNumbers: () => watched,
  linksFound: (on: boolean) => choose({ links: on }),
  subscribe: (listener: () => void) => listeners.push(listener),
} as unknown as Core;

function choose(change: Partial<WatchedNumbers>): void {
  watched = { ...watched, ...change };
  for (const listener of listeners) listener();
}

beforeEach(() => {
  resetElectron();
  seen = [];
  watched = { links: false, copies: false };
  listeners = [];
  isFirstStart = false;
  systemObeys = true;
  asked = [];
  vi.useFakeTimers();
});

afterEach(() => {
  app.emit('will-quit', createEvent({}));
  process.argv = argv;
  vi.useRealTimers();
});

describe('links to numbers', () => {
  const see = (link: string): void => void seen.push(link);

  it('come from the start, from later starts and from a Mac’s event, the early ones on the first subscription', () => {
    process.argv = ['electron', 'main.js', '--', 'tel:6465550111'];
    const links = takeNumberLinks();
    const event = createEvent({});
    app.emit('open-url', event, 'TEL:6465550112');
    expect(event.prevented).toBe(true);
    links.pass(see);
    expect(seen).toEqual(['tel:6465550111', 'TEL:6465550112']);
    app.emit('second-instance', {}, ['electron', '--original-process-start-time=1', 'tel:6465550113']);
    expect(seen.at(-1)).toBe('tel:6465550113');
  });

  it('are one at a time, short, and nothing but links', () => {
    process.argv = ['electron', 'main.js'];
    takeNumberLinks().pass(see);
    app.emit('second-instance', {}, ['electron', 'tel:6465550111', 'tel:6465550112']);
    app.emit('second-instance', {}, ['electron', `tel:${'1'.repeat(100)}`]);
    app.emit('second-instance', {}, ['electron', '--x=tel:6465550111', 'https://example.com/tel:1']);
    app.emit('open-url', createEvent({}), 'https://example.com');
    expect(seen).toEqual([]);
  });

  it('lead to Front Desk from when it is switched on until it is switched off, and only once packaged', () => {
    registerForLinks(core, setHandler);
    choose({ links: true });
    expect(asked).toEqual([]);
    choose({ links: false });
    computer.packaged = true;
    choose({ links: true });
    choose({ copies: true });
    choose({ links: false });
    expect(asked).toEqual([true, false]);
  });

  it('are shown as the system has them where it refuses', () => {
    computer.packaged = true;
    registerForLinks(core, setHandler);
    systemObeys = false;
    choose({ links: true });
    expect([asked, watched.links]).toEqual([[true], false]);
    systemObeys = true;
    choose({ links: true });
    systemObeys = false;
    choose({ links: false });
    expect([asked, watched.links]).toEqual([[true, true, false], true]);
  });

  it('are not taken again from a program that was chosen since', () => {
    computer.packaged = true;
    watched = { links: true, copies: false };
    registerForLinks(core, setHandler);
    choose({ copies: true });
    expect(asked).toEqual([]);
  });

  it('are taken at the first start where a profile presets it', () => {
    computer.packaged = true;
    isFirstStart = true;
    watched = { links: true, copies: false };
    registerForLinks(core, setHandler);
    choose({ copies: true });
    expect(asked).toEqual([true]);
  });
});

describe('the clipboard', () => {
  const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

  it('is never read unless it was turned on', async () => {
    watchClipboard(core);
    computer.clipboard = '646 555 0111';
    choose({ links: true });
    await pass(10);
    expect(callNames()).not.toContain('clipboard.readText');
  });

  it('is read each second while it is on; its earlier content is ignored', async () => {
    computer.clipboard = '646 555 0111';
    watchClipboard(core);
    choose({ copies: true });
    await pass(3);
    expect(seen).toEqual([]);
    computer.clipboard = '646 555 0112';
    await pass(3);
    computer.clipboard = '646 555 0111';
    await pass(1);
    expect(seen).toEqual(['clipboard 646 555 0112', 'clipboard 646 555 0111']);
    choose({ copies: false });
    const looks = callNames().length;
    computer.clipboard = '646 555 0113';
    await pass(10);
    expect(callNames()).toHaveLength(looks);
    expect(seen).toHaveLength(2);
  });

  it('keeps nothing that is too long for a number', async () => {
    watched = { links: false, copies: true };
    watchClipboard(core);
    await pass(1);
    computer.clipboard = 'a password of more than thirty characters';
    await pass(2);
    expect(seen).toEqual([]);
  });
});

it('notifies the core when the computer sleeps, wakes or is locked', () => {
  const emitted: string[] = [];
  const power: Pick<Core, 'suspend' | 'resume' | 'lock'> = {
    suspend: () => emitted.push('suspend'),
    resume: () => emitted.push('resume'),
    lock: () => emitted.push('lock'),
  };
  // Sound: nothing else of a core is used here.
  followPower(power as Core);
  powerMonitor.emit('suspend');
  powerMonitor.emit('resume');
  powerMonitor.emit('lock-screen');
  expect(emitted).toEqual(['suspend', 'resume', 'lock']);
});
