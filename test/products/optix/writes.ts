import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { clientOfAccount } from './clientOfAccount.ts';
import type { OptixRecords } from './records.ts';
import { type Extras, clientKeyOf, optixIds, roomOf, rooms, seconds, teamIdOf } from './words.ts';

const usualSeconds = 1800;

/** A booking as it would be, checked and not saved. */
interface Draft {
  readonly before: AppointmentRecord | null;
  readonly change: Partial<AppointmentRecord>;
  readonly roomId: string;
  readonly client: ClientRecord | null;
}

function rowAt(input: Row, field: string): Row | null {
  const value = input[field];
  return typeof value === 'object' && value !== null ? (value as Row) : null;
}

function numberAt(input: Row | null, field: string): number | undefined {
  const value = input?.[field];
  return typeof value === 'number' ? value : undefined;
}

/** The mutations of the product, and what is drafted before them; a refusal is an error with words alone. */
export function optixWrites(backstage: Backstage, extras: Extras, records: OptixRecords, tours: Row[]): object {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const clientOf = (input: Row): ClientRecord => {
    const client = clientOfAccount(backstage, input);
    if (client && !client.isDeleted) return client;
    throw new GraphQLError('Account not found');
  };
  const bookingOf = (id: unknown): AppointmentRecord => {
    const row = rowOf(practice.appointments, optixIds.key('appointment', id as string));
    if (row && !row.isDeleted && !row.isBlock) return row;
    throw new GraphQLError('Booking not found');
  };

  const draftOf = (input: Row, element: Row): Draft => {
    const before = element['booking_id'] === undefined ? null : bookingOf(element['booking_id']);
    const account = rowAt(input, 'account');
    const client = account ? clientOf(account) : rowOf(practice.clients, before?.clientKey ?? null);
    if (!before && !client) throw new GraphQLError('The account is required');
    const wishes = rowAt(input, 'preferences');
    const ids = element['resource_id'] ?? rowAt(wishes ?? {}, 'resource')?.['resource_id'];
    const room = Array.isArray(ids) ? rooms.find(({ id }) => id === ids[0]) : before && roomOf(before, extras);
    if (!room) throw new GraphQLError('The resource is required');
    const length = numberAt(wishes, 'duration_sec') ?? (before ? before.minutes * 60 : usualSeconds);
    const first = before ? seconds(before.start) : seconds(now());
    const start = numberAt(element, 'start_timestamp') ?? numberAt(wishes, 'start_timestamp') ?? first;
    const isEnded = element['is_ended_manually'] === true;
    const last = isEnded ? seconds(now()) : (numberAt(element, 'end_timestamp') ?? numberAt(wishes, 'end_timestamp'));
    const end = last ?? start + length;
    if (end <= start) throw new GraphQLError('The end time must be after the start time');
    const isCanceled = (element['is_canceled'] ?? element['is_cancelled']) === true;
    const title = givenText(input, 'title');
    if ((title ?? '').length > 255) throw new GraphQLError('The title may not be greater than 255 characters.');
    const isTaken = practice.appointments.some((row) => {
      if (row.key === before?.key || row.isDeleted || row.isBlock || row.state === 'cancelled') return false;
      const until = row.start + row.minutes * 60_000;
      return roomOf(row, extras)?.id === room.id && row.start < end * 1000 && until > start * 1000;
    });
    const isMoved =
      !before || start !== seconds(before.start) || end !== start + before.minutes * 60 || ids !== undefined;
    if (isTaken && isMoved && !isCanceled && !isEnded)
      throw new GraphQLError('The resource is not available at the selected time');
    const times = { start: start * 1000, minutes: Math.round((end - start) / 60), placeKey: room.placeKey };
    const change = {
      ...times,
      ...(title !== undefined && { reason: title === '' ? null : title }),
      ...(isCanceled && { state: 'cancelled' as const }),
      ...(isEnded && { state: 'completed' as const }),
    };
    return { before, change, roomId: room.id, client };
  };

  const elementOf = (draft: Draft, saved: AppointmentRecord | null, notes: unknown): Row => {
    const { start = 0, minutes = 0, reason = draft.before?.reason, state = draft.before?.state } = draft.change;
    const isCanceled = state === 'cancelled';
    const room = rooms.filter(({ id }) => id === draft.roomId);
    return {
      booking_id: saved && optixIds.of('appointment', saved.key),
      start_timestamp: seconds(start),
      end_timestamp: seconds(start) + minutes * 60,
      resource_id: [draft.roomId],
      resources: room.map(records.resource),
      is_confirmed: !isCanceled && (saved?.state ?? 'planned') !== 'planned',
      is_canceled: isCanceled,
      is_cancelled: isCanceled,
      is_recurring: false,
      is_recurrence_exception: false,
      title: reason ?? null,
      notes: notes ?? null,
      is_external: false,
      total_invoiced: 0,
      total_pending: 0,
    };
  };
  const setOf = (input: Row, client: ClientRecord | null, bookings: readonly Row[]): Row => ({
    booking_session_id:
      input['booking_session_id'] ?? `s${String(seconds(now()))}${String(practice.appointments.length)}`,
    account: client ? records.account(client) : records.house(),
    owner: client?.givenName ? records.user(client) : records.staff(1),
    created_by_user: null,
    bookings,
  });
  const elementsOf = (input: Row): readonly Row[] => {
    const elements = input['bookings'];
    return Array.isArray(elements) && elements.length > 0 ? (elements as Row[]) : [{}];
  };

  return {
    bookingSet({ booking_id }: Row): Row {
      const rows = (Array.isArray(booking_id) ? booking_id : []).map(bookingOf);
      const [first] = rows;
      if (!first) throw new GraphQLError('Booking set not found');
      const drafts = rows.map((row) => draftOf({}, { booking_id: optixIds.of('appointment', row.key) }));
      const parts = drafts.map((draft) => elementOf(draft, draft.before, extras.notes.get(draft.before?.key ?? 0)));
      return setOf({}, rowOf(practice.clients, first.clientKey), parts);
    },
    bookingsDraft({ input }: { readonly input: Row }): Row {
      const drafts = elementsOf(input).map((element) => draftOf(input, element));
      return setOf(
        input,
        drafts[0]?.client ?? null,
        drafts.map((draft) => elementOf(draft, draft.before, input['notes'])),
      );
    },
    bookingsCommit({ input }: { readonly input: Row }): Row {
      const notes = givenText(input, 'notes');
      const parts = elementsOf(input).map((element) => {
        const draft = draftOf(input, element);
        const { before, change, client, roomId } = draft;
        const isSurgery = rooms.some(({ id, isSurgery: is }) => id === roomId && is);
        const keys = { typeKey: isSurgery ? 4 : 1, clientKey: client?.key ?? null };
        const booking = { start: null, placeKey: null, ...change, ...keys };
        const saved = done(() =>
          before ? changeAppointment(practice, before.key, change, now()) : bookAppointment(practice, booking, now()),
        );
        extras.rooms.set(saved.key, roomId);
        if (notes !== undefined) extras.notes.set(saved.key, notes);
        return { client, element: elementOf(draft, saved, extras.notes.get(saved.key)) };
      });
      return setOf(
        input,
        parts[0]?.client ?? null,
        parts.map(({ element }) => element),
      );
    },
    userCreate(args: Row): Row {
      const email = givenText(args, 'email') ?? '';
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new GraphQLError('The email must be a valid email address.');
      const known = practice.clients.find((client) => client.emails[0] === email && !client.isDeleted);
      // Whoever has an email already is not entered again, and keeps her name.
      if (known) return records.user(known);
      const [name, surname] = [givenText(args, 'name'), givenText(args, 'surname')];
      const names = name
        ? { givenName: name, familyName: surname ?? '' }
        : { givenName: surname || email, familyName: '' };
      const entered = done(() =>
        registerClient(practice, { ...names, emails: [email], phones: [givenText(args, 'phone')] }, now()),
      );
      const placeKey = optixIds.key('place', givenText(args, 'primary_location_id'));
      if (args['is_lead'] === true) extras.leads.add(entered.key);
      return records.user(done(() => changeClient(practice, entered.key, { placeKey: placeKey ?? undefined }, now())));
    },
    teamCreate(args: Row): Row {
      const entered = done(() => registerClient(practice, { familyName: givenText(args, 'name') }, now()));
      return { ...records.team(entered), team_id: teamIdOf(entered.key) };
    },
    accountsCommit({ account, input }: { readonly account: readonly Row[]; readonly input: Row }): Row {
      const changed = account.map((each) => {
        const client = clientOf(each);
        const name = givenText(input, 'name')?.trim();
        const [, given = '', family = ''] = /^(\S+)\s+(.*)$/.exec(name ?? '') ?? [];
        const names = client.givenName === null ? { familyName: name } : { givenName: given, familyName: family };
        const status = givenText(input, 'status');
        const placeKey = optixIds.key('place', givenText(input, 'primary_location_id')) ?? undefined;
        const contact = contactChange(client, givenText(input, 'phone'), givenText(input, 'email'));
        const change = {
          ...(name && names),
          ...contact,
          placeKey,
          isActive: status === undefined ? undefined : status === 'ACTIVE',
          city: givenText(input, 'city') ?? undefined,
        };
        return done(() => changeClient(practice, client.key, change, now()));
      });
      return { total: changed.length, id: null };
    },
    memberRemove({ member_id }: { readonly member_id: readonly string[] }): readonly Row[] {
      return member_id.map((id) => {
        const change = { isDeleted: true, isActive: false };
        return records.member(done(() => changeClient(practice, clientKeyOf('member', id), change, now())));
      });
    },
    tourCancel({ tour_id }: Row): Row {
      const index = tours.findIndex((tour) => tour['tour_id'] === tour_id);
      const tour = tours[index];
      if (!tour) throw new GraphQLError('Tour not found');
      const canceled = { ...tour, is_canceled: true, is_cancelled: true };
      tours[index] = canceled;
      return canceled;
    },
  };
}
