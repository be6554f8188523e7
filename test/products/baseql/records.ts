import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PhoneRecord,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { baseqlIds } from './ids.ts';
import type { Stored } from './listing.ts';
import { neighbours } from './neighbours.ts';

/** The options of the column Status, as the clinic made them. */
export const statusOptions: Readonly<Record<VisitState, string>> = {
  planned: 'Booked',
  confirmed: 'Confirmed',
  arrived: 'In waiting room',
  inProgress: 'With vet',
  ready: 'Ready to go home',
  completed: 'Done',
  cancelled: 'Cancelled',
  noShow: 'No-show',
};

/** The column that a telephone number stands in. */
export const phoneColumns = { Mobile: 'mobile', Home: 'homePhone', Work: 'workPhone' } as const;

const roles = { veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' } as const;
const sexes = { MALE: 'Male', FEMALE: 'Female', UNKNOWN: 'Unknown' } as const;
const desk = ['Dana (front desk)', 'Priya Raman', 'Online form'];

/** How Airtable writes an instant. */
const instantText = (instant: number): string => new Date(instant).toISOString();
/** An empty cell instead of an empty text. */
const cell = (text: string | null): string | null => (text === '' ? null : text);
const links = (ids: readonly string[]): readonly string[] => ids;
const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
  created: instantText(row.createdAt),
  lastModified: instantText(row.updatedAt),
});

function creator(key: number): Row {
  const name = desk[key % desk.length] ?? '';
  return {
    id: `usr${String(key % desk.length)}Kq2Zt81nWm4Pa`,
    email: `desk${String(key % desk.length)}@example.test`,
    name,
  };
}

function phoneIn(phones: readonly PhoneRecord[], label: PhoneRecord['label']): string | null {
  return phones.find((phone) => phone.label === label)?.value ?? null;
}

