import { app, clipboard, powerMonitor } from 'electron';
import type { Core } from '../core/createCore.ts';
import { setLinkHandler } from './linkHandler.ts';

/** Passes sleep, wake-up and screen lock of the computer to the core. */
export function followPower(core: Core): void {
  powerMonitor.on('suspend', () => core.suspend());
  powerMonitor.on('resume', () => core.resume());
  // Linux has no such event: there the desk locks itself after idle time.
  powerMonitor.on('lock-screen', () => core.lock());
}

const checkInterval = 1000;
/** Longer texts are no number: they are not kept, not even until the next check. */
const longest = 30;

/** Checks each second whether another text was copied, only while the setting is on. */
export function watchClipboard(core: Core): void {
  let timer: ReturnType<typeof setInterval> | null = null;
  const follow = (): void => {
    const requested = core.watchedNumbers().copies;
    if (requested === (timer !== null)) return;
    if (timer !== null) {
      clearInterval(timer);
      timer = null;
      return;
    }
    const look = createClipboardCheck((text) => core.numberSeen(text, 'clipboard'));
    void look();
    timer = setInterval(() => void look(), checkInterval);
  };
  follow();
  core.subscribe(follow);
  app.once('will-quit', () => {
    if (timer !== null) clearInterval(timer);
  });
}

/** What was copied before the setting was on is ignored. */
function createClipboardCheck(seen: (text: string) => void): () => Promise<void> {
  let last: string | null = null;
  return async () => {
    const text = await clipboard.readText().catch(() => '');
    const short = text.length <= longest ? text : '';
    const isNew = last !== null && short !== last;
    last = short;
    if (isNew && short !== '') seen(short);
  };
}

/** `tel:` links on their way to the core, which judges them. */
export interface NumberLinks {
  /** Handles earlier events first, then new ones. */
  pass(see: (link: string) => void): void;
}

const longestLink = 80;

/**
 * Collects the `tel:` links with which the system starts Front Desk (argv, a second start, or on macOS `open-url`). Call
 * before Electron is ready: macOS emits the link that started the app at once.
 */
export function takeNumberLinks(): NumberLinks {
  let early: string[] = linksIn(process.argv);
  let see = (link: string): void => void early.push(link);
  app.on('second-instance', (_event, argv) => linksIn(argv).forEach((link) => see(link)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    linksIn([url]).forEach((link) => see(link));
  });
  return {
    pass(requested) {
      see = requested;
      early.forEach(requested);
      early = [];
    },
  };
}

/** A start with more than one link does not come from a click. */
function linksIn(argv: readonly string[]): string[] {
  const links = argv.filter((word) => word.length <= longestLink && /^tel:/i.test(word));
  return links.length === 1 ? links : [];
}

/**
 * Registers Front Desk as the program for `tel:` links while the setting is on. Only when the setting changes, so that
 * another program chosen in the system since stays; a preset of a profile counts as one change. Does nothing for a
 * program that is run from its source.
 */
export function registerForLinks(core: Core, setHandler: (on: boolean) => boolean = setLinkHandler): void {
  let registered = !core.isFirstStart && core.watchedNumbers().links;
  const follow = (): void => {
    const { links } = core.watchedNumbers();
    if (links === registered || !app.isPackaged) return;
    registered = setHandler(links) ? links : !links;
    // The setting shows what the system did.
    if (registered !== links) core.linksFound(registered);
  };
  follow();
  core.subscribe(follow);
}
