import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { cardsOf, howFound, packagesOf, shotsOf, vets } from './more.ts';
import { kindOf, petExecIds, phoneOf, reservationStates, stampText } from './values.ts';

const minuteMs = 60_000;
/** The clock of the company, by which records are dated. */
export const companyZone = 'America/New_York';
const employeeTypes: Readonly<Record<ProviderRecord['role'], Row>> = {
  veterinarian: { id: '1', name: 'Manager' },
  technician: { id: '2', name: 'Handler' },
  groomer: { id: '3', name: 'Groomer' },
};

/** How rows of the practice look there. */
export type PetExecRecords = ReturnType<typeof petExecRecords>;

/** Makes objects from the records of a practice. */
export function petExecRecords({ practice, meet }: Backstage) {
  const id = petExecIds.of;
  const stamp = (instant: number): string => stampText(instant, companyZone);

  const location = (row: PlaceRecord): Row => ({
    id: id('place', row.key),
    name: row.name,
    address1: row.street,
    address2: null,
    city: row.city,
    state: row.state,
    zip: row.postalCode,
    phone: row.phone,
    email: row.email,
    timeZone: row.zone,
  });

  const owner = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      id: id('client', row.key),
      active: row.isActive && !row.isDeleted,
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0] ?? null,
      additionalEmails: row.emails.length > 1 ? row.emails.slice(1).join(', ') : null,
      cellPhone: phoneOf(row, 'Mobile'),
      homePhone: phoneOf(row, 'Home'),
      workPhone: phoneOf(row, 'Work'),
      address1: row.street === '' ? null : row.street,
      address2: null,
      city: row.city === '' ? null : row.city,
      state: row.city === '' ? null : row.city === 'Boulder' ? 'CO' : 'ME',
      zip: null,
      emergencyContact: row.key % 4 === 0 ? `Sibling of no. ${String(100 + row.key)}` : 'n/a',
      emergencyPhone: row.key % 4 === 0 ? '207-555-0911' : 'n/a',
      howFound: howFound[row.key % 4] ?? null,
      comments: row.note,
      accountBalance: row.key % 5 === 0 ? 42.5 : 0,
      pawPoints: (row.key * 13) % 200,
      pets({ includeInactive }: { readonly includeInactive?: boolean | null }) {
        const own = practice.patients.filter((animal) => animal.clientKey === row.key);
        return own.filter(({ isActive }) => isActive || includeInactive === true).map(pet);
      },
      creditCards: cardsOf(row),
      boardingPackages: packagesOf(row),
      createdAt: stamp(row.createdAt),
      updatedAt: stamp(row.updatedAt),
    };
  };

  /** Types of pets that the company takes, in the order in which they came. */
  const speciesList = (): readonly string[] => [...new Set(practice.patients.map(({ species }) => species))];
  const breedsOf = (species: string): readonly string[] => {
    const own = practice.patients.filter((row) => row.species === species);
    return [...new Set(own.flatMap((row) => row.breed ?? []))];
  };
  const breed = (species: string, name: string): Row => {
    const [type, number] = [speciesList().indexOf(species), breedsOf(species).indexOf(name)];
    return { id: String(1000 + type * 100 + number), name };
  };
  const petType = (species: string): Row => ({
    id: String(1 + speciesList().indexOf(species)),
    name: species,
    breeds: () => breedsOf(species).map((name) => breed(species, name)),
  });

  const pet = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const parent = rowOf(practice.clients, row.clientKey);
    return {
      id: id('patient', row.key),
      active: row.isActive,
      deceased: row.isDeceased,
      name: row.name,
      petType: () => petType(row.species),
      breed: () => (row.breed === null ? null : breed(row.species, row.breed)),
      gender: row.sex,
      altered: row.key % 3 === 0 ? null : row.key % 2 === 0,
      color: row.color === '' ? null : row.color,
      birthDate: row.birthDate,
      weight: row.key % 4 === 0 ? null : 6 + (row.key % 40),
      microchip: row.microchip,
      playArea: row.key % 5 === 0 ? 'Quiet room' : null,
      feedingInstructions: row.key % 2 === 0 ? 'Twice a day' : null,
      owner: () => parent && owner(parent),
      vet: vets[row.key % 3] ?? null,
      shots: shotsOf(row),
      createdAt: stamp(row.createdAt),
      updatedAt: stamp(row.updatedAt),
    };
  };

  const employee = (row: ProviderRecord): Row => ({
    id: id('provider', row.key),
    active: row.isActive,
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.email,
    employeeType: employeeTypes[row.role],
    isGroomer: row.role === 'groomer',
    locations: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(location),
  });

  const kindOfService = ({ key }: VisitTypeRecord): string => kindOf({ typeKey: key, providerKey: null });
  const serviceType = (kind: string): Row => ({
    id: kind === 'DAYCARE' ? '2' : '1',
    kind,
    name: kind === 'DAYCARE' ? 'Day stays' : 'Appointments',
    services: () => services().filter((row) => row['kind'] === kind),
  });
  const service = (row: VisitTypeRecord): Row => ({
    id: id('visitType', row.key),
    name: row.name,
    kind: kindOfService(row),
    serviceType: () => serviceType(kindOfService(row)),
    duration: row.minutes,
    price: row.minutes + 8,
    calendarColor: row.color,
    ownerPortal: row.isBookable,
  });
  const services = (): readonly Row[] => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(service);

  const reservation = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const end = row.start + row.minutes * minuteMs;
    const place = rowOf(practice.places, row.placeKey);
    const animal = rowOf(practice.patients, row.patientKey);
    const member = rowOf(practice.providers, row.providerKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const status = reservationStates[row.state];
    const hasCome = status === 'SIGNED_IN' || status === 'SIGNED_OUT';
    return {
      id: id('appointment', row.key),
      kind: kindOf(row),
      status,
      startDate: wallDay(row.start, zone),
      startTime: wallTime(row.start, zone),
      endDate: wallDay(end, zone),
      endTime: wallTime(end, zone),
      location: () => place && location(place),
      pet: () => animal && pet(animal),
      employee: () => member && employee(member),
      services: () => (type ? [{ service: service(type), quantity: 1, price: type.minutes + 8 }] : []),
      comments: row.reason,
      scheduledInOwnerPortal: row.key % 5 === 0,
      signedInAt: hasCome ? stampText(row.start - 3 * minuteMs, zone) : null,
      signedOutAt: status === 'SIGNED_OUT' ? stampText(end + 4 * minuteMs, zone) : null,
      createdAt: stamp(row.createdAt),
      updatedAt: stamp(row.updatedAt),
    };
  };

  const serviceTypes = (): readonly Row[] => ['SCHEDULED_SERVICE', 'DAYCARE'].map(serviceType);
  const petTypes = (): readonly Row[] => speciesList().map(petType);
  return { location, owner, pet, employee, services, serviceTypes, petTypes, reservation };
}
