import type { Channels } from '../../electron/contract/channels.ts';
import type { Bridge } from './bridge.ts';

const listeners = new Set<() => void>();

/** Tells the core that a client was opened here, or is to stay at hand. */
export async function markClient(
  bridge: Bridge,
  id: string,
  as: Channels['client:mark']['request']['as'],
): Promise<void> {
  const { ok } = await bridge.ask('client:mark', { id, as });
  if (ok) for (const hear of listeners) hear();
}

/** Hears when a client was marked in this window, until the returned function is called. */
export function listenForMarks(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
