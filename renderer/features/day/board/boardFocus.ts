import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { StatusView } from '../../../domain/stages.ts';
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
export function adjacentCard(places: readonly CardPlace[], current: string, key: string): DayAppointment | null {
  const { place, row } = positionOf(places, current);
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

function positionOf(places: readonly CardPlace[], id: string): { readonly place: number; readonly row: number } {
  const place = places.findIndex(({ cards }) => cards.some((card) => card.id === id));
  return { place, row: places[place]?.cards.findIndex((card) => card.id === id) ?? -1 };
}

/**
 * Keeps the focus on a card that goes to another column, as React makes a new element there. Where the card
 * leaves the board, the one in its place gets the focus.
 */
export function useCardFocus(view: RefObject<HTMLElement | null>, places: readonly CardPlace[]): void {
  const focused = useRef<{ readonly id: string; readonly place: number; readonly row: number } | null>(null);

  // A layout effect, as an effect could miss a focus that is set right after the first paint.
  useLayoutEffect(() => {
    const root = view.current;
    if (!root) return undefined;
    const enter = ({ target }: FocusEvent): void => {
      const id = cardOf(target);
      focused.current = id === null ? null : { id, place: -1, row: -1 };
    };
    const leave = ({ target }: FocusEvent): void => {
      // A removed element loses the focus too: the person has left only one that is still connected.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && !root.contains(document.activeElement))
          focused.current = null;
      });
    };
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    return () => {
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
    };
  }, [view]);

  useLayoutEffect(() => {
    const last = focused.current;
    if (!last) return;
    const now = positionOf(places, last.id);
    if (document.activeElement === null || document.activeElement === document.body) {
      const beside = places[last.place]?.cards ?? [];
      const id = now.place >= 0 ? last.id : beside[Math.min(last.row, beside.length - 1)]?.id;
      const target = id ?? places.flatMap(({ cards }) => cards)[0]?.id;
      if (target !== undefined)
        view.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(target)}"]`)?.focus();
    }
    if (focused.current) focused.current = { id: focused.current.id, ...positionOf(places, focused.current.id) };
  });
}

function cardOf(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return card?.dataset['card'] ?? null;
}
