/** Whose record is wanted, with what is known of the patient already. */
export interface PatientRecordWish {
  readonly id: string;
  readonly name: string;
  /** As far as whoever asks knows. */
  readonly deceased: boolean;
  readonly alerts: readonly string[];
}

let hear: ((wish: PatientRecordWish) => void) | null = null;

/** Opens the record of a patient from wherever somebody is. */
export function requestPatientRecord(wish: PatientRecordWish): void {
  hear?.(wish);
}

/** The one place that shows it; the returned function takes it away. */
export function listenForPatientRecords(listener: (wish: PatientRecordWish) => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = null;
  };
}
