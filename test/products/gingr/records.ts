import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { type Ledger, dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { gingrIds, isReservation, isWaitListed, phoneOf, stages } from './words.ts';

const minute = 60_000;
const animalKinds = ['Canine', 'Feline', 'Rabbit', 'Avian'];
const animalBreeds: readonly (readonly [name: string, kind: string])[] = [
  ['Labrador Retriever', 'Canine'],
  ['Dachshund', 'Canine'],
  ['Domestic Shorthair', 'Feline'],
  ['Maine Coon', 'Feline'],
  ['Holland Lop', 'Rabbit'],
  ['Cockatiel', 'Avian'],
];
const practices = ['Casco Bay Animal Clinic', 'Front Range Veterinary', 'Saco River Vets'];

const speciesId = (kind: string): string | null => {
  const index = animalKinds.indexOf(kind);
  return index < 0 ? null : String(index + 1);
};

/** Kinds of animals. */
export const species: readonly Row[] = animalKinds.map((name, index) => ({ id: String(index + 1), name }));
/** Breeds, each of one kind. */
export const breeds: readonly Row[] = animalBreeds.map(([name, kind], index) => ({
  id: String(index + 11),
  name,
  speciesId: speciesId(kind),
}));
/** Practices of veterinarians outside. */
export const vets: readonly Row[] = practices.map((name, index) => ({
  id: String(6375 + index),
  name,
  address1: `${String(12 + index)} Front Street`,
  city: index === 1 ? 'Boulder' : 'Portland',
  state: index === 1 ? 'CO' : 'ME',
  zip: index === 1 ? '80302' : '04101',
  phone: `(207) 555-03${String(10 + index)}`,
  email: null,
}));

const byId = (rows: readonly Row[], id: unknown): Row | null => rows.find((row) => row['id'] === id) ?? null;

/** The records of the practice as the API shows them. */
export function gingrRecords({ practice, meet }: Backstage, ledger: Ledger) {
  const id = gingrIds.of;
  const placeZone = (key: number): string => rowOf(practice.places, key)?.zone ?? 'America/New_York';

  const animalsOf = (client: ClientRecord): readonly PatientRecord[] =>
    practice.patients.filter(({ clientKey }) => clientKey === client.key);
  const balanceOf = ({ key }: ClientRecord): number =>
    ledger.orders.reduce((sum, order) => sum + (order.clientKey === key ? dueOf(ledger, order) : 0), 0) / 100;

  /** What an owner's filter sees. */
  const ownerFields = (row: ClientRecord): Row => {
    const at = (instant: number): string => offsetText(instant, placeZone(row.placeKey));
    const hasContact = row.key % 4 === 1;
    return {
      id: id('client', row.key),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      email: row.emails[0] ?? null,
      cellPhone: phoneOf(row, 'Mobile'),
      homePhone: phoneOf(row, 'Home'),
      address1: row.street,
      address2: null,
      city: row.city,
      state: row.city === 'Boulder' ? 'CO' : 'ME',
      zip: row.city === 'Boulder' ? '80302' : '04101',
      emergencyContactName: hasContact ? 'Melissa Salminen' : null,
      emergencyContactPhone: hasContact ? `(207) 555-9${String(100 + row.key)}` : null,
      notes: row.note,
      homeLocation: id('place', row.placeKey),
      currentBalance: balanceOf(row),
      vetId: String(6375 + (row.key % 3)),
      barcode: null,
      allowOnlineLogin: row.emails.length > 0,
      optOutEmail: false,
      optOutSms: row.key % 7 === 0,
      optOutMarketingEmail: row.key % 3 === 0,
      optOutMarketingSms: true,
      createdAt: at(row.createdAt),
      modifiedAt: at(row.updatedAt),
      animals: () => animalsOf(row).map(animal),
    };
  };
  const owner = (row: ClientRecord): Row => {
    meet('client', row.key);
    return ownerFields(row);
  };
  /** What an animal's filter sees. */
  const animalFields = (row: PatientRecord): Row => {
    const vetId = String(6375 + ((row.clientKey ?? 0) % 3));
    const breed = breeds.find(({ name }) => name === row.breed);
    return {
      id: id('patient', row.key),
      ownerId: row.clientKey === null ? null : id('client', row.clientKey),
      firstName: row.name,
      speciesId: speciesId(row.species),
      breedId: breed?.['id'] ?? null,
      color: row.color,
      gender: { MALE: 'Male', FEMALE: 'Female', UNKNOWN: null }[row.sex],
      birthday: row.birthDate === null ? null : Date.parse(`${row.birthDate}T00:00:00Z`) / 1000,
      weight: 4 + (row.key % 30),
      microchip: row.microchip,
      vetId,
      medicines: medicinesOf(row),
      allergies: null,
      notes: null,
      feedingNotes: row.key % 6 === 0 ? 'Half a cup, twice a day' : null,
      groomingNotes: null,
      temperment: row.key % 5 === 0 ? '2' : '1',
      fixed: row.sex !== 'UNKNOWN',
      vip: row.key % 20 === 0,
      banned: false,
      image: null,
      owner() {
        const client = rowOf(practice.clients, row.clientKey);
        return client && owner(client);
      },
      species: () => byId(species, speciesId(row.species)),
      breed: () => breed ?? null,
      vet: () => byId(vets, vetId),
    };
  };
  const animal = (row: PatientRecord): Row => {
    meet('patient', row.key);
    return animalFields(row);
  };
  const reservation = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const at = (instant: number): string => offsetText(instant, zoneOf(practice, row));
    const [client, patient] = [rowOf(practice.clients, row.clientKey), rowOf(practice.patients, row.patientKey)];
    const [type, place] = [rowOf(practice.visitTypes, row.typeKey), rowOf(practice.places, row.placeKey)];
    const provider = rowOf(practice.providers, row.providerKey);
    const stage = stages[row.state];
    const end = row.start + row.minutes * minute;
    const cost = row.minutes * 2;
    if (client) meet('client', client.key);
    if (patient) meet('patient', patient.key);
    return {
      reservationId: id('appointment', row.key),
      standingReservation: false,
      startDate: at(row.start),
      endDate: at(end),
      createdDate: at(row.createdAt),
      confirmedDate: stage.confirmed ? at(row.createdAt + 60 * minute) : null,
      waitListDate: isWaitListed(row) ? at(row.createdAt) : null,
      checkInDate: stage.in ? at(row.start + 2 * minute) : null,
      checkOutDate: stage.out ? at(end + 3 * minute) : null,
      cancelledDate: stage.cancelled ? at(row.updatedAt) : null,
      reservationType: { id: id('visitType', row.typeKey), type: type?.name ?? '' },
      location: place && { id: id('place', place.key), name: place.name },
      animal: patient && { id: id('patient', patient.key), name: patient.name, breed: patient.breed },
      owner: client && {
        id: id('client', client.key),
        firstName: client.givenName ?? '',
        lastName: client.familyName,
        address1: client.street,
        address2: null,
        city: client.city,
        region: client.city === 'Boulder' ? 'CO' : 'ME',
        email: client.emails[0] ?? null,
        cellPhone: phoneOf(client, 'Mobile'),
      },
      notes: { reservationNotes: row.reason ?? '', animalNotes: null, ownerNotes: client?.note ?? null },
      warnings: { medicines: (patient && medicinesOf(patient)) ?? '', allergies: '' },
      services: [
        {
          id: String(200_000 + row.key),
          name: type?.name ?? '',
          scheduledAt: at(row.start),
          scheduledUntil: at(end),
          cost,
          assignedTo: provider && fullNameOf(provider),
          completedBy: provider && stage.out ? fullNameOf(provider) : null,
          completedAt: stage.out ? at(end) : null,
        },
      ],
      deposit: row.key % 8 === 0 ? { amount: 20 } : null,
      transaction: stage.out ? { posTransactionId: String(300_000 + row.key), price: cost } : null,
    };
  };
  const location = (row: PlaceRecord): Row => ({
    id: id('place', row.key),
    name: row.name,
    address: row.street,
    city: row.city,
    state: row.state,
    zip: row.postalCode,
    phone: row.phone,
    email: row.email,
  });
  return {
    owner,
    ownerFields,
    animal,
    animalFields,
    reservation,
    location,
    placeZone,
    reservations: (): readonly AppointmentRecord[] => practice.appointments.filter(isReservation),
  };
}

/** The records of the practice as the API shows them. */
export type GingrRecords = ReturnType<typeof gingrRecords>;

/** What an animal is given, in words. */
export function medicinesOf(patient: PatientRecord): string | null {
  return patient.key % 9 === 0 ? 'Thyroid tablets' : null;
}
