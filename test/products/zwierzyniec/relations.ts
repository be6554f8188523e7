import type { AppointmentRecord, ClientRecord, PatientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** The parts of an owner's address that are kept beside it. */
export interface AddressPart {
  readonly kodPocztowy: string | null;
  readonly wojewodztwo: string | null;
}

/** What rows of the desk lead to in other parts of the system. */
export interface Relations {
  readonly invoicesOf: (row: ClientRecord) => readonly Row[];
  readonly balanceOf: (row: ClientRecord) => number;
  readonly weightsOf: (row: PatientRecord) => readonly Row[];
  readonly vaccinationsOf: (row: PatientRecord) => readonly Row[];
  readonly chartOf: (row: AppointmentRecord) => Row | null;
  readonly invoiceOf: (row: AppointmentRecord) => Row | null;
  /** The number of the room of a visit's branch; null before one is chosen. */
  readonly roomOf: (row: AppointmentRecord) => number | null;
  /** Where a visit came from, if it was booked here. */
  readonly sourceOf: (row: AppointmentRecord) => string | undefined;
  readonly addressOf: (row: ClientRecord) => AddressPart | undefined;
}
