import { findClients } from '../core/desk/directoryResolvers.ts';
import type { Clinic } from '../core/adapter/clinic/clinic.ts';
import type { Clock, DirectoryPace } from '../core/foundation/ports.ts';
import { createDirectory } from '../core/session/directory/directory.ts';

/** The clients that a search found, as the client search of the desk would show them. */
export interface DoctorSearch {
  readonly text: string;
  readonly clients: readonly string[];
}

export interface ClientReads {
  readonly searches: readonly DoctorSearch[];
  /** All clients of the service's list; null where it has more than 5,000 or was not read to its end. */
  readonly clientCount: number | null;
}

const mostRead = 5_000;
const mostFound = 20;
/** Nothing is read twice, and nothing in the background. */
export const onRequestPace: DirectoryPace = {
  startAfter: null,
  betweenPages: 0,
  retry: 5_000,
  changes: 3_600_000,
  reread: 3_600_000,
  around: null,
};

/**
 * Reads all clients into a directory, as the desk does in the background, and searches it and the service as the client
 * search does. Stops reading at 5,000 clients.
 */
export async function readClients(
  clinic: Clinic,
  texts: readonly string[],
  { clock, timeZone }: { readonly clock: Clock; readonly timeZone: string },
): Promise<ClientReads> {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const directory = createDirectory({
    clinic,
    clock,
    pace: onRequestPace,
    timeZone,
    waitForIdle: async () => undefined,
    onChange({ state, read }) {
      if (state !== 'reading' || read > mostRead) end();
    },
  });
  try {
    directory.control('resume');
    if (clinic.listing !== null) await ended;
    directory.control('pause');
    const { signal } = new AbortController();
    const searches: DoctorSearch[] = [];
    for (const text of texts) {
      const found = await findClients(text, mostFound, { clinic, directory, signal }).catch(() => null);
      searches.push({ text, clients: found?.clients.map(({ id }) => id) ?? [] });
    }
    const isWhole = directory.isComplete() && directory.store.size <= mostRead;
    return { searches, clientCount: isWhole ? directory.store.size : null };
  } finally {
    directory.stop();
  }
}
