import { takes } from '../documents.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { isIdOf } from '../match/values/idMeaning.ts';
import type { AppointmentFields, LocationFields } from '../serviceMap.ts';
import type { Link } from '../sources.ts';
import { dropConcept } from './compareLists.ts';
import { judgeLink, linkedIds } from './judgeLink.ts';
import { addReasons, type ProofSession, type ReadList, setOperation } from './proofSession.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import { withoutFields } from './proveFields.ts';

/**
 * Leaves out what seemed to be a place of the clinic and is where a client lives, or the client: services for the trades
 * call the address of each customer a location.
 */
export function dropPlacesOfClients(session: ProofSession): void {
  const { lists } = session;
  const [places, clients, appointments] = [lists.get('locations'), lists.get('clients'), lists.get('appointments')];
  if (places && isOfClients(session.schema, places, clients, appointments)) {
    dropConcept(session, 'locations', 'notInAppointments');
    leaveOutLocation(session, 'clients');
    leaveOutLocation(session, 'appointments');
  }
  if (appointments && !places && areMany(appointments)) leaveOutLocation(session, 'appointments');
}

/** Whether a list of places is that of the clients, or each belongs to one and no visit is there. */
function isOfClients(
  schema: SchemaModel,
  places: ReadList,
  clients: ReadList | undefined,
  appointments: ReadList | undefined,
): boolean {
  if (places.choice.type === clients?.choice.type) return true;
  const location = locationOf(appointments);
  if (appointments && location && judgeLink(location, appointments.rows, knownRows(places)) === 'fits') return false;
  if (appointments && takes(appointments.operation, 'locationId')) return false;
  const type = rowType(schema, places.operation);
  const { branches, leaves } = type ? contentsOf(schema, type) : { branches: [], leaves: [] };
  const belongs =
    branches.some((each) => !each.many && each.type.name === clients?.choice.type && isCalledSo(each.words)) ||
    leaves.some(({ words }) => isIdOf(words, 'client') && isCalledSo(words));
  return belongs || ((appointments?.rows.length ?? 0) > 0 && places.rows.length >= dozens);
}

/** The owner of a clinic is not its client, nor is the parent of a place a person. */
function isCalledSo(words: readonly string[]): boolean {
  return words.some((word) => ['client', 'customer', 'patient', 'guest', 'household'].includes(word));
}

/** A clinic with so many places tells which of them a visit is at. */
const dozens = 24;

/** Whether visits are at nearly as many places as there are visits. */
function areMany(appointments: ReadList): boolean {
  const ids = linkedIds(appointments.rows, locationOf(appointments));
  return ids.length >= fewestVisits && 2 * new Set(ids).size > ids.length;
}

const fewestVisits = 12;

/** Leaves out the location of clients or of appointments, which is another thing. */
export function leaveOutLocation(session: ProofSession, concept: 'clients' | 'appointments'): void {
  const list = session.lists.get(concept);
  if (!list || !('location' in list.operation.fields)) return;
  setOperation(session, concept, withoutFields(list.operation, 'location'));
  addReasons(session, concept, [{ id: 'isSomethingElse', fields: ['location'] }]);
}

function locationOf(appointments: ReadList | undefined): Link<LocationFields> | undefined {
  const fields: Partial<AppointmentFields> = appointments?.operation.fields ?? {};
  return fields.location;
}
