import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  PlaceRecord,
  ProviderRecord,
  VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { MessageRecord, PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { PageArgs } from './paging.ts';

/** How rows of the practice look in Pinfold. */
export interface PinfoldRecords {
  readonly surgery: (row: PlaceRecord) => Row;
  readonly surgeryOf: (key: number | null) => Row | null;
  readonly operator: (row: ProviderRecord) => Row;
  readonly operatorOf: (key: number | null) => Row | null;
  readonly bookingCode: (row: VisitTypeRecord) => Row;
  readonly column: (placeKey: number, providerKey: number | null) => Row;
  readonly columnIdOf: (placeKey: number, providerKey: number | null) => string;
  readonly columnsOf: (row: PlaceRecord) => readonly Row[];
  readonly account: (row: ClientRecord) => Row;
  readonly accountOf: (key: number | null) => Row | null;
  readonly recordCard: (row: PatientRecord) => Row;
  readonly recordCardOf: (key: number | null) => Row | null;
  readonly entry: (row: AppointmentRecord) => Row;
}

/** Cases and what stands on a card. */
export interface PinfoldClinical {
  readonly casePage: (isMeant: (row: AppointmentRecord) => boolean, args: PageArgs) => Row;
  readonly caseOfEntry: (row: AppointmentRecord) => Row | null;
  readonly weightsOf: (row: PatientRecord) => readonly Row[];
  readonly vaccinationsOf: (row: PatientRecord) => readonly Row[];
  readonly policiesOf: (row: PatientRecord) => readonly Row[];
  readonly roots: object;
}

/** Money and letters. */
export interface PinfoldTrade {
  readonly balanceOf: (clientKey: number) => number;
  readonly agedDebtOf: (clientKey: number) => Row;
  readonly receipt: (row: PaymentRecord) => Row;
  readonly letter: (row: MessageRecord) => Row;
  readonly roots: object;
}

/** The parts of the service that rows lead to; they are made after one another. */
export interface PinfoldParts {
  readonly records: PinfoldRecords;
  readonly clinical: PinfoldClinical;
  readonly trade: PinfoldTrade;
}
