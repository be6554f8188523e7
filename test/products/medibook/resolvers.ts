import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { desk } from './desk.ts';
import {
  type Memory,
  clinicianTypes,
  failure,
  instantText,
  isAppointment,
  medibookIds,
  medibookRecords,
  patientsOf,
  roomsOf,
} from './records.ts';
import { medibookWrites } from './writes.ts';

interface Paging {
  readonly first?: number | null;
  readonly page?: number | null;
}

interface Filters {
  readonly clinician_id?: string | null;
  readonly date_from?: string | null;
  readonly date_to?: string | null;
  readonly patient_name?: string | null;
  readonly status?: string | null;
}

type ById = Readonly<Record<string, string>>;

/** An instant of a filter; what is no date is the database's complaint. */
function bound(text: string): number {
  const instant = Date.parse(text);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError('Invalid `prisma.appointments.count()` invocation: Provided Date object is invalid.', {
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}

const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Resolvers of the service, for somebody at the front desk of the organization. */
export function medibookRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const memory: Memory = { details: new Map(), pending: new Set(), logs: new Map() };
  const records = medibookRecords(stage, memory);
  const { clinic, service, clinician, patient, appointment, spacerBlock, statusOf } = records;
  const { of, key } = medibookIds;
  const book = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(
      (row) => isAppointment(row) && rowOf(practice.clients, row.clientKey)?.isDeleted === false,
    );
  const services = (): readonly Row[] => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(service);
  /** A page by number, and what is said of it. */
  function paged<Record>(rows: readonly Record[], { first, page }: Paging, make: (row: Record) => Row): Row {
    const perPage = Math.min(first ?? 20, cap);
    const currentPage = page ?? 1;
    const from = (currentPage - 1) * perPage;
    const data = rows.slice(from, from + perPage).map(make);
    const total = rows.length;
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    const firstItem = total === 0 ? 0 : from + 1;
    const lastItem = firstItem + data.length - 1;
    const hasMorePages = currentPage < lastPage;
    return {
      data,
      paginatorInfo: { count: data.length, currentPage, firstItem, hasMorePages, lastItem, lastPage, perPage, total },
    };
  }
  function found<Record extends { readonly key: number }>(
    rows: readonly Record[],
    wanted: number | null,
    what: string,
  ): Record {
    const one = rowOf(rows, wanted);
    if (one) return one;
    throw failure(`${what} not found`, 'NOT_FOUND');
  }
  function fits(row: AppointmentRecord, filters: Filters): boolean {
    const { status, clinician_id, date_from, date_to, patient_name } = filters;
    // Days are days in UTC, wherever the clinic is.
    if (date_from && row.start < bound(date_from)) return false;
    if (date_to && row.start > bound(`${date_to}T23:59:59.999Z`)) return false;
    if (status && statusOf(row) !== status) return false;
    if (clinician_id && row.providerKey !== key('provider', clinician_id)) return false;
    if (!patient_name) return true;
    const person = patientsOf(practice).find((each) => each.key === row.clientKey);
    return [person?.givenName, person?.familyName].some((name) => contains(name ?? '', patient_name));
  }
  const newest = (rows: readonly AppointmentRecord[]): readonly AppointmentRecord[] =>
    rows.toSorted((one, other) => other.start - one.start || other.key - one.key);
  function people(search: string | null | undefined): readonly ClientRecord[] {
    if (!search) return patientsOf(practice);
    return patientsOf(practice).filter(({ givenName, familyName, emails, phones }) =>
      [givenName ?? '', familyName, emails[0] ?? '', phones[0]?.value ?? ''].some((text) => contains(text, search)),
    );
  }
  const visitsOf = (row: ClientRecord, paging: Paging): Row =>
    paged(newest(book().filter(({ clientKey }) => clientKey === row.key)), paging, (visit) => appointment(visit));
  const person = (row: ClientRecord): Row => ({
    ...patient(row),
    appointments: (paging: Paging) => visitsOf(row, paging),
  });
  const clinics = ({ search }: { search?: { limit?: number | null } | null } = {}): readonly Row[] =>
    practice.places.slice(0, search?.limit ?? undefined).map(clinic);
  // Who joined last comes first.
  const clinicians = (): readonly ProviderRecord[] => practice.providers.toReversed();
  const rooms = (at: number | null): readonly Row[] =>
    practice.places
      .filter((place) => at === null || place.key === at)
      .flatMap((place) =>
        roomsOf(place.key).map((room) => ({
          ...room,
          name: room['room_number'],
          clinic: clinic(place),
          is_active: true,
          capacity: 1,
        })),
      );
  const products = (): readonly Row[] =>
    services().map((row, index) => ({
      ...row,
      product_type: 'service',
      sku: `${String(row['name']).toLowerCase().replaceAll(' ', '-')}-k${String(index)}`,
      category_id: 'c1a7d0aa-51b2-4f7c-8f0e-9a3b2c1d0e01',
      stock_quantity: null,
    }));
  return {
    ...desk(stage, book, appointment),
    appointments: ({ filters, ...paging }: Paging & { filters?: Filters | null }) =>
      paged(newest(book().filter((row) => fits(row, filters ?? {}))), paging, (row) => appointment(row)),
    appointment: ({ id }: ById) => appointment(found(book(), key('appointment', id), 'Appointment'), true),
    getAppointments({ clinicianId, date = '' }: ById) {
      const [from, to] = [bound(`${date}T00:00:00.000Z`), bound(`${date}T23:59:59.999Z`)];
      return book()
        .filter((row) => row.providerKey === key('provider', clinicianId) && row.start >= from && row.start <= to)
        .filter(({ state }) => state !== 'cancelled' && state !== 'noShow')
        .map((row) => appointment(row))
        .map((row) => ({ id: row['id'], startTime: row['start_datetime'], endTime: row['end_datetime'] }));
    },
    getAppointment({ id }: ById) {
      const row = found(book(), key('appointment', id), 'Appointment');
      const whole = appointment(row);
      const [who, member] = [
        patientsOf(practice).find((each) => each.key === row.clientKey),
        rowOf(practice.providers, row.providerKey),
      ];
      return {
        ...whole,
        startTime: whole['start_datetime'],
        endTime: whole['end_datetime'],
        type: 'in_person',
        clinician: member && {
          id: of('provider', member.key),
          name: fullNameOf(member),
          clinicianType: clinicianTypes[member.role],
        },
        patient: who && { id: of('client', who.key), firstName: who.givenName, lastName: who.familyName },
      };
    },
    availableSlots({ clinician_id, date = '', service_id }: ById) {
      const member = rowOf(practice.providers, key('provider', clinician_id));
      if (!member) throw failure('Clinician not found', 'BAD_REQUEST');
      const minutes = rowOf(practice.visitTypes, key('visitType', service_id))?.minutes ?? 30;
      const dawn = bound(`${date}T00:00:00.000Z`);
      const isOpen = member.isActive && ![0, 6].includes(new Date(dawn).getUTCDay());
      const busy = book().filter(
        (row) => row.providerKey === member.key && !['cancelled', 'noShow'].includes(row.state),
      );
      const slots: Row[] = [];
      if (!isOpen) return slots;
      for (let at = 540; at + minutes <= 1020; at += minutes) {
        const [start, end] = [dawn + at * 60_000, dawn + (at + minutes) * 60_000];
        if (busy.some((row) => row.start < end && row.start + row.minutes * 60_000 > start)) continue;
        const id = `${of('provider', member.key)}-${date}-${instantText(start).slice(11, 16)}`;
        const times = { start_datetime: instantText(start), end_datetime: instantText(end), duration_minutes: minutes };
        slots.push({ id, ...times, is_available: true, clinician: clinician(member) });
      }
      return slots;
    },
    clinics,
    getClinics: () => clinics(),
    clinic: ({ id }: ById) => clinic(found(practice.places, key('place', id), 'Clinic')),
    clinicians: ({
      clinic_id,
      is_active,
      ...paging
    }: Paging & { clinic_id?: string | null; is_active?: boolean | null }) =>
      paged(
        clinicians().filter(({ isActive, placeKeys }) => {
          if (typeof is_active === 'boolean' && isActive !== is_active) return false;
          return !clinic_id || placeKeys[0] === key('place', clinic_id);
        }),
        paging,
        clinician,
      ),
    clinician: ({ id }: ById) => clinician(found(practice.providers, key('provider', id), 'Clinician')),
    getClinicians: ({ search }: { search?: { city?: string | null } | null }) =>
      practice.providers
        .filter(({ isActive }) => isActive)
        .filter(({ placeKeys }) =>
          contains(rowOf(practice.places, placeKeys[0] ?? null)?.city ?? '', search?.city ?? ''),
        )
        .map((row) => ({
          id: of('provider', row.key),
          name: fullNameOf(row),
          specialty: clinicianTypes[row.role],
          clinic: rowOf(practice.places, row.placeKeys[0] ?? null)?.name,
          initials: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`.toUpperCase(),
          languages: ['English'],
          reviews: 0,
          price: 35,
          verified: true,
          videoEnabled: true,
        })),
    patients: ({ search, ...paging }: Paging & { search?: string | null }) => paged(people(search), paging, person),
    patient: ({ id }: ById) => person(found(patientsOf(practice), key('client', id), 'Patient')),
    services: ({ is_active }: { is_active?: boolean | null }) =>
      services().filter((row) => typeof is_active !== 'boolean' || row['is_active'] === is_active),
    service: ({ id }: ById) =>
      service(
        found(
          practice.visitTypes.filter(({ isBlock }) => !isBlock),
          key('visitType', id),
          'Service',
        ),
      ),
    products,
    product({ id }: ById) {
      const one = products().find((row) => row['id'] === id);
      if (one) return one;
      throw failure('Product not found', 'NOT_FOUND');
    },
    rooms: ({ clinic_id }: ById) => rooms(clinic_id ? key('place', clinic_id) : null),
    spacerBlocks: ({ search }: { search?: { limit?: number | null } | null }) =>
      practice.appointments
        .filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)
        .toReversed()
        .slice(0, search?.limit ?? undefined)
        .map(spacerBlock),
    ...medibookWrites({ stage, memory, records, book, people: () => patientsOf(practice), now }),
  };
}
