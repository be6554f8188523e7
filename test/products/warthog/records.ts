import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, Kind, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

/** Identifiers of BaseModelUUID. */
export const warthogIds: Ids = uuidIds();

/** The values of AppointmentStatus. */
export const warthogWords = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_PICKUP',
  completed: 'DONE',
  cancelled: 'CANCELLED',
  noShow: 'MISSED',
} satisfies Record<VisitState, string>;

const founded = Date.parse('2020-02-03T09:00:00Z');
const { of } = warthogIds;

/** The id of a row that the practice has no kind for, drawn far from all others. */
export function otherId(table: number, key: number): string {
  return of('organization', table * 10_000 + key);
}

/** The one who is signed in. */
export const deskUser: string = otherId(1, 0);

/** Whether an appointment is in the service's book, where it may be a deleted one. */
export function isKept(row: AppointmentRecord): boolean {
  return !row.isBlock && hasClearDay(row);
}

type Dated = { readonly createdAt: number; readonly updatedAt: number; readonly isDeleted?: boolean };

/** Accounts: each is of one person, who has an email there only. */
export interface Accounts {
  /** Accounts without an owner yet. */
  readonly free: { readonly id: string; readonly email: string; readonly role: string }[];
  /** The account of a client that was linked later, by the client's key. */
  readonly linked: Map<number, string>;
}

/** The practice as rows of the models; deletion is a date in a row that stays. */
export function warthogRows({ practice }: Backstage, accounts: Accounts): (model: string) => readonly Row[] {
  const species = [...new Set(practice.patients.map((row) => row.species))].toSorted();
  const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const userOf = (key: number): string => accounts.linked.get(key) ?? otherId(2, key);
  const seen = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isKept(row) && !row.isDeleted && row.state === 'completed' && row.patientKey);
  const rows = rememberedRows(practice, {
    Appointment: () =>
      practice.appointments.filter(isKept).map((row) => ({
        id: of('appointment', row.key),
        time: new Date(row.start).toISOString(),
        durationMinutes: row.minutes,
        purpose: row.reason,
        status: warthogWords[row.state],
        cancelReason: row.cancelReason,
        petId: idOrNull('patient', row.patientKey),
        clinicId: of('place', row.placeKey),
        veterinarianId: idOrNull('provider', row.providerKey),
        typeId: of('visitType', row.typeKey),
        ...baseOf(row),
      })),
    AppointmentType: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes, color }) => ({ id: of('visitType', key), name, durationMinutes: minutes, color })),
    Invoice: () =>
      seen().map((row) => {
        const issueDate = new Date(row.start + 3_600_000).toISOString();
        return { id: otherId(3, row.key), issueDate, totalPrice: 60, isPaid: true, visitId: otherId(4, row.key) };
      }),
    Owner: () =>
      practice.clients.map((row) => ({
        id: of('client', row.key),
        firstName: row.givenName,
        lastName: row.familyName,
        phoneNumber: row.phones[0]?.value ?? null,
        userId: row.emails.length > 0 ? userOf(row.key) : null,
        ...baseOf(row),
      })),
    Pet: () =>
      practice.patients.map((row) => ({
        id: of('patient', row.key),
        name: row.name,
        dateOfBirth: row.birthDate === null ? null : `${row.birthDate}T00:00:00.000Z`,
        ownerId: idOrNull('client', row.clientKey),
        speciesId: otherId(5, species.indexOf(row.species)),
        breed: row.breed,
        ...baseOf(row),
      })),
    Species: () => species.map((name, index) => ({ id: otherId(5, index), name })),
    Treatment: () =>
      practice.places.map(({ key }) => {
        return { id: otherId(6, key), name: 'Vaccine, single dose', price: 28.5, clinicId: of('place', key) };
      }),
    User: () => [
      { id: deskUser, email: 'desk@example.test', role: 'ADMIN' },
      ...practice.providers.map(({ key, email }) => ({ id: otherId(1, key), email, role: 'VET' })),
      ...practice.clients.flatMap(({ key, emails: [email] }) =>
        email === undefined ? [] : [{ id: userOf(key), email, role: 'OWNER' }],
      ),
    ],
    Veterinarian: () =>
      practice.providers.map(({ key, givenName, familyName, placeKeys }) => {
        const person = { firstName: givenName, lastName: familyName, userId: otherId(1, key) };
        return { id: of('provider', key), ...person, clinicId: of('place', placeKeys[0] ?? 1) };
      }),
    VeterinaryClinic: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, phone, email }) => {
        const address = `${street}, ${city}, ${state}, ${postalCode}`;
        return { id: of('place', key), name, address, county: state, phoneNumber: phone, email };
      }),
    Visit: () =>
      seen().map(({ key, start, reason, patientKey, providerKey }) => {
        const [petId, veterinarianId] = [idOrNull('patient', patientKey), idOrNull('provider', providerKey)];
        return { id: otherId(4, key), time: new Date(start).toISOString(), notes: reason, petId, veterinarianId };
      }),
  });
  return (model) => {
    const made = rows(model).map((row) => ({ ...baseOf({ createdAt: founded, updatedAt: founded }), ...row }));
    return model === 'User' ? [...made, ...accounts.free.map((user) => ({ ...made[0], ...user }))] : made;
  };
}

function baseOf({ createdAt, updatedAt, isDeleted = false }: Dated): Row {
  const updated = new Date(updatedAt).toISOString();
  return {
    createdAt: new Date(createdAt).toISOString(),
    createdById: deskUser,
    updatedAt: updated,
    updatedById: createdAt === updatedAt ? null : deskUser,
    deletedAt: isDeleted ? updated : null,
    deletedById: isDeleted ? deskUser : null,
    version: createdAt === updatedAt ? 1 : 2,
  };
}
