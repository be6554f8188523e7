import type { ClientFields } from '../serviceMap.ts';
import { linkedAt, readText } from '../sources.ts';
import { linkById } from './judgeLink.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import { leaveOutLocation } from './placesOfClients.ts';
import { type ProofSession, setOperation } from './proofSession.ts';

/**
 * Leaves out the location of clients if it is none of the locations that were read, such as a shop of the whole company; and
 * tells whether a text is its id or its name.
 */
export function proveClientLocation(session: ProofSession): void {
  const list = session.lists.get('clients');
  const places = session.lists.get('locations');
  const known = places && knownRows(places);
  if (!list || !known?.whole || known.ids.size === 0) return;
  // Sound: the list of clients is read by a client's fields.
  const fields = list.operation.fields as ClientFields;
  const location = fields.location && linkById(fields.location, list.rows, known);
  if (!location || location.mention === 'name') return;
  if (location !== fields.location)
    setOperation(session, 'clients', { ...list.operation, fields: { ...fields, location } });
  const ids = list.rows.flatMap((row) => readText(linkedAt(row, location), location.fields.id) ?? []);
  if (ids.length === 0 || ids.some((id) => known.ids.has(id))) return;
  leaveOutLocation(session, 'clients');
}
