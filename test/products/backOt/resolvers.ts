import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import { type Row, isLike } from '../generatedRows.ts';
import { type BackOtExtras, backOtIds, backOtPatients, backOtRows, isBooking, mostGuardians } from './records.ts';
import { backOtWrites } from './writes.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type Id = Readonly<{ id: string }>;
type Page = Readonly<Partial<Record<'limit' | 'offset', number | null>>>;
type PatientsFilter = Readonly<{ filter?: readonly Texts<'search'>[] | null; pagination?: readonly Page[] | null }>;
type Asked = Texts<'branch_id' | 'patient_id' | 'practitioner_id' | 'status' | 'scheduled_start' | 'scheduled_end'>;

/** Resolvers of the gateway for the key of a tenant's front desk, which is at the first branch when it writes. */
export function backOtRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const extras: BackOtExtras = { births: new Map(), rescheduledTo: new Map() };
  const rows = backOtRows(stage, extras);
  const is = (kind: Kind, key: number | null, id: string | null | undefined): boolean =>
    !id || backOtIds.key(kind, id) === key;
  // Each name by itself, so that both of them together are never found.
  const isCalled = ({ givenName, familyName }: ClientRecord, text: string): boolean =>
    [givenName ?? '', familyName].some((name) => isLike(name, `%${text}%`, 'i'));
  const fits = (row: AppointmentRecord, asked: Asked): boolean =>
    isBooking(row) &&
    is('place', row.placeKey, asked.branch_id) &&
    is('client', row.clientKey, asked.patient_id) &&
    is('provider', row.providerKey, asked.practitioner_id) &&
    (!asked.status || rows.status(row) === asked.status) &&
    (!asked.scheduled_start || row.start >= timestamp(asked.scheduled_start)) &&
    // The whole appointment has to be within the time.
    (!asked.scheduled_end || row.start + row.minutes * 60_000 <= timestamp(asked.scheduled_end));
  const userOf = (id: string): Row | null => {
    const found = rowOf(practice.providers, backOtIds.key('provider', id));
    return found ? rows.practitioner(found) : ([rows.desk()].find((row) => row['id'] === id) ?? null);
  };
  const patientOf = (id: string): Row | null => {
    const found = rowOf(backOtPatients(practice), backOtIds.key('client', id));
    return found && rows.patient(found);
  };
  const stamps = { created_at: '2024-02-05T09:00:00Z' };
  return {
    meUser: rows.desk,
    user: ({ id }: Id) => userOf(id),
    users: () => [rows.desk(), ...practice.providers.map(rows.practitioner)].slice(0, cap),
    meTenant: rows.desk,
    tenant: ({ id }: Id) => (id === rows.tenant.id ? { ...rows.tenant, name: practice.organization.name } : null),
    branch({ id }: Id) {
      const found = rowOf(practice.places, backOtIds.key('place', id));
      return found && rows.branch(found);
    },
    myAssignments: () => rows.desk()['assignments'],
    assignmentsByUser: ({ userId }: { userId: string }) => userOf(userId)?.['assignments'] ?? [],
    patient: ({ id }: Id) => patientOf(id),
    patients({ filter }: { readonly filter?: PatientsFilter | null }) {
      const searches = (filter?.filter ?? []).map(({ search }) => search ?? '');
      const found = backOtPatients(practice).filter((row) => searches.every((text) => isCalled(row, text)));
      const { limit, offset } = filter?.pagination?.at(-1) ?? {};
      return sliceOf(found, offset, limit && limit > 0 ? limit : 10, cap).map(rows.patient);
    },
    patientsByIds: ({ ids }: { ids: readonly string[] }) => ids.map(patientOf).filter((row) => row !== null),
    patientsForMessaging({ search, limit }: { search: string; limit: number }) {
      const found = backOtPatients(practice).filter((row) => isCalled(row, search));
      return sliceOf(found, 0, limit, cap).map(rows.patient);
    },
    guardian({ id }: Id) {
      const key = backOtIds.key('patient', id);
      const found = rowOf(backOtPatients(practice), key && Math.floor(key / mostGuardians));
      return found && (rows.guardians(found).find((row) => row['id'] === id) ?? null);
    },
    practitionerBranches: ({ branch_id: id, role }: Texts<'branch_id' | 'role'>) =>
      practice.providers.flatMap((row) =>
        row.placeKeys
          .filter((key) => is('place', key, id) && (role ?? 'therapist') === 'therapist')
          .map((key) => ({
            ...stamps,
            id: backOtIds.of('provider', 100 + row.key * 10 + key),
            branch_id: backOtIds.of('place', key),
            practitioner_id: backOtIds.of('provider', row.key),
            role: 'therapist',
            is_active: row.isActive,
            practitioner: rows.practitioner(row),
          })),
      ),
    appointmentSlots({ filter: asked }: { filter: Texts<'branch_id' | 'practitioner_id' | 'slot_date' | 'status'> }) {
      const days = asked.slot_date ? [asked.slot_date.slice(0, 10)] : [];
      const placeKey = backOtIds.key('place', asked.branch_id);
      const providerKey = backOtIds.key('provider', asked.practitioner_id);
      const found = openingsOf(stage, { placeKey, typeKey: null, providerKey, days }).map((row, index) => ({
        ...stamps,
        id: backOtIds.of('visitType', 500 + index),
        branch_id: backOtIds.of('place', row.placeKey),
        practitioner_id: backOtIds.of('provider', row.providerKey),
        slot_date: utcText(row.start).slice(0, 10),
        slot_start: utcText(row.start),
        slot_end: utcText(row.start + row.minutes * 60_000),
        status: row.taken ? 'BLOCKED' : 'AVAILABLE',
      }));
      return found.filter(({ status }) => !asked.status || status === asked.status);
    },
    appointment({ id }: Id) {
      const found = rowOf(practice.appointments, backOtIds.key('appointment', id));
      return found && isBooking(found) ? rows.appointment(found) : null;
    },
    appointments: ({ filter }: { filter: Asked }) =>
      practice.appointments
        .filter((row) => fits(row, filter))
        .slice(0, cap)
        .map(rows.appointment),
    scheduleExceptions: ({ branch_id: id, practitioner_id: person }: Asked) =>
      practice.appointments
        .filter(
          (row) =>
            row.isBlock && !row.isDeleted && is('place', row.placeKey, id) && is('provider', row.providerKey, person),
        )
        .map(rows.exception),
    ...backOtWrites(stage, rows, extras),
  };
}

/** A time as the database reads it, in UTC where it has no offset. */
function timestamp(text: string): number {
  const iso = text.replace(' ', 'T');
  const instant = Date.parse(/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`ERROR: invalid input syntax for type timestamp with time zone: "${text}" (SQLSTATE=22007)`);
}
