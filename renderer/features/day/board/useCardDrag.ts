import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../../hooks/useStableCallback.ts';
import type { DayAppointment } from '../columns.ts';
import { boxOf, type PageBox, pointOf } from '../../../lib/pageSizes.ts';
import styles from './BoardCard.module.css';

/** A card that is being dragged. */
interface Lifted {
  readonly appointment: DayAppointment;
  /** The place that it is over, by `data-place`. */
  readonly over: string | null;
}

interface CardDrag {
  readonly lifted: Lifted | null;
  readonly lift: (event: PointerEvent<HTMLElement>, appointment: DayAppointment) => void;
}

/** Below this a press is a click. */
const slack = 5;

/** Dragging cards by pointer: a copy follows it, `onDrop` gets the place where it is released, and Esc cancels. */
export function useCardDrag(onDrop: (appointment: DayAppointment, place: string) => void): CardDrag {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const drop = useStableCallback(onDrop);
  useEffect(() => () => stop.current(), []);

  const lift = useStableCallback((event: PointerEvent<HTMLElement>, appointment: DayAppointment): void => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const card = event.currentTarget;
    const from = pointOf(event);
    const box = boxOf(card);
    let ghost: HTMLElement | null = null;
    let over: string | null = null;

    const follow = (move: globalThis.PointerEvent): void => {
      const [atX, atY] = pointOf(move);
      const [x, y] = [atX - from[0], atY - from[1]];
      if (!ghost && Math.hypot(x, y) < slack) return;
      ghost ??= copyOf(card, box);
      ghost.style.translate = `${x}px ${y}px`;
      over = placeAt(move.clientX, move.clientY);
      setLifted((former) => (former?.over === over ? former : { appointment, over }));
    };
    const end = (): void => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', press, true);
      ghost?.remove();
      stop.current = () => undefined;
      setLifted(null);
    };
    const letGo = (): void => {
      const place = over;
      if (ghost) swallowClick();
      end();
      if (place !== null) drop(appointment, place);
    };
    const press = (key: KeyboardEvent): void => {
      if (key.key !== 'Escape' || !ghost) return;
      key.preventDefault();
      key.stopPropagation();
      swallowClick();
      end();
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', end);
    addEventListener('keydown', press, true);
    stop.current = end;
  });
  return { lifted, lift };
}

function copyOf(card: HTMLElement, { left, top, width }: PageBox): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = `${card.className} ${styles.ghost ?? ''}`;
  ghost.dataset['stage'] = card.dataset['stage'] ?? 'none';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  for (const part of card.children) ghost.append(part.cloneNode(true));
  // Queries for tiles must not find the copy.
  for (const part of ghost.querySelectorAll('[data-tile]')) part.removeAttribute('data-tile');
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(ghost);
  return ghost;
}

function placeAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;
}

/** The release over the card itself must not click it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true));
}
