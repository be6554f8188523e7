import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { type Store, isKept, petsOf, type veterinaryRows, veterinaryIds, vetsOf } from './records.ts';
import { dayOfText, instantOfText, timeOfText, unshowable } from './values.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type Numbers<Name extends string> = Readonly<Record<Name, number>>;
type OwnerArgs = Texts<'username' | 'email' | 'firstName' | 'lastName'>;
type PetArgs = Texts<'name' | 'breed'> & Numbers<'age' | 'ownerId'>;
type AppointmentArgs = Texts<'date' | 'reason'> & Numbers<'petId' | 'veterinarianId'>;
type MessageArgs = Texts<'content'> & Numbers<'ownerId' | 'veterinarianId'>;
type ScheduleArgs = Texts<'day' | 'startTime' | 'endTime'> & Numbers<'veterinarianId'>;

const desk = { username: 'reception', password: 'reception-password' };
const longestStatus = 20;

/** What changes data. Nothing moves an appointment, or calls it off. */
export function veterinaryWrites(
  stage: Backstage,
  store: Store,
  rows: ReturnType<typeof veterinaryRows>,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  /** For tables that the practice doesn't have. */
  const stored = <Any>(write: () => Any): Any => done<Any>(() => ({ ok: true, row: write() }));
  function found<Any>(row: Any | null | undefined, model: string): Any {
    if (row) return row;
    throw new GraphQLError(`${model} matching query does not exist.`);
  }
  const owners = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const ownerOf = (id: number): ClientRecord => found(rowOf(owners(), veterinaryIds.key('client', id)), 'User');
  const vetOf = (id: number): ProviderRecord =>
    found(rowOf(vetsOf(practice), veterinaryIds.key('provider', id)), 'User');
  const appointmentOf = (id: number): AppointmentRecord => {
    const kept = practice.appointments.filter(isKept);
    return found(rowOf(kept, veterinaryIds.key('appointment', id)), 'Appointments');
  };
  function token(): Row {
    const exp = Math.floor(now() / 1000) + 300;
    return {
      token: 'eyJhbGciOiJIUzI1NiJ9.desk.c2lnbmVk',
      payload: { username: desk.username, exp, origIat: exp - 300 },
    };
  }
  return {
    tokenAuth({ username, password }: Texts<'username' | 'password'>) {
      if (username !== desk.username || password !== desk.password)
        throw new GraphQLError('Please enter valid credentials');
      return { ...token(), refreshExpiresIn: Math.floor(now() / 1000) + 604_800 };
    },
    verifyToken({ token: text }: Partial<Texts<'token'>>) {
      if (!text) throw new GraphQLError('Token is required');
      if (text === token()['token']) return token();
      throw new GraphQLError('Error decoding signature');
    },
    refreshToken({ token: text }: Partial<Texts<'token'>>) {
      if (!text) throw new GraphQLError('Token is required');
      if (text !== token()['token']) throw new GraphQLError('Error decoding signature');
      return { ...token(), refreshExpiresIn: Math.floor(now() / 1000) + 604_800 };
    },
    createOwner({ username, email, firstName, lastName }: OwnerArgs) {
      if (owners().some((row) => rows.usernameOf(row) === username)) {
        const detail = `DETAIL:  Key (username)=(${username}) already exists.`;
        const rule = 'duplicate key value violates unique constraint "veterinary_user_username_key"';
        throw new GraphQLError(`${rule}\n${detail}\n`);
      }
      const names = { givenName: firstName, familyName: lastName, emails: [email] };
      const made = done(() => registerClient(practice, names, now()));
      store.usernames.set(made.key, username);
      return { owner: rows.owner(made) };
    },
    createPet({ name, breed, age, ownerId }: PetArgs) {
      const { key: clientKey } = ownerOf(ownerId);
      if (age < 0)
        throw new GraphQLError(
          'new row for relation "veterinary_pet" violates check constraint "veterinary_pet_age_check"',
        );
      const made = done(() => addPatient(practice, { clientKey, name, breed }, now()));
      store.ages.set(made.key, age);
      return { pet: rows.pet(made) };
    },
    createAppointment({ petId, veterinarianId, date, reason }: AppointmentArgs) {
      const pet = found(rowOf(petsOf(practice), veterinaryIds.key('patient', petId)), 'Pet');
      const { key: providerKey } = vetOf(veterinarianId);
      const start = instantOfText(date);
      const booking = { start, placeKey: 1, typeKey: 1, providerKey, patientKey: pet.key, reason };
      const made = done(() => bookAppointment(practice, booking, now()));
      return { appointment: rows.newAppointment(made, date) };
    },
    updateAppointmentStatus({ appointmentId, status }: Texts<'status'> & Numbers<'appointmentId'>) {
      const before = appointmentOf(appointmentId);
      if (status.length > longestStatus) throw new GraphQLError('value too long for type character varying(20)\n');
      const state = { pending: 'planned', approved: 'confirmed' } as const;
      const known = status === 'pending' || status === 'approved' ? state[status] : before.state;
      const isSame = known === 'confirmed' && before.state !== 'planned';
      const change = { state: isSame ? before.state : known };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      store.statuses.set(row.key, status);
      return { appointment: rows.appointment(row) };
    },
    sendMessage({ ownerId, veterinarianId, content }: MessageArgs) {
      const [owner, veterinarian] = [ownerOf(ownerId).key, vetOf(veterinarianId).key];
      const made = { id: store.messages.length + 1, owner, veterinarian, content, timestamp: now(), isRead: false };
      stored(() => store.messages.push(made));
      return { message: rows.message(made) };
    },
    markMessageAsRead({ messageId }: Numbers<'messageId'>) {
      const before = found(
        store.messages.find(({ id }) => id === messageId),
        'Messages',
      );
      const read = { ...before, isRead: true };
      stored(() => store.messages.splice(store.messages.indexOf(before), 1, read));
      return { message: rows.message(read) };
    },
    manageSchedule({ veterinarianId, day, startTime, endTime }: ScheduleArgs) {
      const { key: veterinarian } = vetOf(veterinarianId);
      const hours = { day: dayOfText(day), startTime: timeOfText(startTime), endTime: timeOfText(endTime) };
      const made = { id: store.schedules.length + 1, veterinarian, ...hours };
      stored(() => store.schedules.push(made));
      const failing = (scalar: 'Date' | 'Time', text: string) => (): never => {
        throw unshowable(scalar, text);
      };
      // As with a new appointment, what came in is shown before it was read.
      const shown = {
        day: failing('Date', day),
        startTime: failing('Time', startTime),
        endTime: failing('Time', endTime),
      };
      return { schedule: { ...rows.schedule(made), ...shown } };
    },
  };
}
