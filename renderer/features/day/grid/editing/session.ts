import { t } from '../../../../../i18n/page/t.ts';
import { formatMinute, formatMinuteRange, formatMinuteShort } from '../../../../lib/wallTime.ts';
import type { PlacedAppointment } from '../../columns.ts';
import { subjectName } from '../../dayLabels.ts';
import { type GridModel, type GridParts, newRangeOf, placingOf } from '../gridChange.ts';
import { pixelsPerMinute } from '../layout.ts';
import { type Draft, drawnSpan, endOf, startsInGap } from '../slots.ts';
import { gridWarnings } from './gridWarnings.ts';
import { type ColumnPlace, createGhost, measureColumns } from './ghost.ts';

/** What is being placed: an appointment that is there, or a new one. */
export type Subject =
  | { readonly kind: 'appointment'; readonly tile: PlacedAppointment; readonly from: Draft }
  | { readonly kind: 'new'; readonly lengthChosen: boolean };

interface Start {
  readonly subject: Subject;
  readonly draft: Draft;
  /** Every step by keyboard is read out and brought into view; a pointer is seen. */
  readonly by: 'keys' | 'pointer';
  /** Announced first: what was started, and the keys that continue it. */
  readonly hint?: string;
  /** Called when it is over, before the result is handed on. */
  readonly onEnd: () => void;
}

/** One edit at a time, from its start until it is dropped or cancelled. */
export interface Session {
  current(): { readonly subject: Subject; readonly draft: Draft; readonly by: Start['by'] } | null;
  begin(start: Start): void;
  update(draft: Draft): void;
  /** Submits the change; false where the place is refused and the gesture continues. */
  drop(): boolean;
  cancel(text: string | null): void;
  /** The day was rendered again under it. */
  modelChanged(): void;
  announce(text: string): void;
  /** The free slot that was clicked last, where a keyboard then begins. */
  clicked: Draft | null;
  columns(): readonly ColumnPlace[];
}

interface Active extends Start, GhostLabels {
  draft: Draft;
  subject: Subject;
  readonly shape: string;
}

/** The labels of a ghost that don't depend on its place: made once, as it is drawn at every step. */
interface GhostLabels {
  readonly who: string;
  /** The keys that end it, where it is moved by keyboard. */
  readonly keys: string | null;
}

/** The shared part of dragging and of placing by keyboard: ghost, announcements and the submitted change. */
export function createSession(parts: GridParts, latest: () => GridModel): Session {
  const ghost = createGhost(parts);
  let places: readonly ColumnPlace[] = [];
  let active: Active | null = null;

  const readOut = (text: string): void => {
    // The same text again would not be read aloud: a space makes it new.
    parts.voice.textContent = parts.voice.textContent === text ? `${text}\u00a0` : text;
  };
  const lift = (on: boolean): void => {
    if (active?.subject.kind !== 'appointment') return;
    tileElement(parts, active.subject.tile.key)?.toggleAttribute('data-lifted', on);
  };
  const draw = (): void => {
    if (!active) return;
    const model = latest();
    const { draft, subject } = active;
    const place = places[draft.column];
    if (!place) return;
    const scale = pixelsPerMinute(model.slotMinutes);
    const { start, end } = drawnSpan(draft, model.clockChange);
    const tile = subject.kind === 'appointment' ? subject.tile : null;
    ghost.show({
      left: place.left,
      width: place.width - 3,
      top: (start - model.board.fromHour * 60) * scale,
      height: Math.max(14, (end - start) * scale - 2),
      time: formatMinuteRange(draft.start, endOf(draft, model.clockChange)),
      who: active.who,
      warning: warningOf(model, draft, tile),
      refused: refusalOf(model, draft, startOfDrag(subject)),
      hint: active.keys,
    });
  };
  const end = (): void => {
    if (!active) return;
    lift(false);
    const { onEnd } = active;
    active = null;
    ghost.hide();
    onEnd();
  };

  const session: Session = {
    clicked: null,
    current: () => active,
    columns: () => places,
    announce: readOut,
    begin(start) {
      session.cancel(null);
      places = measureColumns(parts);
      active = { ...start, shape: shapeOf(latest()), ...textOf(start) };
      lift(true);
      draw();
      if (start.by === 'keys') ghost.reveal();
      if (start.hint !== undefined) readOut(`${start.hint} ${described(latest(), start.draft, start.subject)}`);
    },
    update(draft) {
      if (!active || isSame(active.draft, draft)) return;
      active.draft = draft;
      draw();
      if (active.by === 'pointer') return;
      ghost.reveal();
      readOut(described(latest(), draft, active.subject));
    },
    drop() {
      if (!active) return true;
      const { subject, draft } = active;
      const model = latest();
      const refused = refusalOf(model, draft, startOfDrag(subject));
      if (refused !== null) {
        readOut(refused);
        return false;
      }
      if (subject.kind === 'new') {
        const column = model.board.columns[draft.column];
        end();
        const chosen = subject.lengthChosen || draft.minutes !== model.slotMinutes;
        if (column) model.onCreate(newRangeOf(column, draft, chosen, model.clockChange));
        return true;
      }
      const placing = placingOf(model.board, subject.tile, { from: subject.from, to: draft }, model.clockChange);
      end();
      const name = subjectName(subject.tile.appointment);
      readOut(placing ? t('grid.dropped', { name, place: placeLabel(model, draft) }) : t('grid.stays', { name }));
      if (placing) model.onMove(subject.tile.appointment, placing);
      return true;
    },
    cancel(text) {
      if (!active) return;
      end();
      if (text !== null) readOut(text);
    },
    modelChanged() {
      if (!active) return;
      const { subject, shape } = active;
      if (shapeOf(latest()) !== shape) {
        session.cancel(t('grid.drawnAnew'));
        return;
      }
      if (subject.kind === 'appointment') {
        const tile = latest()
          .board.columns.flatMap(({ tiles }) => tiles)
          .find(({ key }) => key === subject.tile.key);
        if (!tile || !isUntouched(tile, subject.tile)) {
          session.cancel(t('grid.changedMeanwhile', { name: subjectName(subject.tile.appointment) }));
          return;
        }
        active.subject = { ...subject, tile };
        lift(true);
      }
      places = measureColumns(parts);
      draw();
    },
  };
  return session;
}

