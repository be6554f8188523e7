// What the adapter answers and takes, in the desk's words. The rooms above import it from here: of the service's schema,
// map and readers they know nothing.
export type {
  AppointmentRow,
  ClientRow,
  LocationRow,
  PatientRow,
} from '../../../graphql/service/readers/readObjects.ts';
export type { EntryRow } from '../../../graphql/service/readers/readEntry.ts';
export type { EntryConcept } from '../../../graphql/service/serviceEntries.ts';
export type { Concept } from '../../../graphql/service/serviceMap.ts';
export type { WriteConcept } from '../../../graphql/service/serviceWrites.ts';
export type { WriteValues } from '../../../graphql/service/variables.ts';
