import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { type AmplicationEntity } from './entities.ts';
import { forbidden, internal, notThere } from './find.ts';
import { amplicationIds, amplicationSexes, amplicationWords, otherId } from './records.ts';

interface Writes {
  /** Answers the id of what is new. */
  readonly create: (data: Row) => string;
  readonly update: (key: number, data: Row) => void;
  readonly remove: (key: number) => void;
  readonly kind: Kind;
}

const { of } = amplicationIds;

/** The mutations of an entity. Customers, pets and appointments are what the front desk's role may write. */
export function amplicationWrites(
  backstage: Backstage,
  { name }: AmplicationEntity,
  one: (id: string) => Row | null,
): readonly (readonly [string, (args: never) => unknown])[] {
  const { refuseWrites } = backstage;
  const allowed = (): Writes => {
    if (refuseWrites !== null) throw forbidden(refuseWrites);
    const writes = { Customer: customerWrites, Pet: petWrites, Appointment: appointmentWrites }[name];
    if (!writes) throw forbidden();
    return writes(backstage);
  };
  const keyOf = ({ kind }: Writes, id: string): number => {
    const key = amplicationIds.key(kind, id);
    if (key === null || !one(id)) throw notThere();
    return key;
  };
  return [
    [`create${name}`, ({ data }: { readonly data: Row }) => one(allowed().create(data))],
    [
      `update${name}`,
      ({ data, where: { id } }: { readonly data: Row; readonly where: { readonly id: string } }) => {
        const writes = allowed();
        writes.update(keyOf(writes, id), data);
        return one(id);
      },
    ],
    [
      `delete${name}`,
      ({ where: { id } }: { readonly where: { readonly id: string } }) => {
        const writes = allowed();
        const key = keyOf(writes, id);
        // Relations are resolved after the row is gone, when there is nothing at their other end.
        const last = Object.entries(one(id) ?? {}).filter(([, value]) => typeof value !== 'function');
        writes.remove(key);
        return { ...Object.fromEntries(last), ...emptyRelations };
      },
    ],
  ];
}

const emptyRelations: Row = { appointments: [], orders: [], pets: [] };

function done<Record>(backstage: Backstage, write: () => Written<Record>): Record {
  const outcome = written(backstage, write);
  if (outcome.ok) return outcome.row;
  throw internal(outcome.message);
}

/** The key of what a relation is to be connected to; what is null or not given leaves it as it is. */
function connected({ practice }: Backstage, kind: Kind, data: Row, field: string): number | undefined {
  const target = data[field];
  if (!isRow(target)) return undefined;
  const key = amplicationIds.key(kind, String(target['id']));
  const rows = {
    place: practice.places,
    provider: practice.providers,
    visitType: practice.visitTypes,
    client: practice.clients.filter(({ isDeleted }) => !isDeleted),
    patient: practice.patients,
    organization: [],
    appointment: practice.appointments,
  }[kind];
  if (key === null || !rows.some((row) => row.key === key)) throw notThere();
  return key;
}

function instantIn(data: Row, field: string): number | undefined {
  const text = givenText(data, field);
  if (text === undefined || text === null) return undefined;
  const instant = Date.parse(text);
  if (Number.isNaN(instant))
    throw internal(`Invalid value for argument \`${field}\`: Provided Date object is invalid.`);
  return instant;
}

function appointmentWrites(backstage: Backstage): Writes {
  const { practice, now } = backstage;
  const changes = (key: number | null, data: Row) => ({
    ...timesOf(rowOf(practice.appointments, key), instantIn(data, 'startTime'), instantIn(data, 'endTime')),
    state: stateOfWord(amplicationWords, givenText(data, 'status')),
    reason: givenText(data, 'reason'),
    cancelReason: givenText(data, 'cancellationReason'),
    placeKey: connected(backstage, 'place', data, 'clinic'),
    typeKey: connected(backstage, 'visitType', data, 'service'),
    providerKey: connected(backstage, 'provider', data, 'practitioner'),
    patientKey: connected(backstage, 'patient', data, 'pet'),
    clientKey: connected(backstage, 'client', data, 'customer'),
  });
  return {
    kind: 'appointment',
    create(data) {
      const { placeKey = null, typeKey = null, cancelReason, ...change } = changes(null, data);
      const { key } = done(backstage, () => bookAppointment(practice, { ...change, placeKey, typeKey }, now()));
      // The customer is who is named, not who owns the pet.
      const clientKey = change.clientKey ?? null;
      done(backstage, () => changeAppointment(practice, key, { cancelReason, clientKey }, now()));
      return of('appointment', key);
    },
    update(key, data) {
      done(backstage, () => changeAppointment(practice, key, changes(key, data), now()));
    },
    remove(key) {
      done(backstage, () => changeAppointment(practice, key, { isDeleted: true }, now()));
    },
  };
}

