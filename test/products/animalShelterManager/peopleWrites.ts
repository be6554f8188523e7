import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { baseColours, breeds, lookedUp, species } from './lookups.ts';
import type { ShelterMemory } from './memory.ts';
import type { ShelterRecords } from './records.ts';
import * as values from './values.ts';
import { type IdArgs, type InputArgs, isGiven, type WriteTools } from './writeTools.ts';

const { badRequest, notFound, shelterIds } = values;
// prettier-ignore
const ownerColumns = [
  'ownerType', 'ownerTitle', 'ownerInitials', 'ownerCounty', 'ownerPostcode', 'ownerCountry', 'dateOfBirth',
  'identificationNumber', 'excludeFromBulkEmail', 'gdprContactOptIn', 'popupWarning',
];
// prettier-ignore
const animalColumns = [
  'crossBreed', 'markings', 'deceasedDate', 'neutered', 'weight', 'animalComments', 'healthProblems', 'popupWarning',
];
const telephones = [
  ['Mobile', 'mobileTelephone'],
  ['Home', 'homeTelephone'],
  ['Work', 'workTelephone'],
] as const;

/** Mutations of people and animals. */
export function peopleWrites(
  { practice, now }: Backstage,
  memory: ShelterMemory,
  records: ShelterRecords,
  { allowed, done, keep, person, keyIn, animalKey }: WriteTools,
): object {
  const changedOwner = (before: ClientRecord, input: Row): Row => {
    const email = givenText(input, 'emailAddress');
    const forenames = givenText(input, 'ownerForeNames');
    const phones = telephones.flatMap(([label, field]) => {
      const value = input[field] === undefined ? values.phoneOf(before, label) : (givenText(input, field) ?? '');
      return value === '' ? [] : [{ label, value }];
    });
    const flags = input['additionalFlags'];
    const placeKey = shelterIds.key('place', isGiven(input['siteId']) ? String(input['siteId']) : null);
    if (isGiven(input['siteId']) && !rowOf(practice.places, placeKey)) throw notFound('Site', input['siteId']);
    values.dayIn(input['dateOfBirth']);
    const change = {
      givenName: forenames === undefined ? undefined : forenames || null,
      familyName: givenText(input, 'ownerSurname') ?? undefined,
      street: givenText(input, 'ownerAddress') ?? undefined,
      city: givenText(input, 'ownerTown') ?? undefined,
      note: givenText(input, 'comments'),
      emails: email === undefined ? undefined : [...(email ? [email] : []), ...before.emails.slice(1)],
      phones,
      tags: Array.isArray(flags) ? flags.map(String) : undefined,
      placeKey: placeKey ?? undefined,
    };
    const row = done(changeClient(practice, before.key, change, now()));
    keep('owner', shelterIds.of('client', row.key), input, ownerColumns);
    return records.owner(row);
  };

  const changedAnimal = (key: number, input: Row): Row => {
    const before = rowOf(practice.patients, key);
    const kind = input['speciesId'] === undefined ? undefined : lookedUp(species, input['speciesId']);
    const breed = isGiven(input['breedId']) ? lookedUp(breeds, input['breedId']) : undefined;
    const colour = isGiven(input['baseColourId']) ? lookedUp(baseColours, input['baseColourId']) : undefined;
    if (kind === null) throw notFound('Species', input['speciesId']);
    if (breed === null) throw notFound('Breed', input['breedId']);
    const { sex } = input;
    const born = values.dayIn(input['dateOfBirth']);
    if (born !== null && born > values.dayText(now())) throw badRequest('Date of birth cannot be in the future.');
    const chip = givenText(input, 'identichipNumber');
    if (chip && practice.patients.some((row) => row.microchip === chip && row.key !== key))
      throw badRequest(`Microchip number ${chip} has already been allocated to another animal.`);
    const owner = keyIn(input, 'originalOwnerId', (id) => person(id).key);
    const died = values.dayIn(input['deceasedDate']);
    const change = {
      name: givenText(input, 'animalName') ?? undefined,
      species: kind === undefined ? undefined : String(kind['speciesName']),
      breed: breed ? String(breed['breedName']) : undefined,
      color: colour ? String(colour['baseColour']) : undefined,
      sex:
        sex === 0 ? ('FEMALE' as const) : sex === 1 ? ('MALE' as const) : sex === 2 ? ('UNKNOWN' as const) : undefined,
      birthDate: born ?? undefined,
      microchip: chip === undefined ? undefined : chip || null,
      clientKey: owner,
      isDeceased: died === null ? before?.isDeceased : true,
    };
    const row = done(changePatient(practice, key, change, now()));
    keep('animal', shelterIds.of('patient', key), input, animalColumns);
    return records.animal(row);
  };

  return {
    createOwner({ input }: InputArgs) {
      allowed();
      if ((givenText(input, 'ownerSurname') ?? '').trim() === '') throw badRequest('Person must have a surname.');
      const names = { givenName: givenText(input, 'ownerForeNames'), familyName: givenText(input, 'ownerSurname') };
      return changedOwner(done(registerClient(practice, names, now())), { ownerType: 1, ...input });
    },
    updateOwner({ id, input }: IdArgs & InputArgs) {
      allowed();
      if (input['ownerSurname'] !== undefined && (givenText(input, 'ownerSurname') ?? '').trim() === '')
        throw badRequest('Person must have a surname.');
      return changedOwner(person(id), input);
    },
    mergeOwner({ id, mergeId }: IdArgs & { readonly mergeId: string }) {
      allowed();
      if (id === mergeId) throw badRequest('The person record to merge must be different from the original.');
      const merged = done(mergeClients(practice, person(id).key, person(mergeId).key, now()));
      const donations = memory.donations.map((row) => (row['ownerId'] === mergeId ? { ...row, ownerId: id } : row));
      memory.donations.splice(0, donations.length, ...donations);
      return records.owner(merged);
    },
    deleteOwner({ id }: IdArgs) {
      allowed();
      const { key } = person(id);
      if (practice.patients.some(({ clientKey }) => clientKey === key))
        throw badRequest('This person is linked to an animal and cannot be removed.');
      if (memory.donations.some(({ ownerId }) => ownerId === id))
        throw badRequest('This person has payments and cannot be removed.');
      for (const visit of practice.appointments.filter(({ clientKey }) => clientKey === key))
        done(changeAppointment(practice, visit.key, { isDeleted: true }, now()));
      done(changeClient(practice, key, { isDeleted: true }, now()));
      return true;
    },
    createAnimal({ input }: InputArgs) {
      allowed();
      if ((givenText(input, 'animalName') ?? '') === '') throw badRequest('Name cannot be blank');
      if (!isGiven(input['originalOwnerId'])) throw badRequest('Non-shelter animals should have an owner.');
      const clientKey = person(input['originalOwnerId']).key;
      const kind = lookedUp(species, input['speciesId'] ?? '1');
      if (!kind) throw notFound('Species', input['speciesId']);
      const details = { clientKey, name: givenText(input, 'animalName'), species: String(kind['speciesName']) };
      return changedAnimal(done(addPatient(practice, details, now())).key, input);
    },
    updateAnimal({ id, input }: IdArgs & InputArgs) {
      allowed();
      if (input['animalName'] !== undefined && (input['animalName'] ?? '') === '')
        throw badRequest('Name cannot be blank');
      return changedAnimal(animalKey(id), input);
    },
  };
}
