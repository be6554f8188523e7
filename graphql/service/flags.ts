// Flags and time stamps, as services write them.

/** A flag, which some services write as 1 and 0; null for what is none. */
export function asFlag(value: unknown): boolean | null {
  if (value === 1 || value === 0) return value === 1;
  return typeof value === 'boolean' ? value : null;
}

/** A flag that is true, or a time stamp that is there. */
export function isSet(value: unknown): boolean {
  return asFlag(value) ?? (typeof value === 'string' ? value.trim() !== '' : value !== null);
}

/** Whether a step is reached: its flag is set or, where the step is the `unset` flag, false. */
export function isReached(value: unknown, { unset }: { readonly unset?: true }): boolean {
  return unset ? asFlag(value) === false : isSet(value);
}