export function tileElement({ body }: Pick<GridParts, 'body'>, key: string): HTMLElement | null {
  return body.querySelector<HTMLElement>(`[data-tile="${CSS.escape(key)}"]`);
}

function textOf({ subject, by }: Start): GhostLabels {
  const isNew = subject.kind === 'new';
  return {
    who: isNew ? t('grid.newAppointment') : subjectName(subject.tile.appointment),
    keys: by === 'pointer' ? null : isNew ? t('grid.hintNew') : t('grid.hintMove'),
  };
}

function described(model: GridModel, draft: Draft, subject: Subject): string {
  const tile = subject.kind === 'appointment' ? subject.tile : null;
  const more = refusalOf(model, draft, startOfDrag(subject)) ?? warningOf(model, draft, tile);
  return `${placeLabel(model, draft)}.${more === null ? '' : ` ${more}${more.endsWith('.') ? '' : '.'}`}`;
}

function startOfDrag(subject: Subject): Draft | null {
  return subject.kind === 'appointment' ? subject.from : null;
}

function isSame(one: Draft, other: Draft): boolean {
  return one.column === other.column && one.start === other.start && one.minutes === other.minutes;
}

/** What a draft's numbers mean: where this changes, they would mean another place. */
function shapeOf({ board, shown, slotMinutes, offers }: GridModel): string {
  const columns = board.columns.map(({ key }) => key);
  return JSON.stringify([shown, slotMinutes, board.fromHour, board.toHour, offers, columns]);
}

function isUntouched(one: PlacedAppointment, other: PlacedAppointment): boolean {
  const facts = ({ appointment: { start, end, provider, room, status } }: PlacedAppointment): string =>
    JSON.stringify([start, end, provider?.id, room, status?.label]);
  return facts(one) === facts(other);
}

/** For the ear: 10:15 to 10:45 AM. */
function spokenRange(start: number, end: number): string {
  const [from, to] = [formatMinute(start), formatMinute(end)];
  const sameHalf = /[AP]M$/i.test(from) && from.slice(-2) === to.slice(-2);
  return t('grid.range', { from: sameHalf ? formatMinuteShort(start) : from, to });
}

/** Where a draft is: Dr. Okafor, 10:15 to 10:45 AM. */
function placeLabel({ board, clockChange }: GridModel, draft: Draft): string {
  const column = board.columns[draft.column]?.name ?? '';
  return `${column}, ${spokenRange(draft.start, endOf(draft, clockChange))}`;
}

/** Why a draft can't stay where it is; null where it can. */
function refusalOf(model: GridModel, draft: Draft, from: Draft | null): string | null {
  const { board, clockChange } = model;
  if (startsInGap(draft, clockChange)) {
    return t('grid.noSuchTime', { time: formatMinute(draft.start) });
  }
  const column = board.columns[draft.column];
  if (from && from.column !== draft.column && column && column.providerId === null && column.room === null) {
    return t('grid.notTo', { column: column.name });
  }
  return null;
}

/** What should be known about a place but does not forbid it: a double booking, a closed hour. */
function warningOf({ board, wholeDays }: GridModel, draft: Draft, tile: PlacedAppointment | null): string | null {
  const { start, minutes } = draft;
  const column = board.columns[draft.column];
  const day = wholeDays.find(({ date }) => date === column?.date);
  if (!column || !day) return null;
  const { providerId, room } = column;
  const place = { appointment: tile?.appointment ?? null, start, minutes, providerId, room };
  const texts = gridWarnings(place, day, board.kind);
  return texts.length > 0 ? texts.join(' · ') : null;
}
