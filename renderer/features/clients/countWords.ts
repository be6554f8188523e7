import { say } from '../../../words/page/say.ts';

interface Counted {
  /** How many are listed. */
  readonly listed: number;
  /** How many there are, as far as this computer knows. */
  readonly total: number;
  /** The service is being asked for more. */
  readonly asking: boolean;
}

/** How many were found: 12 clients, 50 of 1,204 clients. */
export function countWords({ listed, total, asking }: Counted): string {
  if (asking) return listed === 0 ? say('clients.askingService') : say('clients.foundHere', { count: listed });
  if (listed === 0) return say('clients.nobodyFound');
  return total > listed ? say('clients.someOf', { listed, total }) : say('clients.clients', { count: listed });
}

/** What stands below the last row where there are more. */
export function moreWords({ listed, total }: Counted): string | undefined {
  const count = total - listed;
  return count > 0 ? say('clients.more', { count }) : undefined;
}
