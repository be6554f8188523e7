import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { breedsOf, digitailIds, digitailStates, digitailTags, localOf, phonesOf, speciesOf, utcOf } from './values.ts';

/** How rows of the practice look there. */
export type DigitailRecords = ReturnType<typeof digitailRecords>;

const { of } = digitailIds;
/** Accounts have numbers of their own. */
const firstAccount = 50_000;
const types = { veterinarian: 'vet', technician: 'technician', groomer: 'groomer' } as const;

/** Makes rows from the records of a practice. */
export function digitailRecords({ practice, meet }: Backstage) {
  const clinic = (place: PlaceRecord): Row => ({
    id: of('place', place.key),
    name: place.name,
    email: place.email,
    phone: place.phone,
    address: `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`,
    city: place.city,
    region: place.state,
    zipCode: place.postalCode,
    timezone: place.zone,
    currency: 'USD',
    website: null,
  });
  const clinicOf = (key: number): Row | null => shown(rowOf(practice.places, key), clinic);

  const tag = (name: string): Row => ({ id: String(digitailTags.indexOf(name) + 1), name, color: '#2a9d8f' });

  const account = (person: ClientRecord): Row => ({
    id: String(firstAccount + person.key),
    petParentId: of('client', person.key),
    petParent: () => petParent(person),
    clinicId: of('place', person.placeKey),
    clinic: () => clinicOf(person.placeKey),
    number: `C-${String(person.key).padStart(5, '0')}`,
    balance: person.key % 8 === 0 ? -42.5 : 0,
    archivedAt: person.isActive ? null : utcOf(person.updatedAt),
  });

  const petParent = (person: ClientRecord): Row => {
    meet('client', person.key);
    const [phone = null, secondaryPhone = null] = phonesOf(person);
    return {
      id: of('client', person.key),
      name: person.givenName,
      lastName: person.familyName,
      fullName: fullNameOf(person),
      email: person.emails[0] ?? null,
      phone,
      secondaryPhone,
      address: [person.street, person.city].filter((part) => part !== '').join(', '),
      city: person.city,
      countryId: '1',
      observations: person.note,
      hasApp: person.key % 3 === 0,
      enableChatWithoutApp: false,
      currentClientId: String(firstAccount + person.key),
      currentClient: () => account(person),
      tags: person.tags.map(tag),
      pets: () => practice.patients.filter(({ clientKey }) => clientKey === person.key).map(pet),
      createdAt: utcOf(person.createdAt),
      updatedAt: utcOf(person.updatedAt),
    };
  };
  const petParentOf = (key: number | null): Row | null => {
    const person = rowOf(practice.clients, key);
    return person === null || person.isDeleted ? null : petParent(person);
  };

  const pet = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const species = speciesOf(practice.patients).find(({ label }) => label === row.species) ?? null;
    const breed = breedsOf(practice.patients).find(({ label }) => label === row.breed) ?? null;
    return {
      id: of('patient', row.key),
      nickname: row.name,
      patientNumber: String(row.key).padStart(6, '0'),
      speciesId: species?.id ?? null,
      species,
      breedId: breed?.id ?? null,
      breed,
      crossbreed: false,
      color: row.color === '' ? null : row.color,
      gender: row.sex,
      birthday: row.birthDate,
      birthdayEstimated: false,
      chipNumber: row.microchip,
      weight: null,
      hormonalStatus: row.key % 2,
      isVerified: true,
      ownerId: row.clientKey === null ? null : of('client', row.clientKey),
      owner: () => petParentOf(row.clientKey),
      archive: row.isActive ? null : { id: String(row.key), reason: null, type: row.isDeceased ? 'deceased' : 'other' },
      updatedAt: utcOf(row.updatedAt),
    };
  };

  const vet = (member: ProviderRecord): Row => ({
    id: of('provider', member.key),
    firstName: member.givenName,
    lastName: member.familyName,
    fullName: fullNameOf(member),
    nameWithTitle: member.title === null ? fullNameOf(member) : `${fullNameOf(member)}, ${member.title}`,
    email: member.email,
    jobTitle: member.role === 'veterinarian' ? 'Veterinarian' : 'Assistant',
    type: types[member.role],
    active: member.isActive,
    isVisibleOnCalendar: member.isActive,
    colleagueOrder: member.key,
    clinics: () => member.placeKeys.flatMap((key) => clinicOf(key) ?? []),
    deletedAt: member.isActive ? null : '2026-03-02T09:00:00.000000Z',
  });

  const service = (type: VisitTypeRecord): Row => ({
    id: of('visitType', type.key),
    categoryId: '1',
    label: type.name,
    labelEn: type.name,
    serviceDetails: { duration: type.minutes, visible: type.isBookable, color: type.color, order: type.key },
  });

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const end = row.start + row.minutes * 60_000;
    const patient = rowOf(practice.patients, row.patientKey);
    const owner = rowOf(practice.clients, row.clientKey);
    return {
      id: of('appointment', row.key),
      clinicId: of('place', row.placeKey),
      clinic: () => clinicOf(row.placeKey),
      guest: false,
      status: digitailStates[row.state],
      datetime: localOf(row.start, row.placeKey),
      endDatetime: localOf(end, row.placeKey),
      datetimeStartUtc: utcOf(row.start),
      datetimeEndUtc: utcOf(end),
      petId: patient && of('patient', patient.key),
      patient: () => shown(patient, pet),
      petName: patient?.name ?? null,
      owner: () => petParentOf(row.clientKey),
      ownerName: owner && fullNameOf(owner),
      vet: () => shown(rowOf(practice.providers, row.providerKey), vet),
      service: () => shown(rowOf(practice.visitTypes, row.typeKey), service),
      observations: row.reason,
      notifyOwner: true,
      notifyOwnerMode: ['email'],
      source: row.key % 6 === 0 ? 'online' : 'clinic',
      requiresPaymentDeposit: false,
      createdAt: utcOf(row.createdAt),
      updatedAt: utcOf(row.updatedAt),
    };
  };
  return { clinic, tag, account, petParent, petParentOf, pet, vet, service, appointment };
}

function shown<Item>(item: Item | null, show: (item: Item) => Row): Row | null {
  return item === null ? null : show(item);
}
