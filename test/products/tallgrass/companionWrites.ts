import type { Backstage } from '../../dialects/dialect.ts';
import type { PatientRecord } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { namedDate, namedRow, trimmed } from './given.ts';
import { checkedId, type Loaders } from './loaders.ts';
import type { TallgrassMemory } from './memory.ts';
import { type FieldError, invalid, notFound, type Write } from './outcomes.ts';
import type { Records } from './records.ts';
import { breedWith, speciesWith } from './species.ts';

interface CompanionFields {
  readonly name?: string | null;
  readonly speciesId?: string | null;
  readonly breedId?: string | null;
  readonly sex?: string | null;
  readonly coat?: string | null;
  readonly dateOfBirth?: string | null;
  readonly microchipNumber?: string | null;
  readonly standing?: string | null;
}

interface WeightInput {
  readonly companionId: string;
  readonly value: number;
  readonly unit: string;
  readonly bodyConditionScore?: number | null;
}

const poundsPerKilogram = 2.204_62;
/** Weights that are logged have keys above all that were made by counting. */
const firstLogged = 1_000_000_000;

/** The mutations of companions. */
export function companionWrites(
  { practice, now }: Backstage,
  records: Records,
  { load, memory, write }: { readonly load: Loaders; readonly memory: TallgrassMemory; readonly write: Write },
): Row {
  const companionWith = (id: string): PatientRecord | null => load.companion(checkedId('Companion', id));

  /** What an input says of a companion; undefined stays. */
  const read = (errors: FieldError[], fields: CompanionFields, known: PatientRecord | null) => {
    const name = fields.name === undefined ? undefined : (fields.name ?? '').trim();
    if (name === '') errors.push(['name', 'Required']);
    const species = namedRow(errors, 'speciesId', 'Species', fields.speciesId, (id) => speciesWith(practice, id));
    const breed = namedRow(errors, 'breedId', 'Breed', fields.breedId, (id) => breedWith(practice, id));
    if (breed && breed.species !== (species ?? known?.species))
      errors.push(['breedId', 'The breed is of another species']);
    const isOtherSpecies = known !== null && species !== undefined && species !== known.species;
    const birthDate = namedDate(errors, 'dateOfBirth', fields.dateOfBirth);
    const { sex, standing } = fields;
    return {
      name,
      species: species ?? undefined,
      // A breed of the species it had before says nothing any more.
      breed: breed === undefined ? (isOtherSpecies ? null : undefined) : (breed?.name ?? null),
      sex: sex ? ((['MALE', 'FEMALE'] as const).find((word) => word === sex) ?? ('UNKNOWN' as const)) : undefined,
      color: fields.coat === undefined ? undefined : (trimmed(fields.coat) ?? ''),
      birthDate,
      microchip: trimmed(fields.microchipNumber),
      isActive: standing ? standing === 'ACTIVE' : undefined,
      isDeceased: standing ? standing === 'DECEASED' : undefined,
    };
  };
  const changed = (row: PatientRecord, fields: ReturnType<typeof read>): Row => {
    const outcome = changePatient(practice, row.key, fields, now());
    return outcome.ok ? records.companion(outcome.row) : invalid([[outcome.field, outcome.message]]);
  };

  return {
    ...write('addCompanion', (input: CompanionFields & { readonly householdId: string }) => {
      const owner = load.household(checkedId('Household', input.householdId));
      if (!owner) return notFound('Household', input.householdId);
      const errors: FieldError[] = [];
      const fields = read(errors, input, null);
      if (errors.length > 0) return invalid(errors);
      const { name, species, breed } = fields;
      const made = addPatient(practice, { clientKey: owner.key, name, species, breed }, now());
      return made.ok ? changed(made.row, fields) : invalid([[made.field, made.message]]);
    }),
    ...write('updateCompanion', (input: CompanionFields & { readonly companionId: string }) => {
      const before = companionWith(input.companionId);
      if (!before) return notFound('Companion', input.companionId);
      const errors: FieldError[] = [];
      const fields = read(errors, input, before);
      return errors.length > 0 ? invalid(errors) : changed(before, fields);
    }),
    ...write('logWeight', ({ companionId, value, unit, bodyConditionScore }: WeightInput) => {
      const row = companionWith(companionId);
      if (!row) return notFound('Companion', companionId);
      if (value <= 0) return invalid([['value', 'Must be greater than 0']]);
      const weight = {
        key: firstLogged + memory.weights.length,
        patientKey: row.key,
        pounds: unit === 'KG' ? value * poundsPerKilogram : value,
        score: bodyConditionScore ?? null,
        at: now(),
      };
      memory.weights.push(weight);
      return records.weightReading(weight);
    }),
  };
}
