import { isOutage } from '../../electron/contract/failure.ts';
import type { ChangeOutcome } from '../data/sendChange.ts';

interface Turns<Item, Outcome> {
  readonly send: (item: Item, index: number) => Promise<Outcome>;
  /** Before an item is sent: it is sent once this resolves. */
  readonly onStart?: (item: Item, index: number) => void | Promise<void>;
  readonly onOutcome: (item: Item, outcome: Outcome) => void;
}

/**
 * Sends changes one after the other, each once and with an outcome of its own: one that fails does not end it. While the
 * service does not answer, the rest is not sent. Returns how many were done.
 */
export async function sendInTurn<Item, Outcome extends ChangeOutcome>(
  items: readonly Item[],
  { send, onStart, onOutcome }: Turns<Item, Outcome>,
): Promise<number> {
  let done = 0;
  for (const [index, item] of items.entries()) {
    await onStart?.(item, index);
    const outcome = await send(item, index);
    onOutcome(item, outcome);
    if (outcome.__typename === 'Done') done += 1;
    if (outcome.__typename === 'Failed' && isOutage(outcome.failure)) break;
  }
  return done;
}
