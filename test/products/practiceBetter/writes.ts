import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { otherId } from './neighbours.ts';
import type { BetterMemory, BetterRecords } from './records.ts';
import { betterIds, instantIn, isSession, phoneOf, recordsOf, refusal, tagIds } from './values.ts';

interface WriteArgs {
  readonly id?: string;
  readonly input?: Row | null;
}

/** Fields of a profile that the practice has no place for. */
const ownFields = ['preferredName', 'dateOfBirth', 'gender', 'pronouns', 'timeZone'];

/** Resolvers of the mutations; what is refused is told beside the empty row. */
export function betterWrites(
  backstage: Backstage,
  records: BetterRecords,
  memory: BetterMemory,
  tasks: Row[],
): Readonly<Record<string, (args: WriteArgs) => Row>> {
  const { practice, now } = backstage;
  const done = <Any>(write: () => Written<Any>): Any => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw refusal('invalid_request', outcome.field, outcome.message);
  };
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const payload =
    (field: string, write: (args: WriteArgs) => unknown) =>
    (args: WriteArgs): Row => {
      try {
        return { [field]: write(args), userErrors: [] };
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const { code, field: blamed } = error.extensions;
        const path = typeof blamed === 'string' ? [blamed] : null;
        const what = typeof code === 'string' ? code : 'invalid_request';
        return { [field]: null, userErrors: [{ code: what, field: path, message: error.message }] };
      }
    };

  const recordIn = (id: unknown, field: string): ClientRecord => {
    const row = recordsOf(practice).find(({ key }) => betterIds.of('client', key) === id);
    if (!row) throw refusal('item_not_found', field, 'The client record was not found.');
    return row;
  };
  const sessionIn = (id: unknown): AppointmentRecord => {
    const row = rowOf(practice.appointments, betterIds.key('appointment', String(id)));
    if (!row || !isSession(row)) throw refusal('item_not_found', 'id', 'The session was not found.');
    return row;
  };
  const openIn = (id: unknown): AppointmentRecord => {
    const row = sessionIn(id);
    if (row.state === 'cancelled') throw refusal('session_cancelled', 'id', 'The session is cancelled.');
    return row;
  };
  const consultantIn = (id: unknown) => {
    const row = rowOf(practice.providers, betterIds.key('provider', String(id)));
    if (!row?.isActive) throw refusal('item_not_found', 'consultantId', 'The practitioner was not found.');
    return row;
  };
  const tagsIn = (input: Row): readonly string[] | undefined => {
    const ids = input['tagIds'];
    if (!Array.isArray(ids)) return undefined;
    return Object.keys(tagIds).filter((name) => ids.includes(tagIds[name]));
  };
  /** Whole minutes of a length in seconds. */
  const minutesIn = (value: unknown): number | undefined => {
    if (typeof value !== 'number') return undefined;
    if (value < 60 || value % 60 !== 0)
      throw refusal('invalid_request', 'duration', 'The duration has to be whole minutes, in seconds.');
    return value / 60;
  };
  const checkTime = (
    input: Row,
    providerKey: number | null,
    start: number,
    minutes: number,
    own: number | null,
  ): void => {
    const isTaken = practice.appointments.some(
      (row) =>
        row.key !== own &&
        row.providerKey === providerKey &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < start + minutes * 60_000 &&
        start < row.start + row.minutes * 60_000,
    );
    if (input['ignoreConflict'] === false && isTaken)
      throw refusal('session_conflict', 'sessionDate', 'The practitioner has another session at that time.');
  };
  const checkEmail = (email: string | null | undefined, own: number | null): void => {
    const isTaken = recordsOf(practice).some(
      (row) => row.key !== own && row.emails[0]?.toLowerCase() === email?.toLowerCase(),
    );
    if (email && isTaken)
      throw refusal('duplicate_email', 'emailAddress', 'A client with this email address already exists.');
  };
  /** Phones after a write, those of other kinds unchanged. */
  const phonesIn = (profile: Row, before: ClientRecord | null): ClientRecord['phones'] | undefined => {
    const [mobile, home] = [givenText(profile, 'mobilePhone'), givenText(profile, 'homePhone')];
    if (mobile === undefined && home === undefined) return undefined;
    const kept = (kind: 'Mobile' | 'Home', given: string | null | undefined): ClientRecord['phones'] => {
      const value = given === undefined ? before && phoneOf(before, kind) : given;
      return value ? [{ label: kind, value }] : [];
    };
    const others = before?.phones.filter(({ label }) => label === 'Work') ?? [];
    return [...kept('Mobile', mobile), ...kept('Home', home), ...others];
  };
  const rememberProfile = (key: number, profile: Row): void => {
    const given = Object.entries(presentFields(profile)).filter(([field]) => ownFields.includes(field));
    memory.profiles.set(key, { ...memory.profiles.get(key), ...Object.fromEntries(given) });
  };
  const profileIn = (input: Row): Row => (isRow(input['profile']) ? input['profile'] : {});

  return {
    clientRecordCreate: payload('clientRecord', ({ input }) => {
      const given = input ?? {};
      const profile = profileIn(given);
      const [givenName, familyName] = [givenText(profile, 'firstName'), givenText(profile, 'lastName')];
      const email = givenText(profile, 'emailAddress') ?? null;
      if (!givenName?.trim()) throw refusal('invalid_request', 'firstName', 'First name is required.');
      if (!familyName?.trim()) throw refusal('invalid_request', 'lastName', 'Last name is required.');
      if (given['sendInvitation'] === true && !email)
        throw refusal('invalid_request', 'emailAddress', 'An email address is required to invite a client.');
      checkEmail(email, null);
      const { key } = done(() => registerClient(practice, { givenName, familyName, emails: [email] }, now()));
      const change = {
        phones: phonesIn(profile, null),
        isActive: given['isActive'] !== false,
        tags: tagsIn(given),
        note: givenText(given, 'quickNotes'),
      };
      rememberProfile(key, profile);
      return records.clientRecord(done(() => changeClient(practice, key, change, now())));
    }),
    clientRecordUpdate: payload('clientRecord', ({ id, input }) => {
      const before = recordIn(id, 'id');
      const given = input ?? {};
      const profile = profileIn(given);
      const email = givenText(profile, 'emailAddress');
      checkEmail(email, before.key);
      const change = {
        givenName: givenText(profile, 'firstName'),
        familyName: givenText(profile, 'lastName') ?? undefined,
        emails: email === undefined ? undefined : [...(email ? [email] : []), ...before.emails.slice(1)],
        phones: phonesIn(profile, before),
        isActive: typeof given['isActive'] === 'boolean' ? given['isActive'] : undefined,
        tags: tagsIn(given),
        note: givenText(given, 'quickNotes'),
      };
      const row = done(() => changeClient(practice, before.key, change, now()));
      rememberProfile(row.key, profile);
      return records.clientRecord(row);
    }),
    clientSessionCreate: payload('clientSession', ({ input }) => {
      const given = input ?? {};
      const client = recordIn(given['clientRecordId'], 'clientRecordId');
      const provider = consultantIn(given['consultantId']);
      const type = records.services().find(({ key }) => betterIds.of('visitType', key) === given['serviceId']);
      if (!type) throw refusal('item_not_found', 'serviceId', 'The service was not found.');
      const start = instantIn(String(given['sessionDate']));
      const minutes = minutesIn(given['duration']) ?? type.minutes;
      checkTime(given, provider.key, start, minutes, null);
      const location = givenText(given, 'location');
      const place = practice.places.find(({ name }) => name === location);
      const booking = {
        start,
        minutes,
        placeKey: place?.key ?? provider.placeKeys[0] ?? 1,
        typeKey: type.key,
        providerKey: provider.key,
        clientKey: client.key,
        reason: givenText(given, 'notes'),
        state: given['markConfirmed'] === true ? ('confirmed' as const) : ('planned' as const),
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      if (typeof given['serviceType'] === 'string') memory.serviceTypes.set(row.key, given['serviceType']);
      if (location && !place) memory.locations.set(row.key, location);
      return records.session(row);
    }),
    clientSessionReschedule: payload('clientSession', ({ id, input }) => {
      const given = input ?? {};
      const before = openIn(id);
      const start = instantIn(String(given['sessionDate']));
      const minutes = minutesIn(given['duration']) ?? before.minutes;
      checkTime(given, before.providerKey, start, minutes, before.key);
      return records.session(done(() => changeAppointment(practice, before.key, { start, minutes }, now())));
    }),
    clientSessionConfirm: payload('clientSession', ({ id }) => {
      const { key, state } = openIn(id);
      const change = { state: state === 'planned' ? ('confirmed' as const) : undefined };
      return records.session(done(() => changeAppointment(practice, key, change, now())));
    }),
    clientSessionCancel: payload('clientSession', ({ id, input }) => {
      const { key } = openIn(id);
      const change = { state: 'cancelled' as const, cancelReason: givenText(input ?? {}, 'notes') ?? null };
      return records.session(done(() => changeAppointment(practice, key, change, now())));
    }),
    clientSessionDelete: payload('deletedId', ({ id }) => {
      const { key } = sessionIn(id);
      done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return id;
    }),
    taskCreate: payload('task', ({ input }) => {
      const given = input ?? {};
      const client = given['recordId'] ? recordIn(given['recordId'], 'recordId') : null;
      const assignee = given['assigneeId'] ? consultantIn(given['assigneeId']) : null;
      allowed();
      const task: Row = {
        id: otherId('f', tasks.length + 1),
        title: given['title'],
        completed: false,
        dueDate: given['dueDate'] ?? null,
        assignee: assignee && records.consultantOf(assignee.key),
        clientRecord: client && (() => records.clientRecordOf(client.key)),
        dateCreated: utcText(now()),
      };
      tasks.push(task);
      return task;
    }),
    taskComplete: payload('task', ({ id }) => {
      const index = tasks.findIndex((row) => row['id'] === id);
      const before = tasks[index];
      if (!before) throw refusal('item_not_found', 'id', 'The task was not found.');
      allowed();
      const task: Row = { ...before, completed: true };
      tasks[index] = task;
      return task;
    }),
  };
}
