import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { relayConnection } from '../relayConnection.ts';
import type { Row } from '../generatedRows.ts';
import type { NexHealthMemory } from './memory.ts';
import { birthdayOf, type NexHealthRecords } from './records.ts';
import { apiUserId, fitsName, isOnCalendar, momentIn, nexHealthIds, phoneDigits, refuse } from './values.ts';

/** Lists that are filtered and paged. */
export type NexHealthLists = ReturnType<typeof nexHealthLists>;

interface PatientArgs extends ConnectionArgs {
  readonly locationId: string;
  readonly locationStrict?: boolean | null;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phoneNumber?: string | null;
  readonly dateOfBirth?: string | null;
  readonly inactive?: boolean | null;
  readonly foreignId?: string | null;
  readonly newPatient?: boolean | null;
  readonly nonPatient?: boolean | null;
  readonly updatedSince?: string | null;
  readonly sort?: string | null;
}

interface AppointmentArgs extends ConnectionArgs {
  readonly locationId?: string | null;
  readonly foreignId?: string | null;
  readonly start: string;
  readonly end: string;
  readonly timezone?: string | null;
  readonly cancelled?: boolean | null;
  readonly unavailable?: boolean | null;
  readonly nexOnly?: boolean | null;
  readonly patientIds?: readonly string[] | null;
  readonly providerIds?: readonly string[] | null;
  readonly operatoryIds?: readonly string[] | null;
  readonly appointmentTypeId?: string | null;
  readonly createdBy?: string | null;
  readonly updatedSince?: string | null;
  readonly sort?: string | null;
}

interface ProviderArgs extends ConnectionArgs {
  readonly locationId?: string | null;
  readonly ids?: readonly string[] | null;
  readonly foreignId?: string | null;
  readonly requestable?: boolean | null;
  readonly inactive?: boolean | null;
  readonly updatedSince?: string | null;
}

const { of, key } = nexHealthIds;
const staffChanged = Date.parse('2026-10-30T18:20:00Z');

/** Rows in the order that a comma-separated list of fields asks for. */
function sorted<Item extends { readonly key: number; readonly updatedAt: number }>(
  rows: readonly Item[],
  sort: string,
  fields: readonly string[],
): readonly Item[] {
  const wanted = sort
    .split(',')
    .map((field) => field.trim())
    .filter(Boolean);
  const unknown = wanted.find((field) => !fields.includes(field.replace(/^-/, '')));
  if (unknown !== undefined) return refuse(`Invalid sort field: ${unknown}`, 'BAD_REQUEST');
  return rows.toSorted((one, other) => {
    for (const field of wanted) {
      const order = field.endsWith('updated_at') ? one.updatedAt - other.updatedAt : one.key - other.key;
      if (order !== 0) return field.startsWith('-') ? -order : order;
    }
    return one.key - other.key;
  });
}

/** Whether a flag is as wanted, where anything is wanted. */
function isFlag(wanted: boolean | null | undefined, flag: boolean): boolean {
  return typeof wanted !== 'boolean' || wanted === flag;
}

/** Whether an id is among those that are wanted, where any are. */
function isIn(wanted: readonly string[] | null | undefined, id: string | null): boolean {
  return !wanted || wanted.length === 0 || (id !== null && wanted.includes(id));
}

