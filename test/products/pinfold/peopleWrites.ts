import type { Backstage } from '../../dialects/dialect.ts';
import {
  type ClientRecord,
  type PatientRecord,
  type PhoneRecord,
  type Practice,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import type { PinfoldMemory } from './memory.ts';
import { checkVersion, done, saveError, type Saving } from './outcomes.ts';
import type { PinfoldRecords } from './parts.ts';
import { checkedDate, codeOf, folded, keyOf, notFound, numberTypes, sexes, standardSpecies } from './values.ts';

interface AccountAmendment {
  readonly title?: string | null;
  readonly forename?: string | null;
  readonly surname?: string | null;
  readonly address?: { readonly line1?: string | null; readonly town?: string | null } | null;
  readonly numbers?: readonly { readonly typeCode: string; readonly number: string }[] | null;
  readonly email?: string | null;
  readonly homeSurgeryId?: string | null;
  readonly popUpNote?: string | null;
  readonly markerCodes?: readonly string[] | null;
  readonly dormant?: boolean | null;
  readonly rowVersion?: string | null;
}

interface CardAmendment {
  readonly accountId?: string | null;
  readonly animalName?: string | null;
  readonly speciesCode?: string | null;
  readonly breedDescription?: string | null;
  readonly sexCode?: string | null;
  readonly colour?: string | null;
  readonly dateOfBirth?: string | null;
  readonly microchipNo?: string | null;
  readonly deceased?: boolean | null;
  readonly rowVersion?: string | null;
}

interface CardInput extends CardAmendment {
  readonly accountId: string;
  readonly animalName: string;
  readonly speciesCode: string;
}

interface ById {
  readonly id: string;
}

/** Mutations of accounts and record cards. */
export function pinfoldPeopleWrites(
  { practice, now }: Backstage,
  records: PinfoldRecords,
  memory: PinfoldMemory,
  saving: Saving,
): object {
  const accountRow = (id: string): ClientRecord => {
    const row = rowOf(practice.clients, keyOf(practice, 'client', id));
    if (!row) throw notFound('Account', id);
    return row;
  };
  const amendAccount = (before: ClientRecord, amendment: AccountAmendment): ClientRecord => {
    const { title, forename, surname, address, homeSurgeryId, popUpNote, markerCodes, dormant } = amendment;
    if (surname?.trim() === '' || surname === null) throw saveError('surname', 'An account needs a surname.');
    if (amendment.email && !/^\S+@\S+$/.test(amendment.email))
      throw saveError('email', 'This is not an e-mail address.');
    const row = done(
      changeClient(
        practice,
        before.key,
        {
          givenName: forename?.trim() === '' ? null : (forename?.trim() ?? forename),
          familyName: surname?.trim(),
          phones: numbersIn(amendment.numbers),
          emails: contactChange(before, undefined, amendment.email).emails,
          street: address === null ? '' : (address?.line1 ?? undefined),
          city: address === null ? '' : (address?.town ?? undefined),
          placeKey: homeSurgeryId ? keyOf(practice, 'place', homeSurgeryId) : undefined,
          note: popUpNote,
          tags: markerCodes === undefined ? undefined : markersIn(practice, markerCodes ?? []),
          isActive: dormant === undefined || dormant === null ? undefined : !dormant,
        },
        now(),
      ),
    );
    if (title !== undefined) memory.titles.set(row.key, title);
    return row;
  };
  const amendCard = (key: number, amendment: CardAmendment): PatientRecord => {
    const { accountId, animalName, speciesCode, breedDescription, sexCode, colour, dateOfBirth } = amendment;
    if (animalName?.trim() === '' || animalName === null) throw saveError('animalName', 'A card needs a name.');
    const change = {
      clientKey: accountId ? keyOf(practice, 'client', accountId) : accountId === undefined ? undefined : null,
      name: animalName,
      species: speciesCode ? speciesIn(practice, speciesCode) : undefined,
      breed: breedDescription,
      sex: sexCode ? sexIn(sexCode) : undefined,
      color: colour === null ? '' : colour,
      birthDate: typeof dateOfBirth === 'string' ? checkedDate(dateOfBirth) : dateOfBirth,
      microchip: amendment.microchipNo,
      isDeceased: amendment.deceased ?? undefined,
    };
    return done(changePatient(practice, key, change, now()));
  };

  return {
    openAccount: ({ input }: { readonly input: AccountAmendment & { readonly surname: string } }) =>
      saving('account', () => {
        checkAccount(practice, input);
        const registration = { givenName: input.forename, familyName: input.surname };
        const made = done(registerClient(practice, registration, now()));
        // The home surgery is the head surgery unless one is given.
        const placeKey = practice.places[0]?.key ?? made.placeKey;
        const atHome = { ...made, placeKey };
        practice.clients[practice.clients.indexOf(made)] = atHome;
        return { row: records.account(amendAccount(atHome, input)) };
      }),
    amendAccount: ({ id, amendment }: ById & { readonly amendment: AccountAmendment }) =>
      saving('account', () => {
        const before = accountRow(id);
        checkVersion(before, amendment.rowVersion);
        return { row: records.account(amendAccount(before, amendment)) };
      }),
    deleteAccount: ({ id }: ById) =>
      saving('account', () => {
        const { key } = accountRow(id);
        return { row: records.account(done(changeClient(practice, key, { isDeleted: true }, now()))) };
      }),
    mergeAccounts: ({ keepId, removeId }: { readonly keepId: string; readonly removeId: string }) =>
      saving('account', () => {
        const [keep, remove] = [accountRow(keepId).key, accountRow(removeId).key];
        if (keep === remove) throw saveError('removeId', 'An account cannot be merged with itself.');
        return { row: records.account(done(mergeClients(practice, keep, remove, now()))) };
      }),
    startRecordCard: ({ input }: { readonly input: CardInput }) =>
      saving('recordCard', () => {
        const clientKey = keyOf(practice, 'client', input.accountId);
        const species = speciesIn(practice, input.speciesCode);
        if (input.animalName.trim() === '') throw saveError('animalName', 'A card needs a name.');
        if (input.sexCode) sexIn(input.sexCode);
        if (input.dateOfBirth) checkedDate(input.dateOfBirth);
        const { key } = done(addPatient(practice, { clientKey, name: input.animalName, species }, now()));
        return { row: records.recordCard(amendCard(key, input)) };
      }),
    amendRecordCard: ({ id, amendment }: ById & { readonly amendment: CardAmendment }) =>
      saving('recordCard', () => {
        const row = rowOf(practice.patients, keyOf(practice, 'patient', id));
        if (!row) throw notFound('RecordCard', id);
        checkVersion(row, amendment.rowVersion);
        return { row: records.recordCard(amendCard(row.key, amendment)) };
      }),
  };
}

/** Says what is wrong with a new account before anything of it is saved. */
function checkAccount(practice: Practice, input: AccountAmendment): void {
  if ((input.surname ?? '').trim() === '') throw saveError('surname', 'An account needs a surname.');
  if (input.email && !/^\S+@\S+$/.test(input.email)) throw saveError('email', 'This is not an e-mail address.');
  numbersIn(input.numbers);
  markersIn(practice, input.markerCodes ?? []);
  if (input.homeSurgeryId) keyOf(practice, 'place', input.homeSurgeryId);
}

function numbersIn(numbers: AccountAmendment['numbers']): readonly PhoneRecord[] | undefined {
  if (numbers === undefined) return undefined;
  const labels = Object.keys(numberTypes) as PhoneRecord['label'][]; // Sound: the record has exactly these keys.
  return (numbers ?? []).map(({ typeCode, number }): PhoneRecord => {
    const label = labels.find((each) => numberTypes[each].code === typeCode);
    if (!label) throw saveError('numbers', `There is no number type ${typeCode}.`);
    if (!/\d/.test(number)) throw saveError('numbers', 'A number needs digits.');
    return { label, value: number };
  });
}

function markersIn({ clients }: Practice, codes: readonly string[]): readonly string[] {
  const known = new Set(clients.flatMap(({ tags }) => tags));
  return codes.map((code) => {
    const marker = [...known].find((tag) => codeOf(tag) === code);
    if (marker === undefined) throw saveError('markerCodes', `There is no marker ${code}.`);
    return marker;
  });
}

function speciesIn({ patients }: Practice, code: string): string {
  const known = [...standardSpecies, ...patients.map(({ species }) => species)];
  const species = known.find((each) => codeOf(each) === code || folded(each) === folded(code));
  if (species === undefined) throw saveError('speciesCode', `There is no species ${code}.`);
  return species;
}

function sexIn(code: string): PatientRecord['sex'] {
  const words = Object.keys(sexes) as PatientRecord['sex'][]; // Sound: the record has exactly these keys.
  const sex = words.find((each) => sexes[each].code === code);
  if (sex === undefined) throw saveError('sexCode', `There is no sex ${code}.`);
  return sex;
}
