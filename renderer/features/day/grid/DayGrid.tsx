import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { afterPaint } from '../../../hooks/afterPaint.ts';
import { useIsCompact } from '../../../hooks/useIsCompact.ts';
import { isPlain } from '../../../lib/keys.ts';
import type { ClockChange } from '../../../lib/timeZone.ts';
import type { DayAppointment, DayBoard, DayColumn, PlacedAppointment, ScheduleDay } from '../columns.ts';
import { useSelectableLayout } from '../selection/useSelectableLayout.ts';
import { AppointmentTile } from './AppointmentTile.tsx';
import type { Editing } from './editing/attachEditing.ts';
import type { GridModel, GridOffers, GridParts, NewRange, Placing } from './gridChange.ts';
import { entryTile, isArrowKey, nextTile, useFocusTile, useKeptFocus } from './gridFocus.ts';
import styles from './GridFrame.module.css';
import {
  bodySize,
  ColumnHeads,
  columnSize,
  GridShades,
  gridSize,
  HourGutter,
  NowLine,
  spanPlace,
} from './GridFrame.tsx';
import { type OpeningHours, pixelsPerMinute, type SlotMinutes } from './layout.ts';
import { useVisibleTiles } from './visibleTiles.ts';

interface DayGridProps {
  readonly board: DayBoard;
  /** Names what is shown: another day, week or provider begins anew with what is visible. */
  readonly shown: string;
  readonly zoneName: string;
  /** Minute of the day that it is at the clinic, null on any other day. */
  readonly nowMinute: number | null;
  readonly hours: OpeningHours;
  /** What the location's clocks do on this day. */
  readonly clockChange: ClockChange | null;
  readonly slotMinutes: SlotMinutes;
  readonly selected: string | null;
  readonly onSelect: (tile: PlacedAppointment | null) => void;
  readonly offers: GridOffers;
  /** Ids of appointments of which a change is on its way. */
  readonly pending: ReadonlySet<string>;
  /** Called with the place of a new appointment, for which a booking is to be opened. */
  readonly onCreate: (range: NewRange) => void;
  /** Called with the new place of an appointment. The grid keeps showing the board it is given. */
  readonly onMove: (appointment: DayAppointment, placing: Placing) => void;
  /** Where the name over a column leads to; null where it leads nowhere. */
  readonly headPath?: ((column: DayColumn) => string | null) | undefined;
  /** The days that the columns show, with what the filter leaves out: it is in the way all the same. */
  readonly wholeDays: readonly ScheduleDay[];
}

/**
 * The day in columns. One tile is reached by Tab, the others from there by arrows; Enter opens. What `offers` allows
 * is done by pointer or by keyboard: M moves, Shift with an arrow resizes, N or a drag over free time creates.
 */