/** Lists of patients, appointments and providers. */
export function nexHealthLists({ practice, cap }: Backstage, memory: NexHealthMemory, records: NexHealthRecords) {
  /** The key of a location; one that isn't there is an error. */
  const placeOf = (id: string): number =>
    rowOf(practice.places, key('place', id))?.key ?? refuse(`Couldn't find Location with 'id'=${id}`, 'NOT_FOUND');

  /** Either of the two where both are given. */
  const hasContact = (row: ClientRecord, { email, phoneNumber }: PatientArgs): boolean => {
    if (!email && !phoneNumber) return true;
    const hasEmail = Boolean(email) && row.emails[0]?.toLowerCase() === email?.trim().toLowerCase();
    const digits = phoneDigits(phoneNumber ?? '');
    return hasEmail || (digits !== '' && row.phones.some(({ value }) => phoneDigits(value) === digits));
  };

  const isPatient = (row: ClientRecord, args: PatientArgs, placeKey: number): boolean => {
    const isNew = memory.patients.has(row.key);
    return (
      !row.isDeleted &&
      (args.locationStrict !== true || row.placeKey === placeKey) &&
      hasContact(row, args) &&
      (!args.dateOfBirth || birthdayOf(row, memory) === args.dateOfBirth) &&
      isFlag(args.inactive, !row.isActive) &&
      (!args.foreignId || (!isNew && args.foreignId === String(row.key))) &&
      isFlag(args.newPatient, isNew && (args.newPatient !== true || records.upcoming(row).length > 0)) &&
      isFlag(args.nonPatient, false) &&
      (!args.updatedSince || row.updatedAt >= momentIn(args.updatedSince))
    );
  };

  const patients = (args: PatientArgs): Row => {
    const placeKey = placeOf(args.locationId);
    const rows = practice.clients.filter((row) => isPatient(row, args, placeKey));
    const name = args.name ?? '';
    // Who only nearly has the name is found where nobody has it.
    const exact = rows.filter((row) => fitsName(fullNameOf(row), name, false));
    const found = exact.length > 0 ? exact : rows.filter((row) => fitsName(fullNameOf(row), name, true));
    return relayConnection(sorted(found, args.sort ?? 'id', ['id', 'updated_at']), args, cap, records.patient);
  };

  const isWanted = (row: AppointmentRecord, args: AppointmentArgs): boolean => {
    const { isOwn = false, hasNoType = false } = memory.appointments.get(row.key) ?? {};
    const type = row.isBlock || hasNoType ? null : of('visitType', row.typeKey);
    return (
      isOnCalendar(row) &&
      (!args.foreignId || (!isOwn && args.foreignId === String(row.key))) &&
      isFlag(args.cancelled, row.state === 'cancelled') &&
      isFlag(args.unavailable, row.isBlock) &&
      (args.nexOnly !== true || isOwn) &&
      (!args.createdBy || (isOwn && args.createdBy === apiUserId)) &&
      isIn(args.patientIds, row.clientKey === null ? null : of('client', row.clientKey)) &&
      isIn(args.providerIds, row.providerKey === null ? null : of('provider', row.providerKey)) &&
      isIn(args.operatoryIds, records.operatoryIdOf(row)) &&
      (!args.appointmentTypeId || args.appointmentTypeId === type) &&
      (!args.updatedSince || row.updatedAt >= momentIn(args.updatedSince))
    );
  };

  const appointments = (args: AppointmentArgs): Row => {
    const { locationId, foreignId } = args;
    if (!locationId && !foreignId) return refuse('Missing parameter location_id', 'BAD_REQUEST');
    const placeKey = locationId ? placeOf(locationId) : null;
    const [start, end] = [args.start, args.end].map((text) => momentIn(text, args.timezone ?? 'UTC'));
    const rows = practice.appointments.filter(
      (row) =>
        row.start >= (start ?? 0) &&
        row.start <= (end ?? 0) &&
        (placeKey === null || row.placeKey === placeKey) &&
        isWanted(row, args),
    );
    return relayConnection(sorted(rows, args.sort ?? '', ['updated_at']), args, cap, records.appointment);
  };

  const providers = (args: ProviderArgs): Row => {
    const placeKey = args.locationId ? placeOf(args.locationId) : null;
    const rows = practice.providers.filter(
      (row) =>
        (placeKey === null || row.placeKeys.includes(placeKey)) &&
        isIn(args.ids, of('provider', row.key)) &&
        (!args.foreignId || args.foreignId === String(row.key)) &&
        isFlag(args.requestable, row.isActive) &&
        isFlag(args.inactive, !row.isActive) &&
        (!args.updatedSince || staffChanged >= momentIn(args.updatedSince)),
    );
    return relayConnection(rows, args, cap, records.provider);
  };

  return { placeOf, patients, appointments, providers };
}
