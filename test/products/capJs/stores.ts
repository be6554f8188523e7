import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
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
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { capJsCodes, capJsIds, rejected } from './values.ts';

/** How rows of an entity are written; the data are as they are stored, associations as keys. */
export interface Store {
  readonly create: (data: Row) => string;
  readonly update: (id: string, data: Row) => void;
  readonly remove: (id: string) => void;
}

const labels = ['Mobile', 'Home', 'Work'] as const;
const { of, key } = capJsIds;

function instantIn(data: Row, field: string): number | undefined {
  const text = givenText(data, field);
  return typeof text === 'string' ? Date.parse(text) : undefined;
}

/** The numbers of a customer, written anew as a whole. */
function phonesIn(data: Row): ClientRecord['phones'] | undefined {
  const rows = data['phones'];
  if (!Array.isArray(rows)) return undefined;
  return rows.filter(isRow).map((row, index) => ({
    label: labels.find((label) => label === row['label']) ?? labels[index % 3] ?? 'Mobile',
    value: givenText(row, 'number') ?? '',
  }));
}

function customerChange(data: Row): Partial<ClientRecord> {
  const [first, last, email] = [givenText(data, 'firstName'), givenText(data, 'lastName'), givenText(data, 'email')];
  const [street, city, note] = [givenText(data, 'street'), givenText(data, 'city'), givenText(data, 'notes')];
  const [active, phones, branch] = [givenFlag(data, 'active'), phonesIn(data), givenText(data, 'branch')];
  return {
    ...(first !== undefined && { givenName: first }),
    ...(typeof last === 'string' && { familyName: last }),
    ...(email !== undefined && { emails: email === null ? [] : [email] }),
    ...(street !== undefined && { street: street ?? '' }),
    ...(city !== undefined && { city: city ?? '' }),
    ...(note !== undefined && { note }),
    ...(active !== undefined && { isActive: active }),
    ...(phones && { phones }),
    ...(branch !== undefined && { placeKey: key('place', branch) ?? 0 }),
  };
}

function animalChange(data: Row): Partial<PatientRecord> {
  const [name, species, breed] = [givenText(data, 'name'), givenText(data, 'species'), givenText(data, 'breed')];
  const [color, sex, birthDate] = [givenText(data, 'color'), givenText(data, 'sex'), givenText(data, 'birthDate')];
  const [microchip, owner] = [givenText(data, 'chipNumber'), givenText(data, 'owner')];
  const deceased = givenFlag(data, 'deceased');
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof species === 'string' && { species }),
    ...(breed !== undefined && { breed }),
    ...(color !== undefined && { color: color ?? '' }),
    ...(sex !== undefined && { sex: sex === 'male' ? 'MALE' : sex === 'female' ? 'FEMALE' : 'UNKNOWN' }),
    ...(birthDate !== undefined && { birthDate }),
    ...(microchip !== undefined && { microchip }),
    ...(owner !== undefined && { clientKey: key('client', owner) }),
    ...(deceased !== undefined && { isDeceased: deceased }),
  };
}

function visitChange(before: AppointmentRecord | null, data: Row): Parameters<typeof changeAppointment>[2] {
  const [type, branch] = [givenText(data, 'type'), givenText(data, 'branch')];
  const keyIn = (kind: 'provider' | 'client' | 'patient', field: string): number | null | undefined => {
    const id = givenText(data, field);
    return id === undefined ? undefined : key(kind, id);
  };
  return {
    ...timesOf(before, instantIn(data, 'startDateTime'), instantIn(data, 'endDateTime')),
    state: stateOfWord(capJsCodes, givenText(data, 'status')),
    reason: givenText(data, 'reason'),
    cancelReason: givenText(data, 'cancellationReason'),
    typeKey: key('visitType', type) ?? undefined,
    placeKey: key('place', branch) ?? undefined,
    providerKey: keyIn('provider', 'employee'),
    clientKey: keyIn('client', 'customer'),
    patientKey: keyIn('patient', 'animal'),
  };
}

/** The entities that the desk may write. */
export function capJsStores(backstage: Backstage): Readonly<Record<string, Store>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw rejected(outcome.field === 'base' ? '403' : '400', outcome.message);
  };
  const needsSomeone = (client: number | null, patient: number | null): void => {
    if (client === null && patient === null) throw rejected('400', 'An appointment needs a customer or an animal');
  };
  return {
    Customers: {
      create(data) {
        const row = done(() => registerClient(practice, { familyName: givenText(data, 'lastName') }, now()));
        done(() => changeClient(practice, row.key, { placeKey: 0, ...customerChange(data) }, now()));
        return of('client', row.key);
      },
      update(id, data) {
        done(() => changeClient(practice, key('client', id), customerChange(data), now()));
      },
      remove(id) {
        done(() => changeClient(practice, key('client', id), { isDeleted: true }, now()));
      },
    },
    Animals: {
      create(data) {
        // The store wants an owner at first; the entity doesn't.
        const owner = practice.clients[0]?.key ?? null;
        const row = done(() => addPatient(practice, { clientKey: owner, name: givenText(data, 'name') }, now()));
        done(() => changePatient(practice, row.key, { clientKey: null, ...animalChange(data) }, now()));
        return of('patient', row.key);
      },
      update(id, data) {
        done(() => changePatient(practice, key('patient', id), animalChange(data), now()));
      },
      remove(id) {
        done(() => {
          const index = practice.patients.findIndex((row) => row.key === key('patient', id));
          practice.patients.splice(index, 1);
          return { ok: true, row: null };
        });
      },
    },
    Appointments: {
      create(data) {
        const change = visitChange(null, data);
        const [clientKey, patientKey] = [change.clientKey ?? null, change.patientKey ?? null];
        needsSomeone(clientKey, patientKey);
        const booking = {
          start: change.start ?? null,
          minutes: change.minutes,
          placeKey: change.placeKey ?? null,
          typeKey: change.typeKey ?? null,
          clientKey,
          patientKey,
        };
        const row = done(() => bookAppointment(practice, booking, now()));
        done(() => changeAppointment(practice, row.key, { ...change, clientKey, patientKey }, now()));
        return of('appointment', row.key);
      },
      update(id, data) {
        const before = rowOf(practice.appointments, key('appointment', id));
        const change = visitChange(before, data);
        const client = change.clientKey === undefined ? (before?.clientKey ?? null) : change.clientKey;
        const patient = change.patientKey === undefined ? (before?.patientKey ?? null) : change.patientKey;
        needsSomeone(client, patient);
        done(() => changeAppointment(practice, before?.key ?? null, change, now()));
      },
      remove(id) {
        done(() => changeAppointment(practice, key('appointment', id), { isDeleted: true }, now()));
      },
    },
  };
}
