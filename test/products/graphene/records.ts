import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { globalIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Global ids as graphql-relay writes them: the type and the number in base64. */
// prettier-ignore
export const grapheneIds = globalIds({
  organization: 'OrganizationNode', place: 'LocationNode', provider: 'UserNode', visitType: 'ServiceTypeNode',
  client: 'PersonNode', patient: 'PetNode', appointment: 'AppointmentNode',
});

/** Names of the choices of a status; nobody is told apart who could leave. */
// prettier-ignore
export const grapheneWords = {
  planned: 'SCHEDULED', confirmed: 'CONFIRMED', arrived: 'CHECKED_IN', inProgress: 'IN_PROGRESS', ready: 'IN_PROGRESS',
  completed: 'COMPLETED', cancelled: 'CANCELLED', noShow: 'NO_SHOW',
} satisfies Record<AppointmentRecord['state'], string>;

/** Whether a row is in the book: an appointment has an owner, and what keeps time free is none. */
export function isBooked(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null;
}

const installed = Date.parse('2025-12-01T09:00:00Z');
const builtIn = stamps({ createdAt: installed, updatedAt: installed });
const categories: Readonly<Record<string, string>> = { Surgery: 'SURGERY', 'Nail trim': 'GROOMING' };

const globalId = (type: string, key: number): string => Buffer.from(`${type}:${String(key)}`).toString('base64');

/** The rows of the practice as models, with global ids as foreign keys; what is deleted is gone, and what is null left out. */
export function grapheneRows({ practice }: Backstage) {
  const { of } = grapheneIds;
  const idOf = (kind: Parameters<typeof of>[0], key: number | null): string | null =>
    key === null ? null : of(kind, key);
  function person(row: ClientRecord): Row {
    const [phone] = row.phones;
    // prettier-ignore
    return {
      ...stamps(row), id: of('client', row.key), firstName: row.givenName ?? '', lastName: row.familyName, middleName: '',
      preferredName: row.key % 9 === 0 ? 'Doc' : '', displayName: fullNameOf(row), isActive: row.isActive,
      email: row.emails[0] ?? '', phone: phone?.value ?? '', phoneIsMobile: phone?.label !== 'Home', phoneHasWhatsapp: false,
      addressLine1: row.street, addressLine2: '', city: row.city, state: '', postalCode: '', country: 'USA',
      addressIsBilling: row.key % 2 === 0, notes: row.note ?? '',
    };
  }
  function pet(row: PatientRecord): Row {
    // prettier-ignore
    return {
      ...stamps(row), id: of('patient', row.key), name: row.name, species: row.species, breed: row.breed ?? '',
      gender: row.sex, dateOfBirth: row.birthDate, weightKg: row.key % 3 === 0 ? '12.40' : null,
      microchipId: row.microchip ?? '', isNeutered: row.key % 2 === 0, photo: '', notes: '', isArchived: !row.isActive,
      deceasedDate: row.isDeceased ? wallDay(row.updatedAt, 'UTC') : null, ownerPersonId: idOf('client', row.clientKey),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const [end, changed] = [row.start + row.minutes * 60_000, dateTime(row.updatedAt, 41_877)];
    const done = { confirmed: 'confirmedAt', completed: 'completedAt', cancelled: 'cancelledAt' };
    const stage = Object.entries(done).find(([state]) => state === row.state)?.[1];
    // prettier-ignore
    return {
      ...stamps(row), id: of('appointment', row.key), scheduledStart: dateTime(row.start), scheduledEnd: dateTime(end),
      status: grapheneWords[row.state], notes: row.reason ?? '', cancellationReason: row.cancelReason ?? '',
      ...(stage !== undefined && { [stage]: changed }), ownerId: idOf('client', row.clientKey),
      petId: idOf('patient', row.patientKey), serviceId: of('visitType', row.typeKey),
      veterinarianId: idOf('provider', row.providerKey), locationId: of('place', row.placeKey),
    };
  }
  function visit(row: AppointmentRecord): Row {
    const references = { petId: idOf('patient', row.patientKey), veterinarianId: idOf('provider', row.providerKey) };
    const own = { id: globalId('VisitNode', row.key), date: dateTime(row.start), reason: row.reason ?? '' };
    return { ...stamps(row), ...own, ...references, diagnosis: '', treatment: '', notes: '' };
  }
  // prettier-ignore
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    AppointmentNode: () => practice.appointments.filter(isBooked).map(appointment),
    PersonNode: () => practice.clients.filter((row) => !row.isDeleted).map(person),
    PetNode: () => practice.patients.map(pet),
    VisitNode: () =>
      practice.appointments.filter((row) => isBooked(row) && row.state === 'completed' && row.patientKey !== null).map(visit),
    ServiceTypeNode: () =>
      practice.visitTypes.map(({ key, name, minutes, isBookable, isBlock }) => ({
        ...builtIn, id: of('visitType', key), name, description: '', durationMinutes: minutes, price: '350.00',
        category: isBlock ? 'OTHER' : (categories[name] ?? 'CLINIC'), isActive: isBookable, requiresPet: !isBlock,
      })),
    LocationNode: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, zone, phone, email }) => ({
        ...builtIn, id: of('place', key), name, code: city.slice(0, 4).toUpperCase(), addressLine1: street,
        addressLine2: '', city, state, postalCode, country: 'USA', timezone: zone, phone, email, isActive: true,
      })),
    UserNode: () => [
      ...practice.providers.map((row) => user(row, row.role === 'veterinarian' ? 'VET' : 'STAFF', row.email)),
      user({ key: 99, givenName: 'Front', familyName: 'Desk', isActive: true }, 'ADMIN', 'desk@example.test'),
      // Some owners have an account of their own.
      ...practice.clients.filter((row) => !row.isDeleted && row.key % 7 === 0).map((row) => ({
        ...user({ ...row, key: 1000 + row.key }, 'OWNER', row.emails[0] ?? null), personId: of('client', row.key),
      })),
    ],
    ScheduleBlockNode: () =>
      practice.providers.flatMap(({ key, isActive }) => [0, 1, 2, 3, 4].map((day) => ({
        ...builtIn, id: globalId('ScheduleBlockNode', key * 10 + day), staffId: of('provider', key),
        dayOfWeek: `A_${String(day)}`, startTime: '08:00:00', endTime: '17:00:00', isActive,
      }))),
  };
  return { rowsOf, person, pet, appointment };
}

type Account = Pick<ClientRecord, 'key' | 'givenName' | 'familyName' | 'isActive'>;

function user({ key, givenName, familyName, isActive }: Account, role: string, email: string | null): Row {
  const names = { username: `user${String(key)}`, firstName: givenName ?? '', lastName: familyName };
  const flags = { isStaff: role !== 'OWNER', isActive, dateJoined: dateTime(installed) };
  return { id: grapheneIds.of('provider', key), ...names, email, role, ...flags };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: dateTime(createdAt, 210_448), updatedAt: dateTime(updatedAt, 41_877) };
}

/** An aware time as Python writes it: 2026-11-17T14:00:00+00:00, with microseconds where there are some. */
function dateTime(instant: number, micros = 0): string {
  const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`;
  return new Date(instant).toISOString().replace('.000Z', `${fraction}+00:00`);
}
