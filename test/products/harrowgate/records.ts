import type { Backstage } from '../../dialects/dialect.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  PlaceRecord,
  ProviderRecord,
  VisitTypeRecord,
} from '../../dialects/practice.ts';
import type {
  CreditRecord,
  MessageRecord,
  OrderRecord,
  PaymentRecord,
  ThreadRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { type CareRecord, clinicalHistory, type ClinicalHistory } from './clinicalHistory.ts';
import { clinicalRecords } from './clinicalRecords.ts';
import { diaryRecords } from './diaryRecords.ts';
import type { FollowUpRecord, HarrowgateMemory, WaitlistRecord, WeightRecord } from './memory.ts';
import { type EstimateRecord, moneyRecords, type StockRecord, type SupplierRecord } from './moneyRecords.ts';
import { animalRecords } from './animalRecords.ts';
import { peopleRecords } from './peopleRecords.ts';

type Show<Item> = (item: Item) => Row;

/** What makes rows of the API of records; each row leads to others on demand. */
export interface Records {
  readonly practice: () => Row;
  readonly clinic: Show<PlaceRecord>;
  readonly room: (place: PlaceRecord, index: number) => Row;
  readonly teamMember: Show<ProviderRecord>;
  readonly accessRole: Show<ProviderRecord['role']>;
  readonly accountHolder: Show<ClientRecord>;
  readonly property: Show<ClientRecord>;
  readonly mob: (client: ClientRecord, index: number) => Row;
  readonly animal: Show<PatientRecord>;
  readonly attachment: Show<PatientRecord>;
  readonly consultType: Show<VisitTypeRecord>;
  readonly booking: Show<AppointmentRecord>;
  readonly diaryBlock: Show<AppointmentRecord>;
  readonly waitlistEntry: Show<WaitlistRecord>;
  readonly followUp: Show<FollowUpRecord>;
  readonly consult: Show<AppointmentRecord>;
  readonly weightReading: Show<WeightRecord>;
  readonly vaccination: Show<CareRecord>;
  readonly reminder: Show<CareRecord>;
  readonly prescription: Show<CareRecord>;
  readonly labRequest: Show<CareRecord>;
  readonly invoice: Show<OrderRecord>;
  readonly payment: Show<PaymentRecord>;
  readonly creditNote: Show<CreditRecord>;
  readonly estimate: Show<EstimateRecord>;
  readonly stockItem: Show<StockRecord>;
  readonly supplier: Show<SupplierRecord>;
  readonly conversation: Show<ThreadRecord>;
  readonly message: Show<MessageRecord>;
}

/** What the makers of rows work with; the records are there once all of them are made. */
export interface RecordTools {
  readonly backstage: Backstage;
  readonly memory: HarrowgateMemory;
  readonly history: ClinicalHistory;
  readonly records: () => Records;
}

/** All makers of rows over a practice. */
export function harrowgateRecords(
  backstage: Backstage,
  memory: HarrowgateMemory,
): { readonly records: Records; readonly history: ClinicalHistory } {
  const history = clinicalHistory(backstage.practice, memory, backstage.now);
  const tools: RecordTools = { backstage, memory, history, records: () => records };
  const records: Records = {
    ...peopleRecords(tools),
    ...animalRecords(tools),
    ...diaryRecords(tools),
    ...clinicalRecords(tools),
    ...moneyRecords(tools),
  };
  return { records, history };
}
