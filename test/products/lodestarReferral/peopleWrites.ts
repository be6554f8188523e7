import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import type { Neighbours } from './neighbours.ts';
import { type Change, payload, strangers, unsuccessful, type ValidationMessage } from './payload.ts';
import type { LodestarRecords } from './records.ts';
import { type ContactPointKind, dayIn, lodestarIds, notFound, phoneLabelOf, speciesRows } from './values.ts';

const contactKinds: readonly ContactPointKind[] = ['MOBILE', 'HOME_PHONE', 'WORK_PHONE', 'EMAIL'];
const sexes = ['MALE', 'FEMALE', 'UNKNOWN'] as const;

/** Telephones and emails of an input; undefined where it has none of them. */
function contactsIn(input: Row): Pick<ClientRecord, 'phones' | 'emails'> | undefined {
  const given = input['contactPoints'];
  if (!Array.isArray(given)) return undefined;
  const phones: PhoneRecord[] = [];
  const emails: string[] = [];
  for (const point of given.filter(isRow)) {
    const value = (givenText(point, 'value') ?? '').trim();
    const kind = contactKinds.find((each) => each === point['kind']) ?? 'EMAIL';
    const label = phoneLabelOf(kind);
    if (label === null) emails.push(value);
    else phones.push({ label, value });
  }
  return { phones, emails };
}

/** What is wrong with telephones and emails. */
function contactProblems(input: Row): ValidationMessage[] {
  const { phones = [], emails = [] } = contactsIn(input) ?? {};
  const isBad =
    phones.some(({ value }) => value.replaceAll(/\D/g, '').length < 7) || emails.some((value) => !value.includes('@'));
  return isBad ? [{ field: 'contactPoints', message: 'has invalid format', code: 'format' }] : [];
}

function blank(field: string): ValidationMessage {
  return { field, message: "can't be blank", code: 'required' };
}

/** The mutations for owners and their animals. */
export function lodestarPeopleWrites(
  backstage: Backstage,
  records: LodestarRecords,
  neighbours: Neighbours,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const known = {
    homeHospitalId: (id: string) => rowOf(practice.places, lodestarIds.key('place', id)) !== null,
    ownerId: (id: string) => rowOf(practice.clients, lodestarIds.key('client', id))?.isDeleted === false,
    speciesCode: (code: string) => speciesRows.some((row) => row.code === code),
  };
  const ownerProblems = (input: Row): ValidationMessage[] => {
    const surname = givenText(input, 'surname');
    const isBlank = surname === null || surname?.trim() === '';
    return [...(isBlank ? [blank('surname')] : []), ...strangers(input, known), ...contactProblems(input)];
  };
  const changeOfOwner = (input: Row): Partial<ClientRecord> => {
    const given = isRow(input['postalAddress']) ? input['postalAddress'] : {};
    const [surname, forename] = [givenText(input, 'surname'), givenText(input, 'forename')];
    const [street, city] = [givenText(given, 'street'), givenText(given, 'city')];
    const [note, placeId] = [givenText(input, 'frontDeskNote'), givenText(input, 'homeHospitalId')];
    const placeKey = lodestarIds.key('place', placeId);
    return {
      ...(typeof surname === 'string' && { familyName: surname.trim() }),
      ...(forename !== undefined && {
        givenName: forename === null || forename.trim() === '' ? null : forename.trim(),
      }),
      ...contactsIn(input),
      ...(street !== undefined && { street: street ?? '' }),
      ...(city !== undefined && { city: city ?? '' }),
      ...(note !== undefined && { note }),
      ...(placeKey !== null && { placeKey }),
      ...(typeof input['fileStatus'] === 'string' && { isActive: input['fileStatus'] === 'ACTIVE' }),
    };
  };
  const rememberAddress = ({ key }: ClientRecord, input: Row): void => {
    const given = input['postalAddress'];
    if (!isRow(given)) return;
    const before = neighbours.addresses.get(key) ?? { state: null, zip: null };
    const [state = before.state, zip = before.zip] = [givenText(given, 'state'), givenText(given, 'zip')];
    neighbours.addresses.set(key, { state, zip });
  };

  const animalProblems = (input: Row): ValidationMessage[] => {
    const name = givenText(input, 'name');
    const isBlank = name === null || name?.trim() === '';
    if (typeof input['bornOn'] === 'string') dayIn('bornOn', input['bornOn']);
    return [...(isBlank ? [blank('name')] : []), ...strangers(input, known)];
  };
  const changeOfAnimal = (input: Row): Partial<PatientRecord> => {
    const [name, breed, coat] = [givenText(input, 'name'), givenText(input, 'breed'), givenText(input, 'coat')];
    const [bornOn, microchip] = [givenText(input, 'bornOn'), givenText(input, 'microchip')];
    const species = speciesRows.find(({ code }) => code === input['speciesCode']);
    const sex = sexes.find((each) => each === input['sex']);
    const isDeceased = givenFlag(input, 'isDeceased');
    return {
      ...(typeof name === 'string' && { name: name.trim() }),
      ...(species && { species: species.name }),
      ...(breed !== undefined && { breed }),
      ...(coat !== undefined && { color: coat ?? '' }),
      ...(bornOn !== undefined && { birthDate: bornOn }),
      ...(microchip !== undefined && { microchip }),
      ...(sex && { sex }),
      ...(isDeceased !== undefined && { isDeceased, isActive: !isDeceased }),
    };
  };

  return {
    registerOwner({ input }: { readonly input: Row }) {
      const problems = ownerProblems(input);
      if (problems.length > 0) return unsuccessful(...problems);
      const write = (): Written<ClientRecord> => {
        const names = { givenName: givenText(input, 'forename'), familyName: givenText(input, 'surname') };
        const made = registerClient(practice, names, now());
        return made.ok ? changeClient(practice, made.row.key, changeOfOwner(input), now()) : made;
      };
      return payload(backstage, write, (row) => {
        if (input['kind'] === 'ORGANIZATION') neighbours.organizations.add(row.key);
        rememberAddress(row, input);
        return records.owner(row);
      });
    },
    updateOwner({ id, input }: Change) {
      const key = lodestarIds.key('client', id);
      if (!records.ownerAt(key)) throw notFound('Owner');
      const problems = ownerProblems(input);
      if (problems.length > 0) return unsuccessful(...problems);
      return payload(
        backstage,
        () => changeClient(practice, key, changeOfOwner(input), now()),
        (row) => {
          rememberAddress(row, input);
          return records.owner(row);
        },
      );
    },
    registerAnimal({ input }: { readonly input: Row }) {
      const problems = animalProblems(input);
      if (problems.length > 0) return unsuccessful(...problems);
      const clientKey = lodestarIds.key('client', givenText(input, 'ownerId'));
      const write = (): Written<PatientRecord> => {
        const made = addPatient(practice, { clientKey, name: givenText(input, 'name') }, now());
        return made.ok ? changePatient(practice, made.row.key, changeOfAnimal(input), now()) : made;
      };
      return payload(backstage, write, records.animal);
    },
    updateAnimal({ id, input }: Change) {
      const key = lodestarIds.key('patient', id);
      if (!rowOf(practice.patients, key)) throw notFound('Animal');
      const problems = animalProblems(input);
      if (problems.length > 0) return unsuccessful(...problems);
      return payload(backstage, () => changePatient(practice, key, changeOfAnimal(input), now()), records.animal);
    },
  };
}
