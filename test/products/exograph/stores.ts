import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { speciesOf } from './records.ts';
import { exographWords, instantOfText, operationFailed } from './values.ts';

/** How rows of a table are written; what is given was checked before, and references are numbers. */
export interface Store {
  readonly create: (data: Row) => number;
  readonly update: (key: number, data: Row) => void;
  readonly remove: (key: number) => void;
}

const phoneFields = { Mobile: 'mobilePhone', Home: 'homePhone', Work: 'workPhone' } as const;
const sexes = ['MALE', 'FEMALE', 'UNKNOWN'] as const;

function givenKey(data: Row, field: string): number | null | undefined {
  const value = data[field];
  return typeof value === 'number' || value === null ? value : undefined;
}

/** The telephone numbers of a client, those that are given in place of what was there. */
function phonesOf(before: ClientRecord | null, data: Row): readonly PhoneRecord[] {
  return Object.entries(phoneFields).flatMap(([label, field]) => {
    const known = before?.phones.find((phone) => phone.label === label);
    const value = givenText(data, field);
    if (value === undefined) return known ?? [];
    const name = (['Mobile', 'Home', 'Work'] as const).find((each) => each === label);
    return value && name ? [{ label: name, value }] : [];
  });
}

/** The tables that the desk may write. */
export function exographStores(backstage: Backstage): Readonly<Record<string, Store>> {
  const { practice, now } = backstage;
  const species = speciesOf(practice);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw outcome.field === 'base' ? new GraphQLError(outcome.message) : operationFailed();
  };

  const clientChange = (before: ClientRecord | null, data: Row): Partial<ClientRecord> => {
    const email = givenText(data, 'email');
    const [street, city] = [givenText(data, 'street'), givenText(data, 'city')];
    const [active, clinic] = [givenFlag(data, 'active'), givenKey(data, 'homeClinic')];
    const [first, last, notes] = [givenText(data, 'firstName'), givenText(data, 'lastName'), givenText(data, 'notes')];
    const tags = data['tags'];
    return {
      phones: phonesOf(before, data),
      ...(first !== undefined && { givenName: first }),
      ...(typeof last === 'string' && { familyName: last }),
      ...(email !== undefined && { emails: email ? [email] : [] }),
      ...(street !== undefined && { street: street ?? '' }),
      ...(city !== undefined && { city: city ?? '' }),
      ...(active !== undefined && { isActive: active }),
      ...(clinic !== undefined && { placeKey: clinic ?? 0 }),
      ...(notes !== undefined && { note: notes }),
      ...(tags !== undefined && { tags: Array.isArray(tags) ? tags.map(String) : [] }),
    };
  };
  const petChange = (data: Row): Partial<PatientRecord> => {
    const [name, color] = [givenText(data, 'name'), givenText(data, 'color')];
    const [breed, birthDate, microchip] = [
      givenText(data, 'breed'),
      givenText(data, 'birthDate'),
      givenText(data, 'microchip'),
    ];
    const kind = givenKey(data, 'species');
    const [active, deceased] = [givenFlag(data, 'active'), givenFlag(data, 'deceased')];
    const client = givenKey(data, 'client');
    const sex = sexes.find((word) => word === data['sex']);
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof kind === 'number' && { species: species[kind - 1] ?? '' }),
      ...(breed !== undefined && { breed }),
      ...(color !== undefined && { color: color ?? '' }),
      ...(sex && { sex }),
      ...(birthDate !== undefined && { birthDate: birthDate?.slice(0, 10) ?? null }),
      ...(microchip !== undefined && { microchip }),
      ...(active !== undefined && { isActive: active }),
      ...(deceased !== undefined && { isDeceased: deceased }),
      ...(client !== undefined && { clientKey: client }),
    };
  };
  const visitChange = (data: Row): Parameters<typeof changeAppointment>[2] => ({
    state: stateOfWord(exographWords, givenText(data, 'status')),
    reason: givenText(data, 'reason'),
    cancelReason: givenText(data, 'cancellationReason'),
    placeKey: givenKey(data, 'clinic') ?? undefined,
    typeKey: givenKey(data, 'visitType') ?? undefined,
    providerKey: givenKey(data, 'staffMember'),
    clientKey: givenKey(data, 'client'),
    patientKey: givenKey(data, 'pet'),
  });

  return {
    Client: {
      create(data) {
        const { key } = done(() => registerClient(practice, { familyName: givenText(data, 'lastName') }, now()));
        const change = { placeKey: 0, ...clientChange(null, data) };
        done(() => changeClient(practice, key, change, now()));
        return key;
      },
      update(key, data) {
        const change = clientChange(rowOf(practice.clients, key), data);
        done(() => changeClient(practice, key, change, now()));
      },
      remove(key) {
        done(() => changeClient(practice, key, { isDeleted: true }, now()));
      },
    },
    Pet: {
      create(data) {
        // The store wants an owner at first; whether there is one is a column like others.
        const owner = practice.clients[0]?.key ?? null;
        const { key } = done(() => addPatient(practice, { clientKey: owner, name: givenText(data, 'name') }, now()));
        done(() => changePatient(practice, key, { clientKey: null, ...petChange(data) }, now()));
        return key;
      },
      update(key, data) {
        done(() => changePatient(practice, key, petChange(data), now()));
      },
      remove(key) {
        done(() => {
          const index = practice.patients.findIndex((row) => row.key === key);
          practice.patients.splice(index, 1);
          return { ok: true, row: null };
        });
      },
    },
    Appointment: {
      create(data) {
        const times = timesOf(
          null,
          instantOfText(data['startsAt']) ?? undefined,
          instantOfText(data['endsAt']) ?? undefined,
        );
        const change = visitChange(data);
        const { key } = done(() =>
          bookAppointment(
            practice,
            {
              ...times,
              placeKey: change.placeKey ?? null,
              typeKey: change.typeKey ?? null,
              clientKey: change.clientKey,
              patientKey: change.patientKey,
            },
            now(),
          ),
        );
        // Whose the pet is is not asked.
        done(() => changeAppointment(practice, key, { ...change, clientKey: change.clientKey ?? null }, now()));
        return key;
      },
      update(key, data) {
        const before = rowOf(practice.appointments, key);
        const [start, end] = [instantOfText(data['startsAt']), instantOfText(data['endsAt'])];
        const times = timesOf(before, start ?? undefined, end ?? undefined);
        const change = visitChange(data);
        const client = change.clientKey === undefined ? before?.clientKey : change.clientKey;
        const pet = change.patientKey === undefined ? before?.patientKey : change.patientKey;
        if (client === null && pet === null) throw operationFailed();
        done(() => changeAppointment(practice, key, { ...times, ...change }, now()));
      },
      remove(key) {
        done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      },
    },
  };
}
