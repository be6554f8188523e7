import { t } from '../../../../../i18n/page/t.ts';
import { boxOf, type PageBox, pointOf } from '../../../../lib/pageSizes.ts';
import { draftOf, type GridModel, type GridParts, rulesOf, fixedReason } from '../gridChange.ts';
import { gutterWidth, headHeight, pixelsPerMinute } from '../layout.ts';
import { type Draft, drawnSpan, endAt, moveTo, rangeOver, slotStart, snap } from '../slots.ts';
import { columnElements } from './ghost.ts';
import { tileAt } from './keyEditing.ts';
import type { Session, Subject } from './session.ts';

/** So far a press may shake and still be a click. */
const threshold = 4;
/** How near to its bottom edge a tile is taken by its end. */
const edge = 7;

/** A button that is down: perhaps a click, perhaps the start of a drag. */
interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly subject: Subject;
  readonly from: Draft;
  readonly part: 'body' | 'end' | 'range';
  /** The minute of the day that was taken hold of. */
  readonly minute: number;
  state: 'pressed' | 'dragging' | 'over';
}

/** Dragging with a pointer: a range, a tile, a tile's end. Returns how to stop it. */
export function attachPointer(parts: GridParts, session: Session, latest: () => GridModel): () => void {
  const { scroller, body } = parts;
  let press: Press | null = null;
  let [x, y] = [0, 0];
  let frame = 0;
  /** The grid's place in the window when the drag began; its scroll offset gives the current place. */
  let origin = { left: 0, top: 0, scrollLeft: 0, scrollTop: 0, edges: boxOf(scroller) };

  const minuteAt = (at: number, top: number): number => {
    const model = latest();
    return model.board.fromHour * 60 + (at - top) / pixelsPerMinute(model.slotMinutes);
  };

  const target = (pressed: Press): Draft => {
    const model = latest();
    const rules = rulesOf(model);
    const top = origin.top - (scroller.scrollTop - origin.scrollTop);
    const left = origin.left - (scroller.scrollLeft - origin.scrollLeft);
    const minute = minuteAt(y, top);
    const { from } = pressed;
    if (pressed.part === 'range') return rangeOver(from.column, pressed.minute, minute, rules);
    const moved = minute - pressed.minute;
    // Less than half a slot is not meant: an appointment at 10:07 keeps its time when it only changes columns.
    const still = Math.abs(moved) < rules.slot / 2;
    if (pressed.part === 'end') {
      const end = drawnSpan(from, rules.change).end;
      return still ? from : endAt(from, snap(end + moved, rules.slot), rules);
    }
    const places = session.columns();
    const inside = x - left;
    const at = places.findIndex((place) => inside < place.left + place.width);
    const column = model.offers.reassign ? (at === -1 ? places.length - 1 : at) : from.column;
    const placed = still || !model.offers.move ? from : moveTo(from, snap(from.start + moved, rules.slot), rules);
    return { ...placed, column };
  };

  const paint = (): void => {
    frame = 0;
    if (press?.state !== 'dragging') return;
    if (!session.current()) {
      finish('over');
      return;
    }
    const push = beyondStart(pushAt(x, y, origin.edges), pushAt(press.x, press.y, origin.edges));
    const scrolled = autoScrollStep(scroller, push);
    session.update(target(press));
    if (scrolled) schedule();
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(paint);
  };

  const begin = (pressed: Press): void => {
    pressed.state = 'dragging';
    const { left, top } = boxOf(body);
    const { scrollLeft, scrollTop } = scroller;
    origin = { left, top, scrollLeft, scrollTop, edges: boxOf(scroller) };
    scroller.setPointerCapture(pressed.id);
    scroller.dataset.dragging = pressed.part;
    session.begin({ subject: pressed.subject, draft: pressed.from, by: 'pointer', onEnd: () => finish('over') });
  };

  /** The button may still be down after Esc; its release is then no click. */
  const finish = (state: 'over'): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    delete scroller.dataset.dragging;
    if (press) press.state = state;
  };

  const onDown = (event: PointerEvent): void => {
    if (session.current()?.by === 'keys') session.cancel(t('grid.putBack'));
    press = event.button === 0 && event.isPrimary ? pressOf(event, parts, latest(), minuteAt) : null;
    session.clicked = press?.part === 'range' ? press.from : null;
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    // Released outside of the grid, which got no event.
    if (event.buttons === 0) press = null;
    if (!press) return;
    [x, y] = pointOf(event);
    if (press.state === 'pressed' && Math.hypot(x - press.x, y - press.y) > threshold) begin(press);
    if (press.state === 'dragging') schedule();
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    if (press.state !== 'pressed') swallowClick();
    if (press.state === 'dragging') {
      [x, y] = pointOf(event);
      session.update(target(press));
      if (!session.drop()) session.cancel(null);
    }
    press = null;
  };
  const onCancel = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    if (press.state === 'dragging') session.cancel(t('grid.putBack'));
    press = null;
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const model = latest();
    const column = columnAt(event.target, parts);
    if (column === -1 || !model.offers.create || event.button !== 0) return;
    const { slot, shown } = rulesOf(model);
    const minute = slotStart(minuteAt(pointOf(event)[1], boxOf(body).top), slot);
    const start = Math.max(shown.start, Math.min(minute, shown.end - slot));
    const draft = { column, start, minutes: slot };
    session.begin({ subject: { kind: 'new', lengthChosen: false }, draft, by: 'pointer', onEnd: () => undefined });
    if (!session.drop()) session.cancel(null);
  };

  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onCancel],
  ] as const;
  for (const [name, listener] of listeners) scroller.addEventListener(name, listener);
  scroller.addEventListener('scroll', schedule, { passive: true });
  scroller.addEventListener('dblclick', onDoubleClick);
  return () => {
    cancelAnimationFrame(frame);
    for (const [name, listener] of listeners) scroller.removeEventListener(name, listener);
    scroller.removeEventListener('scroll', schedule);
    scroller.removeEventListener('dblclick', onDoubleClick);
  };
}

