import { isRecord } from '../../../graphql/service/json.ts';
import type { AuditValues } from '../../contract/audit.ts';
import { stageOf } from '../adapter/clinic/statuses.ts';
import type { AppointmentRow } from '../adapter/deskObjects.ts';
import { minutesOf } from '../adapter/writes/appointmentValues.ts';

/**
 * The values of an appointment that may be in the audit log. A reason and notes are free text and a client is a client:
 * of those there is the name of the field.
 */
const fields = ['start', 'minutes', 'type', 'provider', 'room', 'location'] as const;

/** The values that a change asks for; undefined where it is not about an appointment. */
export function requestedValues(args: unknown): AuditValues | undefined {
  if (!isRecord(args)) return undefined;
  const isChange = isRecord(args['appointment']);
  const asked = isRecord(args['booking']) ? args['booking'] : isChange && isRecord(args['to']) ? args['to'] : {};
  const named = fields.flatMap((name) => {
    const value = asked[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  const status = isChange ? args['status'] : asked['status'];
  const values = { ...Object.fromEntries(named), ...(typeof status === 'string' && statusValues(status)) };
  return Object.keys(values).length > 0 ? values : undefined;
}

/** When an appointment was before a change of it, and what the values were that the change asks for. */
export function formerValues(row: AppointmentRow, asked: AuditValues): AuditValues {
  const values: AuditValues = {
    start: row.start,
    minutes: minutesOf(row),
    type: row.type?.id ?? null,
    provider: row.provider?.id ?? null,
    room: row.room,
    location: row.location?.id ?? null,
    status: row.status?.label ?? null,
    stage: row.status?.stage ?? null,
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => name === 'start' || Object.hasOwn(asked, name)));
}

/** The location and the day that an appointment is at. */
export function placeOf(args: unknown): { readonly location?: string; readonly date?: string } {
  if (!isRecord(args)) return {};
  const place = [args['appointment'], args['booking']].find(isRecord) ?? {};
  const { location, date } = place;
  return { ...(typeof location === 'string' && { location }), ...(typeof date === 'string' && { date }) };
}

/** The id of the client that a change is for; null where it names none. */
export function clientIn(args: unknown): string | null {
  if (!isRecord(args)) return null;
  const { client, keep, booking, payment, message } = args;
  if (typeof client === 'string') return client;
  const id = [client, keep].filter(isRecord).map((each) => each['id']);
  const named = [booking, payment, message].filter(isRecord).map((each) => each['client']);
  return [...id, ...named].find((each) => typeof each === 'string') ?? null;
}

/** The id of the client that a change turned out to be about; null where it is not known. */
export function clientOf(end: unknown): string | null {
  if (!isRecord(end)) return null;
  const { client, patient, appointment } = end;
  const owners = [patient, appointment].filter(isRecord).map((each) => each['client']);
  const ids = [client, ...owners].filter(isRecord).map((each) => each['id']);
  return ids.find((each) => typeof each === 'string') ?? null;
}

/** The service's word, and what it means: readers of the log may have another language. */
function statusValues(status: string): AuditValues {
  return { status, stage: stageOf(status) };
}
