import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { isPlain } from '../../lib/keys.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import { AppointmentTile } from './AppointmentTile.tsx';
import type { DayBoard, PlacedAppointment } from './columns.ts';
import frame from './DayFrame.module.css';
import { ColumnHeads, columnSize, countWords, gridSize, HourGutter } from './DayFrame.tsx';
import { pixelsPerMinute } from './dayMetrics.ts';
import { NowLine } from './NowLine.tsx';
import { entryTile, isArrowKey, nextTile } from './roving.ts';

interface DayGridProps {
  readonly board: DayBoard;
  readonly date: string;
  readonly zoneName: string;
  /** Minute of the day that it is at the clinic, null on any other day. */
  readonly nowMinute: number | null;
  readonly selected: string | null;
  readonly onSelect: (tile: PlacedAppointment | null) => void;
}

/** The day by provider. One tile is reached by Tab, the others from there by arrows; Enter opens. */
export function DayGrid({ board, date, zoneName, nowMinute, selected, onSelect }: DayGridProps) {
  const { columns, fromHour, toHour } = board;
  const scroller = useRef<HTMLDivElement>(null);
  const [roved, setRoved] = useState<string | null>(null);
  const tiles = columns.flatMap((column) => column.tiles);
  const entry = tiles.some(({ key }) => key === roved) ? roved : (entryTile(columns, nowMinute)?.key ?? null);

  // Once per day shown: to the present, with a little of the past above it, else to the first visit.
  const firstMinute = nowMinute ?? tiles.reduce((first, { start }) => Math.min(first, start), toHour * 60);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: (firstMinute - fromHour * 60 - 45) * pixelsPerMinute });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new minute or visit must not move the page
  }, [date]);

  const open = useStableCallback((tile: PlacedAppointment): void => {
    setRoved(tile.key);
    onSelect(tile.key === selected ? null : tile);
  });
  const move = useStableCallback((event: KeyboardEvent, tile: PlacedAppointment): void => {
    if (!isArrowKey(event.key) || !isPlain(event)) return;
    event.preventDefault();
    const next = nextTile(columns, tile.key, event.key);
    if (!next) return;
    setRoved(next.key);
    scroller.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(next.key)}"]`)?.focus();
    if (selected !== null) onSelect(next);
  });

  return (
    <div className={frame.scroller} ref={scroller}>
      <div className={frame.grid} style={gridSize(columns.map(({ lanes }) => lanes))}>
        <ColumnHeads columns={columns} zoneName={zoneName} />
        <div className={frame.body} style={{ height: (toHour - fromHour) * 60 * pixelsPerMinute }}>
          <HourGutter fromHour={fromHour} toHour={toHour} />
          {columns.map((column) => (
            <div
              key={column.key}
              className={frame.column}
              role="group"
              aria-label={`${column.name}, ${countWords(column.visits)}`}
              style={columnSize(column.lanes)}
            >
              {column.tiles.map((tile) => (
                <AppointmentTile
                  key={tile.key}
                  tile={tile}
                  date={date}
                  fromHour={fromHour}
                  selected={tile.key === selected}
                  reachable={tile.key === entry}
                  onOpen={open}
                  onKey={move}
                />
              ))}
            </div>
          ))}
          {nowMinute !== null && <NowLine minute={nowMinute} fromHour={fromHour} toHour={toHour} />}
        </div>
      </div>
    </div>
  );
}
