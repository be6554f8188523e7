import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  type VisitState,
  byStart,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';

/** Ids as document stores make them. */
export const sembleIds = hexIds();

/** The one zone of the whole practice. */
export const sembleZone = 'America/New_York';

export interface Pagination {
  readonly page?: number | null;
  readonly pageSize?: number | null;
}

const otherZone = 2;
const usualSize = 25;

/** How far the journey of a patient has come in each state. */
export const sembleStages: Readonly<Record<VisitState, readonly ('arrived' | 'consultation' | 'departed' | 'dna')[]>> =
  {
    planned: [],
    confirmed: [],
    arrived: ['arrived'],
    inProgress: ['arrived', 'consultation'],
    ready: ['arrived', 'consultation'],
    completed: ['arrived', 'consultation', 'departed'],
    cancelled: [],
    noShow: ['dna'],
  };

/** Whether Semble has this booking at all. A practice has one zone, so the location in another one takes none. */
export function isSembleBooking(row: AppointmentRecord): boolean {
  return row.placeKey !== otherZone && !row.isBlock && !row.isDeleted;
}

/** The time as this API writes it, to the millisecond. */
export function sembleTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** A page with its number, and whether there is more. */
export function semblePage<Row>(
  rows: readonly Row[],
  pagination: Pagination | null | undefined,
  cap: number,
  show: (row: Row) => object | null,
): { readonly data: readonly (object | null)[]; readonly pageInfo: object } {
  const page = Math.max(1, pagination?.page ?? 1);
  const pageSize = Math.max(1, Math.min(pagination?.pageSize ?? usualSize, cap));
  const data = rows.slice((page - 1) * pageSize, page * pageSize).map(show);
  return { data, pageInfo: { page, pageSize, hasMore: page * pageSize < rows.length } };
}

/** The rows of the practice as Semble shows them. What it calls patients are the clients. */
export function sembleRecords({ practice, meet, cap }: Backstage) {
  const id = sembleIds.of;
  const addressOf = (row: { street: string; city: string; postalCode?: string }): object => ({
    address: row.street,
    city: row.city,
    postcode: row.postalCode,
    country: 'US',
  });
  const clinic = () => ({
    id: id('organization', 1),
    name: practice.organization.name,
    timezone: sembleZone,
    patientSharingMode: 'NONE',
    contactSharingMode: 'NONE',
    paymentTypes: ['Card', 'Cash'].map((label, index) => ({ id: String(index), label })),
    locations: practice.places.map((row) => ({
      id: id('place', row.key),
      name: row.name,
      address: `${row.street}, ${row.state}`,
      city: row.city,
      postcode: row.postalCode,
      country: 'US',
      phone: row.phone,
    })),
    appointmentTypes: practice.visitTypes
      .filter((row) => !row.isBlock)
      .map((row) => ({
        id: id('visitType', row.key),
        title: row.name,
        duration: row.minutes,
        color: row.color,
        price: row.minutes * 2,
        availableOnline: row.isBookable,
      })),
  });
  function patient(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    return {
      id: id('client', row.key),
      status: row.isActive ? 'active' : 'inactive',
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      email: row.emails[0],
      phones: row.phones.map(({ label, value }, index) => ({
        phoneId: `${id('client', row.key)}${String(index)}`,
        phoneType: label,
        phoneNumber: value,
      })),
      address: addressOf(row),
      labels: row.tags.map((text, index) => ({
        id: `${id('client', row.key)}9${String(index)}`,
        text,
        color: '#457b9d',
      })),
      numbers: [],
      customAttributes: [],
      relatedAccounts: [],
      communicationPreferences: { receiveEmail: true, receiveSMS: true, promotionalMarketing: false },
      comments: row.note,
      bookings(args: {
        pagination?: Pagination | null;
        includeDeleted?: boolean | null;
        onlyCancelled?: boolean | null;
      }) {
        const rows = practice.appointments
          .filter((entry) => isSembleBooking(entry) && entry.clientKey === row.key)
          .filter(({ state }) => (args.onlyCancelled === true ? state === 'cancelled' : true))
          .filter(({ state }) => args.includeDeleted === true || args.onlyCancelled === true || state !== 'cancelled');
        const { data, pageInfo } = semblePage(rows.toSorted(byStart), args.pagination, cap, booking);
        return { data, meta: args.pagination ? { ...pageInfo, total: rows.length } : null };
      },
      createdAt: sembleTime(row.createdAt),
      updatedAt: sembleTime(row.updatedAt),
    };
  }
  function user(row: ProviderRecord | null): object | null {
    if (!row) return null;
    return {
      id: id('provider', row.key),
      title: row.role === 'veterinarian' ? 'Dr' : null,
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      email: row.email,
      role: row.role,
      isDoctor: row.role === 'veterinarian',
      qualifications: row.title,
      createdAt: '2019-01-07T13:00:00.000Z',
      updatedAt: '2026-06-02T16:30:00.000Z',
    };
  }
  function booking(row: AppointmentRecord | null): object | null {
    if (!row || !isSembleBooking(row)) return null;
    meet('appointment', row.key);
    const doctor = rowOf(practice.providers, row.providerKey);
    const place = rowOf(practice.places, row.placeKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const reached = sembleStages[row.state];
    return {
      id: id('appointment', row.key),
      deleted: row.state === 'cancelled',
      cancellationReason: row.cancelReason,
      start: sembleTime(row.start),
      end: sembleTime(row.start + row.minutes * 60_000),
      doctorName: doctor && fullNameOf(doctor),
      doctor: () => user(doctor),
      location: place && { id: id('place', place.key), name: place.name, address: addressOf(place) },
      appointment: type && {
        id: id('visitType', type.key),
        title: type.name,
        duration: type.minutes,
        price: type.minutes * 2,
      },
      patient: () => patient(rowOf(practice.clients, row.clientKey)),
      patientId: row.clientKey === null ? null : id('client', row.clientKey),
      bookingJourney: Object.fromEntries(
        reached.map((stage, index) => [stage, sembleTime(row.start + index * 600_000)]),
      ),
      comments: row.reason,
      reference: `B-${String(row.key).padStart(5, '0')}`,
      billed: row.state === 'completed',
      patientMessagesSent: { confirmation: true, reminder: false, followup: false, cancellation: false },
      createdAt: sembleTime(row.createdAt),
      updatedAt: sembleTime(row.updatedAt),
    };
  }
  return { clinic, patient, user, booking };
}
