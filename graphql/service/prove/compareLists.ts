import { takes } from '../documents.ts';
import type { TypeModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { type Choice, choicesOf, type SchemaMatch } from '../match/matchSchema.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import type { Reason } from '../match/words/reasons.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { isCalled, isCalledClientOrContact } from '../match/words/typeNames.ts';
import { nouns } from '../match/words/vocabulary.ts';
import { wordsOf } from '../match/words/words.ts';
import type { AppointmentFields, ClientFields, LocationFields, Operation } from '../serviceMap.ts';
import { asFlag } from '../flags.ts';
import { linkedAt, readText, type Source, valueAt } from '../sources.ts';
import { addReasons, dropChoice, othersThan, type ProofSession, type ReadList, setOperation } from './proofSession.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import { withHidden } from './proveFields.ts';
import { listStaffByRole } from './listStaffByRole.ts';
import { judgeLink, linkedIds } from './judgeLink.ts';
import { separateRoles, withoutClients } from './proveRoles.ts';

// What several lists say together: who of one list is who, and what can't be what it seemed to be.

/** Whether a type is called nothing more than an account, which anybody may have. */
function isAccount({ type }: Choice): boolean {
  const words = wordsOf(type);
  return words.includes('user') && words.length <= 2;
}

/** One list may hold clients and staff, and a list of staff those clients who may sign in. */
export async function separatePeople(session: ProofSession): Promise<void> {
  const [clients, providers, appointments] = [
    session.lists.get('clients'),
    session.lists.get('providers'),
    session.lists.get('appointments'),
  ];
  const isOneList =
    clients?.choice.operation === providers?.choice.operation ||
    (clients && providers && haveSameRows(clients, providers));
  if (providers && !isOneList) {
    const staff = withoutClients(session.schema, providers.operation, providers.rows);
    if (!staff) return;
    setOperation(session, 'providers', staff);
    addReasons(session, 'providers', ['leavesOutClientRoles']);
    return;
  }
  if (clients && providers && !appointments && isAccount(clients.choice)) {
    // Clients that are none would be shown.
    dropClients(session, 'accountsNotDistinguished');
    dropConcept(session, 'providers', 'accountsNotDistinguished');
    return;
  }
  const given = session.concepts.providers?.chosen?.operation;
  const isUnread = !providers && given !== undefined && given === clients?.choice.operation;
  if (isUnread || (clients && providers && !appointments)) {
    // All clients would be offered as staff.
    dropConcept(session, 'providers', 'listNotDistinguished');
    return;
  }
  if (!clients || !providers || !appointments) return;
  if (await listStaffByRole(session)) return;
  const separated = separateRoles(
    session.schema,
    { clients: clients.operation, providers: providers.operation, rows: clients.rows },
    // Sound: the list of appointments is read by an appointment's fields.
    { operation: appointments.operation as Operation<AppointmentFields>, rows: appointments.rows },
  );
  if (!separated && isStaffOnly(appointments)) {
    dropClients(session, 'onlyProviders');
    return;
  }
  if (!separated) {
    // All clients would be offered as staff.
    const areCalledSo = isCalledClientOrContact(clients.choice.type);
    if (appointments.rows.length > 0 || areCalledSo) dropConcept(session, 'providers', 'listNotDistinguished');
    return;
  }
  for (const concept of ['clients', 'providers'] as const) {
    setOperation(session, concept, separated[concept]);
    addReasons(session, concept, [separated.reason]);
  }
}

/**
 * Hides people with a staff flag, such as `isDoctor`, from the clients if no client of an appointment has that flag; and
 * people without a client flag, such as `isCustomer`, if all clients of appointments have it.
 */
export function hideStaff(session: ProofSession): void {
  const [clients, appointments] = [session.lists.get('clients'), session.lists.get('appointments')];
  const type = clients && rowType(session.schema, clients.operation);
  if (!appointments || !type) return;
  const { id } = clients.operation.fields as { readonly id: Source };
  // Sound: the list of appointments is read by an appointment's fields.
  const come = new Set(linkedIds(appointments.rows, (appointments.operation.fields as AppointmentFields).client));
  const seen = clients.rows.filter((row) => come.has(readText(row, id) ?? ''));
  for (const { kind, path, words } of contentsOf(session.schema, type).leaves) {
    if (kind !== 'flag' || path.length > 1) continue;
    const isStaffFlag = words.some((word) => staffWords.has(word));
    if (!isStaffFlag && !clientFlags.has(words.join(' '))) continue;
    const flagOf = (row: unknown): boolean | null => asFlag(valueAt(row, path));
    if (seen.length < fewestSeen || seen.some((row) => flagOf(row) === null || flagOf(row) === isStaffFlag)) continue;
    if (isStaffFlag && !clients.rows.some(flagOf)) continue;
    const { operation } = session.lists.get('clients') ?? clients;
    setOperation(session, 'clients', withHidden(operation, { kind: isStaffFlag ? 'path' : 'not', path }));
    addReasons(session, 'clients', [{ id: 'distinguishedBy', name: path.join('.') }]);
  }
}

const clientFlags: ReadonlySet<string> = new Set(['customer', 'client', 'is customer', 'is client']);

/** Fewer people do not tell. */
const fewestSeen = 3;
const staffWords: ReadonlySet<string> = new Set(nouns.provider.filter((word) => word !== 'user' && word !== 'member'));

/** Two lists of one type that gave the same people. */
function haveSameRows(one: ReadList, other: ReadList): boolean {
  const [ids, others] = [knownRows(one).ids, knownRows(other).ids];
  return (
    one.choice.type === other.choice.type &&
    ids.size > 1 &&
    ids.size === others.size &&
    [...ids].every((id) => others.has(id))
  );
}

/** Whether appointments link to their provider and have only the name of their client. */
function isStaffOnly({ operation }: ReadList): boolean {
  // Sound: the list of appointments is read by an appointment's fields.
  const { client, patient, provider } = operation.fields as AppointmentFields;
  return provider !== undefined && !provider.mention && patient === undefined && client?.mention === 'name';
}

/**
 * Appointments that can't be told apart by location are those of one place, if locations have several time zones: under
 * each of them they would be shown again, at another time. And what has nothing of a place is none.
 */
export function dropUnplacedLocations(session: ProofSession): void {
  const [places, appointments] = [session.lists.get('locations'), session.lists.get('appointments')];
  if (!places || !appointments || appointments.rows.length === 0) return;
  // Sound: the lists are read by a location's and an appointment's fields.
  const { timeZone, address, phone } = places.operation.fields as LocationFields;
  const { location } = appointments.operation.fields as AppointmentFields;
  if (location || takes(appointments.operation, 'locationId')) return;
  const zones = new Set(places.rows.map((row) => readText(row, timeZone)));
  const clients = session.lists.get('clients')?.operation.fields as ClientFields | undefined;
  // Names alone that nothing leads to, below one place, may be those of its shelves and rooms.
  const isBelow = session.organizationId !== null && places.rows.length > 1;
  const areNames = isBelow && !timeZone && !address && !phone && !clients?.location;
  if (zones.size < 2 && !areNames) return;
  dropConcept(session, 'locations', 'notInAppointments');
}

/** Times that lead to no client and no patient, where a service has clients, are free slots or hours of work. */
export function dropTimesWithoutClients(session: ProofSession): void {
  const appointments = session.lists.get('appointments');
  if (!appointments || appointments.rows.length === 0 || !session.lists.has('clients')) return;
  // Sound: the list of appointments is read by an appointment's fields.
  const { client, patient } = appointments.operation.fields as AppointmentFields;
  const known = (['clients', 'patients'] as const).flatMap((concept) => session.lists.get(concept) ?? []);
  const ids = new Set(known.flatMap((list) => [...knownRows(list).ids]));
  const isLed = [client, patient].some(
    (link) =>
      link &&
      appointments.rows.some((row) => {
        const record = linkedAt(row, link);
        return readText(record, link.fields.name) !== null || ids.has(readText(record, link.fields.id) ?? '');
      }),
  );
  const mayBeTimes = wordsOf(appointments.choice.type).some((word) => timeWords.has(word));
  if (!isLed && mayBeTimes) dropConcept(session, 'appointments', 'rowsLackClient');
}

const timeWords: ReadonlySet<string> = new Set(['slot', 'schedule', 'event', 'session', 'availability', 'shift']);

/** Vets that animals or their owners lead to, and no visit does, work elsewhere. */
export function dropOtherVets(session: ProofSession): void {
  const { schema, lists } = session;
  const providers = lists.get('providers');
  const typeOf = (list: ReadList | undefined) => list && rowType(schema, list.operation);
  const book = typeOf(lists.get('appointments'));
  if (!providers || !book) return;
  const leads = (from: TypeModel | null | undefined): boolean =>
    from != null &&
    contentsOf(schema, from).branches.some(({ type, many }) => !many && type.name === providers.choice.type);
  // Sound: the list of appointments is read by an appointment's fields.
  const { provider } = (lists.get('appointments')?.operation.fields ?? {}) as Partial<AppointmentFields>;
  if (provider || leads(book)) return;
  if ([lists.get('patients'), lists.get('clients')].some((list) => leads(typeOf(list))))
    dropConcept(session, 'providers', 'notInAppointments');
}

/** Schools and shops are places of the clinic only where its appointments are at them. */
export function dropPlacesOfOthers(session: ProofSession): void {
  const [places, appointments] = [session.lists.get('locations'), session.lists.get('appointments')];
  if (!places || isCalledPlace(places.choice.type)) return;
  // Sound: the list of appointments is read by an appointment's fields.
  const { location } = (appointments?.operation.fields ?? {}) as Partial<AppointmentFields>;
  const isLinked = appointments && location && judgeLink(location, appointments.rows, knownRows(places)) === 'fits';
  const isFilter = appointments && takes(appointments.operation, 'locationId');
  if (!isLinked && !isFilter) dropConcept(session, 'locations', 'notInAppointments');
}

/** What an organization has, such as its price list, is called after it as well. */
function isCalledPlace(type: string): boolean {
  const words = wordsOf(type);
  return isCalled(type, 'location') && (!words.includes('organization') || words.length <= 2);
}

/** Kinds that no appointment leads to, and that no booking takes, are kinds of something else. */
export function dropUnusedTypes(session: ProofSession, { map }: SchemaMatch): void {
  const [types, appointments] = [session.lists.get('appointmentTypes'), session.lists.get('appointments')];
  if (!types || (appointments?.rows.length ?? 1) === 0) return;
  const row = appointments && rowType(session.schema, appointments.operation);
  const isLed = row && contentsOf(session.schema, row).branches.some(({ type }) => type.name === types.choice.type);
  const booking = map.writes?.bookAppointment;
  const isTaken = [booking, map.freeSlots].some((operation) =>
    operation?.arguments.some(({ slots }) => slots.some((slot) => 'role' in slot && slot.role === 'typeId')),
  );
  const name = wordsOf(types.choice.type);
  const isKindOfOther = name.some((word) => kindWords.has(word)) && !name.some((word) => visitWords.has(word));
  if (isLed || isTaken || !isKindOfOther) return;
  dropConcept(session, 'appointmentTypes', 'notInBookings');
}

/** With the queries that search them and read one of them. */
export function dropClients(session: ProofSession, reason: Reason): void {
  for (const concept of ['clients', 'clientSearch', 'client'] as const) dropConcept(session, concept, reason);
}

/** The choice stays in sight as a refuted one, as a person may know better. */
export function dropConcept(session: ProofSession, concept: ReadConcept, reason: Reason): void {
  const match = session.concepts[concept];
  session.lists.delete(concept);
  const refuted = new Map<Choice, Reason>(match?.chosen ? [[match.chosen, reason]] : []);
  dropChoice(session, concept, match ? othersThan(null, choicesOf(match), refuted) : []);
}

const kindWords: ReadonlySet<string> = new Set(['type', 'kind', 'category']);
const visitWords: ReadonlySet<string> = new Set([...nouns.appointment, 'service', 'procedure', 'treatment', 'reason']);