function customerWrites(backstage: Backstage): Writes {
  const { practice, now } = backstage;
  const changes = (key: number, data: Row) => {
    const [first, second, ...others] = rowOf(practice.clients, key)?.phones ?? [];
    const [phone, alternate] = [givenText(data, 'phone'), givenText(data, 'alternatePhone')];
    const phones = [
      { label: first?.label ?? ('Mobile' as const), value: phone === undefined ? first?.value : phone },
      { label: second?.label ?? ('Home' as const), value: alternate === undefined ? second?.value : alternate },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    const email = givenText(data, 'email');
    const address = isRow(data['address']) ? data['address']['id'] : undefined;
    const other = practice.clients.find((row) => otherId('ad', row.key) === address);
    if (address !== undefined && !other) throw notThere();
    const lastName = givenText(data, 'lastName');
    return {
      givenName: givenText(data, 'firstName'),
      familyName: lastName === null ? '' : lastName,
      phones: phone === undefined && alternate === undefined ? undefined : [...phones, ...others],
      emails: email === undefined ? undefined : email ? [email] : [],
      isActive: typeof data['isActive'] === 'boolean' ? data['isActive'] : undefined,
      note: givenText(data, 'notes'),
      placeKey: connected(backstage, 'place', data, 'preferredClinic'),
      street: other?.street,
      city: other?.city,
    };
  };
  const keep = (key: number, data: Row): void => {
    const change = changes(key, data);
    done(backstage, () => changeClient(practice, key, change, now()));
    movePets(backstage, key, data['pets']);
  };
  return {
    kind: 'client',
    create(data) {
      const names = { givenName: givenText(data, 'firstName'), familyName: givenText(data, 'lastName') };
      const { key } = done(backstage, () => registerClient(practice, names, now()));
      keep(key, data);
      return of('client', key);
    },
    update: keep,
    remove(clientKey) {
      // What belonged to a customer stays, and belongs to nobody.
      for (const { key } of practice.patients.filter((row) => row.clientKey === clientKey))
        done(backstage, () => changePatient(practice, key, { clientKey: null }, now()));
      for (const { key } of practice.appointments.filter((row) => row.clientKey === clientKey))
        done(backstage, () => changeAppointment(practice, key, { clientKey: null }, now()));
      done(backstage, () => changeClient(practice, clientKey, { isDeleted: true }, now()));
    },
  };
}

/** Gives pets to a customer, and takes them away. */
function movePets(backstage: Backstage, clientKey: number, nested: unknown): void {
  if (!isRow(nested)) return;
  const { practice, now } = backstage;
  const give = (to: number | null, keys: readonly number[]): void => {
    for (const key of keys) done(backstage, () => changePatient(practice, key, { clientKey: to }, now()));
  };
  const named = (list: unknown): readonly number[] =>
    (Array.isArray(list) ? list : []).flatMap((pet) => connected(backstage, 'patient', { pet }, 'pet') ?? []);
  const { set, connect, disconnect } = nested;
  const own = practice.patients.filter((row) => row.clientKey === clientKey).map(({ key }) => key);
  if (Array.isArray(set)) give(null, own);
  give(
    null,
    named(disconnect).filter((key) => own.includes(key)),
  );
  give(clientKey, [...named(set), ...named(connect)]);
}

function petWrites(backstage: Backstage): Writes {
  const { practice, now } = backstage;
  const changes = (data: Row) => ({
    name: givenText(data, 'name') ?? undefined,
    species: givenText(data, 'species') ?? undefined,
    breed: givenText(data, 'breed'),
    color: data['color'] === undefined ? undefined : (givenText(data, 'color') ?? ''),
    birthDate: data['dateOfBirth'] === undefined ? undefined : (givenText(data, 'dateOfBirth')?.slice(0, 10) ?? null),
    isDeceased: typeof data['isDeceased'] === 'boolean' ? data['isDeceased'] : undefined,
    microchip: givenText(data, 'microchip'),
    sex: stateOfWord(amplicationSexes, givenText(data, 'sex')),
    clientKey: connected(backstage, 'client', data, 'owner'),
  });
  return {
    kind: 'patient',
    create(data) {
      const change = changes(data);
      const pet = { ...change, clientKey: change.clientKey ?? null };
      const { key } = done(backstage, () => addPatient(practice, pet, now()));
      done(backstage, () => changePatient(practice, key, change, now()));
      return of('patient', key);
    },
    update(key, data) {
      done(backstage, () => changePatient(practice, key, changes(data), now()));
    },
    remove(patientKey) {
      for (const { key } of practice.appointments.filter((row) => row.patientKey === patientKey))
        done(backstage, () => changeAppointment(practice, key, { patientKey: null }, now()));
      practice.patients.splice(
        practice.patients.findIndex(({ key }) => key === patientKey),
        1,
      );
    },
  };
}
