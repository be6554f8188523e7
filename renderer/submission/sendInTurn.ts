import { type Failure, isOutage } from '../../electron/contract/failure.ts';

/** How one ended; a failure says why it was not sent. */
interface TurnOutcome {
  readonly __typename: string;
  readonly failure?: Failure;
}

interface Turns<Item, Outcome> {
  readonly send: (item: Item, index: number) => Promise<Outcome>;
  /** Before an item is sent: it is sent once this resolves. */
  readonly onStart?: (item: Item, index: number) => void | Promise<void>;
  readonly onOutcome: (item: Item, outcome: Outcome) => void;
  /** Asked before each: one that is under way is finished, the rest is not sent. */
  readonly isStopped?: () => boolean;
}

/**
 * Sends changes one after the other, each once and with an outcome of its own: one that fails does not end it. While the
 * service does not answer, or once it is stopped, the rest is not sent. Returns how many were done.
 */
export async function sendInTurn<Item, Outcome extends TurnOutcome>(
  items: readonly Item[],
  { send, onStart, onOutcome, isStopped }: Turns<Item, Outcome>,
): Promise<number> {
  let done = 0;
  for (const [index, item] of items.entries()) {
    if (isStopped?.()) break;
    await onStart?.(item, index);
    const outcome = await send(item, index);
    onOutcome(item, outcome);
    if (outcome.__typename === 'Done') done += 1;
    if (outcome.failure && isOutage(outcome.failure)) break;
  }
  return done;
}
