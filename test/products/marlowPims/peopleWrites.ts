import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { answered, choice, gone, invalid, required, settled, target } from './gate.ts';
import { dayOf, digitsOf, marlowIds, phoneKinds, sexOfWord } from './values.ts';
import type { Write, WriteParts } from './writes.ts';

const fewestDigits = 7;
const mostLetters = 80;

/** Mutations of guardians' and companions' files. */
export function peopleWrites({ backstage, records, memory, office }: WriteParts): Readonly<Record<string, Write>> {
  const { practice, now, refuseWrites } = backstage;
  const { vocabulary } = memory;
  const guardians = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);

  const guardianWrite =
    (action: string, change: (data: Row) => ClientRecord): Write =>
    ({ data }) =>
      answered(refuseWrites, 'Guardian', () => {
        const row = change(data);
        office.audit(action, 'guardian', marlowIds.of('client', row.key));
        return records.guardian(row);
      });
  const companionWrite =
    (action: string, change: (data: Row) => PatientRecord): Write =>
    ({ data }) =>
      answered(refuseWrites, 'Companion', () => {
        const row = change(data);
        office.audit(action, 'companion', marlowIds.of('patient', row.key));
        return records.companion(row);
      });

  /** Keeps what the shared practice has no place for, and gives back what it has. */
  const guardianFields = (key: number, data: Row): Partial<ClientRecord> => {
    const address = data['civicAddress'];
    const language = givenText(data, 'preferredLanguage');
    if (language) memory.languages.set(key, language);
    if (isRow(address)) {
      const part = (name: string): string => givenText(address, name) ?? '';
      memory.addresses.set(key, { line2: part('line2'), province: part('province'), postalCode: part('postalCode') });
    }
    const note = givenText(data, 'deskNote');
    return {
      ...(isRow(address) && { street: givenText(address, 'line1') ?? '', city: givenText(address, 'city') ?? '' }),
      ...(note !== undefined && { note: note || null }),
    };
  };
  const speciesOf = (id: unknown): string => {
    const species = vocabulary.species.find((row) => row.id === id);
    if (!species)
      throw invalid(
        'speciesId',
        'Select a valid choice. That choice is not one of the available choices.',
        'invalid_choice',
      );
    return species.nameEn;
  };
  /** The breed, which has to be one of the species; undefined where nothing was said. */
  const breedOf = (id: unknown, species: string): string | null | undefined => {
    if (id === undefined || id === null) return id;
    const breed = vocabulary.breeds.find((row) => row.id === id);
    if (!breed || breed.speciesId !== vocabulary.speciesNamed(species).id)
      throw invalid('breedId', 'The breed is not one of this species.', 'invalid_choice');
    return breed.nameEn;
  };
  const microchipOf = (data: Row, key: number | null): string | null | undefined => {
    const number = givenText(data, 'microchipNumber');
    if (!number) return number === undefined ? undefined : null;
    if (!/^\d{9,15}$/.test(number)) throw invalid('microchipNumber', 'Enter 9 to 15 digits.');
    if (practice.patients.some((row) => row.microchip === number && row.key !== key))
      throw invalid('microchipNumber', 'Companion with this microchip already exists.', 'unique');
    return number;
  };
  const companionFields = (data: Row): Partial<PatientRecord> => {
    const sex = givenText(data, 'sex');
    const bornOn = givenText(data, 'bornOn');
    const colour = givenText(data, 'colour');
    return {
      ...(sex && { sex: sexOfWord(sex).sex }),
      ...(bornOn !== undefined && { birthDate: bornOn === null ? null : dayOf(bornOn) }),
      ...(typeof colour === 'string' && { color: colour }),
    };
  };
  const keepFixed = (key: number, data: Row): void => {
    const sex = givenText(data, 'sex');
    if (sex) memory.fixed.set(key, sexOfWord(sex).isFixed);
  };

  return {
    openGuardianFile: guardianWrite('ADD', (data) => {
      const placeKey = required(practice, 'place', data['homeFacilityId'], 'homeFacilityId');
      const familyName = nameOf(data, 'surname');
      const [phones, emails] = [phonesOf(data) ?? [], emailsOf(data) ?? []];
      const row = settled(registerClient(practice, { givenName: givenText(data, 'givenNames'), familyName }, now()));
      return settled(
        changeClient(practice, row.key, { phones, emails, placeKey, ...guardianFields(row.key, data) }, now()),
      );
    }),
    amendGuardianFile: guardianWrite('CHANGE', (data) => {
      const before = target(guardians(), 'client', data['id'], 'Guardian');
      const givenName = givenText(data, 'givenNames');
      const familyName = data['surname'] === undefined ? undefined : nameOf(data, 'surname');
      const [phones, emails] = [phonesOf(data), emailsOf(data)];
      const placeKey = choice(practice, 'place', data['homeFacilityId'], 'homeFacilityId') ?? undefined;
      const change = {
        ...(givenName !== undefined && { givenName: givenName?.trim() || null }),
        familyName,
        phones,
        emails,
        placeKey,
        isActive: givenFlag(data, 'isActive'),
        ...guardianFields(before.key, data),
      };
      return settled(changeClient(practice, before.key, change, now()));
    }),
    absorbGuardianFile: guardianWrite('ABSORB', (data) => {
      const keep = target(guardians(), 'client', data['keepId'], 'Guardian');
      const absorbed = target(guardians(), 'client', data['absorbId'], 'Guardian');
      if (keep === absorbed) throw invalid('absorbId', 'A file cannot absorb itself.');
      return settled(mergeClients(practice, keep.key, absorbed.key, now()));
    }),
    openCompanionFile: companionWrite('ADD', (data) => {
      const clientKey = required(practice, 'client', data['guardianId'], 'guardianId');
      const species = speciesOf(data['speciesId']);
      const breed = breedOf(data['breedId'], species) ?? null;
      const microchip = microchipOf(data, null) ?? null;
      const fields = companionFields(data);
      const name = nameOf(data, 'callName');
      const row = settled(addPatient(practice, { clientKey, name, species, breed }, now()));
      keepFixed(row.key, data);
      return settled(changePatient(practice, row.key, { ...fields, microchip }, now()));
    }),
    amendCompanionFile: companionWrite('CHANGE', (data) => {
      const before = target(practice.patients, 'patient', data['id'], 'Companion');
      const species = isGiven(data['speciesId']) ? speciesOf(data['speciesId']) : before.species;
      const breed = breedOf(data['breedId'], species);
      const isDeceased = givenFlag(data, 'isDeceased');
      const others = data['coGuardianIds'];
      const coGuardians = Array.isArray(others)
        ? others.map((id: unknown) => required(practice, 'client', id, 'coGuardianIds'))
        : null;
      const change = {
        ...companionFields(data),
        name: isGiven(data['callName']) ? nameOf(data, 'callName') : undefined,
        clientKey: choice(practice, 'client', data['guardianId'], 'guardianId'),
        species,
        // A breed is of one species, and goes with it.
        breed: breed === undefined && species !== before.species ? null : breed,
        microchip: microchipOf(data, before.key),
        isDeceased,
        isActive: isDeceased === undefined ? undefined : !isDeceased,
      };
      const row = settled(changePatient(practice, before.key, change, now()));
      keepFixed(row.key, data);
      if (coGuardians) memory.coGuardians.set(row.key, coGuardians);
      const current = rowOf(practice.patients, row.key);
      if (!current) throw gone('Companion');
      return current;
    }),
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** A name that can't be empty. */
function nameOf(data: Row, field: string): string {
  const name = (givenText(data, field) ?? '').trim();
  if (name === '') throw invalid(field, 'This field cannot be blank.', 'blank');
  if (name.length > mostLetters)
    throw invalid(field, `Ensure this value has at most ${String(mostLetters)} characters.`, 'max_length');
  return name;
}

/** The numbers of an input; undefined where nothing was said. */
function phonesOf(data: Row): readonly PhoneRecord[] | undefined {
  const phones = data['phones'];
  if (!Array.isArray(phones)) return undefined;
  return phones.filter(isRow).map((phone, index) => {
    const value = (givenText(phone, 'number') ?? '').trim();
    if (digitsOf(value).length < fewestDigits)
      throw invalid(`phones.${String(index)}.number`, 'Enter a valid phone number.');
    const labels = ['Mobile', 'Home', 'Work'] as const;
    return { label: labels.find((label) => phoneKinds[label] === phone['kind']) ?? 'Mobile', value };
  });
}

function emailsOf(data: Row): readonly string[] | undefined {
  const emails = data['emails'];
  if (!Array.isArray(emails)) return undefined;
  return emails.map((email: unknown, index) => {
    const address = String(email).trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
      throw invalid(`emails.${String(index)}`, 'Enter a valid email address.');
    return address;
  });
}
