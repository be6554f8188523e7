import type { StatusView } from '../../../lib/stages.ts';
import type { DayAppointment } from '../columns.ts';

/** A column or an open group, with the cards that can be reached in it. */
export interface CardPlace {
  readonly id: string;
  readonly cards: readonly DayAppointment[];
  readonly status: StatusView | null;
}

/** The card that Tab leads to: the one that was left last, else the first of all. */
export function entryCard(places: readonly CardPlace[], roved: string | null): string | null {
  const cards = places.flatMap((place) => place.cards);
  return cards.some(({ id }) => id === roved) ? roved : (cards[0]?.id ?? null);
}

/** The card that an arrow leads to: along a column, across to the one in the same row, or the last of that column. */
export function besideCard(places: readonly CardPlace[], current: string, key: string): DayAppointment | null {
  const { place, row } = whereIs(places, current);
  if (place < 0) return null;
  const cards = places[place]?.cards ?? [];
  if (key === 'ArrowUp') return cards[row - 1] ?? null;
  if (key === 'ArrowDown') return cards[row + 1] ?? null;
  const step = key === 'ArrowLeft' ? -1 : 1;
  for (let other = place + step; places[other]; other += step) {
    const beside = places[other]?.cards ?? [];
    if (beside.length > 0) return beside[Math.min(row, beside.length - 1)] ?? null;
  }
  return null;
}

export function whereIs(places: readonly CardPlace[], id: string): { readonly place: number; readonly row: number } {
  const place = places.findIndex(({ cards }) => cards.some((card) => card.id === id));
  return { place, row: places[place]?.cards.findIndex((card) => card.id === id) ?? -1 };
}
