import type { ClientFields } from '../serviceMap.ts';
import { linkedAt, readText } from '../sources.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import { leaveOutLocation } from './placesOfClients.ts';
import type { ProofSession } from './proofSession.ts';

/** Leaves out the location of clients if it is none of the locations that were read, such as a shop of the whole company. */
export function proveClientLocation(session: ProofSession): void {
  const list = session.lists.get('clients');
  const places = session.lists.get('locations');
  const known = places && knownRows(places);
  if (!list || !known?.whole || known.ids.size === 0) return;
  // Sound: the list of clients is read by a client's fields.
  const { location } = list.operation.fields as ClientFields;
  if (!location || location.mention === 'name') return;
  const ids = list.rows.flatMap((row) => readText(linkedAt(row, location), location.fields.id) ?? []);
  if (ids.length === 0 || ids.some((id) => known.ids.has(id))) return;
  leaveOutLocation(session, 'clients');
}
