import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type VisitState, rowOf, zoneOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { nookalRows, nookalWords } from './records.ts';
import { dayIn, refusal } from './refusal.ts';

/** What a write says: undefined stays as it is. */
type Given = Readonly<Record<string, string | number | null | undefined>>;

/** Resolvers of the mutations, all of them with flat arguments. */
export function nookalWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const rows = nookalRows(stage);
  const done = <Any>(write: () => Written<Any>): Any => rowOrError(stage, write, 'BAD_USER_INPUT');
  const noLonger = (): never => {
    throw refusal('This client of the API may not use this mutation', 'FORBIDDEN');
  };
  return {
    addClient(args: Given) {
      const { firstName, lastName, email, mobile, home, work } = texts(args);
      const made = done(() =>
        registerClient(practice, { givenName: firstName, familyName: lastName, emails: [email] }, now()),
      );
      const change = {
        phones: phonesOf(made, { mobile, home, work }),
        note: args['notes'] ? String(args['notes']) : null,
        placeKey: keyIn(args['locationID']) ?? 1,
      };
      return rows.client(done(() => changeClient(practice, made.key, change, now())));
    },
    updateClient(args: Given) {
      const { firstName, lastName, email, mobile, home, work, notes } = texts(args);
      const before = rows.clients().find(({ key }) => key === args['clientID']);
      if (!before) throw refusal('Client not found', 'BAD_USER_INPUT');
      const change = {
        givenName: firstName === '' ? null : firstName,
        familyName: lastName,
        emails: email === undefined ? undefined : [email, ...before.emails.slice(1)].filter((each) => each !== ''),
        phones: phonesOf(before, { mobile, home, work }),
        note: notes === '' ? null : notes,
        placeKey: keyIn(args['locationID']),
        isActive: args['active'] === undefined || args['active'] === null ? undefined : args['active'] === 1,
      };
      return rows.client(done(() => changeClient(practice, before.key, change, now())));
    },
    addAppointmentBooking(args: Given) {
      const { appointmentDate = '', startTime = '', notes } = texts(args);
      const place = rowOf(practice.places, keyIn(args['locationID']) ?? null);
      const client = rows.clients().find(({ key }) => key === args['clientID']);
      const provider = rowOf(practice.providers, keyIn(args['providerID']) ?? null);
      if (!place || !client || !provider) throw refusal('Invalid locationID, clientID or providerID', 'BAD_USER_INPUT');
      const input = {
        start: startOf(appointmentDate, startTime, place.zone),
        placeKey: place.key,
        typeKey: keyIn(args['typeID']) ?? null,
        providerKey: provider.key,
        clientKey: client.key,
        reason: notes === '' ? null : notes,
      };
      return rows.appointment(done(() => bookAppointment(practice, input, now())));
    },
    updateAppointmentBooking(args: Given) {
      const before = rowOf(practice.appointments, keyIn(args['apptID']) ?? null);
      if (!before || before.isDeleted) throw refusal('Appointment not found', 'BAD_USER_INPUT');
      const { appointmentDate, startTime, notes, status } = texts(args);
      const placeKey = keyIn(args['locationID']);
      const zone = zoneOf(practice, { ...before, placeKey: placeKey ?? before.placeKey });
      const day = appointmentDate ?? wallDay(before.start, zone);
      const isMoved = appointmentDate !== undefined || startTime !== undefined;
      const type = rowOf(practice.visitTypes, keyIn(args['typeID']) ?? null);
      const change = {
        start: isMoved ? startOf(day, startTime ?? wallTime(before.start, zone), zone) : undefined,
        placeKey,
        providerKey: keyIn(args['providerID']),
        typeKey: type?.key,
        minutes: type?.minutes,
        reason: notes === '' ? null : notes,
        state: stateOf(before.state, status, args['arrived']),
      };
      return rows.appointment(done(() => changeAppointment(practice, before.key, change, now())));
    },
    cancelAppointment({ apptID, clientID, reason }: Given) {
      const before = rowOf(practice.appointments, keyIn(apptID) ?? null);
      if (!before || before.isDeleted || before.clientKey !== clientID)
        throw refusal('This client has no such appointment', 'BAD_USER_INPUT');
      const change = { state: 'cancelled' as const, cancelReason: reason ? String(reason) : null };
      return rows.appointment(done(() => changeAppointment(practice, before.key, change, now())));
    },
    addCase: noLonger,
    addTreatmentNote: noLonger,
  };
}

function texts(args: Given): Readonly<Record<string, string | undefined>> {
  const given = Object.entries(args).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(given);
}

/** The phones of a client after a write; undefined where it says nothing of them. */
function phonesOf(
  before: ClientRecord,
  given: Readonly<Record<'mobile' | 'home' | 'work', string | undefined>>,
): ClientRecord['phones'] | undefined {
  if (Object.values(given).every((value) => value === undefined)) return undefined;
  const columns = [
    ['Mobile', 'mobile'],
    ['Home', 'home'],
    ['Work', 'work'],
  ] as const;
  return columns.flatMap(([label, column]) => {
    const value = given[column] ?? before.phones.find((each) => each.label === label)?.value ?? '';
    return value === '' ? [] : [{ label, value }];
  });
}

function stateOf(before: VisitState, status: string | undefined, arrived: unknown): VisitState | undefined {
  // Two states share a word; whoever repeats the word that is there changes nothing.
  if (status !== undefined && status !== nookalWords[before]) return stateOfWord(nookalWords, status);
  if (arrived === 1 && nookalWords[before] === 'StdAppt') return 'arrived';
  return arrived === 0 && nookalWords[before] === 'Waiting' ? 'planned' : undefined;
}

function startOf(date: string, time: string, zone: string): number {
  if (!/^\d{2}:\d{2}(?::\d{2})?$/.test(time)) throw refusal(`Invalid startTime: ${time}`, 'BAD_USER_INPUT');
  return instantOfWall(`${dayIn(date)}T${time}`, zone);
}

function keyIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
