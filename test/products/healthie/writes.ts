import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type VisitState, rowOf } from '../../dialects/practice.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { healthieIds, healthieRows, healthieZone } from './records.ts';

type Text = string | null | undefined;

type Texts<Names extends string> = { readonly [Name in Names]?: Text };

interface AppointmentInput
  extends
    Texts<'id' | 'appointment_location_id' | 'appointment_type_id' | 'contact_type' | 'date' | 'datetime'>,
    Texts<'notes' | 'other_cancellation_reason' | 'other_party_id' | 'pm_status' | 'timezone' | 'user_id'> {
  readonly confirmed?: boolean | null;
  readonly is_blocker?: boolean | null;
}

interface ClientInput extends Texts<'email' | 'first_name' | 'last_name' | 'phone_number'> {
  readonly skipped_email?: boolean | null;
}

const states: Readonly<Record<string, VisitState>> = {
  'Checked-In': 'arrived',
  Occurred: 'completed',
  'No-Show': 'noShow',
  Cancelled: 'cancelled',
  'Late Cancellation': 'cancelled',
  'Re-Scheduled': 'cancelled',
};

const blank = "can't be blank";

/** The instant of a text; without an offset it is by the clock of a zone. Null where it is no time at all. */
export function timeOf(text: string, zone: Text): number | null {
  const [, day, time = '00:00:00', offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/.exec(text) ?? [];
  if (day === undefined) return null;
  if (offset === undefined) return instantOfWall(`${day}T${time}`, zone ?? healthieZone);
  return Date.parse(`${day}T${time}${offset === 'UTC' ? 'Z' : offset}`);
}

/** The mutations; what is wrong is told in messages beside an empty result. */
export function healthieWrites(stage: Backstage, notes: Map<number, string>): object {
  const { practice, now } = stage;
  const { client, appointment } = healthieRows(stage, notes);
  const { key } = healthieIds;
  const payload = <Record>(name: string, write: () => Written<Record>, show: (row: Record) => Row): object => {
    const outcome = written(stage, write);
    if (outcome.ok) return { [name]: show(outcome.row), messages: null };
    const { field, message } = outcome;
    return { [name]: null, messages: [{ field, message }] };
  };
  const refusal = (field: string, message: string) => ({ ok: false, field, message }) as const;
  const startOf = ({ datetime, date, timezone }: AppointmentInput): number | null =>
    timeOf(datetime ?? date ?? '', timezone);
  /** A reference that is sent but leads nowhere. */
  const astray = (input: AppointmentInput): string | undefined => {
    const given = { client: 'user_id', provider: 'other_party_id', place: 'appointment_location_id' } as const;
    const rows = { client: practice.clients, provider: practice.providers, place: practice.places };
    const kinds = ['client', 'provider', 'place'] as const;
    const isAstray = (kind: (typeof kinds)[number]): boolean =>
      Boolean(input[given[kind]]) && !rows[kind].some((row) => row.key === key(kind, input[given[kind]]));
    const wrong = kinds.find(isAstray);
    return wrong && given[wrong];
  };
  const book = (input: AppointmentInput): ReturnType<typeof bookAppointment> => {
    const start = startOf(input);
    if (start === null) return refusal('datetime', blank);
    if (!input.contact_type && !input.is_blocker) return refusal('contact_type', blank);
    if (!input.appointment_type_id) return refusal('appointment_type_id', blank);
    const wrong = astray(input);
    if (wrong !== undefined) return refusal(wrong, 'is invalid');
    const booking = {
      start,
      placeKey: key('place', input.appointment_location_id) ?? 1,
      typeKey: key('visitType', input.appointment_type_id),
      // The account that asks is the provider where none is named.
      providerKey: key('provider', input.other_party_id) ?? 1,
      clientKey: key('client', input.user_id),
    };
    const made = bookAppointment(practice, booking, now());
    if (made.ok && input.notes) notes.set(made.row.key, input.notes);
    return made;
  };
  const change = (input: AppointmentInput): ReturnType<typeof changeAppointment> => {
    const found = rowOf(practice.appointments, key('appointment', input.id));
    if (!found || found.isDeleted) return refusal('id', 'Appointment not found');
    const { pm_status: status } = input;
    if (status && !states[status]) return refusal('pm_status', 'is not included in the list');
    const isMoved = Boolean(input.datetime ?? input.date);
    const start = startOf(input);
    if (isMoved && start === null) return refusal('datetime', 'is invalid');
    const wrong = astray(input);
    if (wrong !== undefined) return refusal(wrong, 'is invalid');
    if (input.notes) notes.set(found.key, input.notes);
    const confirmed = input.confirmed === true && found.state === 'planned' ? 'confirmed' : undefined;
    const changes = {
      start: isMoved ? (start ?? undefined) : undefined,
      state: status ? states[status] : confirmed,
      cancelReason: input.other_cancellation_reason ?? undefined,
      placeKey: key('place', input.appointment_location_id) ?? undefined,
      typeKey: key('visitType', input.appointment_type_id) ?? undefined,
      providerKey: key('provider', input.other_party_id) ?? undefined,
      clientKey: key('client', input.user_id) ?? undefined,
    };
    return changeAppointment(practice, found.key, changes, now());
  };
  const register = (input: ClientInput): ReturnType<typeof registerClient> => {
    const { first_name: givenName, last_name: familyName, email, phone_number: phone } = input;
    if (!givenName) return refusal('first_name', blank);
    if (!familyName) return refusal('last_name', blank);
    if (!email && !input.skipped_email) return refusal('email', blank);
    return registerClient(practice, { givenName, familyName, emails: [email], phones: [phone] }, now());
  };
  const remove = ({ id }: AppointmentInput): ReturnType<typeof changeAppointment> =>
    changeAppointment(practice, key('appointment', id), { isDeleted: true }, now());
  const onBook =
    (write: typeof book) =>
    ({ input }: { input: AppointmentInput }) =>
      payload('appointment', () => write(input), appointment);
  return {
    createAppointment: onBook(book),
    updateAppointment: onBook(change),
    // Called by staff, this takes the appointment out of the book; a client's call would only cancel it.
    deleteAppointment: onBook(remove),
    createClient: ({ input }: { input: ClientInput }) => payload('user', () => register(input), client),
  };
}
