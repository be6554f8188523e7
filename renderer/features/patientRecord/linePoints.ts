interface Measured {
  readonly name: string | null;
  readonly value: string | null;
  readonly unit: string | null;
}

const width = 100;
const height = 32;
const margin = 3;

/** Of a list that keeps other measurements as well, those that are called a weight; else all of them. */
export function onlyWeights<Entry extends Pick<Measured, 'name'>>(entries: readonly Entry[]): readonly Entry[] {
  const weights = entries.filter(({ name }) => name !== null && /weight|gewicht|peso|poids/i.test(name));
  return weights.length > 0 ? weights : entries;
}

/** The points of a small line from the oldest to the newest; null where the values can't be compared or are too few. */
export function linePoints(newestFirst: readonly Measured[]): string | null {
  const [newest] = newestFirst;
  if (!newest || newestFirst.some(({ unit, name }) => unit !== newest.unit || name !== newest.name)) return null;
  const values = newestFirst
    .slice(0, 24)
    .flatMap(({ value }) => (value === null ? [] : Number(value)))
    .toReversed();
  if (values.length < 3) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * width;
      const share = high === low ? 0.5 : (value - low) / (high - low);
      return `${x.toFixed(1)},${(height - margin - share * (height - 2 * margin)).toFixed(1)}`;
    })
    .join(' ');
}
