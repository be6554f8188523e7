import type { PatientListing } from '../../adapter/clinic/patientLists.ts';
import { listBegin, type ListPlace } from '../../adapter/clinic/listPage.ts';
import type { PatientRow } from '../../adapter/deskObjects.ts';
import type { ClientStore } from './clientStore.ts';

const pageSize = 200;
/** As many pages as of clients. */
const maxPages = 2_000;
/** So many clients are stored between two turns of the event loop. */
const step = 500;
/** Pages without a new patient: the service repeats itself. */
const mostStale = 2;

/**
 * Reads the patients of all clients, for services whose clients don't list theirs, so that they are found by the names of
 * their pets. Only what was read to its end replaces what was known; a failure leaves that as it was.
 */
export async function readPatients(options: {
  readonly listing: PatientListing;
  readonly store: ClientStore;
  readonly canQuery: () => Promise<boolean>;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { listing, store, signal } = options;
  const owned = new Map<string, PatientRow[]>();
  const seen = new Set<string>();
  let place: ListPlace | null = listBegin;
  let isWhole = true;
  let stale = 0;
  for (let page = 0; place !== null && stale < mostStale; page += 1) {
    if (page >= maxPages || !(await options.canQuery())) return;
    const answer: Awaited<ReturnType<PatientListing['page']>> = await listing.page(place, pageSize, signal);
    if (!answer.ok || signal.aborted) return;
    const { patients, next, complete } = answer.value;
    const fresh = patients.filter(({ id }) => !seen.has(id));
    for (const patient of fresh) {
      seen.add(patient.id);
      if (patient.client === null) continue;
      owned.set(patient.client.id, [...(owned.get(patient.client.id) ?? []), { ...patient, client: null }]);
    }
    isWhole &&= complete;
    stale = fresh.length > 0 ? 0 : stale + 1;
    place = next;
  }
  for (const [index, id] of [...(isWhole ? store.ids() : owned.keys())].entries()) {
    store.notePatients(id, owned.get(id) ?? []);
    if (index % step === step - 1) await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) return;
  }
}
