import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

/** Identifiers that the database draws. */
export const prospyrIds: Ids = uuidIds();

/** The values of the enum table of statuses. */
export const prospyrWords = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_TREATMENT',
  ready: 'READY_FOR_CHECKOUT',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const founded = Date.parse('2022-06-01T15:00:00Z');

/** The id of the one workspace that the token belongs to. */
export const workspaceId = prospyrIds.of('organization', 1);

/** The practice as tables. Permissions leave out what is deleted; time that is kept free has a table of its own. */
export function prospyrRows({ practice }: Backstage): (table: string) => readonly Row[] {
  const { of } = prospyrIds;
  const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  // Ids of rows that the practice has no kind for, drawn far from all others.
  const other = (table: number, key: number): string => of('organization', table * 10_000 + key);
  const since = { createdAt: timestamp(founded), updatedAt: timestamp(founded) };
  const desk = other(1, 1);
  const booked = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => !row.isDeleted && !row.isBlock);
  const here = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const entryOf = (row: AppointmentRecord): Row => ({
    providerId: idOrNull('provider', row.providerKey),
    locationId: of('place', row.placeKey),
    startTime: timestamp(row.start),
    endTime: timestamp(row.start + row.minutes * 60_000),
    ...stamps(row),
  });
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    appointment: () =>
      booked().map((row) => ({
        id: of('appointment', row.key),
        workspaceId,
        patientId: idOrNull('client', row.clientKey),
        status: prospyrWords[row.state],
        notes: row.reason,
        cancellationReason: row.cancelReason,
        cancelledAt: row.state === 'cancelled' ? timestamp(row.updatedAt) : null,
        bufferMinutes: 10,
        isOnlineBooking: row.key % 5 === 0,
        createdById: desk,
        ...entryOf(row),
      })),
    appointmentService: () =>
      booked().map(({ key, typeKey, minutes }) => {
        const serviceId = of('visitType', typeKey);
        return { id: other(2, key), appointmentId: of('appointment', key), serviceId, duration: minutes };
      }),
    calendarBlock: () =>
      practice.appointments
        .filter((row) => row.isBlock && !row.isDeleted)
        .map((row) => ({ id: other(3, row.key), title: row.reason, ...entryOf(row) })),
    invoice: () =>
      booked()
        .filter((row) => row.state === 'completed')
        .map((row) => ({
          id: other(4, row.key),
          patientId: idOrNull('client', row.clientKey),
          appointmentId: of('appointment', row.key),
          status: row.key % 4 === 0 ? 'OPEN' : 'PAID',
          total: 120,
          billingPhone: '+1 800 555 0100',
          dueDate: timestamp(row.start + 14 * 86_400_000).slice(0, 10),
          createdAt: timestamp(row.start + 3_600_000),
        })),
    location: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, phone, email, zone }) => {
        const address = { address: street, city, state, zipCode: postalCode };
        return {
          id: of('place', key),
          workspaceId,
          name,
          ...address,
          phoneNumber: phone,
          email,
          timezone: zone,
          ...since,
        };
      }),
    patient: () =>
      here().map((row) => ({
        id: of('client', row.key),
        firstName: row.givenName,
        lastName: row.familyName,
        email: row.emails[0] ?? null,
        phoneNumber: row.phones[0]?.value ?? null,
        address: row.street === '' ? null : row.street,
        city: row.city === '' ? null : row.city,
        source: row.key % 3 === 0 ? 'Website' : null,
        isActive: row.isActive,
        ...stamps(row),
      })),
    patientWorkspace: () =>
      here().map((row) => {
        const patientId = of('client', row.key);
        return { id: other(7, row.key), patientId, workspaceId, profileNote: row.note, ...stamps(row) };
      }),
    provider: () =>
      practice.providers.map(({ key, title, email, isActive, ...row }) => {
        const userId = other(1, key + 1);
        return { id: of('provider', key), ...nameOf(row), title, email, isActive, userId, ...since };
      }),
    service: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes, color }) => {
          return { id: of('visitType', key), name, duration: minutes, color, isArchived: false, ...since };
        }),
    user: () => [
      { id: desk, email: 'desk@example.test', firstName: 'Front', lastName: 'Desk', role: 'FRONT_DESK', ...since },
      ...practice.providers.map(({ key, email, ...row }) => {
        return { id: other(1, key + 1), email, ...nameOf(row), role: 'PROVIDER', ...since };
      }),
    ],
    workspace: () => [{ id: workspaceId, name: practice.organization.name, subdomain: 'harbor', ...since }],
  };
  return rememberedRows(practice, rowsOf);
}

function nameOf({ givenName, familyName }: { readonly givenName: string; readonly familyName: string }): Row {
  return { firstName: givenName, lastName: familyName };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: timestamp(createdAt), updatedAt: timestamp(updatedAt) };
}

/** An instant as the database writes it in JSON: 2026-11-17T14:00:00+00:00. */
function timestamp(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00');
}
