import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { neededText, type Patch, patchOf } from './fieldMask.ts';
import type { Context } from './links.ts';
import { codeOf, dateIn, sexes } from './values.ts';
import { type WrittenRecords, writeTools } from './writeTools.ts';

interface RegisterInput {
  readonly requestId?: string | null;
  readonly customerId: string;
  readonly patientOfCare: Row;
}

interface UpdateInput {
  readonly patientOfCareId: string;
  readonly patientOfCare: Row;
  readonly updateMask?: string | null;
  readonly etag?: string | null;
}

const paths = [
  'displayName',
  'speciesCode',
  'breedName',
  'biologicalSex',
  'coatColor',
  'birthDate',
  'microchipNumber',
  'status',
] as const;

/** Mutations of the medical-record service. */
export function medicalWrites(context: Context, { medical }: WrittenRecords): Row {
  const { practice, now } = context.backstage;
  const { faults, allow, keyOf, checkEtag, done, once, note } = writeTools(context, 'medical-record');

  const speciesIn = (code: string): string => {
    const name = medical.speciesNames().find((each) => codeOf(each) === code.toUpperCase());
    if (name === undefined) throw faults.invalid('speciesCode', `"${code}" is not in the species catalog`);
    return name;
  };
  const sexIn = (word: string | null): PatientRecord['sex'] =>
    (['MALE', 'FEMALE'] as const).find((sex) => sexes[sex] === word) ?? 'UNKNOWN';
  const changesIn = (patch: Patch): Partial<PatientRecord> => {
    const [name, code] = ['displayName', 'speciesCode'].map((path) => neededText(faults, patch, path));
    const status = neededText(faults, patch, 'status');
    const [breed, sex, color, birth, microchip] = [
      'breedName',
      'biologicalSex',
      'coatColor',
      'birthDate',
      'microchipNumber',
    ].map(patch.text);
    return {
      ...(name !== undefined && { name }),
      ...(code !== undefined && { species: speciesIn(code) }),
      ...(breed !== undefined && { breed }),
      ...(sex !== undefined && { sex: sexIn(sex) }),
      ...(color !== undefined && { color: color ?? '' }),
      ...(birth !== undefined && { birthDate: birth === null ? null : dateIn(faults, 'birthDate', birth) }),
      ...(microchip !== undefined && { microchip }),
      ...(status !== undefined && {
        isDeceased: status === 'PATIENT_OF_CARE_STATUS_DECEASED',
        isActive: status === 'PATIENT_OF_CARE_STATUS_ACTIVE',
      }),
    };
  };
  const register = ({ customerId, patientOfCare }: RegisterInput): number => {
    const clientKey = keyOf('customerId', 'client', customerId);
    const changes = changesIn(patchOf(faults, patientOfCare, null, paths));
    const { key } = done(addPatient(practice, { clientKey, ...changes }, now()));
    done(changePatient(practice, key, changes, now()));
    note('CREATE', 'patient', key);
    return key;
  };
  const answer = (key: number): Row => {
    const row = rowOf(practice.patients, key);
    return { patientOfCare: row && medical.patient(row) };
  };

  return {
    medicalRecordRegisterPatientOfCare({ input }: { readonly input: RegisterInput }) {
      allow();
      return answer(once('registerPatientOfCare', input.requestId, () => register(input)));
    },
    medicalRecordUpdatePatientOfCare({ input }: { readonly input: UpdateInput }) {
      allow();
      const key = keyOf('patientOfCareId', 'patient', input.patientOfCareId);
      const before = rowOf(practice.patients, key);
      if (before) checkEtag(before, input.etag);
      const change = changesIn(patchOf(faults, input.patientOfCare, input.updateMask, paths));
      done(changePatient(practice, key, change, now()));
      note('UPDATE', 'patient', key);
      return answer(key);
    },
  };
}
