import frame from './GridFrame.module.css';
import { bodySize, columnSize, HourGutter } from './GridFrame.tsx';
import { headHeight, pixelsPerMinute, type SlotMinutes, usualSlot } from './layout.ts';

/** Hour-high ghosts per column, in quarters after eight: an outline of a day, the same every time. */
const ghosts: readonly (readonly (readonly [start: number, quarters: number])[])[] = [
  [
    [2, 2],
    [5, 4],
    [10, 2],
    [14, 3],
    [19, 2],
  ],
  [
    [1, 3],
    [6, 2],
    [9, 2],
    [12, 4],
    [18, 3],
  ],
  [
    [3, 2],
    [6, 3],
    [11, 2],
    [15, 2],
    [20, 2],
  ],
  [
    [2, 4],
    [8, 2],
    [12, 2],
    [16, 3],
  ],
  [
    [4, 2],
    [7, 2],
    [10, 4],
    [17, 2],
  ],
];

interface GridSkeletonProps {
  /** Columns of the day before, so that switching days does not make the page jump. */
  readonly columns?: number | undefined;
  readonly slotMinutes?: SlotMinutes;
}

/** The day's grid before its appointments are known, in the same measures. */
export function GridSkeleton({ columns = ghosts.length, slotMinutes = usualSlot }: GridSkeletonProps) {
  const scale = pixelsPerMinute(slotMinutes);
  return (
    <div className={frame.scroller} aria-hidden="true">
      <div className={frame.grid}>
        <div className={frame.heads} style={{ height: headHeight }}>
          <span className={frame.corner} />
          {Array.from({ length: columns }, (_column, index) => (
            <div key={index} className={frame.head} style={columnSize(1)}>
              <div className={frame.bar} style={{ width: '60%' }} />
              <div className={frame.bar} style={{ width: '40%' }} />
            </div>
          ))}
        </div>
        <div className={frame.body} style={bodySize(8, 18, slotMinutes, scale)}>
          <HourGutter fromHour={8} toHour={18} scale={scale} />
          {Array.from({ length: columns }, (_column, index) => (
            <div key={index} className={frame.column} style={columnSize(1)}>
              {(ghosts[index % ghosts.length] ?? []).map(([start, quarters]) => (
                <span
                  key={start}
                  className={frame.ghost}
                  style={{ top: start * 15 * scale, height: quarters * 15 * scale - 2 }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
