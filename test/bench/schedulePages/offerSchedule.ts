import { type BusyDay, busyDay, usualProviders } from './busyDay.ts';

/** One way to draw a day, made to be compared with others. */
export interface Schedule {
  /** What one visit is on the page. */
  readonly tile: string;
  /** Resolves when the code that a schedule loads later is here, as it is in a page that has been open for a while. */
  readonly ready?: () => Promise<unknown>;
  /** Draws a day, the first or another one, before it returns. */
  readonly show: (day: BusyDay) => void;
}

declare global {
  interface Window {
    /** Shows a day of so many visits and answers the milliseconds to its second frame. */
    showDay(count: number, dayOfMonth: number, providers?: number): Promise<number>;
  }
}

/**
 * Lets the bench request days; a page that is opened with a count after the # starts with a day of so many visits, with
 * another one behind a slash for so many providers.
 */
export function offerSchedule({ tile, ready, show }: Schedule): void {
  const showDay = async (count: number, dayOfMonth: number, providers = usualProviders): Promise<number> => {
    const day = busyDay(count, dayOfMonth, providers);
    const started = performance.now();
    show(day);
    await nextFrame();
    await nextFrame();
    const time = performance.now() - started;
    performance.mark('shown');
    await checkTiles(tile, count, providers > usualProviders);
    return time;
  };
  window.showDay = async (count, dayOfMonth, providers) => {
    await ready?.();
    return showDay(count, dayOfMonth, providers);
  };
  const [count = 0, providers = usualProviders] = location.hash.slice(1).split('/').map(Number);
  if (count > 0) void showDay(count, 17, providers);
}

/**
 * Visible tiles have to be painted by now; the others may follow, before a person could scroll to them. Of hundreds of
 * columns those far away may stay away.
 */
async function checkTiles(tile: string, count: number, mayStayAway: boolean): Promise<void> {
  const painted = new Set(document.querySelectorAll(tile));
  const fewest = mayStayAway ? 1 : count;
  for (let frame = 0; frame < 60 && document.querySelectorAll(tile).length < fewest; frame += 1) await nextFrame();
  const tiles = [...document.querySelectorAll(tile)];
  if (tiles.length !== count && !(mayStayAway && tiles.length > 0))
    throw new Error(`There are ${tiles.length} visits on the page instead of ${count}.`);
  const missed = tiles.filter((each) => isInSight(each) && !painted.has(each)).length;
  if (missed > 0) throw new Error(`${missed} visible visits were not painted in time.`);
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  return root;
}
