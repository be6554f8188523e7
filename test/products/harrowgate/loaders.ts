import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { harrowgateIds, isBooking } from './values.ts';

/** Finds what ids of arguments stand for; null where there is no such record, or it is discarded. */
export interface Loaders {
  readonly clinic: (id: string) => PlaceRecord | null;
  readonly teamMember: (id: string) => ProviderRecord | null;
  readonly consultType: (id: string) => VisitTypeRecord | null;
  readonly accountHolder: (id: string) => ClientRecord | null;
  readonly animal: (id: string) => PatientRecord | null;
  readonly booking: (id: string) => AppointmentRecord | null;
}

/** The loaders of a practice. */
export function harrowgateLoaders(practice: Practice): Loaders {
  const { key } = harrowgateIds;
  return {
    clinic: (id) => rowOf(practice.places, key('place', id)),
    teamMember: (id) => rowOf(practice.providers, key('provider', id)),
    consultType(id) {
      const row = rowOf(practice.visitTypes, key('visitType', id));
      return row?.isBlock === false ? row : null;
    },
    accountHolder(id) {
      const row = rowOf(practice.clients, key('client', id));
      return row?.isDeleted === false ? row : null;
    },
    animal: (id) => rowOf(practice.patients, key('patient', id)),
    booking(id) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isBooking(row) && !row.isDeleted ? row : null;
    },
  };
}
