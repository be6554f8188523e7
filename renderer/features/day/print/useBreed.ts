import { PatientCardDocument } from '../../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';

/** A patient's breed, which the day itself does not tell; null until it is known, and where it is not. */
export function useBreed(patient: string | null): string | null {
  const { data } = useDeskQuery(PatientCardDocument, patient === null ? null : { id: patient });
  return data?.patient?.breed ?? null;
}
