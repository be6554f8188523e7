/** One measured figure. Speeds are ratios within one run, so that a slow machine and a fast one agree. */
export interface Figure {
  /** Begins with its area: `start.heap`. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that is good; null where a figure is only reported. */
  readonly bound: number | null;
  readonly ok: boolean;
}

/** A figure that no clinic meets, as of a service on the same machine. */
export function reported(name: string, value: number, unit: string): Figure {
  return { name, value: Math.round(value * 1000) / 1000, unit, bound: null, ok: true };
}

/** A figure that must not exceed its bound. */
export function atMost(name: string, value: number, unit: string, bound: number): Figure {
  const rounded = Math.round(value * 1000) / 1000;
  return { name, value: rounded, unit, bound, ok: rounded <= bound };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 1 ? middle : middle - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is nothing to take the median of.');
  return (lower + upper) / 2;
}

/** The value that 95 of 100 do not exceed. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const found = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (found === undefined) throw new Error('There is nothing to take the 95th percentile of.');
  return found;
}

/** How much y grows for every x, by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const along = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0);
  return along / points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
}
