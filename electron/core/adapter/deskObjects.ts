// The adapter's inputs and outputs, in the desk's terms. The layers above import them from here and don't depend on the
// service's schema, map or readers.
export type {
  AppointmentRow,
  ClientRow,
  LocationRow,
  PatientRow,
} from '../../../graphql/service/readers/readObjects.ts';
export type { StatusRow } from '../../../graphql/service/readers/readStatus.ts';
export type { EntryRow } from '../../../graphql/service/readers/readEntry.ts';
export type { EntryConcept } from '../../../graphql/service/serviceEntries.ts';
export type { Concept } from '../../../graphql/service/serviceMap.ts';
export type { WriteConcept } from '../../../graphql/service/serviceWrites.ts';
export type { WriteValues } from '../../../graphql/service/variables.ts';
