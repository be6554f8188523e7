import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  PlaceRecord,
  ProviderRecord,
  VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { NodeType } from './ids.ts';

/** A row with the key, or null where there is none. */
export type ByKey = (key: number | null) => Row | null;

/** How sites and the team look. */
export interface ShownPlaces {
  readonly site: (place: PlaceRecord) => Row;
  readonly siteOf: ByKey;
  readonly departmentOf: (key: number) => Row;
  readonly roomOf: (key: number) => Row;
  readonly roomKeysOf: (placeKey: number) => readonly number[];
  readonly departmentKeysOf: (placeKey: number) => readonly number[];
  readonly contactOf: ByKey;
  readonly member: (person: ProviderRecord) => Row;
  readonly memberOf: ByKey;
  readonly careTeam: (place: PlaceRecord) => Row;
  readonly consultType: (type: VisitTypeRecord) => Row;
  readonly integration: () => Row;
  readonly group: () => Row;
  readonly audit: (row: ClientRecord | PatientRecord | AppointmentRecord, isDiscarded: boolean) => Row;
}

/** How households and animals look. */
export interface ShownPeople {
  readonly household: (client: ClientRecord) => Row;
  readonly householdOf: ByKey;
  readonly animal: (patient: PatientRecord) => Row;
  readonly animalOf: ByKey;
  readonly flags: () => readonly Row[];
  readonly species: () => readonly Row[];
  readonly breeds: () => readonly Row[];
  readonly contactOf: ByKey;
  readonly carerOf: ByKey;
}

/** How the diary, visits and money look. */
export interface ShownDiary {
  readonly booking: (row: AppointmentRecord) => Row;
  readonly slot: (row: AppointmentRecord) => Row;
  readonly block: (row: AppointmentRecord) => Row;
  readonly visit: (row: AppointmentRecord) => Row;
  readonly isVisit: (row: AppointmentRecord) => boolean;
}

/** Money and what else belongs to a household. */
export interface ShownAccounts {
  readonly accountOf: (clientKey: number) => Row;
  readonly invoiceOf: ByKey;
  readonly paymentOf: ByKey;
  readonly messageOf: ByKey;
  readonly taskOf: ByKey;
}

/** What leads from one row to the next. */
export interface Shown {
  readonly places: ShownPlaces;
  readonly people: ShownPeople;
  readonly diary: ShownDiary;
  readonly accounts: ShownAccounts;
}

/** How to get what an id belongs to. */
export type Loaders = Readonly<Partial<Record<NodeType, (key: number) => Row | null>>>;
