/** The assumed length of an appointment without an end, in minutes. */
export const assumedMinutes = 30;

/** How long an appointment really lasts, whatever the clocks do meanwhile; null where it has no end. */
export function durationMinutes({
  start,
  end,
}: {
  readonly start: string | null;
  readonly end: string | null;
}): number | null {
  if (start === null || end === null) return null;
  return Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 60_000));
}
