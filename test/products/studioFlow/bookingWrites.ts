import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { studioRecords } from './records.ts';
import { type SessionRow, endOf, isBooked, studioIds } from './seeds.ts';
import { type StudioStore, isSeated } from './store.ts';
import { sessionErrors } from './sessionRules.ts';
import { instantOf, notFound } from './values.ts';

interface Input<Args> {
  readonly input: Args;
}

interface WithId {
  readonly id: string;
}

interface NewBooking {
  readonly clientId?: string | null;
  readonly classSessionId: string;
}

interface SessionInput {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly capacity?: number | null;
  readonly room?: string | null;
}

const blockedText = 'This client is blocked from booking with the instructor for this class';

/** Mutations of bookings and of the classes that they are for; refusals are texts in `errors`. */
export function studioBookingWrites(stage: Backstage, store: StudioStore): object {
  const { practice, now } = stage;
  const records = studioRecords(stage, store);
  const change = (row: AppointmentRecord, parts: Partial<AppointmentRecord>): string[] => {
    const outcome = written(stage, () => changeAppointment(practice, row.key, parts, now()));
    return outcome.ok ? [] : [outcome.message];
  };
  const bookingBy = (id: string): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, studioIds.key('appointment', id));
    return row && isBooked(row) ? row : null;
  };
  const current = (row: AppointmentRecord): AppointmentRecord => rowOf(practice.appointments, row.key) ?? row;
  const sessionById = (id: string): SessionRow => {
    const row = store.sessions().find((each) => String(each.id) === id);
    if (!row) throw notFound('ClassSession', id);
    return row;
  };
  const isBlocked = ({ instructorId }: SessionRow, clientKey: number | null): boolean =>
    store.blocks.has(`${String(instructorId)}:${String(clientKey)}`);
  function book({ clientId, classSessionId }: NewBooking): { row: AppointmentRecord | null; errors: string[] } {
    const session = sessionById(classSessionId);
    if (clientId == null || clientId === '') throw new GraphQLError('Client is required');
    const client = rowOf(practice.clients, studioIds.key('client', clientId));
    if (!client || client.isDeleted) throw notFound('Client', clientId);
    if (isBlocked(session, client.key)) return { row: null, errors: [blockedText] };
    const others = store.bookingsIn(session.id);
    if (others.some(({ clientKey, state }) => clientKey === client.key && state !== 'cancelled'))
      return { row: null, errors: ['Client already booked for this session'] };
    const hasSeat = store.seatsIn(session) > 0;
    const template = records.templateRow(session.classTemplateId);
    const placeKey = template?.studioLocationId ?? 1;
    const booking = {
      start: session.startTime,
      minutes: (endOf(session, template) - session.startTime) / 60_000,
      // A location that the studio made itself has none behind it.
      placeKey: rowOf(practice.places, placeKey) ? placeKey : 1,
      typeKey: template?.typeKey ?? 1,
      providerKey: studioIds.key('provider', session.instructorId),
      clientKey: client.key,
    };
    const outcome = written(stage, () => bookAppointment(practice, booking, now()));
    if (!outcome.ok) return { row: null, errors: [outcome.message] };
    store.linkBooking(outcome.row.key, session.id);
    if (!hasSeat) store.waitlisted.add(outcome.row.key);
    return { row: outcome.row, errors: [] };
  }
  function putSession(row: SessionRow): { classSession: object | null; errors: string[] } {
    const errors = sessionErrors(store, row);
    if (errors.length > 0) return { classSession: null, errors };
    if (stage.refuseWrites !== null) return { classSession: null, errors: [stage.refuseWrites] };
    store.putSession(row);
    const minutes = (endOf(row, records.templateRow(row.classTemplateId)) - row.startTime) / 60_000;
    for (const booking of store.bookingsIn(row.id)) change(booking, { start: row.startTime, minutes });
    return { classSession: records.session(row), errors: [] };
  }
  return {
    createBooking({ input }: Input<NewBooking>) {
      const { row, errors } = book(input);
      return { booking: row && records.booking(row), errors };
    },
    createBookingWithBundle({ input }: Input<NewBooking & { readonly bundlePurchaseId: string }>) {
      const session = sessionById(input.classSessionId);
      const purchase = store.purchases.find(({ id }) => String(id) === input.bundlePurchaseId);
      if (!purchase) throw notFound('BundlePurchase', input.bundlePurchaseId);
      const refused = (text: string): object => ({ bundlePurchase: records.purchase(purchase), errors: [text] });
      if (studioIds.key('client', input.clientId) !== purchase.clientKey)
        return { errors: ['Bundle purchase does not belong to this client'] };
      if (!session.bundleEnabled) return refused('This session is not available for bundles');
      if (store.seatsIn(session) <= 0) return refused('This session is full');
      if (purchase.creditsRemaining <= 0) return refused('No credits remaining');
      const { row, errors } = book(input);
      if (!row) return { errors };
      purchase.creditsRemaining -= 1;
      store.bundled.set(row.key, purchase.id);
      return {
        booking: records.booking(row),
        payment: records.payment(row),
        bundlePurchase: records.purchase(purchase),
        errors,
      };
    },
    cancelBooking({ input: { id } }: Input<WithId>) {
      const row = bookingBy(id);
      if (!row) throw notFound('Booking', id);
      const errors = change(row, { state: 'cancelled' });
      if (errors.length > 0) return { success: false, errors };
      const waiting = store
        .bookingsIn(store.sessionBy(row).id)
        .filter(({ key, state }) => store.waitlisted.has(key) && isSeated(state))
        .toSorted((one, other) => one.createdAt - other.createdAt || one.key - other.key);
      store.waitlisted.delete(row.key);
      // Whoever waits longest has the seat.
      const next = waiting.find(({ key }) => key !== row.key);
      if (next) store.waitlisted.delete(next.key);
      return { success: true, errors: [] };
    },
    archiveBooking({ input: { id } }: Input<WithId>) {
      const row = bookingBy(id);
      const errors = row ? change(row, { isDeleted: true }) : ['Booking not found'];
      return { success: errors.length === 0, errors };
    },
    markNoShowBooking({ input: { id } }: Input<WithId>) {
      const row = bookingBy(id);
      if (row?.state === 'cancelled') return { success: false, errors: ['Booking is already cancelled'] };
      const errors = row ? change(row, { state: 'noShow' }) : ['Booking not found'];
      return { success: errors.length === 0, errors };
    },
    rebookBooking({ input: { id } }: Input<WithId>) {
      const row = bookingBy(id);
      if (!row) return { booking: null, errors: ['Booking not found'] };
      if (row.state !== 'cancelled') return { booking: null, errors: ['Only cancelled bookings can be re-booked'] };
      const session = store.sessionBy(row);
      if (isBlocked(session, row.clientKey)) return { booking: null, errors: [blockedText] };
      const hasSeat = store.seatsIn(session) > 0;
      const errors = change(row, { state: 'planned', isDeleted: false, cancelReason: null });
      if (errors.length > 0) return { booking: null, errors };
      if (!hasSeat) store.waitlisted.add(row.key);
      return { booking: records.booking(current(row)), errors: [] };
    },
    promoteFromWaitlist({ input: { id } }: Input<WithId>) {
      const row = bookingBy(id);
      const refused = (text: string): object => ({ booking: null, success: false, errors: [text] });
      if (!row) return refused('Booking not found');
      if (!store.waitlisted.has(row.key)) return refused('Booking is not on the waitlist');
      if (store.seatsIn(store.sessionBy(row)) <= 0)
        return refused('No seats available — cancel an existing booking first');
      if (stage.refuseWrites !== null) return refused(stage.refuseWrites);
      store.waitlisted.delete(row.key);
      return { booking: records.booking(row), success: true, errors: [] };
    },
    createClassSession({ input }: Input<SessionInput & { classTemplateId: string; bundleEnabled?: boolean | null }>) {
      const template = records.templateRow(Number(input.classTemplateId));
      if (!template) throw notFound('ClassTemplate', input.classTemplateId);
      const instructor = store.users.find(({ id }) => id === template.instructorId);
      if (template.instructorId !== null && !(instructor?.active && instructor.availableForSessions))
        return { classSession: null, errors: ['Instructor is not available for sessions'] };
      return putSession({
        id: 1 + Math.max(...store.sessions().map(({ id }) => id)),
        classTemplateId: template.id,
        startTime: instantOf('startTime', input.startTime) ?? 0,
        endTime: instantOf('endTime', input.endTime),
        capacity: input.capacity ?? null,
        room: input.room ?? null,
        instructorId: template.instructorId,
        archived: false,
        bundleEnabled: input.bundleEnabled ?? false,
      });
    },
    updateClassSession({ input }: Input<SessionInput & WithId>) {
      const before = sessionById(input.id);
      return putSession({
        ...before,
        startTime: instantOf('startTime', input.startTime) ?? before.startTime,
        endTime: instantOf('endTime', input.endTime) ?? before.endTime,
        capacity: input.capacity ?? before.capacity,
        room: input.room ?? before.room,
      });
    },
    deleteClassSession({ input: { id } }: Input<WithId>) {
      const session = store.sessions().find((each) => String(each.id) === id);
      if (!session) return { success: false, errors: [`Couldn't find ClassSession with 'id'=${id}`] };
      const errors = store.bookingsIn(session.id).flatMap((row) => change(row, { isDeleted: true }));
      if (errors.length === 0) store.putSession({ ...session, archived: true });
      return { success: errors.length === 0, errors };
    },
    toggleFavoriteClassSession({ input: { classSessionId } }: Input<{ classSessionId: string }>) {
      const session = store.sessions().find(({ id, archived }) => String(id) === classSessionId && !archived);
      if (!session) return { classSession: null, favorited: false, errors: ['Class session not found'] };
      const favorited = !store.favorites.delete(session.id);
      if (favorited) store.favorites.add(session.id);
      return { classSession: records.session(session), favorited, errors: [] };
    },
  };
}
