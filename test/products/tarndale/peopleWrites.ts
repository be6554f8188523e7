import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import { keyGiven, keyIn, nameGiven, rowIn } from './given.ts';
import { type AccountExtras, breedName, type TarndaleMemory } from './memory.ts';
import { invalid, type Mutation, notFound } from './outcomes.ts';
import { dayOf, idOf } from './values.ts';

const phoneFields = { mobilePhone: 'Mobile', homePhone: 'Home', workPhone: 'Work' } as const;
const noExtras = { salutation: null, suburb: null, region: null, postcode: null };
const fields = { lastName: 'surname', client: 'accountId', id: 'accountId' };
const animalFields = { client: 'accountId', id: 'animalId' };
const sources = 4;

/** The mutations of accounts and animals. */
export function peopleWrites(
  { practice, now }: Backstage,
  memory: TarndaleMemory,
  mutation: (entity: string, write: (input: Row) => number | Row) => Mutation,
): Readonly<Record<string, Mutation>> {
  /** The phones after a change: each column stays, is replaced or emptied. */
  const phonesAfter = (phones: readonly PhoneRecord[], input: Row): readonly PhoneRecord[] =>
    Object.entries(phoneFields).flatMap(([field, label]): readonly PhoneRecord[] => {
      const given = givenText(input, field);
      if (given === undefined) return phones.filter((phone) => phone.label === label);
      return given === null || given.trim() === '' ? [] : [{ label, value: given.trim() }];
    });
  const emailsAfter = (emails: readonly string[], input: Row): readonly string[] => {
    const given = givenText(input, 'emailAddress');
    if (given === undefined) return emails;
    if (given === null || given.trim() === '') return [];
    if (!/^\S+@\S+\.\S+$/.test(given.trim())) throw invalid('emailAddress', 'Is not an email address.');
    return [given.trim()];
  };
  const tagsIn = (input: Row): readonly string[] | undefined => {
    const ids = input['flagIds'];
    if (!Array.isArray(ids)) return undefined;
    return ids.map((id) => {
      const name = memory.flagNames[Number(id) - 1];
      if (name === undefined) throw notFound('AccountFlag', Number(id));
      return name;
    });
  };
  const extrasAfter = (before: AccountExtras, input: Row): AccountExtras => {
    const address = isRow(input['address']) ? input['address'] : {};
    const part = (name: 'suburb' | 'region' | 'postcode'): string | null => givenText(address, name) ?? null;
    const salutation = givenText(input, 'salutation');
    const source = input['referralSourceId'];
    if (typeof source === 'number' && (source < 1 || source > sources)) throw notFound('ReferralSource', source);
    return {
      salutation: salutation === undefined ? before.salutation : salutation,
      referralSourceId: typeof source === 'number' ? source : before.referralSourceId,
      ...(isRow(input['address'])
        ? { suburb: part('suburb'), region: part('region'), postcode: part('postcode') }
        : { suburb: before.suburb, region: before.region, postcode: before.postcode }),
    };
  };
  /** What of an account is changed beside its names; an address comes whole. */
  const changesOf = (before: Pick<ClientRecord, 'phones' | 'emails'>, input: Row): Partial<ClientRecord> => {
    const address = isRow(input['address']) ? input['address'] : null;
    const placeKey = keyGiven(practice, 'place', input['homeCentreId']);
    const tags = tagsIn(input);
    const note = givenText(input, 'memo');
    return {
      phones: phonesAfter(before.phones, input),
      emails: emailsAfter(before.emails, input),
      ...(placeKey && { placeKey }),
      ...(tags && { tags }),
      ...(note !== undefined && { note }),
      ...(address && { street: givenText(address, 'street') ?? '', city: givenText(address, 'town') ?? '' }),
    };
  };
  const namesOf = (input: Row): Pick<PatientRecord, 'species' | 'breed'> => {
    const species = memory.speciesNames[Number(input['speciesId']) - 1];
    if (species === undefined) throw notFound('Species', Number(input['speciesId']));
    return { species, breed: breedIn(species, input['breedId'] ?? null) };
  };
  const breedIn = (species: string, id: unknown): string | null => {
    if (id === null) return null;
    const [of = '', breed = null] = memory.breedNames[Number(id) - 1]?.split('/') ?? [];
    if (breed === null) throw notFound('Breed', Number(id));
    if (of !== species) throw invalid('breedId', `Is not a breed of ${species}.`);
    return breed;
  };
  const detailsOf = (input: Row): Partial<PatientRecord> => {
    const born = givenText(input, 'bornOn');
    const color = givenText(input, 'colourMarkings');
    const microchip = givenText(input, 'microchipNumber');
    return {
      ...(born !== undefined && { birthDate: born === null ? null : dayOf(born) }),
      ...(color !== undefined && { color: color ?? '' }),
      ...(microchip !== undefined && { microchip }),
      ...(typeof input['sex'] === 'string' && { sex: input['sex'] as PatientRecord['sex'] }),
    };
  };

  return {
    openAccount: mutation('Account', (input) => {
      const familyName = nameGiven(input, 'surname');
      const [home] = practice.places;
      const changes = changesOf({ phones: [], emails: [] }, input);
      const extras = extrasAfter({ ...noExtras, referralSourceId: null }, input);
      const person = { givenName: givenText(input, 'givenName'), familyName };
      const { key } = rowIn(registerClient(practice, person, now()), fields);
      memory.extras.set(key, extras);
      const placed = { ...(home && { placeKey: home.key }), ...changes, updatedAt: now() };
      const index = practice.clients.findIndex((row) => row.key === key);
      const made = practice.clients[index];
      if (made) practice.clients[index] = { ...made, ...placed };
      return idOf('client', key);
    }),
    amendAccount: mutation('Account', (input) => {
      const key = keyIn(practice, 'client', input['accountId']);
      const before = rowOf(practice.clients, key);
      if (!before) throw notFound('Account', Number(input['accountId']));
      const familyName = nameGiven(input, 'surname');
      const givenName = givenText(input, 'givenName');
      const isInactive = givenFlag(input, 'isInactive');
      const known = memory.extras.get(key) ?? {
        ...noExtras,
        referralSourceId: key % 5 === 0 ? null : key % 5,
      };
      const extras = extrasAfter(known, input);
      const changes = {
        ...changesOf(before, input),
        ...(familyName !== undefined && { familyName }),
        ...(givenName !== undefined && { givenName: givenName?.trim() ? givenName.trim() : null }),
        ...(isInactive !== undefined && { isActive: !isInactive }),
      };
      rowIn(changeClient(practice, key, changes, now()), fields);
      memory.extras.set(key, extras);
      return idOf('client', key);
    }),
    mergeAccounts: mutation('Account', (input) => {
      const keep = keyIn(practice, 'client', input['keepAccountId']);
      const merge = keyIn(practice, 'client', input['mergeAccountId']);
      if (keep === merge) throw invalid('mergeAccountId', 'An account cannot be merged into itself.');
      rowIn(mergeClients(practice, keep, merge, now()), fields);
      const { orders, credits, payments, messages } = memory.ledger;
      for (const rows of [orders, credits, payments, messages]) moveRows(rows, merge, keep);
      moveRows(memory.callbacks, merge, keep);
      moveRows(memory.waitlist, merge, keep);
      return idOf('client', keep);
    }),
    enrolAnimal: mutation('Animal', (input) => {
      const clientKey = keyIn(practice, 'client', input['accountId']);
      const names = namesOf(input);
      const details = detailsOf(input);
      const animal = { clientKey, name: nameGiven(input, 'name'), ...names };
      const { key } = rowIn(addPatient(practice, animal, now()), animalFields);
      const index = practice.patients.findIndex((row) => row.key === key);
      const made = practice.patients[index];
      if (made) practice.patients[index] = { ...made, ...details };
      return idOf('patient', key);
    }),
    amendAnimal: mutation('Animal', (input) => {
      const key = keyIn(practice, 'patient', input['animalId']);
      const before = rowOf(practice.patients, key);
      if (!before) throw notFound('Animal', Number(input['animalId']));
      const name = nameGiven(input, 'name');
      const clientKey = keyGiven(practice, 'client', input['accountId']);
      const isDeceased = givenFlag(input, 'isDeceased');
      const isArchived = givenFlag(input, 'isArchived');
      const isOther = input['speciesId'] !== undefined && input['speciesId'] !== null;
      const changes = {
        ...detailsOf(input),
        ...(isOther && namesOf(input)),
        ...(!isOther && input['breedId'] !== undefined && { breed: breedIn(before.species, input['breedId']) }),
        name,
        clientKey,
        isDeceased,
        isActive: isArchived === undefined ? (isDeceased === true ? false : undefined) : !isArchived,
      };
      rowIn(changePatient(practice, key, changes, now()), animalFields);
      const breed = breedName({ ...before, ...changes });
      if (breed !== null && !memory.breedNames.includes(breed)) memory.breedNames.push(breed);
      return idOf('patient', key);
    }),
  };
}

/** Gives the rows of one client to another. */
function moveRows(rows: { readonly clientKey: number }[], from: number, to: number): void {
  for (const [index, row] of rows.entries()) if (row.clientKey === from) rows[index] = { ...row, clientKey: to };
}
