import { instantOf, instantOfWall } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import type { AppointmentRecord, ClientRecord, VisitState } from '../practice.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { written } from '../refusals.ts';
import { peopleIds, type peopleRecords, peopleZone } from './records.ts';

type Text = string | null | undefined;

interface AppointmentInput {
  readonly id?: Text;
  readonly user_id?: Text;
  readonly other_party_id?: Text;
  readonly appointment_type_id?: Text;
  readonly appointment_location_id?: Text;
  readonly datetime?: Text;
  readonly date?: Text;
  readonly time?: Text;
  readonly timezone?: Text;
  readonly contact_type?: Text;
  readonly pm_status?: Text;
  readonly confirmed?: boolean | null;
  readonly reason?: Text;
  readonly cancellation_reason?: Text;
}

interface ClientInput {
  readonly first_name?: Text;
  readonly last_name?: Text;
  readonly email?: Text;
  readonly phone_number?: Text;
  readonly additional_phone_number?: Text;
  readonly skipped_email?: boolean | null;
}

const states: Readonly<Record<string, VisitState>> = {
  'Checked-In': 'arrived',
  Occurred: 'completed',
  Cancelled: 'cancelled',
  'Late Cancellation': 'cancelled',
  'Re-Scheduled': 'cancelled',
  'No-Show': 'noShow',
};

/** Mutations of the people service: a refusal is HTTP 200 without errors, and says so in `messages`. */
export function peopleWrites(stage: Backstage, { user, appointment }: ReturnType<typeof peopleRecords>): object {
  const { practice, now } = stage;
  const { key } = peopleIds;
  function answer<Row>(field: string, write: () => Written<Row>, show: (row: Row) => object | null): object {
    const outcome = written(stage, write);
    if (outcome.ok) return { [field]: show(outcome.row), messages: [] };
    return { [field]: null, messages: [{ field: outcome.field, message: outcome.message }] };
  }
  function book(input: AppointmentInput): Written<AppointmentRecord> {
    if (!input.contact_type) return { ok: false, field: 'contact_type', message: "Contact type can't be blank" };
    const details = {
      start: startOf(input) ?? null,
      placeKey: input.appointment_location_id ? key('place', input.appointment_location_id) : 1,
      typeKey: key('visitType', input.appointment_type_id),
      providerKey: key('provider', input.other_party_id),
      clientKey: key('client', input.user_id),
      reason: input.reason,
    };
    return bookAppointment(practice, details, now());
  }
  function change(input: AppointmentInput): Written<AppointmentRecord> {
    const state = states[input.pm_status ?? ''];
    if (input.pm_status && !state) return { ok: false, field: 'pm_status', message: 'Pm status is invalid' };
    const changes = {
      start: startOf(input),
      state: state ?? (input.confirmed === true ? 'confirmed' : undefined),
      providerKey: input.other_party_id ? key('provider', input.other_party_id) : undefined,
      reason: input.reason ?? undefined,
      cancelReason: input.cancellation_reason ?? undefined,
    };
    return changeAppointment(practice, key('appointment', input.id), changes, now());
  }
  function register(input: ClientInput): Written<ClientRecord> {
    if (!input.email && input.skipped_email !== true) {
      return { ok: false, field: 'email', message: "Email can't be blank" };
    }
    const details = {
      givenName: input.first_name,
      familyName: input.last_name,
      emails: [input.email],
      phones: [input.phone_number, input.additional_phone_number],
    };
    return registerClient(practice, details, now());
  }
  return {
    createAppointment: ({ input }: { input?: AppointmentInput }) =>
      answer('appointment', () => book(input ?? {}), appointment),
    updateAppointment: ({ input }: { input?: AppointmentInput }) =>
      answer('appointment', () => change(input ?? {}), appointment),
    deleteAppointment({ input }: { input?: { readonly id?: Text } }) {
      const write = () => changeAppointment(practice, key('appointment', input?.id), { isDeleted: true }, now());
      return answer('appointment', write, appointment);
    },
    createClient: ({ input }: { input?: ClientInput }) => answer('user', () => register(input ?? {}), user),
  };
}

function startOf({ datetime, date, time, timezone }: AppointmentInput): number | undefined {
  const text = datetime ?? (date && time ? `${date}T${time}` : null);
  if (!text) return undefined;
  const iso = text.trim().replace(' ', 'T');
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? instantOf(iso) : instantOfWall(iso, timezone ?? peopleZone);
}
