import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { keyOfCode } from './codes.ts';
import { refusal } from './values.ts';

/** The rows of the hospital that was asked for, or of all that the key has access to. */
export interface Scope {
  /** The hospital; null where none was named. */
  readonly place: PlaceRecord | null;
  readonly places: () => readonly PlaceRecord[];
  readonly providers: () => readonly ProviderRecord[];
  readonly clients: () => readonly ClientRecord[];
  readonly patients: () => readonly PatientRecord[];
  readonly appointments: () => readonly AppointmentRecord[];
}

/** Narrows the practice to a hospital. */
export function scopeOf({ practice }: Backstage, businessId: string | null | undefined): Scope {
  const place = businessId ? rowOf(practice.places, keyOfCode('place', businessId)) : null;
  if (businessId && !place) throw refusal('Business not found', 'NOT_FOUND');
  const isHere = (placeKey: number): boolean => place === null || placeKey === place.key;
  const clients = (): readonly ClientRecord[] => practice.clients.filter(({ placeKey }) => isHere(placeKey));
  return {
    place,
    places: () => (place ? [place] : practice.places),
    providers: () => practice.providers.filter(({ placeKeys }) => placeKeys.some(isHere)),
    clients,
    patients() {
      if (!place) return practice.patients;
      const keys = new Set(clients().map(({ key }) => key));
      // A stray belongs to the hospital that the others are branches of.
      const isHome = place === practice.places[0];
      return practice.patients.filter(({ clientKey }) => (clientKey === null ? isHome : keys.has(clientKey)));
    },
    appointments: () => practice.appointments.filter(({ placeKey }) => isHere(placeKey)),
  };
}

/** The row with an id among some rows; null where it is not one of them. */
export function rowWithCode<Item extends { readonly key: number }>(
  rows: readonly Item[],
  kind: Parameters<typeof keyOfCode>[0],
  id: string,
): Item | null {
  return rowOf(rows, keyOfCode(kind, id));
}

/** The key of what a filter names; undefined where it names nothing, and a key of nothing where there is no such row. */
export function filterKey(kind: Parameters<typeof keyOfCode>[0], id: string | null | undefined): number | undefined {
  return id ? (keyOfCode(kind, id) ?? 0) : undefined;
}
