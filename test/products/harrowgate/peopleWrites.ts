import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, PatientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { Loaders } from './loaders.ts';
import { invalid, type MutationInput, mutations, payloadOf, trimmed } from './payloads.ts';
import type { Records } from './records.ts';
import { breedOf, speciesOf } from './species.ts';
import { dateFrom, loaded, present } from './values.ts';

interface HolderParts extends MutationInput {
  readonly kind?: string | null;
  readonly surname?: string | null;
  readonly firstName?: string | null;
  readonly mobile?: string | null;
  readonly homePhone?: string | null;
  readonly workPhone?: string | null;
  readonly email?: string | null;
  readonly street?: string | null;
  readonly city?: string | null;
  readonly usualClinicId?: string | null;
  readonly tagList?: readonly string[] | null;
  readonly memo?: string | null;
  readonly active?: boolean | null;
}

interface AnimalParts extends MutationInput {
  readonly name?: string | null;
  readonly speciesId?: string | null;
  readonly accountHolderId?: string | null;
  readonly breedId?: string | null;
  readonly sex?: PatientRecord['sex'] | null;
  readonly colour?: string | null;
  readonly bornOn?: unknown;
  readonly microchipNumber?: string | null;
  readonly active?: boolean | null;
  readonly deceased?: boolean | null;
}

const email = /^[^\s@]+@[^\s@]+$/;
const microchip = /^\d{9,15}$/;

