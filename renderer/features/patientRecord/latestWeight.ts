import type { PatientRecordQuery } from '../../../graphql/desk/generated/operations.ts';
import { onlyWeights, weightText } from './RecordSections.tsx';

/** The last weight with its day; null where none was measured or listed. */
export function latestWeight(weights: PatientRecordQuery['patientRecord']['weights']): {
  readonly text: string;
  readonly day: string | null;
} | null {
  const latest = onlyWeights(weights?.entries ?? []).find(({ value }) => value !== null);
  return latest ? { text: weightText(latest), day: latest.time?.day ?? null } : null;
}
