import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { detailTypes, ezyVetIds, isActiveVisit, seconds, statuses, statusIds, type Words, wordOf } from './values.ts';

/** How rows of the practice look there. */
export type EzyVetRecords = ReturnType<typeof ezyVetRecords>;

const longAgo = Date.parse('2018-06-04T14:00:00Z');
const built = { active: true, created_at: seconds(longAgo), modified_at: seconds(longAgo) };
const sexes = [
  { ...built, id: '1', name: 'Male', abbreviation: 'M', is_desexed: false },
  { ...built, id: '2', name: 'Female', abbreviation: 'F', is_desexed: false },
  { ...built, id: '3', name: 'Unknown', abbreviation: 'U', is_desexed: false },
];
const sexIds = { MALE: '1', FEMALE: '2', UNKNOWN: '3' } as const;

/** Someone of the same list who owns no animals. */
function other(id: string, names: Row, flags: Row): Row {
  return {
    ...built,
    id,
    code: `C${id}`,
    first_name: '',
    last_name: '',
    business_name: '',
    ...names,
    is_business: 'business_name' in names,
    is_customer: false,
    is_supplier: false,
    is_vet: false,
    is_syndicate: false,
    is_staff_member: false,
    ...flags,
    stop_credit: 'No',
    ownership_id: null,
    ownership: null,
    address_physical: null,
    address_postal: null,
    contact_detail_list: [],
    contact_details: [],
    animals: [],
  };
}

const otherContacts: readonly Row[] = [
  other('9001', { business_name: 'Casco Bay Laboratory' }, { is_supplier: true }),
  other('9002', { business_name: 'Northeast Veterinary Supply' }, { is_supplier: true }),
  other('9003', { first_name: 'Helen', last_name: 'Marsh' }, { is_vet: true }),
  other('9004', { business_name: 'Penobscot Referral Hospital' }, { is_vet: true }),
];

/** Distinct texts, numbered. */
function numbered(texts: readonly string[]): Words {
  return [...new Set(texts)].map((text, index) => [String(index + 1), text]);
}

