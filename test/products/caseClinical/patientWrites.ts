import type { Backstage } from '../../dialects/dialect.ts';
import { type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { singleInclude, withIncluded } from './includes.ts';
import { models } from './models.ts';
import type { CaseStore } from './store.ts';
import { badRequest, caseIds, conflict, dateIn, internal, notFound, stampText } from './values.ts';

interface ById {
  readonly patientId: string;
}

interface Given {
  readonly input: Row;
}

const code = 'INTERNAL_SERVER_ERROR';
/** Columns that a client of the practice has; all others are kept beside her. */
const own = [
  'firstName',
  'lastName',
  'primaryPhoneNumber',
  'homePhoneNumber',
  'mobileNumber',
  'primaryEmailAddress',
  'workEmailAddress',
  'notes',
];
const phoneColumns = { Mobile: 'mobileNumber', Home: 'homePhoneNumber', Work: 'primaryPhoneNumber' } as const;
const labels = ['Mobile', 'Home', 'Work'] as const;
const holders = {
  Appointment: 'an Appointment',
  Document: 'a Document',
  LegalCase: 'a Legal Case',
  Prescription: 'a Prescription',
  User: 'an User',
};

/** The mutations of patients, for administrators and all others. */
export function casePatientWrites(backstage: Backstage, store: CaseStore) {
  const { practice, now } = backstage;
  const shown = (id: string): Row | null => {
    const row = store.find('Patient', id);
    return row && withIncluded(store, 'Patient', row, singleInclude('public', 'Patient'));
  };
  /** Whoever has the name; a name that isn't said is everybody's. */
  const sameNamed = (input: Row): readonly Row[] =>
    store.rowsOf('Patient').filter((row) => input['name'] === undefined || row['name'] === input['name']);
  const checkLinks = (input: Row): void => {
    const leads = { genderId: 'Gender', languageId: 'Language', ethnicityId: 'Ethnicity', subpoenaId: 'Document' };
    for (const [column, model] of Object.entries(leads)) {
      const id = input[column];
      if (id !== undefined && id !== null && !store.find(model, id)) throw notFound(`No '${model}' record was found.`);
    }
  };
  const keep = (id: string, input: Row): void => {
    const plain = (models.get('Patient')?.columns ?? [])
      .map(({ name }) => name)
      // An emergency contact is asked for and not kept.
      .filter((name) => !own.includes(name) && name !== 'emergencyContactId' && input[name] !== undefined)
      .filter((name) => !name.endsWith('Id') || input[name] !== null);
    const born = dateIn(input['dateOfBirth']);
    store.kept.set(id, {
      ...store.kept.get(id),
      ...Object.fromEntries(plain.map((name) => [name, input[name]])),
      ...(born !== undefined && { dateOfBirth: born === null ? null : stampText(born) }),
    });
  };
  const phonesIn = (input: Row, before: readonly PhoneRecord[]): readonly PhoneRecord[] =>
    labels.flatMap((label): readonly PhoneRecord[] => {
      const value = input[phoneColumns[label]];
      if (value === undefined) return before.filter((each) => each.label === label);
      return typeof value === 'string' && value !== '' ? [{ label, value }] : [];
    });
  const emailsIn = (input: Row, before: readonly string[]): readonly string[] =>
    ['primaryEmailAddress', 'workEmailAddress'].flatMap((column, index) => {
      const value = input[column] === undefined ? before[index] : input[column];
      return typeof value === 'string' && value !== '' ? [value] : [];
    });

  const create = (input: Row): Row | null => {
    if (sameNamed(input).length > 0) throw conflict();
    try {
      checkLinks(input);
    } catch {
      throw internal('Error in creating Patient');
    }
    const [name, givenName, lastName] = ['name', 'firstName', 'lastName'].map(
      (field) => givenText(input, field) ?? null,
    );
    // A name of one piece is the practice's family name.
    const familyName = lastName ?? (givenName ? '' : name);
    const row = rowOrError(backstage, () => registerClient(practice, { givenName, familyName }, now()), code);
    const change = {
      phones: phonesIn(input, []),
      emails: emailsIn(input, []),
      note: givenText(input, 'notes') ?? null,
    };
    rowOrError(backstage, () => changeClient(practice, row.key, change, now()), code);
    const id = caseIds.of('client', row.key);
    keep(id, input);
    store.kept.set(id, { primaryAddressLine1: null, primaryAddressCity: null, ...store.kept.get(id), name });
    return shown(id);
  };
  const update = (id: string, input: Row): Row | null => {
    const [first] = sameNamed(input);
    if (first && first['id'] !== id) throw conflict();
    const before = rowOf(practice.clients, caseIds.key('client', id));
    if (!before || !store.find('Patient', id)) throw notFound('Record to update not found.');
    checkLinks(input);
    const change = {
      givenName: givenText(input, 'firstName'),
      familyName: givenText(input, 'lastName') ?? undefined,
      phones: phonesIn(input, before.phones),
      emails: emailsIn(input, before.emails),
      note: givenText(input, 'notes'),
    };
    // The whole name stays as it was, unless it is said again.
    const name = store.find('Patient', id)?.['name'];
    rowOrError(backstage, () => changeClient(practice, before.key, change, now()), code);
    store.kept.set(id, { ...store.kept.get(id), name });
    keep(id, input);
    return shown(id);
  };
  const remove = (id: string): Row => {
    const row = store.find('Patient', id);
    for (const [model, words] of Object.entries(holders))
      if (store.rowsOf(model).some((each) => each['patientId'] === id))
        throw badRequest(`Record cannot be deleted because it is referenced on ${words}`);
    if (!row) throw notFound('Record to delete does not exist.');
    rowOrError(backstage, () => changeClient(practice, caseIds.key('client', id), { isDeleted: true }, now()), code);
    return row;
  };

  return {
    userCreatePatient: ({ input }: Given) => create(input),
    adminCreatePatient: ({ input }: Given) => create(input),
    userUpdatePatient: ({ patientId, input }: ById & Given) => update(patientId, input),
    adminUpdatePatient: ({ patientId, input }: ById & Given) => update(patientId, input),
    userDeletePatient: ({ patientId }: ById) => remove(patientId),
    adminDeletePatient: ({ patientId }: ById) => remove(patientId),
  };
}
