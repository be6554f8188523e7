import type { ClientRow } from '../adapter/deskObjects.ts';
import type { Directory } from '../session/directory/directory.ts';

/** A client as a screen sees her. Where nobody tells it, the last visit is what was read in the appointments. */
export function shownClient(client: ClientRow, directory: Directory): ClientRow {
  return { ...client, lastVisit: client.lastVisit ?? directory.store.find(client.id)?.lastVisit ?? null };
}
