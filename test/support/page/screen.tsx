import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import type { Transport } from '../../../electron/contract/channels.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { App } from '../../../renderer/app/App.tsx';
import { createBridge } from '../../../renderer/bridge/bridge.ts';
import { clearNotices } from '../../../renderer/state/notices.ts';
import { startTestCore, type TestCore } from '../core/memoryCore.ts';

// A busy machine is slow, and slow is not wrong.
configure({ asyncUtilTimeout: 15_000 });

// Nothing is fetched ahead: a module that arrives after its test would have no page. What waits for its time beyond the
// test finds the same.
Object.assign(globalThis, { requestIdleCallback: () => 0 });

const closers: (() => unknown)[] = [];
afterEach(async () => {
  cleanup();
  for (const close of closers.splice(0).toReversed()) await close();
  vi.unstubAllGlobals();
  location.hash = '';
  clearNotices();
  forget.mockClear();
});

/**
 * The whole page on the real core and the demo clinic; only what carries text between them is replaced, by a clone.
 * `through` is for what no core can be brought to answer at will.
 */
export async function openScreen(
  hash: string,
  change: Partial<CorePorts> = {},
  through = (transport: Transport): Transport => transport,
): Promise<TestCore> {
  const test = await startTestCore(change);
  closers.push(() => test.close());
  openPage(test, hash, through);
  return test;
}

let cut = (): void => undefined;

/** A page on a core that runs already. */
export function openPage({ core }: TestCore, hash: string, through = (transport: Transport): Transport => transport) {
  stubBrowser();
  let dead = false;
  cut = () => {
    dead = true;
  };
  const gone = JSON.stringify({ ok: false, failure: { kind: 'internal', message: 'Gone.', action: '' } });
  const transport: Transport = {
    request: async (envelope) => (dead ? gone : structuredClone(await core.request(structuredClone(envelope)))),
    subscribe: (listener) => core.subscribe((event) => listener(structuredClone(event))),
  };
  location.hash = hash;
  render(<App bridge={createBridge(through(transport))} restart={forget} />);
}

/** How often the page was reloaded. jsdom can't reload, so only the gate resets what is left of it. */
export const forget = vi.fn();

/** Ends the page as a crash does: its later requests have no effect. */
export function killPage(): void {
  cut();
  cleanup();
}

/** Browser features that the page needs and jsdom lacks. */
function stubBrowser(): void {
  const nothing = (): undefined => undefined;
  const never = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', (media: string) => ({ ...never, media, addListener: nothing, removeListener: nothing }));
  class NoObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', NoObserver);
  // Without a layout everything is visible.
  class InSight extends NoObserver {
    readonly #listener: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
    constructor(listener: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      super();
      this.#listener = listener;
    }
    override observe(): void {
      this.#listener([{ isIntersecting: true }]);
    }
  }
  vi.stubGlobal('IntersectionObserver', InSight);
  function showPopover(this: Element): void {
    this.removeAttribute('popover');
  }
  Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing, showPopover });
}
