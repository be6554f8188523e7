import { demandsLocation } from '../documents.ts';
import type { AppointmentFields } from '../serviceMap.ts';
import { readText, type Source } from '../sources.ts';
import { idsIn, type ProofSession, queryRows, setOperation } from './proofSession.ts';
import { withLocation } from './slots.ts';
import { valuesFor } from './readCandidate.ts';

/**
 * A list of appointments may demand a location and yet give the same rows for each. Then the first location is always
 * sent, and the location of an appointment stays unknown. With a single location the two cases can't be told apart, and
 * it stays unknown too. Rows that have a location of their own are left as they are.
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
  if (rows && idsIn(list.operation, rows) === idsIn(list.operation, list.rows))
    setOperation(session, 'appointments', withLocation(list.operation, first));
}
