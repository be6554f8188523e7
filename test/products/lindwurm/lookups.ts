import type { Backstage } from '../../dialects/dialect.ts';
import {
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { invalid, notFound } from './payload.ts';
import { raster, raumIdsOf } from './standorte.ts';
import { keyIn } from './values.ts';

/** A text of an input without spaces around it: null where it is emptied, undefined where nothing is said. */
export function trimmed(input: Row, field: string): string | null | undefined {
  const text = givenText(input, field);
  return typeof text === 'string' ? text.trim() || null : text;
}

/** Finds what the ids of an input stand for, and refuses what is not there. */
export function lookupsIn({ practice }: Pick<Backstage, 'practice'>) {
  const placeIn = (id: unknown): PlaceRecord => {
    const row = rowOf(practice.places, keyIn('place', id));
    if (row) return row;
    throw notFound('Standort', id);
  };
  const typeIn = (id: unknown): VisitTypeRecord => {
    const row = rowOf(practice.visitTypes, keyIn('visitType', id));
    if (row && !row.isBlock) return row;
    throw notFound('Terminart', id);
  };
  /** Undefined where nothing is said, null where none is meant. */
  const providerIn = (id: unknown, place: PlaceRecord): ProviderRecord | null | undefined => {
    if (id === undefined || id === null) return id;
    const row = rowOf(practice.providers, keyIn('provider', id));
    if (!row) throw notFound('Behandler', id);
    if (row.isActive && row.placeKeys.includes(place.key)) return row;
    throw invalid('behandlerId', 'Behandler ist diesem Standort nicht zugeordnet.');
  };
  const raumIn = (id: unknown, place: PlaceRecord): number | null | undefined => {
    if (id === undefined || id === null) return id;
    if (typeof id === 'number' && raumIdsOf(place).includes(id)) return id;
    throw notFound('Raum', id);
  };
  const patientIn = (id: unknown): PatientRecord | null => {
    if (id === undefined || id === null) return null;
    const row = rowOf(practice.patients, keyIn('patient', id));
    if (!row) throw notFound('Tier', id);
    if (row.isDeceased) throw invalid('tierId', 'Tier ist als verstorben gemeldet.');
    return row;
  };
  const clientKeyIn = (id: unknown): number | null => {
    if (id === undefined || id === null) return null;
    const row = rowOf(practice.clients, keyIn('client', id));
    if (row && !row.isDeleted) return row.key;
    throw notFound('Tierhalter', id);
  };
  const minutesIn = (value: unknown): number | undefined => {
    if (typeof value !== 'number') return undefined;
    if (value > 0 && value % raster === 0) return value;
    throw invalid('dauerMinuten', `Dauer muss ein Vielfaches von ${String(raster)} Minuten sein.`);
  };

  return { placeIn, typeIn, providerIn, raumIn, patientIn, clientKeyIn, minutesIn };
}
