import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Channel, Envelope } from '../../../electron/contract/channels.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import type { TestCore } from '../core/memoryCore.ts';
import { openScreen } from './screen.tsx';

/** The page has no layout here: a table as high as eight rows, with a scroll position that the test sets. */
export function layTableOut(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(272);
}

export function scrollTo(element: Element, top: number): void {
  element.scrollTop = top;
  fireEvent.scroll(element);
}

interface RecordedRequest {
  readonly channel: Channel;
  readonly payload: unknown;
}

interface Review {
  /** All requests of the page. */
  readonly requests: readonly RecordedRequest[];
  readonly core: TestCore;
}

/** Opens the review with all clients of the demo clinic read. */
export async function openReview(hash = '#/review', change: Partial<CorePorts> = {}): Promise<Review> {
  const requests: RecordedRequest[] = [];
  const core = await openScreen(hash, change, (transport) => ({
    ...transport,
    request(text) {
      // Sound: written by the page's own bridge.
      const { channel, payload } = JSON.parse(text) as Envelope;
      requests.push({ channel, payload });
      return transport.request(text);
    },
  }));
  Element.prototype.scrollTo = function scroll(this: Element, options?: number | ScrollToOptions) {
    // As in a browser, listeners are called later.
    if (typeof options === 'object') queueMicrotask(() => scrollTo(this, options.top ?? 0));
  };
  // The first look loads the screen's code, which takes a busy machine a while.
  await screen.findByText(/^Complete as of/, {}, { timeout: 15_000 });
  await screen.findByRole('grid', { name: 'Clients' });
  return { requests, core };
}

export const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Clients' });
export const rowCount = (): number => Number(grid().getAttribute('aria-rowcount')) - 1;
export const head = (name: string): HTMLElement => within(grid()).getByRole('columnheader', { name });
export const activeCell = (): HTMLElement | null =>
  document.getElementById(grid().getAttribute('aria-activedescendant') ?? '');
export const textsOf = (column: string): string[] =>
  within(grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector(`[data-column="${column}"]`)?.textContent ?? '');
export const total = (word: RegExp): Promise<HTMLElement> => screen.findByText(word, { selector: 'dt' });

export async function addFilter(name: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Add a filter' })).getByRole('button', { name }));
}
