import type { PlaceRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** A room to be seen in, and a bay with stocks for what is hauled in, at each base. */
export function roomsOf(place: PlaceRecord, base: (place: PlaceRecord) => Row): readonly Row[] {
  return ['Exam room', 'Haul-in bay'].map((name, index) => ({
    id: String(place.key * 10 + index),
    name,
    base: () => base(place),
    has_stocks: index === 1,
  }));
}

/** Two trucks at each base. */
export function trucksOf(place: PlaceRecord, base: (place: PlaceRecord) => Row): readonly Row[] {
  return [1, 2].map((number) => ({
    id: String(place.key * 10 + number),
    unit_no: `T${String(place.key)}${String(number)}`,
    base: () => base(place),
    carries_xray: number === 1,
  }));
}
