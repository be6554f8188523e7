import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { bookingBlocks } from './blocks.ts';
import { bookingOthers } from './others.ts';
import {
  bookingIds,
  bookingRows,
  cliniciansOf,
  clinicianTypeRows,
  emptyMemory,
  isAppointment,
  patientsOf,
  servicesOf,
} from './records.ts';
import { contains, dateTime, exception, instantOfText, paginatorInfo } from './values.ts';
import { bookingWrites } from './writes.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type Filters = Texts<'clinician_id' | 'date_from' | 'date_to' | 'patient_name' | 'status'>;
type ById = Readonly<Record<'id', string>>;

interface Page {
  readonly first: number;
  readonly page: number;
}

interface Search {
  readonly search?: {
    readonly limit?: number | null;
    readonly offset?: number | null;
    readonly search?: string | null;
  };
}

/** Resolvers of the service, for somebody at the front desk of its only organization. */
export function bookingRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const memory = emptyMemory();
  const rows = bookingRows(stage, memory);
  const blocks = bookingBlocks(stage, rows);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isAppointment);
  function pageOf<Row>(all: readonly Row[], { first, page }: Page) {
    const size = Math.min(first, cap);
    const data = all.slice((page - 1) * size, page * size);
    return { data, paginatorInfo: paginatorInfo(all.length, size, page, data.length) };
  }
  /** Days are those of UTC, wherever the clinic is; `date_to` belongs to them. */
  function fits(row: AppointmentRecord, { clinician_id, date_from, date_to, patient_name, status }: Filters): boolean {
    const client = rowOf(practice.clients, row.clientKey);
    const isNamed = [client?.givenName ?? '', client?.familyName ?? ''].some((name) =>
      contains(name, patient_name ?? ''),
    );
    return (
      (!status || rows.statusOf(row) === status) &&
      (!clinician_id || bookingIds.key('provider', clinician_id) === row.providerKey) &&
      (!date_from || row.start >= instantOfDate(date_from)) &&
      (!date_to || row.start <= instantOfDate(`${date_to}T23:59:59.999Z`)) &&
      (!patient_name || isNamed)
    );
  }
  function visitOf(id: string): AppointmentRecord {
    const row = rowOf(visits(), bookingIds.key('appointment', id));
    if (row) return row;
    throw exception(404, 'Appointment not found');
  }
  const clinics = ({ search }: Search = {}) => practice.places.slice(0, search?.limit ?? cap).map(rows.clinic);
  const services = (isActive: boolean | null = null) =>
    servicesOf(practice)
      .filter((row) => isActive === null || row.isBookable === isActive)
      .map(rows.service);
  const rooms = (clinicId: string | null = null) =>
    rows.rooms.filter((room) => clinicId === null || bookingIds.of('place', room.placeKey) === clinicId);
  function one<Row>(row: Row | null | undefined, what: string): Row {
    if (row) return row;
    throw exception(404, `${what} not found`);
  }
  return {
    appointments({ filters, ...page }: Page & { readonly filters?: Filters | null }) {
      const found = visits().filter((row) => fits(row, filters ?? {}));
      const paged = pageOf(
        found.toSorted((a, b) => b.start - a.start || b.key - a.key),
        page,
      );
      return { ...paged, data: paged.data.map((row) => rows.appointment(row)) };
    },
    appointment: ({ id }: ById) => rows.appointment(visitOf(id), true),
    patients({ search, ...page }: Page & Texts<'search'>) {
      const found = patientsOf(practice).filter((row) =>
        [row.givenName ?? '', row.familyName, row.emails[0] ?? '', row.phones[0]?.value ?? ''].some((text) =>
          contains(text, search ?? ''),
        ),
      );
      const paged = pageOf(found, page);
      return { ...paged, data: paged.data.map(rows.patient) };
    },
    patient: ({ id }: ById) => rows.patient(one(rowOf(patientsOf(practice), bookingIds.key('client', id)), 'Patient')),
    clinics,
    // The same once more, for the pages of managers.
    getClinics: () => clinics(),
    clinic: ({ id }: ById) => rows.clinic(one(rowOf(practice.places, bookingIds.key('place', id)), 'Clinic')),
    clinicians(args: Texts<'clinic_id'> & { first?: number | null; page?: number | null; is_active?: boolean | null }) {
      const key = bookingIds.key('place', args.clinic_id);
      const found = cliniciansOf(practice).filter(
        (row) =>
          (!args.clinic_id || row.placeKeys[0] === key) &&
          (typeof args.is_active !== 'boolean' || row.isActive === args.is_active),
      );
      const paged = pageOf(found, { first: args.first || 20, page: args.page || 1 });
      return { ...paged, data: paged.data.map(rows.clinician) };
    },
    clinician: ({ id }: ById) =>
      rows.clinician(one(rowOf(practice.providers, bookingIds.key('provider', id)), 'Clinician')),
    clinicianTypes: clinicianTypeRows,
    services: ({ is_active }: { readonly is_active?: boolean | null }) => services(is_active),
    service: ({ id }: ById) =>
      one(
        services().find((row) => row.id === id),
        'Service',
      ),
    rooms: ({ clinic_id }: Texts<'clinic_id'>) => rooms(clinic_id),
    room: ({ id }: ById) =>
      one(
        rooms().find((room) => room.id === id),
        'Room',
      ),
    roomsPaginated({ search: asked }: Search) {
      const [limit, offset] = [asked?.limit ?? 20, asked?.offset ?? 0];
      const found = rooms().filter((room) => contains(room.room_number, asked?.search ?? ''));
      const data = found.slice(offset, offset + limit);
      const hasNextPage = offset + data.length < found.length;
      const pageInfo = { total: found.length, limit, offset, hasNextPage, hasPreviousPage: offset > 0 };
      return { data, pageInfo };
    },
    getClinicians({ search }: { readonly search?: Texts<'city' | 'specialty' | 'language'> | null }) {
      return practice.providers
        .filter(({ isActive }) => isActive)
        .map((row) => ({ row, full: rows.clinician(row) }))
        .filter(({ full }) => contains(full.clinician_type?.name ?? '', search?.specialty ?? ''))
        .filter(({ full }) => contains(full.clinics[0]?.city ?? '', search?.city ?? ''))
        .filter(({ full }) => full.languages.some((name) => contains(name, search?.language ?? '')))
        .map(({ row, full }) => ({
          id: full.id,
          name: full.full_name,
          specialty: full.clinician_type?.name ?? '',
          clinic: full.clinics[0]?.name ?? null,
          rating: row.key % 2 === 0 ? null : 4.5,
          reviews: row.key % 2 === 0 ? 0 : 2,
          price: Math.min(...full.services.map(({ price }) => price)),
          languages: full.languages,
          bio: full.bio,
          initials: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`.toUpperCase(),
          videoEnabled: true,
          verified: row.isActive,
        }));
    },
    getAppointments({ clinicianId, date }: Readonly<Record<'clinicianId' | 'date', string>>) {
      const dayOf = (row: AppointmentRecord): string => dateTime(row.start).slice(0, 10);
      const key = bookingIds.key('provider', clinicianId);
      return visits()
        .filter((row) => row.providerKey === key && dayOf(row) === date)
        .filter(({ state }) => state !== 'cancelled' && state !== 'noShow')
        .map((row) => rows.appointment(row))
        .map((row) => ({ id: row.id, startTime: row.start_datetime, endTime: row.end_datetime }));
    },
    getAppointment({ id }: ById) {
      const { start_datetime: startTime, end_datetime: endTime, ...row } = rows.appointment(visitOf(id));
      const { clinician, patient } = row;
      return {
        id: row.id,
        startTime,
        endTime,
        type: 'in_person',
        status: row.status,
        clinician: clinician && {
          id: clinician.id,
          name: clinician.full_name,
          clinicianType: clinician.clinician_type.name,
        },
        patient: patient && { id: patient.id, firstName: patient.first_name, lastName: patient.last_name },
      };
    },
    availableSlots: (args: Parameters<typeof blocks.availableSlots>[0]) => blocks.availableSlots(args),
    ...blocks.roots,
    ...bookingOthers(stage, rows, (row) => fullNameOf(row)),
    ...bookingWrites(stage, memory, rows),
  };
}

/** What can't be read is refused by the database, in its own words. */
function instantOfDate(text: string): number {
  const instant = instantOfText(text);
  if (!Number.isNaN(instant)) return instant;
  throw new Error('Invalid value for argument `gte`: Provided Date object is invalid. Expected Date.');
}
