import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { clientsOfCompany, keyOfVisit, Refusal, yclientsIds } from './values.ts';

/** Finds rows by the ids of a request, or refuses. */
export type YclientsLookups = ReturnType<typeof yclientsLookups>;

/** Finds what a request names. */
export function yclientsLookups({ practice }: Backstage) {
  const company = (id: number): PlaceRecord => {
    const row = rowOf(practice.places, yclientsIds.key('place', id));
    if (row) return row;
    throw new Refusal('Location not found.');
  };
  const staff = (id: number, place: PlaceRecord): ProviderRecord => {
    const row = rowOf(practice.providers, yclientsIds.key('provider', id));
    if (row?.placeKeys.includes(place.key)) return row;
    throw new Refusal(`Team member with ID ${String(id)} not found in location ${yclientsIds.of('place', place.key)}.`);
  };
  const service = (id: number): VisitTypeRecord => {
    const row = rowOf(practice.visitTypes, yclientsIds.key('visitType', id));
    if (row && !row.isBlock) return row;
    throw new Refusal('Service not found.');
  };
  const client = (id: number, place: PlaceRecord): ClientRecord => {
    const key = yclientsIds.key('client', id);
    const row = clientsOfCompany(practice, place.key).find((each) => each.key === key);
    if (row) return row;
    throw new Refusal('Client not found.');
  };
  const record = (id: number, place: PlaceRecord | null): AppointmentRecord => {
    const row = rowOf(practice.appointments, yclientsIds.key('appointment', id));
    if (row && (place === null || row.placeKey === place.key)) return row;
    throw new Refusal('Appointment not found.');
  };
  const visit = (id: number): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyOfVisit(id));
    if (row) return row;
    throw new Refusal('Visit not found.');
  };
  return { company, staff, service, client, record, visit };
}