/** Mutations of account holders and animals. */
export function peopleWrites(backstage: Backstage, records: Records, load: Loaders): Row {
  const { practice, now } = backstage;
  const mutation = mutations(backstage);
  const showHolder = (row: ClientRecord): Row => ({ accountHolder: records.accountHolder(row) });
  const showAnimal = (row: PatientRecord): Row => ({ animal: records.animal(row) });
  const wrongHolder = (input: HolderParts, firstName: string | null | undefined): Row | null => {
    if (input.surname !== undefined && !trimmed(input.surname)) return invalid('surname', "Surname can't be blank");
    if (input.kind === 'PERSON' && firstName === null) return invalid('firstName', "First name can't be blank");
    if (input.kind === 'BUSINESS' && firstName) return invalid('firstName', 'First name must be blank for a business');
    const address = trimmed(input.email);
    return address && !email.test(address) ? invalid('email', 'Email is invalid') : null;
  };
  const holderChange = (input: HolderParts, before: ClientRecord | null): Partial<ClientRecord> => {
    const clinic = loaded('usualClinicId', input.usualClinicId, load.clinic);
    const surname = trimmed(input.surname);
    const address = trimmed(input.email);
    const firstName = trimmed(input.firstName);
    return {
      ...(surname && { familyName: surname }),
      ...(firstName !== undefined && { givenName: firstName }),
      phones: phonesWith(before?.phones ?? [], { Mobile: input.mobile, Home: input.homePhone, Work: input.workPhone }),
      ...(address !== undefined && {
        emails: [...(address === null ? [] : [address]), ...(before?.emails.slice(1) ?? [])],
      }),
      ...(input.street !== undefined && { street: trimmed(input.street) ?? '' }),
      ...(input.city !== undefined && { city: trimmed(input.city) ?? '' }),
      ...(clinic && { placeKey: clinic.key }),
      ...(input.tagList !== undefined && { tags: input.tagList ?? [] }),
      ...(input.memo !== undefined && { note: trimmed(input.memo) ?? null }),
      ...(typeof input.active === 'boolean' && { isActive: input.active }),
    };
  };
  /** What is given of an animal, or why it can't be. */
  const animalChange = (input: AnimalParts, species: string): Written<Partial<PatientRecord>> => {
    const breed = loaded('breedId', input.breedId, (id) => breedOf(practice, id));
    const chip = trimmed(input.microchipNumber)?.replaceAll(/\s/g, '');
    if (breed && breed.species !== species)
      return { ok: false, field: 'breedId', message: `Breed is not a breed of ${species.toLowerCase()}` };
    if (chip && !microchip.test(chip))
      return { ok: false, field: 'microchipNumber', message: 'Microchip number must be 9 to 15 digits' };
    const { bornOn } = input;
    const row: Partial<PatientRecord> = {
      ...(breed !== undefined && { breed: breed?.name ?? null }),
      ...(input.sex && { sex: input.sex }),
      ...(input.colour !== undefined && { color: trimmed(input.colour) ?? '' }),
      ...(bornOn !== undefined && { birthDate: bornOn === null ? null : dateFrom('bornOn', bornOn) }),
      ...(input.microchipNumber !== undefined && { microchip: chip ?? null }),
      ...(typeof input.active === 'boolean' && { isActive: input.active }),
      ...(typeof input.deceased === 'boolean' && { isDeceased: input.deceased }),
      ...(input.deceased === true && { isActive: false }),
    };
    return { ok: true, row };
  };
  return {
    createAccountHolder: mutation((input: HolderParts) => {
      const wrong = wrongHolder(input, trimmed(input.firstName) ?? null);
      if (wrong) return wrong;
      const firstClinic = practice.places[0]?.key;
      const change = { ...(firstClinic !== undefined && { placeKey: firstClinic }), ...holderChange(input, null) };
      const made = registerClient(practice, { givenName: input.firstName, familyName: input.surname }, now());
      if (!made.ok) return payloadOf(made, showHolder, { lastName: 'surname' });
      // A new record has one moment for both of its times.
      const whole = { ...made.row, ...change };
      practice.clients[practice.clients.indexOf(made.row)] = whole;
      return showHolder(whole);
    }),
    updateAccountHolder: mutation((input: HolderParts & { readonly accountHolderId: string }) => {
      const before = present(loaded('accountHolderId', input.accountHolderId, load.accountHolder));
      const firstName = trimmed(input.firstName);
      const wrong = wrongHolder(input, firstName === undefined ? before.givenName : firstName);
      if (wrong) return wrong;
      return payloadOf(changeClient(practice, before.key, holderChange(input, before), now()), showHolder);
    }),
    mergeAccountHolders: mutation((input: MutationInput & { readonly keepId: string; readonly discardId: string }) => {
      const keep = present(loaded('keepId', input.keepId, load.accountHolder));
      const gone = present(loaded('discardId', input.discardId, load.accountHolder));
      if (keep.key === gone.key) return invalid('discardId', "An account holder can't be merged into itself");
      return payloadOf(mergeClients(practice, keep.key, gone.key, now()), showHolder);
    }),
    createAnimal: mutation((input: AnimalParts) => {
      const holder = present(loaded('accountHolderId', input.accountHolderId, load.accountHolder));
      const species = present(loaded('speciesId', input.speciesId, (id) => speciesOf(practice, id)));
      const name = trimmed(input.name);
      if (!name) return invalid('name', "Name can't be blank");
      const change = animalChange(input, species);
      if (!change.ok) return invalid(change.field, change.message);
      const made = addPatient(practice, { clientKey: holder.key, name, species }, now());
      if (!made.ok) return payloadOf(made, showAnimal, { client: 'accountHolderId' });
      const whole = { ...made.row, ...change.row };
      practice.patients[practice.patients.indexOf(made.row)] = whole;
      return showAnimal(whole);
    }),
    updateAnimal: mutation((input: AnimalParts & { readonly animalId: string }) => {
      const before = present(loaded('animalId', input.animalId, load.animal));
      const species = loaded('speciesId', input.speciesId, (id) => speciesOf(practice, id)) ?? before.species;
      const holder = loaded('accountHolderId', input.accountHolderId, load.accountHolder);
      const name = trimmed(input.name);
      if (name === null) return invalid('name', "Name can't be blank");
      const change = animalChange(input, species);
      if (!change.ok) return invalid(change.field, change.message);
      const parts = { ...change.row, species, name, clientKey: holder?.key };
      // A breed of the species it was is none of the one it is.
      const breed = species === before.species || change.row.breed !== undefined ? change.row.breed : null;
      return payloadOf(changePatient(practice, before.key, { ...parts, breed }, now()), showAnimal);
    }),
  };
}

/** The numbers with those of some kinds changed: undefined stays, and null or a blank takes the first one away. */
function phonesWith(
  before: readonly PhoneRecord[],
  changes: Readonly<Record<PhoneRecord['label'], string | null | undefined>>,
): readonly PhoneRecord[] {
  return (['Mobile', 'Home', 'Work'] as const).reduce<readonly PhoneRecord[]>((phones, label) => {
    const value = trimmed(changes[label]);
    if (value === undefined) return phones;
    const index = phones.findIndex((phone) => phone.label === label);
    const added = value === null ? [] : [{ label, value }];
    return index < 0 ? [...phones, ...added] : phones.toSpliced(index, 1, ...added);
  }, before);
}
