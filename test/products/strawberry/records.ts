import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, numberIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

// Staff were the first users, and clients came after them.
const [primaryKeys, clientKeys] = [numberIds(0), numberIds(20)];

/** Primary keys, of each table its own. A client is a user, and a member of staff is known by the profile. */
export const strawberryIds: Ids = {
  of: (kind, key) => (kind === 'client' ? clientKeys : primaryKeys).of(kind, key),
  key: (kind, id) => (kind === 'client' ? clientKeys : primaryKeys).key(kind, id),
};

/** Choices of a status. */
// prettier-ignore
export const strawberryWords = {
  planned: 'pending', confirmed: 'approved', arrived: 'checked_in', inProgress: 'in_service', ready: 'ready',
  completed: 'completed', cancelled: 'canceled', noShow: 'no_show',
} satisfies Record<AppointmentRecord['state'], string>;

/** Whether a row is an appointment: what keeps time free is none. */
export const isBooked = (row: AppointmentRecord): boolean => !row.isDeleted && !row.isBlock;

const installed = Date.parse('2025-08-02T09:30:00Z');
const sizes = ['small', 'medium', 'large'];
const builtIn = stamps({ createdAt: installed, updatedAt: installed });

/** The practice as rows of the models; a foreign key is the primary key of another row, or null. */
export function strawberryRows({ practice, now }: Backstage) {
  const { of } = strawberryIds;
  const idOf = (kind: Parameters<typeof of>[0], key: number | null): string | null =>
    key === null ? null : of(kind, key);
  const user = (row: ClientRecord): Row =>
    account(of('client', row.key), `client${String(row.key)}`, { ...row, email: row.emails[0] ?? '' }, row.createdAt);
  const clientProfile = (row: ClientRecord): Row => {
    const id = of('client', row.key);
    return { ...stamps(row), id, role: 'client', phoneNumber: row.phones[0]?.value ?? '', userId: id };
  };
  // prettier-ignore
  const pet = (row: PatientRecord): Row => ({
    ...stamps(row), id: of('patient', row.key), name: row.name, species: row.species, breed: row.breed ?? '',
    size: row.key % 4 === 0 ? null : sizes[row.key % 3], groomingPreferences: row.key % 5 === 0 ? 'Short at the ears' : null,
    dateOfBirth: row.birthDate, profileStatus: row.isActive ? 'verified' : 'pending', verifiedAt: dateTime(row.createdAt, 91),
    userId: idOf('client', row.clientKey),
  });
  // prettier-ignore
  const appointment = (row: AppointmentRecord): Row => {
    const isOpen = !['cancelled', 'completed'].includes(row.state) && row.start - now() > 86_400_000;
    return {
      ...stamps(row), id: of('appointment', row.key), appointmentTime: dateTime(row.start),
      endTime: dateTime(row.start + row.minutes * 60_000), status: strawberryWords[row.state], notes: row.reason ?? '',
      editCount: row.key % 3, finalPrice: row.key % 2 === 0 ? '54.50' : null, canEdit: isOpen, canCancel: isOpen,
      petProfileId: idOf('patient', row.patientKey), serviceId: of('visitType', row.typeKey),
      employeeId: idOf('provider', row.providerKey), locationId: of('place', row.placeKey),
    };
  };
  const present = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const booked = (): readonly AppointmentRecord[] => practice.appointments.filter(isBooked);
  const manager = { key: 9, givenName: 'Front', familyName: 'Desk', email: 'desk@example.test', isActive: true };
  const staff = [...practice.providers, manager];
  // prettier-ignore
  const rowsOf = rememberedRows(practice, {
    UserType: () => [
      ...staff.map((row) => account(String(row.key), `staff${String(row.key)}`, row, installed)),
      ...present().map(user),
    ],
    UserProfileType: () => [
      ...staff.map(({ key }) => ({
        ...builtIn, id: String(key), userId: String(key), role: key === manager.key ? 'manager' : 'employee',
        phoneNumber: `207 555 09${String(key).padStart(2, '0')}`, startDate: '2025-08-04', salary: '4100.00',
      })),
      ...present().map(clientProfile),
    ],
    PetProfileType: () => practice.patients.map(pet),
    AppointmentType: () => booked().map(appointment),
    EmployeeCalendarType: () =>
      booked().filter(({ providerKey }) => providerKey !== null).map((row) => ({
        id: String(row.key), scheduledTime: dateTime(row.start), availableTime: false, unavailabilityReason: 'Booked',
        createdAt: dateTime(row.createdAt, 17), userProfileId: idOf('provider', row.providerKey), appointmentId: String(row.key),
      })),
    ServiceType: () =>
      practice.visitTypes.map(({ key, name, minutes, isBookable }) => ({
        ...builtIn, id: of('visitType', key), name, description: null, slotInterval: 30,
        duration: `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}:00`,
        allowedStartTimes: '09:00,11:30,14:00', isActive: isBookable,
        prices: sizes.map((size, index) => ({ id: String(key * 3 + index), size, price: `${String(minutes + index * 5)}.00` })),
      })),
    LocationType: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, phone, zone }) => ({
        id: of('place', key), name, address: street, city, state, zipCode: postalCode, phone, timezone: zone,
      })),
  });
  return { rowsOf, user, pet, appointment };
}

type Person = Pick<ClientRecord, 'givenName' | 'familyName' | 'isActive'> & { readonly email: string };

function account(id: string, username: string, person: Person, joined: number): Row {
  const { givenName, familyName, email, isActive } = person;
  const names = { firstName: givenName ?? '', lastName: familyName, fullName: fullNameOf(person), email };
  const isStaff = username.startsWith('staff');
  return { id, profileId: id, username, ...names, isActive, isStaff, dateJoined: dateTime(joined, 402) };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: dateTime(createdAt, 731_904), updatedAt: dateTime(updatedAt, 52_210) };
}

/** An aware time as Python writes it: 2026-11-17T14:00:00+00:00, with microseconds where there are some. */
function dateTime(instant: number, micros = 0): string {
  const fraction = micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`;
  return new Date(instant).toISOString().replace('.000Z', `${fraction}+00:00`);
}
