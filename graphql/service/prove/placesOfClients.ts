import { takes } from '../documents.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { isIdOf } from '../match/values/idMeaning.ts';
import type { AppointmentFields, ClientFields, LocationFields, Operation } from '../serviceMap.ts';
import type { Link } from '../sources.ts';
import { dropConcept } from './compareLists.ts';
import { judgeLink, linkedIds } from './judgeLink.ts';
import { addReasons, type ProofSession, type ReadList, setOperation } from './proofSession.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import { withoutLinks } from './proveLinks.ts';

/**
 * Leaves out what seemed to be a place of the clinic and is where a client lives, or the client: services for the trades
 * call the address of each customer a location.
 */
export function dropPlacesOfClients(session: ProofSession): void {
  const { lists } = session;
  const [places, clients, book] = [lists.get('locations'), lists.get('clients'), lists.get('appointments')];
  if (places && isOfClients(session.schema, places, clients, book)) {
    dropConcept(session, 'locations', 'notInAppointments');
    if (clients && 'location' in clients.operation.fields) {
      // Sound: the list of clients is read by a client's fields.
      const { location: _address, ...others } = clients.operation.fields as ClientFields;
      setOperation(session, 'clients', { ...clients.operation, fields: others });
    }
    leaveOutLocation(session, book);
  }
  if (book && !places && areMany(book)) leaveOutLocation(session, book);
}

/** Whether a list of places is that of the clients, or each belongs to one and no visit is there. */
function isOfClients(
  schema: SchemaModel,
  places: ReadList,
  clients: ReadList | undefined,
  book: ReadList | undefined,
): boolean {
  if (places.choice.type === clients?.choice.type) return true;
  const location = locationOf(book);
  if (book && location && judgeLink(location, book.rows, knownRows(places)) === 'fits') return false;
  if (book && takes(book.operation, 'locationId')) return false;
  const type = rowType(schema, places.operation);
  const { branches, leaves } = type ? contentsOf(schema, type) : { branches: [], leaves: [] };
  const belongs =
    branches.some((each) => !each.many && each.type.name === clients?.choice.type && isCalledSo(each.words)) ||
    leaves.some(({ words }) => isIdOf(words, 'client') && isCalledSo(words));
  return belongs || ((book?.rows.length ?? 0) > 0 && places.rows.length >= dozens);
}

/** The owner of a clinic is not its client, nor is the parent of a place a person. */
function isCalledSo(words: readonly string[]): boolean {
  return words.some((word) => ['client', 'customer', 'patient', 'guest', 'household'].includes(word));
}

/** A clinic with so many places tells which of them a visit is at. */
const dozens = 24;

/** Whether visits are at nearly as many places as there are visits. */
function areMany(book: ReadList): boolean {
  const ids = linkedIds(book.rows, locationOf(book));
  return ids.length >= fewestVisits && 2 * new Set(ids).size > ids.length;
}

const fewestVisits = 12;

function leaveOutLocation(session: ProofSession, book: ReadList | undefined): void {
  if (!book || !locationOf(book)) return;
  // Sound: the list of appointments is read by an appointment's fields.
  setOperation(session, 'appointments', withoutLinks(book.operation as Operation<AppointmentFields>, 'location'));
  addReasons(session, 'appointments', [{ id: 'isSomethingElse', fields: ['location'] }]);
}

function locationOf(book: ReadList | undefined): Link<LocationFields> | undefined {
  const fields: Partial<AppointmentFields> = book?.operation.fields ?? {};
  return fields.location;
}