export function DayGrid(props: DayGridProps) {
  const { board, shown, zoneName, nowMinute, hours, clockChange, slotMinutes, selected, onSelect, offers, pending } =
    props;
  const { columns, fromHour, toHour } = board;
  const compact = useIsCompact();
  const scale = pixelsPerMinute(slotMinutes, compact);
  const refs = useGridRefs();
  const { scroller } = refs;
  const hintId = useId();
  const [roved, setRoved] = useState<string | null>(null);
  const tiles = columns.flatMap((column) => column.tiles);
  const entry = tiles.some(({ key }) => key === roved) ? roved : (entryTile(columns, nowMinute)?.key ?? null);
  const focusTile = useFocusTile(scroller);
  useKeptFocus(scroller);
  useGridEditing(refs, props);
  useSelectableLayout(() => ({
    columns: columns.map((column) => column.tiles.map(({ key }) => key)),
    next: (key, arrow) => nextTile(columns, key, arrow)?.key ?? null,
    focus(key) {
      setRoved(key);
      focusTile(key);
    },
    grid:
      refs.body.current && refs.overlay.current
        ? {
            body: refs.body.current,
            overlay: refs.overlay.current,
            columns: columns.map((column) => column.tiles),
            fromHour,
            scale,
            resizes: offers.resize,
          }
        : null,
  }));

  const kept = useMemo(() => new Set([entry, selected]), [entry, selected]);
  // Once per day shown: to the present, with a little of the past above it, else to the first visit.
  const firstMinute = nowMinute ?? tiles.reduce((first, { start }) => Math.min(first, start), toHour * 60);
  const opensAt = firstMinute - 45;
  const drawn = useVisibleTiles(shown, { board, opensAt, scale, kept }, scroller);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: (opensAt - fromHour * 60) * scale });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new minute or visit must not move the page
  }, [shown, scale]);

  const tileOf = ({ target }: { readonly target: EventTarget }): PlacedAppointment | undefined => {
    const key = target instanceof Element && target.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
    return tiles.find((tile) => tile.key === key);
  };
  const open = (event: MouseEvent): void => {
    const tile = tileOf(event);
    if (!tile) return;
    onSelect(tile.key === selected ? null : tile);
  };
  // However it came there: a tile with the focus stays rendered, and is the one that Tab leads to.
  const rove = (event: FocusEvent): void => setRoved(tileOf(event)?.key ?? entry);
  const move = (event: KeyboardEvent): void => {
    const tile = tileOf(event);
    if (!tile || !isArrowKey(event.key) || !isPlain(event) || event.shiftKey) return;
    event.preventDefault();
    const next = nextTile(columns, tile.key, event.key);
    if (!next) return;
    setRoved(next.key);
    focusTile(next.key);
    if (selected !== null) onSelect(next);
  };

  return (
    <>
      <div
        className={styles.scroller}
        ref={refs.scroller}
        role="region"
        aria-label={t('day.schedule')}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a tile, here a keyboard scrolls and begins
        tabIndex={entry === null ? 0 : -1}
      >
        <div className={styles.grid} style={gridSize(columns.map(({ lanes }) => lanes))}>
          <ColumnHeads columns={columns} zoneName={zoneName} isComplete={drawn.isComplete} pathOf={props.headPath} />
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks and keys are those of the buttons in it */}
          <div
            className={styles.body}
            ref={refs.body}
            style={bodySize(fromHour, toHour, slotMinutes, scale)}
            onClick={open}
            onFocus={rove}
            onKeyDown={move}
          >
            <GridShades hours={hours} clockChange={clockChange} fromHour={fromHour} toHour={toHour} scale={scale} />
            <HourGutter fromHour={fromHour} toHour={toHour} scale={scale} />
            {drawn.columns.map((column) => (
              <div
                // Another day has other tiles: its columns go at once, which a browser does faster than tile by tile.
                key={`${shown} ${column.key}`}
                className={styles.column}
                role="group"
                aria-label={drawn.isComplete ? columnName(column) : column.name}
                data-column={column.key}
                data-blocked={column.blockedBy === null ? undefined : ''}
                style={columnSize(column.lanes)}
              >
                {column.closed.map(({ start, end }) => (
                  <div key={start} className={styles.shut} style={spanPlace(start, end, fromHour, scale)} />
                ))}
                {column.tiles.map((tile) => (
                  <AppointmentTile
                    key={tile.key}
                    tile={tile}
                    date={column.date}
                    fromHour={fromHour}
                    scale={scale}
                    selected={tile.key === selected}
                    reachable={tile.key === entry}
                    pending={pending.has(tile.appointment.id)}
                  />
                ))}
              </div>
            ))}
            {nowMinute !== null && <NowLine minute={nowMinute} fromHour={fromHour} toHour={toHour} scale={scale} />}
            <div className={styles.overlay} ref={refs.overlay} aria-hidden="true" />
          </div>
        </div>
        <span
          className="visually-hidden"
          ref={refs.cursor}
          role="application"
          aria-label={t('grid.newAppointment')}
          tabIndex={-1}
          hidden
        />
      </div>
      <p className="visually-hidden" id={hintId}>
        {keyHints(offers)}
      </p>
      <p className="visually-hidden" ref={refs.voice} aria-live="polite" />
    </>
  );
}

function useGridRefs() {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLSpanElement>(null);
  const voice = useRef<HTMLParagraphElement>(null);
  return useMemo(() => ({ scroller, body, overlay, cursor, voice }) satisfies GridRefs, []);
}

/** Plural rules take as long as half of the visible tiles, and screen readers don't need the count before the first paint. */
function columnName({ name, visits }: DayColumn): string {
  return `${name}, ${t('grid.appointments', { count: visits })}`;
}

/** The keys that do something here, for those who can't see them on the shortcut sheet. */
function keyHints({ create, move, resize, reassign }: GridOffers): string {
  return [
    t('grid.keysGo'),
    ...(move || reassign ? [t('grid.keysMove')] : []),
    ...(resize ? [t('grid.keysResize')] : []),
    ...(create ? [t('grid.keysNew')] : []),
    t('grid.keysSelect'),
  ].join(' ');
}

/** The elements of a grid, as React knows them. */
type GridRefs = { readonly [Part in keyof GridParts]: RefObject<HTMLElement | null> };

/** Editing for a grid: loaded once something is offered and shown, as the first day is read before it is changed. */
function useGridEditing(refs: GridRefs, model: GridModel): void {
  const latest = useRef(model);
  const editing = useRef<Editing | null>(null);
  useLayoutEffect(() => {
    latest.current = model;
    editing.current?.modelChanged();
  });
  const { create, move, resize, reassign } = model.offers;
  const isEditable = create || move || resize || reassign;
  useEffect(() => {
    if (!isEditable) return undefined;
    let isStopped = false;
    const begin = async (): Promise<void> => {
      const { attachEditing } = await import('./editing/attachEditing.ts');
      const parts = partsOf(refs);
      if (!isStopped && parts) editing.current = attachEditing(parts, () => latest.current);
    };
    // Without its code the grid still shows the day; it then offers nothing.
    const cancel = afterPaint(() => void begin().catch(() => undefined));
    return () => {
      isStopped = true;
      cancel();
      editing.current?.stop();
      editing.current = null;
    };
  }, [isEditable, refs]);
}

function partsOf({ scroller, body, overlay, cursor, voice }: GridRefs): GridParts | null {
  if (!scroller.current || !body.current || !overlay.current || !cursor.current || !voice.current) return null;
  return {
    scroller: scroller.current,
    body: body.current,
    overlay: overlay.current,
    cursor: cursor.current,
    voice: voice.current,
  };
}
