import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Store, UserRow, mediCalRecords } from './records.ts';
import { clinicZone, clientPk, dayOf, found, mediCalIds, missing, timeOf } from './values.ts';

interface NewUserArgs {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob?: string | null;
}

interface UserArgs extends NewUserArgs {
  readonly id: number;
  readonly phone: string;
  readonly address: string;
}

interface BookArgs {
  readonly date: string;
  readonly time: string;
  readonly drUserId: number;
  readonly patient: number;
}

interface FindingArgs {
  readonly id?: number | null;
  readonly diagnosis: string;
  readonly treatment: string;
}

/** Defaults of the columns, which a new user has. */
const columnEmail = 'john@doe.com';
const columnPhone = '+504 1234 5678';

/** The clinic's own mutations, which check no more than that rows exist. */
export function mediCalWrites(
  stage: Backstage,
  store: Store,
  records: ReturnType<typeof mediCalRecords>,
  practice: Practice,
): Readonly<Record<string, unknown>> {
  const { now } = stage;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  const userOf = (pk: number | null): UserRow => found(pk === null ? null : records.userBy(pk), 'User');
  const appointmentOf = (id: number | null): AppointmentRecord =>
    found(rowOf(records.appointments(), mediCalIds.key('appointment', id)), 'Appointment');
  const birthday = (dob: string | null | undefined): string | null => {
    // The schema lets it be left out, and the method does not.
    if (dob === undefined) throw missing('dob');
    return dob === null ? null : dayOf('dob', dob);
  };

  return {
    createUser({ firstName, lastName, dob }: NewUserArgs) {
      const day = birthday(dob);
      // A new user has no name to log in with, and there can be one of that kind.
      if (records.users().some(({ username }) => username === ''))
        throw new GraphQLError(
          'duplicate key value violates unique constraint "api_user_username_key"\nDETAIL:  Key (username)=() already exists.\n',
        );
      const person = { givenName: firstName, familyName: lastName, emails: [columnEmail], phones: [columnPhone] };
      const { key } = done(() => registerClient(practice, person, now()));
      store.users.set(clientPk(key), { username: '', dob: day });
      return { user: records.user(userOf(clientPk(key))) };
    },
    updateUser({ id, firstName, lastName, dob, phone, address }: UserArgs) {
      const day = birthday(dob);
      const before = userOf(id);
      const client = rowOf(practice.clients, before.clientKey);
      const own = { dob: day, address };
      if (client) {
        const names = { givenName: firstName === '' ? null : firstName, familyName: lastName };
        const { phones } = contactChange(client, phone, undefined);
        done(() => changeClient(practice, client.key, { ...names, phones }, now()));
        store.users.set(id, { ...store.users.get(id), ...own });
      } else {
        done(() => ({ ok: true, row: null }));
        store.users.set(id, { ...store.users.get(id), ...own, firstName, lastName, phone });
      }
      return { user: records.user(userOf(id)) };
    },
    deleteUser({ id }: { readonly id?: string | null }) {
      if (id === undefined) throw missing('id');
      const row = userOf(/^\d+$/.test(id ?? '') ? Number(id) : null);
      done(() => ({ ok: true, row: null }));
      // What is set is no column, so that nothing changes.
      return { user: records.user(row) };
    },
    createAppointment({ date, time, drUserId, patient }: BookArgs) {
      const start = instantOfWall(`${dayOf('date', date)}T${timeOf('time', time)}`, clinicZone);
      const { key: providerKey } = found(records.doctorOfUser(drUserId), 'Doctor');
      // Any user can be a patient there; whom the practice doesn't know as a client it can't book for.
      const { clientKey } = userOf(patient);
      const booking = { start, minutes: 30, placeKey: 1, typeKey: 1, providerKey, clientKey };
      return { appointment: records.appointment(done(() => bookAppointment(practice, booking, now()))) };
    },
    updateAppointment({ id, diagnosis, treatment }: FindingArgs) {
      if (id === undefined) throw missing('id');
      const { key } = appointmentOf(id);
      const row = done(() => changeAppointment(practice, key, { state: 'completed' }, now()));
      store.findings.set(key, { diagnosis, treatment });
      return { appointment: records.appointment(row) };
    },
    deleteAppointment({ id }: { readonly id?: number | null }) {
      if (id === undefined) throw missing('id');
      const { key } = appointmentOf(id);
      done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      // The method answers nothing at all.
      return null;
    },
  };
}