/** What a pointer takes hold of, if anything; a finger only takes what is open, everything else it scrolls. */
function pressOf(
  event: PointerEvent,
  parts: GridParts,
  model: GridModel,
  minuteAt: (at: number, top: number) => number,
): Press | null {
  const { board, offers, pending } = model;
  const [x, y] = pointOf(event);
  const minute = minuteAt(y, boxOf(parts.body).top);
  const base = { id: event.pointerId, x, y, minute, state: 'pressed' as const };
  const tile = tileAt(parts.body, model, event.target);
  if (tile) {
    const element = event.target instanceof Element ? event.target.closest('[data-tile]') : null;
    if (!element || fixedReason(tile, offers, pending) !== null) return null;
    if (event.pointerType !== 'mouse' && element.getAttribute('aria-expanded') !== 'true') return null;
    const { bottom, height } = boxOf(element);
    const atEnd = offers.resize && bottom - y <= Math.min(edge, height / 4);
    if (!atEnd && !offers.move && !offers.reassign) return null;
    const from = draftOf(board, tile);
    return { ...base, subject: { kind: 'appointment', tile, from }, from, part: atEnd ? 'end' : 'body' };
  }
  const column = columnAt(event.target, parts);
  if (column === -1 || !offers.create || event.pointerType !== 'mouse') return null;
  const from = rangeOver(column, minute, minute, rulesOf(model));
  return { ...base, subject: { kind: 'new', lengthChosen: true }, from, part: 'range' };
}

function columnAt(target: EventTarget | null, { body }: GridParts): number {
  return columnElements(body).findIndex((column) => column === target);
}

/** The click that a browser makes of the release after a drag would open the tile. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** How near to an edge the grid begins to scroll, and how fast at most, in pixels per frame. */
const zone = 32;
const fastest = 16;
interface Step {
  readonly left: number;
  readonly top: number;
}

/** Only a push stronger than the one at the start of the drag: a drag that starts near an edge must not scroll by that. */
function beyondStart(now: Step, start: Step): Step {
  const pushed = (one: number, other: number): number => (Math.abs(one) > Math.abs(other) || one * other < 0 ? one : 0);
  return { left: pushed(now.left, start.left), top: pushed(now.top, start.top) };
}

/** Which way a pointer near or beyond an edge pushes, faster the further out it is. */
function pushAt(x: number, y: number, { left, right, top, bottom }: PageBox): Step {
  return { left: pushAlong(x, left + gutterWidth, right), top: pushAlong(y, top + headHeight, bottom) };
}

function pushAlong(at: number, low: number, high: number): number {
  const depth = at < low + zone ? at - low - zone : Math.max(0, at - high + zone);
  return Math.round(Math.max(-1, Math.min(1, depth / zone)) * fastest);
}

/** Scrolls by a step; false where nothing moved and no further frame is needed. */
function autoScrollStep(scroller: HTMLElement, { left, top }: Step): boolean {
  if (left === 0 && top === 0) return false;
  const before = [scroller.scrollLeft, scroller.scrollTop];
  scroller.scrollBy({ left, top, behavior: 'instant' });
  return before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop;
}
