import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { failed, timeOf } from './find.ts';
import { type Accounts, otherId, warthogIds, warthogWords } from './records.ts';

/** How rows of a model are written; each answers the id of the row. */
export interface Writes {
  readonly create: (data: Row) => string;
  readonly update?: (id: string, data: Row) => string;
  readonly remove?: (id: string) => string;
}

/** The writes of the models that the front desk may change. */
export function warthogWrites(
  stage: Backstage,
  accounts: Accounts,
  rowsOf: (model: string) => readonly Row[],
): Readonly<Record<string, Writes>> {
  const { practice, now } = stage;
  const { of } = warthogIds;
  const done = (kind: Kind, write: () => Written<{ readonly key: number }>): string =>
    of(kind, rowOrError(stage, write, 'INTERNAL_SERVER_ERROR').key);
  const keyOf = (kind: Kind, id: string): number | null => warthogIds.key(kind, id);
  /** The text in a column of a row that an id of the data points to. */
  const pointed = (model: string, id: unknown, column: string): string | null | undefined => {
    if (typeof id !== 'string') return id === null ? null : undefined;
    const found = rowsOf(model).find((row) => row['id'] === id);
    if (!found) throw failed(`insert or update violates foreign key constraint on ${model}`);
    return textIn(found[column]) ?? null;
  };
  function link(userId: unknown, id: string): string {
    const free = accounts.free.findIndex((user) => user.id === userId);
    const [user] = free === -1 ? [] : accounts.free.splice(free, 1);
    if (user) accounts.linked.set(keyOf('client', id) ?? 0, user.id);
    return id;
  }
  const removed = { isDeleted: true };
  return {
    Appointment: {
      create(data) {
        const type = rowOf(practice.visitTypes, keyIn('visitType', data['typeId']) ?? 1);
        const { placeKey = null, minutes = type?.minutes, ...booking } = appointmentIn(data);
        const start = timeOf(data['time']);
        return done('appointment', () =>
          bookAppointment(practice, { ...booking, start, minutes, placeKey, typeKey: type?.key ?? null }, now()),
        );
      },
      update(id, data) {
        const { patientKey, ...booking } = appointmentIn(data);
        const change = {
          ...booking,
          start: data['time'] === undefined ? undefined : timeOf(data['time']),
          typeKey: keyIn('visitType', data['typeId']) ?? undefined,
          patientKey,
          clientKey: patientKey ? rowOf(practice.patients, patientKey)?.clientKey : undefined,
          cancelReason: textIn(data['cancelReason']),
        };
        return done('appointment', () => changeAppointment(practice, keyOf('appointment', id), change, now()));
      },
      remove: (id) => done('appointment', () => changeAppointment(practice, keyOf('appointment', id), removed, now())),
    },
    Owner: {
      create({ firstName, lastName, phoneNumber, userId }) {
        const [givenName, familyName, phones] = [textIn(firstName), textIn(lastName), [textIn(phoneNumber)]];
        const details = { givenName, familyName, phones, emails: [pointed('User', userId, 'email')] };
        const id = done('client', () => registerClient(practice, details, now()));
        return link(userId, id);
      },
      update(id, { firstName, lastName, phoneNumber, userId }) {
        const key = keyOf('client', id);
        const email = pointed('User', userId, 'email');
        const contact = contactChange(rowOf(practice.clients, key), textIn(phoneNumber), email);
        const change = { givenName: textIn(firstName), familyName: textIn(lastName) ?? undefined, ...contact };
        done('client', () => changeClient(practice, key, change, now()));
        return link(userId, id);
      },
      remove: (id) => done('client', () => changeClient(practice, keyOf('client', id), removed, now())),
    },
    Pet: {
      create({ ownerId, speciesId, name, breed }) {
        const clientKey = keyIn('client', ownerId) ?? null;
        const pet = {
          clientKey,
          name: textIn(name),
          breed: textIn(breed),
          species: pointed('Species', speciesId, 'name'),
        };
        return done('patient', () => addPatient(practice, pet, now()));
      },
      update(id, { ownerId, speciesId, name, breed }) {
        const species = pointed('Species', speciesId, 'name') ?? undefined;
        const clientKey = keyIn('client', ownerId);
        const change = { clientKey, name: textIn(name) ?? undefined, breed: textIn(breed), species };
        return done('patient', () => changePatient(practice, keyOf('patient', id), change, now()));
      },
    },
    User: {
      create({ email, role }) {
        if (stage.refuseWrites !== null) throw failed(stage.refuseWrites);
        const id = otherId(7, accounts.free.length + accounts.linked.size + 1);
        accounts.free.push({ id, email: String(email), role: String(role) });
        return id;
      },
    },
  };
}

function appointmentIn(data: Row) {
  return {
    minutes: typeof data['durationMinutes'] === 'number' ? data['durationMinutes'] : undefined,
    placeKey: keyIn('place', data['clinicId']) ?? undefined,
    providerKey: keyIn('provider', data['veterinarianId']),
    patientKey: keyIn('patient', data['petId']),
    reason: textIn(data['purpose']),
    state: stateOfWord(warthogWords, textIn(data['status'])),
  };
}

function keyIn(kind: Kind, id: unknown): number | null | undefined {
  if (typeof id !== 'string') return id === null ? null : undefined;
  const key = warthogIds.key(kind, id);
  if (key === null) throw failed(`insert or update violates foreign key constraint: ${id}`);
  return key;
}

function textIn(value: unknown): string | null | undefined {
  return typeof value === 'string' || value === null ? value : undefined;
}
