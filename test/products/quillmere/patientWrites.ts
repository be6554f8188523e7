import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { type Memory, nextKey } from './memory.ts';
import type { Records } from './records.ts';
import { codeOf, dayArgument, fault, quillmereIds } from './words.ts';

interface PatientFields {
  readonly name?: string | null;
  readonly breedCode?: string | null;
  readonly sex?: string | null;
  readonly bornOn?: string | null;
  readonly coat?: string | null;
}

interface AdmitArgs {
  readonly input: PatientFields & {
    readonly keeperId: string;
    readonly name: string;
    readonly speciesCode: string;
    readonly chipNumber?: string | null;
  };
}

interface WeighingArgs {
  readonly patientId: string;
  readonly kilograms: string;
  readonly bodyConditionScore?: number | null;
}

const { key } = quillmereIds;
const bestScore = 9;

/** The mutations of team patients. */
export function patientWrites(
  { practice, now, refuseWrites }: Backstage,
  records: Records,
  memory: Memory,
): Readonly<Record<string, unknown>> {
  const allowed = (): void => {
    if (refuseWrites !== null) throw fault('patients', 'NOT_PERMITTED', refuseWrites);
  };
  const patientWith = (id: string): PatientRecord => {
    const row = rowOf(practice.patients, key('patient', id));
    if (!row) throw fault('patients', 'PATIENT_NOT_FOUND', `No patient has the id ${id}`);
    return row;
  };
  /** What is given of an animal: undefined stays, and null takes away what may be unknown. */
  const fieldsOf = (
    species: string,
    { breedCode, sex, bornOn, coat }: PatientFields,
  ): { [Field in 'breed' | 'sex' | 'birthDate' | 'color']?: PatientRecord[Field] | undefined } => {
    const breed = breedCode ? records.breedNames(species).find((name) => codeOf(name) === breedCode) : null;
    if (breed === undefined)
      throw fault('patients', 'BREED_NOT_FOUND', `${species} has no breed with the code ${String(breedCode)}`);
    const isSex = (word: string): word is PatientRecord['sex'] => word === 'MALE' || word === 'FEMALE';
    return {
      breed: breedCode === undefined ? undefined : breed,
      sex: sex ? (isSex(sex) ? sex : 'UNKNOWN') : undefined,
      birthDate: bornOn ? dayArgument('patients', bornOn) : bornOn,
      color: coat === undefined ? undefined : (coat ?? ''),
    };
  };
  const change = (
    row: PatientRecord,
    changes: { [Field in keyof PatientRecord]?: PatientRecord[Field] | undefined },
  ): Row => {
    const outcome = changePatient(practice, row.key, changes, now());
    if (!outcome.ok) throw fault('patients', 'INVALID_VALUE', `${outcome.field}: must not be empty`);
    return records.patient(outcome.row);
  };

  return {
    admitPatient({ input }: AdmitArgs): Row {
      allowed();
      const species = records.speciesNames().find((name) => codeOf(name) === input.speciesCode);
      if (species === undefined)
        throw fault('patients', 'SPECIES_NOT_FOUND', `No species has the code ${input.speciesCode}`);
      const owner = rowOf(practice.clients, key('client', input.keeperId));
      if (!owner || owner.isDeleted)
        throw fault('patients', 'KEEPER_NOT_FOUND', `No keeper has the id ${input.keeperId}`);
      const fields = fieldsOf(species, input);
      const outcome = addPatient(practice, { clientKey: owner.key, name: input.name.trim(), species }, now());
      if (!outcome.ok) throw fault('patients', 'INVALID_VALUE', `${outcome.field}: must not be empty`);
      return change(outcome.row, { ...fields, microchip: input.chipNumber ?? null });
    },
    amendPatient({ id, input }: { readonly id: string; readonly input: PatientFields }): Row {
      allowed();
      const row = patientWith(id);
      return change(row, { ...fieldsOf(row.species, input), name: input.name?.trim() });
    },
    recordDeath({ patientId, on }: { readonly patientId: string; readonly on: string }): Row {
      allowed();
      const row = patientWith(patientId);
      dayArgument('patients', on);
      return change(row, { isDeceased: true, isActive: false });
    },
    recordWeighing({ patientId, kilograms, bodyConditionScore }: WeighingArgs): Row {
      allowed();
      const patient = patientWith(patientId);
      const score = bodyConditionScore ?? null;
      if (!/^\d+(?:\.\d+)?$/.test(kilograms) || Number(kilograms) === 0)
        throw fault('patients', 'INVALID_VALUE', 'Failed to parse "Decimal": must be above zero');
      if (score !== null && (score < 1 || score > bestScore))
        throw fault('patients', 'INVALID_VALUE', 'bodyConditionScore: must be between 1 and 9');
      const row = { key: nextKey(memory.weighings), patientKey: patient.key, at: now(), kilograms, score };
      memory.weighings.push(row);
      return records.clinical.weighing(row);
    },
  };
}
