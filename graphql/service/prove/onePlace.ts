import { demandsLocation } from '../documents.ts';
import type { AppointmentFields } from '../serviceMap.ts';
import { readText, type Source } from '../sources.ts';
import { type ProofSession, queryRows, setOperation } from './proofSession.ts';
import { withLocation } from './slots.ts';
import { valuesFor } from './readCandidate.ts';

/**
 * Where the list of appointments demands a location and gives the same rows for two of them, it sorts nothing out: the
 * first is sent, and nothing is known of where a visit is. So it is where there is but one. Rows that name their location
 * are not compared.
 */
export async function proveOnePlace(session: ProofSession): Promise<void> {
  const list = session.lists.get('appointments');
  const places = session.lists.get('locations');
  if (!list || !places || list.rows.length === 0 || !demandsLocation(list.operation)) return;
  // Sound: the list of appointments is read by an appointment's fields.
  if ((list.operation.fields as AppointmentFields).location) return;
  const { id } = places.operation.fields as { readonly id: Source };
  const [first, second] = places.rows.map((row) => readText(row, id));
  if (typeof first !== 'string') return;
  if (typeof second !== 'string') {
    setOperation(session, 'appointments', withLocation(list.operation, first));
    return;
  }
  const values = { ...valuesFor(session, list.operation, 1), locationId: second };
  const rows = await queryRows(session, 'appointments', list.operation, values, session.timeZone);
  const { id: own } = list.operation.fields as { readonly id: Source };
  const idsOf = (all: readonly unknown[]): string => JSON.stringify(all.map((row) => readText(row, own)));
  if (rows && idsOf(rows) === idsOf(list.rows))
    setOperation(session, 'appointments', withLocation(list.operation, first));
}
