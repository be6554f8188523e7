import type { ClientFields, Operation } from '../serviceMap.ts';
import { linkedAt, readText } from '../sources.ts';
import { knownLists } from './proveAppointmentLinks.ts';
import { addReasons, type ProofSession, setOperation } from './proofSession.ts';

/** Leaves out where clients belong if that is none of the locations: a shop of the whole company is no place to go to. */
export function proveClientLocation(session: ProofSession): void {
  const list = session.lists.get('clients');
  const { location: known } = knownLists(session);
  if (!list || !known?.whole || known.ids.size === 0) return;
  // Sound: the list of clients is read by a client's fields.
  const operation = list.operation as Operation<ClientFields>;
  const { location, ...others } = operation.fields;
  if (!location || location.mention === 'name') return;
  const ids = list.rows.flatMap((row) => readText(linkedAt(row, location), location.fields.id) ?? []);
  if (ids.length === 0 || ids.some((id) => known.ids.has(id))) return;
  setOperation(session, 'clients', { ...operation, fields: others });
  addReasons(session, 'clients', ['what seemed to be its location is something else']);
}