/** The rows of each table as the base stores them, made anew at every request. */
export function storedTables({ practice, now }: Backstage): (table: string) => readonly Stored[] {
  const { of } = baseqlIds;
  const clients = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const book = (): readonly AppointmentRecord[] => practice.appointments.filter((row) => !row.isDeleted);
  const visitsWhere = (isMeant: (row: AppointmentRecord) => boolean): readonly string[] =>
    links(
      book()
        .filter(isMeant)
        .map(({ key }) => of('appointment', key)),
    );

  function client(row: ClientRecord): Stored {
    const pets = practice.patients.filter(({ clientKey }) => clientKey === row.key);
    const visits = visitsWhere(({ clientKey }) => clientKey === row.key);
    return {
      id: of('client', row.key),
      name: fullNameOf(row),
      firstName: row.givenName,
      lastName: cell(row.familyName),
      clientNo: 1000 + row.key,
      email: row.emails[0] ?? null,
      email2: row.emails[1] ?? null,
      mobile: phoneIn(row.phones, 'Mobile'),
      homePhone: phoneIn(row.phones, 'Home'),
      workPhone: phoneIn(row.phones, 'Work'),
      street: cell(row.street),
      city: cell(row.city),
      active: row.isActive,
      tags: row.tags.length > 0 ? row.tags : null,
      notes: row.note,
      homeClinic: [of('place', row.placeKey)],
      pets: pets.map(({ key }) => of('patient', key)),
      petNames: pets.map(({ name }) => name),
      appointments: visits,
      numberOfVisits: visits.length,
      invoices: [],
      balance: row.key % 7 === 0 ? 42.5 : 0,
      // What the program before this base called them; only those who were taken over have one.
      _id: row.key <= 60 ? `C-${String(4000 + row.key)}` : null,
      ...stamps(row),
    };
  }
  function pet(row: PatientRecord): Stored {
    const owner = clients().find(({ key }) => key === row.clientKey);
    const year = row.birthDate === null ? null : Number(row.birthDate.slice(0, 4));
    return {
      id: of('patient', row.key),
      name: row.name,
      owner: owner ? [of('client', owner.key)] : [],
      ownerName: owner ? [fullNameOf(owner)] : null,
      ownerMobile: owner ? owner.phones.filter(({ label }) => label === 'Mobile').map(({ value }) => value) : null,
      species: row.species,
      breed: row.breed,
      color: cell(row.color),
      sex: sexes[row.sex],
      birthDate: row.birthDate,
      age: year === null ? null : `${String(new Date(now()).getUTCFullYear() - year)} y`,
      microchip: row.microchip,
      deceased: row.isDeceased,
      active: row.isActive,
      appointments: visitsWhere(({ patientKey }) => patientKey === row.key),
      createdBy: creator(row.key),
      ...stamps(row),
    };
  }
  function appointment(row: AppointmentRecord): Stored {
    const animal = rowOf(practice.patients, row.patientKey);
    const owner = clients().find(({ key }) => key === row.clientKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const day = wallText(row.start, zoneOf(practice, row)).slice(0, 16).replace('T', ' ');
    const linked = (kind: 'provider' | 'patient' | 'client', key: number | null | undefined): readonly string[] =>
      key === null || key === undefined ? [] : [of(kind, key)];
    return {
      id: of('appointment', row.key),
      title: [animal?.name ?? owner?.familyName ?? 'Blocked', type?.name, day].join(' · '),
      start: instantText(row.start),
      durationMin: row.minutes,
      end: instantText(row.start + row.minutes * 60_000),
      status: statusOptions[row.state],
      pet: linked('patient', animal?.key),
      species: animal ? [animal.species] : null,
      client: linked('client', owner?.key),
      clientMobile: owner ? owner.phones.filter(({ label }) => label === 'Mobile').map(({ value }) => value) : null,
      visitType: [of('visitType', row.typeKey)],
      teamMember: linked('provider', row.providerKey),
      location: [of('place', row.placeKey)],
      reason: row.reason,
      cancellationReason: row.cancelReason,
      internalNotes: row.key % 9 === 0 ? 'Call the owner when ready' : null,
      createdBy: creator(row.key),
      ...stamps(row),
    };
  }
  function member(row: ProviderRecord): Stored {
    return {
      id: of('provider', row.key),
      name: fullNameOf(row),
      firstName: row.givenName,
      lastName: row.familyName,
      credentials: row.title,
      role: roles[row.role],
      email: row.email,
      active: row.isActive,
      startDate: `20${String(10 + row.key)}-0${String(1 + (row.key % 9))}-01`,
      worksAt: row.placeKeys.map((key) => of('place', key)),
      appointments: visitsWhere(({ providerKey }) => providerKey === row.key),
    };
  }
  function visitType(row: VisitTypeRecord): Stored {
    return {
      id: of('visitType', row.key),
      name: row.name,
      durationMin: row.minutes,
      color: ['Teal', 'Yellow', 'Orange', 'Purple', 'Green', 'Blue', 'Gray'][row.key - 1] ?? null,
      price: row.isBlock ? null : 25 + row.minutes,
      bookableOnline: row.isBookable,
      blocksTime: row.isBlock,
      instructionsForOwner: row.name === 'Surgery' ? 'No food after 8 pm the evening before.' : null,
      appointments: visitsWhere(({ typeKey }) => typeKey === row.key),
    };
  }
  const locations = (): readonly Stored[] =>
    practice.places.map((row) => ({
      id: of('place', row.key),
      name: row.name,
      address: row.street,
      city: row.city,
      state: row.state,
      zip: row.postalCode,
      timeZone: row.zone,
      phone: row.phone,
      email: row.email,
      openingHours: 'Mon–Fri 8–18, Sat 9–12',
      team: practice.providers
        .filter(({ placeKeys }) => placeKeys.includes(row.key))
        .map(({ key }) => of('provider', key)),
      appointments: visitsWhere(({ placeKey }) => placeKey === row.key),
      clients: clients()
        .filter(({ placeKey }) => placeKey === row.key)
        .map(({ key }) => of('client', key)),
    }));
  const main: Readonly<Record<string, () => readonly Stored[]>> = {
    locations,
    clients: () => clients().map(client),
    pets: () => practice.patients.map(pet),
    appointments: () => book().map(appointment),
    team: () => practice.providers.map(member),
    visitTypes: () => practice.visitTypes.map(visitType),
  };
  return (table) => (main[table] ?? neighbours(practice)[table] ?? ((): readonly Stored[] => []))();
}