/** Makes rows from the records of a practice; `persons` are contacts with a last name alone, `before` statuses of what was cancelled. */
export function ezyVetRecords(
  { practice, meet }: Backstage,
  { persons, before }: { readonly persons: ReadonlySet<number>; readonly before: ReadonlyMap<number, string> },
) {
  const id = ezyVetIds.of;
  const species = numbered([...practice.patients.map((row) => row.species), 'Unknown']);
  const breedTexts = numbered(practice.patients.flatMap((row) => row.breed ?? []));
  const colours = numbered(practice.patients.map((row) => row.color));
  const idOf = (words: Words, text: string | null): string | null =>
    words.find(([, name]) => name === text)?.[0] ?? null;
  const word = (words: Words, wordId: string | null): Row | null => {
    const name = wordOf(words, wordId);
    return name === null ? null : { ...built, id: wordId, name };
  };
  const words = (list: Words): readonly Row[] => list.map(([wordId, name]) => ({ ...built, id: wordId, name }));
  const breed = (text: string | null): Row | null => {
    const owner = practice.patients.find((row) => row.breed === text);
    const row = word(breedTexts, idOf(breedTexts, text));
    return row && owner ? { ...row, species_id: idOf(species, owner.species) } : null;
  };

  const separation = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && { ...built, id: id('place', place.key), name: place.name, type: 'Division', parent: '1' };
  };
  const user = (key: number): Row | null => {
    const row = rowOf(practice.providers, key);
    if (!row) return null;
    // Who works in several divisions belongs to none of them.
    const [placeKey = null, another = null] = row.placeKeys;
    const ownKey = another === null ? placeKey : null;
    return {
      ...built,
      id: id('provider', row.key),
      active: row.isActive,
      name: fullNameOf(row),
      access: row.isActive ? 'On Calendar' : 'Off Calendar',
      type: 'User',
      ownership_id: ownKey === null ? null : id('place', ownKey),
      ownership: () => separation(ownKey),
    };
  };
  const facilityId = (placeKey: number): string => String(70 + placeKey);
  const facility = (placeKey: number): Row => ({
    ...built,
    id: facilityId(placeKey),
    name: 'Exam Room 1',
    access: 'On Calendar',
    type: 'Facility',
    ownership_id: id('place', placeKey),
    ownership: () => separation(placeKey),
  });

  const address = (row: ClientRecord): Row => ({
    ...built,
    id: `2${id('client', row.key)}`,
    name: '',
    street_1: row.street,
    street_2: '',
    suburb: '',
    city: row.city,
    region: '',
    post_code: '',
    country_id: '1',
    state: '',
  });
  const details = (row: ClientRecord): readonly Row[] => {
    const listed = [
      ...row.phones.map(({ label, value }) => [idOf(detailTypes, label), value, value.replaceAll(/\D/g, '')] as const),
      ...row.emails.map((value) => ['1', value, value.toLowerCase()] as const),
    ];
    return listed.map(([typeId, value, cleaned], index) => ({
      id: `${id('client', row.key)}${String(index)}`,
      active: true,
      created_at: seconds(row.createdAt),
      modified_at: seconds(row.createdAt),
      contact_id: id('client', row.key),
      contact_detail_type_id: typeId,
      contact_detail_type: word(detailTypes, typeId),
      name: '',
      value,
      value_cleaned: cleaned,
    }));
  };
  const contact = (row: ClientRecord): Row => {
    const isBusiness = row.givenName === null && !persons.has(row.key);
    return {
      id: id('client', row.key),
      active: row.isActive,
      created_at: seconds(row.createdAt),
      modified_at: seconds(row.updatedAt),
      code: `C${String(10_000 + row.key)}`,
      first_name: row.givenName ?? '',
      last_name: isBusiness ? '' : row.familyName,
      business_name: isBusiness ? row.familyName : '',
      is_business: isBusiness,
      is_customer: true,
      is_supplier: false,
      is_vet: false,
      is_syndicate: false,
      is_staff_member: false,
      stop_credit: 'No',
      ownership_id: id('place', row.placeKey),
      ownership: () => separation(row.placeKey),
      address_physical: () => address(row),
      address_postal: null,
      contact_detail_list: () => details(row).map((detail) => detail['id']),
      contact_details: () => details(row),
      animals: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(metAnimal),
    };
  };
  function metContact(key: number | null): Row | null {
    const row = rowOf(practice.clients, key);
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    return contact(row);
  }

  const animal = (row: PatientRecord): Row => {
    const speciesId = idOf(species, row.species);
    const colourId = idOf(colours, row.color);
    return {
      id: id('patient', row.key),
      active: row.isActive,
      created_at: seconds(row.createdAt),
      modified_at: seconds(row.updatedAt),
      name: row.name,
      code: `A${String(20_000 + row.key)}`,
      sex_id: sexIds[row.sex],
      sex: sexes.find((sex) => sex.id === sexIds[row.sex]),
      is_dead: row.isDeceased,
      is_hostile: false,
      animalcolour_id: colourId,
      animal_colour: word(colours, colourId),
      species_id: speciesId,
      species: word(species, speciesId),
      breed_id: idOf(breedTexts, row.breed),
      breed: breed(row.breed),
      rabies_number: '',
      microchip_number: row.microchip ?? '',
      contact_id: row.clientKey === null ? null : id('client', row.clientKey),
      contact: () => metContact(row.clientKey),
      residence_contact_id: null,
      referring_clinic_id: row.key % 19 === 0 ? '9004' : null,
      referring_vet_id: null,
      date_of_birth: row.birthDate === null ? null : seconds(Date.parse(`${row.birthDate}T00:00:00Z`)),
      is_estimated_date_of_birth: row.key % 3 === 0,
      date_of_death: null,
      death_reason: null,
      date_of_desex: null,
      weight: 3 + (row.key % 30),
      weight_unit: 'kg',
      resuscitate: 'Unknown',
      notes: '',
      guid: `animal-${String(row.key)}`,
    };
  };
  function metAnimal(row: PatientRecord): Row {
    meet('patient', row.key);
    return animal(row);
  }

  const type = (key: number): Row | null => {
    const row = rowOf(practice.visitTypes, key);
    return row && { ...built, id: id('visitType', row.key), name: row.name, default_duration: row.minutes };
  };
  const appointment = (row: AppointmentRecord): Row => {
    const patient = rowOf(practice.patients, row.patientKey);
    const isOff = row.state === 'cancelled';
    const statusId = (isOff ? before.get(row.key) : null) ?? statusIds[row.state];
    const hasConsult = ['inProgress', 'ready', 'completed'].includes(row.state) && !row.isBlock && !row.isDeleted;
    const provider = row.providerKey === null ? null : user(row.providerKey);
    return {
      id: id('appointment', row.key),
      created_at: seconds(row.createdAt),
      modified_at: seconds(row.updatedAt),
      active: isActiveVisit(row),
      start_at: seconds(row.start),
      duration: row.minutes,
      event_group: null,
      type_id: id('visitType', row.typeKey),
      type: () => type(row.typeKey),
      status_id: statusId,
      status: word(statuses, statusId),
      description: row.reason,
      animal_id: patient && id('patient', patient.key),
      animal: () => patient && metAnimal(patient),
      consult_id: hasConsult ? `6${id('appointment', row.key)}` : null,
      contact_id: row.clientKey === null ? null : id('client', row.clientKey),
      contact: () => metContact(row.clientKey),
      sales_resource: row.providerKey === null ? null : id('provider', row.providerKey),
      cancellation_reason: isOff ? '1' : null,
      cancellation_reason_text: isOff ? row.cancelReason : null,
      resources: [provider, facility(row.placeKey)].filter((resource) => resource !== null),
    };
  };

  return {
    separations: () => practice.places.map(({ key }) => separation(key)).filter((row) => row !== null),
    types: () => practice.visitTypes.map(({ key }) => type(key)).filter((row) => row !== null),
    resources: (): readonly Row[] => [
      ...practice.providers.map(({ key }) => user(key)).filter((row) => row !== null),
      ...practice.places.map(({ key }) => facility(key)),
    ],
    facilityId,
    address,
    details,
    contact,
    otherContacts,
    metContact,
    animal,
    appointment,
    sexes: (): readonly Row[] => sexes,
    species: () => words(species),
    breeds: () => breedTexts.map(([, text]) => breed(text)).filter((row) => row !== null),
    colours: () => words(colours),
    detailTypes: () => words(detailTypes),
    statuses: () => words(statuses),
    speciesName: (wordId: string | null | undefined) => wordOf(species, wordId),
    breedName: (wordId: string | null | undefined) => wordOf(breedTexts, wordId),
  };
}
