import type { Backstage } from '../../dialects/dialect.ts';
import type { PatientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { type BellmareMemory, type InterestRow, record } from './memory.ts';
import { done, keyIn, payload, Refused } from './problems.ts';
import type { BellmareRecords } from './records.ts';
import { bellmareIds, dayIn, speciesRows } from './values.ts';

interface AccountPatch {
  readonly given_names?: string | null;
  readonly surname?: string | null;
  readonly phone_lines?: readonly { readonly kind: 'CELL' | 'HOME' | 'WORK'; readonly number: string }[] | null;
  readonly email_addresses?: readonly string[] | null;
  readonly mailing_address?: {
    readonly street: string;
    readonly municipality: string;
    readonly province?: string | null;
    readonly postal_code?: string | null;
  } | null;
  readonly home_base_id?: string | null;
  readonly office_note?: string | null;
  readonly is_active?: boolean | null;
  readonly flags?: readonly string[] | null;
}

interface AnimalPatch {
  readonly barn_name?: string | null;
  readonly registered_name?: string | null;
  readonly breed?: string | null;
  readonly sex?: PatientRecord['sex'] | null;
  readonly markings?: string | null;
  readonly born_on?: string | null;
  readonly microchip?: string | null;
  readonly stable_id?: string | null;
  readonly is_deceased?: boolean | null;
}

interface InterestInput {
  readonly holder_id: string;
  readonly percentage: number | string;
  readonly is_managing: boolean;
}

interface AnimalInput extends AnimalPatch {
  readonly barn_name: string;
  readonly species_code: string;
  readonly interests: readonly InterestInput[];
}

interface ById {
  readonly id: string;
}

const phoneLabels = { CELL: 'Mobile', HOME: 'Home', WORK: 'Work' } as const satisfies Record<
  string,
  PhoneRecord['label']
>;
const whole = 100;

/** Mutations of accounts and animals. */
export function bellmarePeopleWrites(backstage: Backstage, memory: BellmareMemory, records: BellmareRecords): object {
  const { practice, now } = backstage;

  const reviseAccount = (key: number, input: AccountPatch): object => {
    const { given_names, surname, phone_lines, email_addresses, mailing_address, home_base_id } = input;
    const change = {
      givenName: given_names?.trim() === '' ? null : given_names?.trim(),
      familyName: surname?.trim(),
      phones: phone_lines?.map(({ kind, number }) => ({ label: phoneLabels[kind], value: number })),
      emails: email_addresses ?? undefined,
      street: mailing_address === null ? '' : mailing_address?.street,
      city: mailing_address === null ? '' : mailing_address?.municipality,
      placeKey: home_base_id ? keyIn(practice, 'place', home_base_id, 'home_base_id') : undefined,
      note: input.office_note,
      isActive: input.is_active ?? undefined,
      tags: input.flags ?? undefined,
    };
    // An emptied given name makes an outfit of the holder.
    const row = done(
      changeClient(practice, key, given_names === null ? { ...change, givenName: null } : change, now()),
    );
    if (mailing_address)
      memory.postalParts.set(key, {
        province: mailing_address.province ?? null,
        postalCode: mailing_address.postal_code ?? null,
      });
    return records.holder(row);
  };
  const checkAnimal = ({ barn_name, born_on, stable_id }: AnimalPatch): void => {
    if (barn_name?.trim() === '') throw new Refused('barn_name', 'blank', 'barn_name must not be blank.');
    if (born_on) dayIn(born_on);
    if (stable_id && !memory.stables.some(({ id }) => id === stable_id))
      throw new Refused('stable_id', 'does_not_exist', `There is no stable ${stable_id}.`);
  };
  const reviseAnimal = (key: number, input: AnimalPatch): object => {
    const change = {
      name: input.barn_name?.trim(),
      breed: input.breed,
      sex: input.sex ?? undefined,
      color: input.markings === null ? '' : input.markings,
      birthDate: input.born_on,
      microchip: input.microchip,
      isDeceased: input.is_deceased ?? undefined,
      ...(input.is_deceased && { isActive: false }),
    };
    const row = done(changePatient(practice, key, change, now()));
    if (input.registered_name !== undefined) memory.registeredNames.set(key, input.registered_name);
    if (input.stable_id !== undefined) memory.stableOf.set(key, input.stable_id);
    return records.animal(row);
  };
  /** The parts of an animal with the managing one first. */
  const interestsIn = (inputs: readonly InterestInput[]): readonly [InterestRow, ...InterestRow[]] => {
    const managing = inputs.filter(({ is_managing }) => is_managing);
    if (managing.length > 1) throw new Refused('interests', 'invalid', 'No more than one holder can manage an animal.');
    const rows = inputs.map((input, index) => ({
      clientKey: keyIn(practice, 'client', input.holder_id, `interests.${String(index)}.holder_id`),
      percentage: Number(input.percentage),
      isManaging: input === (managing[0] ?? inputs[0]),
    }));
    const [first, ...others] = rows.toSorted((one, other) => Number(other.isManaging) - Number(one.isManaging));
    if (!first) throw new Refused('interests', 'required', 'An animal needs an owner.');
    const isOdd = rows.some(({ percentage }) => !(percentage > 0));
    if (isOdd || Math.round(rows.reduce((sum, { percentage }) => sum + percentage, 0) * whole) !== whole * whole)
      throw new Refused('interests', 'invalid', 'The interests have to be 100 percent together.');
    return [first, ...others];
  };
  const animalKey = (id: string, field: string): number => keyIn(practice, 'patient', id, field);
  const noted = (verb: string, kind: 'client' | 'patient', key: number, row: object): object => {
    record(memory, verb, bellmareIds.of(kind, key), now());
    return row;
  };

  return {
    open_account: ({ input }: { readonly input: AccountPatch & { readonly surname: string } }) =>
      payload(backstage, 'account_holder', () => {
        checkAccount(input);
        if (input.home_base_id) keyIn(practice, 'place', input.home_base_id, 'home_base_id');
        const names = { givenName: input.given_names, familyName: input.surname };
        const { key } = done(registerClient(practice, names, now()));
        const { given_names: _given, surname: _surname, ...others } = input;
        const [first] = practice.places;
        const home = input.home_base_id ?? (first ? bellmareIds.of('place', first.key) : null);
        return noted('account.opened', 'client', key, reviseAccount(key, { ...others, home_base_id: home }));
      }),
    revise_account: ({ id, input }: ById & { readonly input: AccountPatch }) =>
      payload(backstage, 'account_holder', () => {
        const key = keyIn(practice, 'client', id, 'id');
        checkAccount(input);
        return noted('account.revised', 'client', key, reviseAccount(key, input));
      }),
    close_account: ({ id }: ById) =>
      payload(backstage, 'account_holder', () => {
        const key = keyIn(practice, 'client', id, 'id');
        const isOwing = memory.ledger.orders.some((row) => row.clientKey === key && dueOf(memory.ledger, row) > 0);
        if (isOwing) throw new Refused('id', 'balance_owing', 'An account with a balance cannot be closed.');
        return noted('account.closed', 'client', key, reviseAccount(key, { is_active: false }));
      }),
    enrol_animal: ({ input }: { readonly input: AnimalInput }) =>
      payload(backstage, 'animal', () => {
        checkAnimal(input);
        const species = speciesRows.find(({ code }) => code === input.species_code);
        if (!species)
          throw new Refused('species_code', 'invalid_choice', `${input.species_code} is not the code of a species.`);
        const interests = interestsIn(input.interests);
        const patient = { clientKey: interests[0].clientKey, name: input.barn_name.trim(), species: species.label };
        const { key } = done(addPatient(practice, patient, now()));
        memory.interests.set(key, interests);
        return noted('animal.enrolled', 'patient', key, reviseAnimal(key, input));
      }),
    revise_animal: ({ id, input }: ById & { readonly input: AnimalPatch }) =>
      payload(backstage, 'animal', () => {
        const key = animalKey(id, 'id');
        checkAnimal(input);
        return noted('animal.revised', 'patient', key, reviseAnimal(key, input));
      }),
    transfer_interests: (args: { readonly animal_id: string; readonly interests: readonly InterestInput[] }) =>
      payload(backstage, 'animal', () => {
        const key = animalKey(args.animal_id, 'animal_id');
        const interests = interestsIn(args.interests);
        const row = done(changePatient(practice, key, { clientKey: interests[0].clientKey }, now()));
        memory.interests.set(key, interests);
        return noted('animal.transferred', 'patient', key, records.animal(row));
      }),
  };
}

function checkAccount({ surname, phone_lines, email_addresses }: AccountPatch): void {
  if (surname?.trim() === '') throw new Refused('surname', 'blank', 'surname must not be blank.');
  for (const [index, { number }] of (phone_lines ?? []).entries())
    if (!/\d{3}/.test(number.replaceAll(/\D/g, '')))
      throw new Refused(`phone_lines.${String(index)}.number`, 'invalid', 'Enter a phone number.');
  for (const [index, address] of (email_addresses ?? []).entries())
    if (!/^\S+@\S+$/.test(address))
      throw new Refused(`email_addresses.${String(index)}`, 'invalid', 'Enter an email address.');
}
