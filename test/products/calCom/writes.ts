import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { CalComMemory, CalComRecords } from './records.ts';
import { freeHosts } from './slots.ts';
import { calComIds, eventTypeParts, instantIn, internationalPhone, isBooking, uidOf } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

type Change = Parameters<typeof changeAppointment>[2];
type Refusal = Extract<Written<unknown>, { readonly ok: false }>;

const { key } = calComIds;
const refused = (field: string, message: string): Refusal => ({ ok: false, field, message });

/** Given and family name of a name that is one text. */
function namesIn(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const words = name.trim().split(/\s+/);
  return words.length < 2
    ? { givenName: null, familyName: name.trim() }
    : { givenName: words[0] ?? null, familyName: words.slice(1).join(' ') };
}

/** Mutations of Cal.com: each answers the booking, or what is wrong beside it. */
export function calComWrites(stage: Backstage, records: CalComRecords, memory: CalComMemory): object {
  const { practice, now, refuseWrites } = stage;
  const payload = (write: () => Written<AppointmentRecord>): Row => {
    const outcome = refuseWrites === null ? write() : refused('base', refuseWrites);
    return outcome.ok
      ? { booking: () => records.booking(outcome.row), userErrors: [] }
      : { booking: null, userErrors: [{ field: outcome.field.split('.'), message: outcome.message }] };
  };
  const remember = (row: AppointmentRecord, fields: Row): void => {
    memory.set(row.key, { ...memory.get(row.key), ...fields });
  };
  const bookingIn = (input: Row): AppointmentRecord | Refusal => {
    const row = rowOf(practice.appointments, key('appointment', givenText(input, 'bookingId')));
    return row && isBooking(row) ? row : refused('bookingId', 'Booking not found');
  };
  const change = (row: AppointmentRecord, fields: Change): Written<AppointmentRecord> =>
    changeAppointment(practice, row.key, fields, now());
  /** A change of the booking that an input names. */
  const withBooking =
    (write: (row: AppointmentRecord, input: Row) => Written<AppointmentRecord>) =>
    ({ input }: InputArgs): Row =>
      payload(() => {
        const row = bookingIn(input);
        return 'ok' in row ? row : write(row, input);
      });

  /** The attendee: the same address, or without one the same number, is the same person. */
  const attendeeIn = (attendee: Row): Written<ClientRecord> => {
    const name = (givenText(attendee, 'name') ?? '').trim();
    const [email, phone] = ['email', 'phoneNumber'].map((field) => (givenText(attendee, field) ?? '').trim());
    if (name === '') return refused('attendee.name', 'attendee.name should not be empty');
    if (!email && !phone)
      return refused('attendee.email', 'At least one contact method (email or phone number) must be provided');
    if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return refused('attendee.email', 'Invalid email format');
    if (phone && !/^\+\d{8,15}$/.test(phone))
      return refused('attendee.phoneNumber', 'Invalid phone number format. Please use international format.');
    const known = practice.clients.find(
      (client) =>
        !client.isDeleted &&
        (email
          ? client.emails[0]?.toLowerCase() === email.toLowerCase()
          : client.phones[0] !== undefined && internationalPhone(client.phones[0].value) === phone),
    );
    if (known) return { ok: true, row: known };
    return registerClient(practice, { ...namesIn(name), emails: [email], phones: [phone] }, now());
  };
  const checkTime = (start: number, hosts: readonly number[]): Refusal | null => {
    if (start <= now()) return refused('start', 'Attempting to book a meeting in the past.');
    return hosts.length === 0
      ? refused('start', 'User either already has booking at this time or is not available')
      : null;
  };

  return {
    createBooking: ({ input }: InputArgs) =>
      payload(() => {
        const parts = eventTypeParts(input['eventTypeId']);
        const type = rowOf(practice.visitTypes, parts?.typeKey ?? null);
        if (!parts || !type || type.isBlock || !rowOf(practice.places, parts.placeKey))
          return refused('eventTypeId', 'Event type not found');
        const { lengthInMinutes: length } = input;
        const minutes = typeof length === 'number' ? length : type.minutes;
        if (minutes < 1) return refused('lengthInMinutes', 'lengthInMinutes must not be less than 1');
        const start = instantIn('start', input['start']);
        const hosts = freeHosts(practice, parts.placeKey, start, minutes, null);
        const refusal = checkTime(start, hosts);
        if (refusal) return refusal;
        const client = attendeeIn(isRow(input['attendee']) ? input['attendee'] : {});
        if (!client.ok) return client;
        const responses = isRow(input['bookingFieldsResponses']) ? input['bookingFieldsResponses'] : {};
        const outcome = bookAppointment(
          practice,
          {
            start,
            minutes,
            ...parts,
            providerKey: hosts[0],
            clientKey: client.row.key,
            reason: givenText(responses, 'notes'),
          },
          now(),
        );
        if (outcome.ok) remember(outcome.row, { guests: input['guests'] ?? [], metadata: input['metadata'] ?? {} });
        return outcome;
      }),
    rescheduleBooking: withBooking((row, input) => {
      if (row.state === 'cancelled') return refused('bookingId', "Can't reschedule booking that has been cancelled");
      const start = instantIn('start', input['start']);
      const hosts = freeHosts(practice, row.placeKey, start, row.minutes, row.key);
      const refusal = checkTime(start, hosts);
      if (refusal) return refusal;
      const reason = givenText(input, 'reschedulingReason') ?? null;
      const { minutes, placeKey, typeKey, patientKey, clientKey, state, reason: notes } = row;
      const providerKey = hosts.includes(row.providerKey ?? 0) ? row.providerKey : hosts[0];
      const booking = { start, minutes, placeKey, typeKey, patientKey, clientKey, state, reason: notes, providerKey };
      const outcome = bookAppointment(practice, booking, now());
      if (!outcome.ok) return outcome;
      const by = givenText(input, 'rescheduledBy') ?? null;
      const before = change(row, { state: 'cancelled', cancelReason: null });
      if (before.ok) remember(row, { rescheduledToUid: uidOf(outcome.row.key), rescheduledByEmail: by });
      remember(outcome.row, { rescheduledFromUid: uidOf(row.key), reschedulingReason: reason });
      return outcome;
    }),
    cancelBooking: withBooking((row, input) => {
      if (row.state === 'cancelled') return refused('bookingId', 'This booking has already been cancelled.');
      return change(row, { state: 'cancelled', cancelReason: givenText(input, 'cancellationReason') ?? null });
    }),
    confirmBooking: withBooking((row) =>
      row.state === 'planned'
        ? change(row, { state: 'confirmed' })
        : refused('bookingId', 'Booking already confirmed or not pending'),
    ),
    declineBooking: withBooking((row, input) => {
      if (row.state !== 'planned') return refused('bookingId', 'Booking already confirmed or not pending');
      remember(row, { rejected: true });
      return change(row, { state: 'cancelled', cancelReason: givenText(input, 'reason') ?? null });
    }),
    markAbsent: withBooking((row, input) => {
      const { host, attendees } = input;
      if (row.start > now())
        return refused('bookingId', 'Bookings can only be marked as absent after their start time');
      if (typeof host === 'boolean') remember(row, { absentHost: host });
      const own = Array.isArray(attendees)
        ? attendees.filter(isRow).find((item) => key('client', givenText(item, 'attendeeId')) === row.clientKey)
        : undefined;
      if (Array.isArray(attendees) && !own) return refused('attendees', 'Attendee not found in this booking');
      if (!own) return change(row, {});
      if (own['absent'] === true) return change(row, { state: 'noShow' });
      return change(row, row.state === 'noShow' ? { state: 'completed' } : {});
    }),
    reassignBooking: withBooking((row, input) => {
      const providerKey = key('provider', givenText(input, 'userId'));
      const member = records.staffAt(row.placeKey).find((each) => each.key === providerKey);
      if (!member) return refused('userId', 'User is not a host of this event type');
      const isFree = freeHosts(practice, row.placeKey, row.start, row.minutes, row.key).includes(member.key);
      return isFree
        ? change(row, { providerKey: member.key })
        : refused('userId', `${fullNameOf(member)} is not available at this time`);
    }),
  };
}
