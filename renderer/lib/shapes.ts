/**
 * Whether a value written by an earlier run or another version has the parts of a sample, with the same types. A null
 * in the sample is an optional text; parts that the sample lacks are not checked.
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
