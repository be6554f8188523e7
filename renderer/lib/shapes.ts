/**
 * Whether a value that was written by an earlier run, or by another version of the desk, has the parts of a sample and
 * of the same kinds. A null in the sample is a text that may be absent; what the sample has no part for is not looked at.
 */
export function isShapedLike<Sample extends object>(sample: Sample, value: unknown): value is Sample {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(sample).every(([key, expected]: readonly [string, unknown]) => {
    const found: unknown = Reflect.get(value, key);
    if (expected === null) return found === null || typeof found === 'string';
    if (typeof expected !== 'object') return typeof found === typeof expected;
    return Array.isArray(expected) ? Array.isArray(found) : isShapedLike(expected, found);
  });
}

export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
