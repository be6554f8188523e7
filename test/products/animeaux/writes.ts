import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { type Written, addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { type AnimeauxMemory, animeauxIds, animeauxRows, kindOf, refusal, speciesOf } from './records.ts';

/** Columns of a family, with the code for one that is empty. */
const familyCodes = {
  name: 'host-family/missing-name',
  phone: 'host-family/missing-phone',
  email: 'host-family/invalid-email',
  address: 'host-family/missing-address',
  zipCode: 'host-family/missing-zip-code',
  city: 'host-family/missing-city',
} as const;

type FamilyField = keyof typeof familyCodes;
type FamilyInput = Partial<Readonly<Record<FamilyField, string | null>>>;

/** What an animal has here alone. */
const ownFields = [
  'commonName',
  'pickUpDate',
  'pickUpLocation',
  'pickUpReason',
  'gender',
  'description',
  'status',
  'adoptionDate',
  'adoptionOption',
  'avatarId',
  'picturesId',
  'isOkChildren',
  'isOkDogs',
  'isOkCats',
  'isSterilized',
  'comments',
];
/** Those of them that null empties; null leaves the others as they are. */
const emptied = new Set(['adoptionDate', 'adoptionOption']);

/** Whether a text is a day as it is written here. */
function isDay(text: unknown): boolean {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** What changes families and animals. */
export function animeauxWrites(stage: Backstage, memory: AnimeauxMemory): object {
  const { practice, now } = stage;
  const rows = animeauxRows(stage, memory);
  function row<Record>(write: () => Written<Record>): Record {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw refusal(outcome.message);
  }
  const families = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const familyOf = (id: unknown): ClientRecord | null => rowOf(families(), animeauxIds.key('client', String(id)));
  /** Texts without blanks around them; none may be empty, and a name belongs to one family. */
  function checked(input: FamilyInput, before: ClientRecord | null): FamilyInput {
    const fields = Object.keys(familyCodes) as FamilyField[]; // Sound: the record has exactly these keys.
    const given = fields.flatMap((field) => {
      const text = input[field]?.trim();
      if (text === undefined) return [];
      const isGood = field === 'email' ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) : text !== '';
      if (!isGood) throw refusal(familyCodes[field]);
      return [[field, text] as const];
    });
    const texts: FamilyInput = Object.fromEntries(given);
    const isNew = texts.name !== undefined && (!before || texts.name !== fullNameOf(before));
    if (isNew && families().some((each) => fullNameOf(each) === texts.name))
      throw refusal('host-family/name-already-used');
    return texts;
  }
  function partsOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
    const [, given = '', familyName = name] = /^(.*?)\s*(\S+)$/.exec(name) ?? [];
    return { givenName: given === '' ? null : given, familyName };
  }
  function keepZip(key: number, { zipCode }: FamilyInput): void {
    if (zipCode !== undefined) memory.families.set(key, { ...memory.families.get(key), zipCode });
  }
  /** What of an animal the practice knows, from what is given; a breed must be of the animal's own kind. */
  function animalChanges(input: Row, before: PatientRecord | null): Partial<PatientRecord> {
    const { officialName, birthdate, pickUpDate, species, breedId, hostFamilyId, gender, status } = input;
    const name = typeof officialName === 'string' ? officialName.trim() : undefined;
    if (name === '') throw refusal('animal/missing-official-name');
    if (typeof birthdate === 'string' && !isDay(birthdate)) throw refusal('animal/invalid-birthdate');
    const breed = typeof breedId === 'string' ? memory.breeds.find(({ id }) => id === breedId) : undefined;
    const kind = typeof species === 'string' ? species : before && speciesOf(before);
    if (breed && breed.species !== kind) throw refusal('animal/species-breed-missmatch');
    if (typeof pickUpDate === 'string' && !isDay(pickUpDate)) throw refusal('animal/invalid-pick-up-date');
    return presentFields({
      name,
      birthDate: birthdate ?? undefined,
      species: typeof species === 'string' ? kindOf(species) : undefined,
      breed: breedId === undefined ? undefined : (breed?.name ?? null),
      clientKey: hostFamilyId === undefined ? undefined : (familyOf(hostFamilyId)?.key ?? null),
      sex: gender ?? undefined,
      isDeceased: typeof status === 'string' ? status === 'DECEASED' : undefined,
      isActive: typeof status === 'string' ? status !== 'DECEASED' : undefined,
    });
  }
  function keepOwn(key: number, input: Row): void {
    const given = ownFields.filter(
      (field) => input[field] !== undefined && (input[field] !== null || emptied.has(field)),
    );
    const texts = given.map((field) => {
      const value = input[field];
      return [field, field === 'commonName' ? String(value).trim() : value] as const;
    });
    const color =
      input['colorId'] === undefined
        ? {}
        : { color: () => memory.colors.find(({ id }) => id === input['colorId']) ?? null };
    memory.animals.set(key, { ...memory.animals.get(key), ...Object.fromEntries(texts), ...color });
  }
  return {
    createHostFamily(input: FamilyInput) {
      const { name = '', phone, email, address, city, ...rest } = checked(input, null);
      const details = { ...partsOf(name ?? ''), phones: [phone], emails: [email] };
      const made = row(() => registerClient(practice, details, now()));
      keepZip(made.key, rest);
      const more = { street: address ?? '', city: city ?? '' };
      return rows.family(row(() => changeClient(practice, made.key, more, now())));
    },
    updateHostFamily({ id, ...input }: FamilyInput & { readonly id: string }) {
      const before = familyOf(id);
      if (!before) throw refusal('host-family/not-found');
      const { name, phone, email, address, city, ...rest } = checked(input, before);
      const label = before.phones[0]?.label ?? 'Mobile';
      const changes = {
        ...(name && name !== fullNameOf(before) && partsOf(name)),
        ...(phone && { phones: [{ label, value: phone }, ...before.phones.slice(1)] }),
        ...(email && { emails: [email, ...before.emails.slice(1)] }),
        ...(address && { street: address }),
        ...(city && { city }),
      };
      const after = row(() => changeClient(practice, before.key, changes, now()));
      keepZip(after.key, rest);
      return rows.family(after);
    },
    /** Whether there was one or not; its animals go on naming it. */
    deleteHostFamily({ id }: { readonly id: string }) {
      const before = familyOf(id);
      if (before) row(() => changeClient(practice, before.key, { isDeleted: true, isActive: false }, now()));
      return true;
    },
    createAnimal(input: Row) {
      const { name, species, breed, ...more } = animalChanges(input, null);
      const owner = more.clientKey ?? null;
      // The practice enters animals with an owner; here one can do without.
      const known = owner ?? families()[0]?.key ?? null;
      const made = row(() => addPatient(practice, { clientKey: known, name, species, breed }, now()));
      keepOwn(made.key, { adoptionDate: null, adoptionOption: null, colorId: null, ...input });
      return rows.animal(row(() => changePatient(practice, made.key, { ...more, clientKey: owner }, now())));
    },
    updateAnimal({ id, ...input }: Row) {
      const before = rowOf(practice.patients, animeauxIds.key('patient', String(id)));
      if (!before) throw refusal('animal/not-found');
      const changes = animalChanges(input, before);
      const after = row(() => changePatient(practice, before.key, changes, now()));
      keepOwn(after.key, input);
      return rows.animal(after);
    },
    deleteAnimal({ id }: { readonly id: string }) {
      const key = animeauxIds.key('patient', id);
      const index = practice.patients.findIndex((each) => each.key === key);
      if (index === -1) return false;
      row(() => ({ ok: true, row: practice.patients.splice(index, 1) }));
      return true;
    },
  };
}
