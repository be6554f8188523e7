import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type ElationMemory, nextId } from './memory.ts';
import type { ElationRecords } from './records.ts';
import { type Payload, payloads, Refusal } from './refusals.ts';
import { elationIds, timeText } from './values.ts';
import { checkPractice, keyIn, patientIn } from './given.ts';

const kept = ['middleName', 'dob', 'sex', 'vip', 'metadata'];
const labels = { MOBILE: 'Mobile', HOME: 'Home', WORK: 'Work' } as const;

function labelOf(type: unknown): PhoneRecord['label'] {
  if (type === 'HOME' || type === 'WORK') return labels[type];
  return labels.MOBILE;
}

/** Rows of a list of an input; undefined where none is given, nothing where the input says null. */
function rowsIn(input: Row, field: string): readonly Row[] | undefined {
  const value = input[field];
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** The mutations about patients. */
export function elationPatientWrites(
  backstage: Backstage,
  records: ElationRecords,
  memory: ElationMemory,
): Readonly<Record<string, (args: { readonly input: Row }) => Payload>> {
  const { practice, now } = backstage;
  const { answered, done } = payloads(backstage);

  /** A name that is given must say something. */
  const nameIn = (input: Row, field: string): string | undefined => {
    const name = givenText(input, field);
    if (name === undefined || name === null) return undefined;
    if (name.trim() !== '') return name.trim();
    throw new Refusal([field], 'This field may not be blank.', 'INVALID');
  };
  const remember = (key: number, input: Row): void => {
    const before = memory.patients.get(key);
    const given = presentFields(Object.fromEntries(kept.map((name) => [name, input[name]])));
    const contact = isRow(input['emergencyContact'])
      ? { emergencyContact: { id: `77${elationIds.of('client', key)}`, ...input['emergencyContact'] } }
      : {};
    const address = isRow(input['address']) ? { address: input['address'] } : {};
    memory.patients.set(key, { ...before, ...given, ...contact, ...address });
    if (isRow(input['patientStatus'])) memory.statuses.set(key, input['patientStatus']);
    const physician = keyIn(practice, 'provider', input, 'primaryPhysicianId');
    if (typeof physician === 'number') memory.primaryPhysicians.set(key, physician);
    for (const [index, phone] of (rowsIn(input, 'phones') ?? []).entries())
      memory.phoneTypes.set(`${String(key)}:${String(index)}`, String(phone['phoneType']));
  };
  const write = (key: number, input: Row): ClientRecord => {
    const phones = rowsIn(input, 'phones')?.map((phone): PhoneRecord => {
      const value = String(phone['phone']);
      if (value.replaceAll(/\D/g, '').length < 10)
        throw new Refusal(['phones'], 'Enter a valid phone number.', 'INVALID');
      return { label: labelOf(phone['phoneType']), value };
    });
    const emails = rowsIn(input, 'emails')?.map((row) => {
      const email = String(row['email']);
      if (!/^\S+@\S+\.\S+$/.test(email)) throw new Refusal(['emails'], 'Enter a valid email address.', 'INVALID');
      return email;
    });
    const address = isRow(input['address']) ? input['address'] : {};
    const status = isRow(input['patientStatus']) ? input['patientStatus']['status'] : undefined;
    const tags = Array.isArray(input['tags']) ? input['tags'].map(String) : undefined;
    const change = {
      givenName: nameIn(input, 'firstName'),
      familyName: nameIn(input, 'lastName'),
      phones,
      emails,
      street: givenText(address, 'addressLine1') ?? undefined,
      city: givenText(address, 'city') ?? undefined,
      placeKey: keyIn(practice, 'place', input, 'preferredServiceLocationId') ?? undefined,
      note: givenText(input, 'notes'),
      tags: input['tags'] === null ? [] : tags,
      isActive: status === undefined ? undefined : status === 'ACTIVE' || status === 'PROSPECT',
    };
    const row = done(() => changeClient(practice, key, change, now()));
    remember(key, input);
    return row;
  };

  const added = (rows: Row[], input: Row, fields: Row): Row => {
    const person = patientIn(practice, input, 'patientId');
    const row = { id: nextId(rows), clientKey: person.key, createdDate: timeText(now()), deletedDate: null, ...fields };
    rows.push(row);
    return { ...row, patient: () => records.patient(rowOf(practice.clients, person.key) ?? person) };
  };

  return {
    createPatient: answered('patient', (input) => {
      checkPractice(practice, input, 'caregiverPracticeId');
      keyIn(practice, 'provider', input, 'primaryPhysicianId');
      const [givenName, familyName] = [nameIn(input, 'firstName'), nameIn(input, 'lastName')];
      if (!/^\d{4}-\d{2}-\d{2}$/.test(String(input['dob'])))
        throw new Refusal(['dob'], 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.', 'INVALID');
      const { key } = done(() => registerClient(practice, { givenName, familyName }, now()));
      try {
        return records.patient(write(key, input));
      } catch (error) {
        // Nothing of it stays.
        practice.clients.pop();
        throw error;
      }
    }),
    updatePatient: answered('patient', (input) => {
      const { key } = patientIn(practice, input, 'id');
      return records.patient(write(key, input));
    }),
    deletePatient: answered('deletedPatientId', (input) => {
      const { key } = patientIn(practice, input, 'id');
      done(() => changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      return elationIds.of('client', key);
    }),
    createProblem: answered('problem', (input) => {
      const { description, status, startDate } = input;
      const dx = [{ icd10: [], snomed: input['snomed'] ?? null }];
      return added(memory.problems, input, {
        description,
        status,
        startDate,
        rank: 1,
        synopsis: '',
        resolvedDate: null,
        dx,
      });
    }),
    createAllergy: answered('allergy', (input) => {
      const { name, reaction = null, severity = 'unknown', startDate = null } = input;
      return added(memory.allergies, input, { name, status: 'Active', reaction, severity, startDate });
    }),
  };
}
