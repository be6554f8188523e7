import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { calendarsOfPage, calendarWithId, pagesOf } from './calendars.ts';
import { calendarEventId, type EndearEvents } from './events.ts';
import type { EndearMemory } from './memory.ts';
import { badInput, endearIds, endOf, instantIn, isEvent, moreId, notFound } from './values.ts';

/** The type, team and user of an event; undefined where none is given. */
interface Target {
  readonly typeKey: number | undefined;
  readonly placeKey: number | undefined;
  readonly providerKey: number | null | undefined;
}

const minuteMs = 60_000;
const { key } = endearIds;
const rowIn = (args: Row, field: string): Row => {
  const value = args[field];
  return isRow(value) ? value : {};
};

/** The mutations of appointment events. */
export function endearEventWrites(
  backstage: Backstage,
  memory: EndearMemory,
  events: EndearEvents,
): Readonly<Record<string, (args: Row) => Row>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'FORBIDDEN');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  const eventOf = (args: Row): AppointmentRecord => {
    const [id, calendarId] = [givenText(args, 'id'), givenText(args, 'calendarEventId')];
    if (!id && !calendarId) throw badInput('Either id or calendarEventId is required');
    const row = practice.appointments.find((each) =>
      id ? each.key === key('appointment', id) : calendarEventId(each.key) === calendarId,
    );
    if (!row || !isEvent(row) || row.isDeleted) throw notFound('AppointmentEvent');
    return row;
  };

  const known = (
    args: Row,
    field: string,
    kind: 'place' | 'provider' | 'visitType',
    rows: readonly { readonly key: number }[],
    what: string,
  ): number | undefined => {
    const id = givenText(args, field);
    if (!id) return undefined;
    const row = rowOf(rows, key(kind, id));
    if (!row) throw notFound(what);
    return row.key;
  };

  /** A booking page has a type and a user, a calendar a team and a user. */
  const targetOf = (pageId: string | null | undefined, calendarId: string | null | undefined): Target => {
    const page = pageId ? pagesOf(practice).find((each) => moreId('page', each.key) === pageId) : undefined;
    if (pageId && !page) throw notFound('AppointmentBookingPage');
    const calendar = calendarId ? calendarWithId(practice, calendarId) : null;
    if (calendarId && !calendar) throw notFound('AppointmentCalendar');
    const usual = page && calendarsOfPage(practice, page)[0];
    const isOther = page && calendar && !calendarsOfPage(practice, page).some((each) => each.key === calendar.key);
    if (isOther) throw badInput('The AppointmentCalendar is not one of the AppointmentBookingPage');
    const chosen = calendar ?? usual;
    return {
      typeKey: page?.typeKey,
      placeKey: chosen?.placeKey,
      providerKey: page?.providerKey ?? chosen?.providerKey,
    };
  };

  const timesOf = (args: Row, from: string, to: string): { readonly start: number; readonly minutes: number } => {
    const [start, end] = [instantIn(args[from], from), instantIn(args[to], to)];
    if (end <= start) throw badInput(`${to} must be after ${from}`);
    return { start, minutes: Math.round((end - start) / minuteMs) };
  };

  const checkRange = (args: Row, row: Pick<AppointmentRecord, 'start' | 'minutes' | 'providerKey'>, own: number) => {
    if (args['preventBookingIfRangeIsUnavailable'] !== true || row.providerKey === null) return;
    const isTaken = practice.appointments.some(
      (each) =>
        each.key !== own &&
        each.providerKey === row.providerKey &&
        !each.isDeleted &&
        each.state !== 'cancelled' &&
        each.start < endOf(row) &&
        endOf(each) > row.start,
    );
    if (isTaken) throw badInput('The range is unavailable');
  };

  /** The customer who books: by id, else by email, else a new one. */
  const bookerOf = (booker: Row): number => {
    const id = givenText(booker, 'customerId');
    const email = givenText(booker, 'email')?.trim() ?? '';
    const found = practice.clients.find(
      (row) =>
        !row.isDeleted &&
        (id
          ? row.key === key('client', id)
          : email !== '' && row.emails.some((each) => each.toLowerCase() === email.toLowerCase())),
    );
    if (found) return found.key;
    if (id) throw notFound('Customer');
    const registration = {
      givenName: givenText(booker, 'firstName'),
      familyName: givenText(booker, 'lastName'),
      emails: [email],
      phones: [givenText(booker, 'phoneNumber')],
    };
    const outcome = registerClient(practice, registration, now());
    if (!outcome.ok) throw badInput('A booker needs a customerId, the email of a Customer or a name');
    return outcome.row.key;
  };

  return {
    createAppointmentEvent(args) {
      allowed();
      const target = targetOf(givenText(args, 'appointmentBookingPageId'), givenText(args, 'appointmentCalendarId'));
      const types = practice.visitTypes.filter(({ isBlock, isBookable }) => !isBlock && isBookable);
      const staff = practice.providers.filter(({ isActive }) => isActive);
      const typeKey = target.typeKey ?? known(args, 'appointmentTypeId', 'visitType', types, 'AppointmentType');
      const providerKey = known(args, 'assignedUserId', 'provider', staff, 'User') ?? target.providerKey ?? null;
      const placeKey =
        known(args, 'assignedTeamId', 'place', practice.places, 'Team') ??
        target.placeKey ??
        rowOf(practice.providers, providerKey)?.placeKeys[0];
      if (typeKey === undefined) throw badInput('Either appointmentBookingPageId or appointmentTypeId is required');
      if (placeKey === undefined) throw badInput('Either appointmentCalendarId or assignedTeamId is required');
      const times = timesOf(args, 'startDateTime', 'endDateTime');
      checkRange(args, { ...times, providerKey }, 0);
      const booking = {
        ...times,
        placeKey,
        typeKey,
        providerKey,
        clientKey: bookerOf(rowIn(args, 'booker')),
        reason: givenText(args, 'description')?.trim() || null,
      };
      return { appointment_event: events.event(done(() => bookAppointment(practice, booking, now()))) };
    },
    rescheduleAppointmentEvent(args) {
      allowed();
      const before = eventOf(args);
      if (before.state === 'cancelled') throw badInput('A cancelled AppointmentEvent can not be rescheduled');
      const target = targetOf(
        givenText(args, 'targetAppointmentBookingPageId'),
        givenText(args, 'targetAppointmentCalendarId') ?? givenText(args, 'appointmentCalendarId'),
      );
      const times = timesOf(args, 'targetStartDateTime', 'targetEndDateTime');
      const providerKey = target.placeKey === undefined ? before.providerKey : (target.providerKey ?? null);
      checkRange(args, { ...times, providerKey }, before.key);
      const booker = args['targetBooker'];
      const clientKey = isRow(booker) ? bookerOf(booker) : undefined;
      const change = {
        ...times,
        typeKey: target.typeKey,
        placeKey: target.placeKey,
        providerKey,
        clientKey,
        patientKey: clientKey === undefined || clientKey === before.clientKey ? undefined : null,
      };
      const after = done(() => changeAppointment(practice, before.key, change, now()));
      const actor = rowIn(args, 'actor');
      const move = {
        before,
        after,
        at: now(),
        placeKey: key('place', givenText(actor, 'teamId')),
        providerKey: key('provider', givenText(actor, 'userId')),
        byCustomer: actor['initiatedByCustomer'] === true,
      };
      memory.moves.set(before.key, [...(memory.moves.get(before.key) ?? []), move]);
      return { appointment_event: events.event(after) };
    },
    cancelAppointmentEvent(args) {
      allowed();
      const row = eventOf(args);
      if (row.state === 'cancelled') throw badInput('The AppointmentEvent is cancelled already');
      const change = { state: 'cancelled' as const, cancelReason: givenText(args, 'note')?.trim() || null };
      return { appointment_event: events.event(done(() => changeAppointment(practice, row.key, change, now()))) };
    },
  };
}
