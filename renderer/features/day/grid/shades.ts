import type { OpeningHours } from '../columns.ts';
import type { Span } from './layout.ts';

/** The stretches of the shown part of a day in which the location is closed; none where its hours are unknown. */
export function closedSpans(hours: OpeningHours, shown: Span): readonly Span[] {
  if (!hours) return [];
  const closed: Span[] = [];
  let from = shown.start;
  for (const { start, end } of hours.toSorted((one, other) => one.start - other.start)) {
    if (start > from) closed.push({ start: from, end: Math.min(start, shown.end) });
    from = Math.max(from, end);
    if (from >= shown.end) return closed;
  }
  return from < shown.end ? [...closed, { start: from, end: shown.end }] : closed;
}

/** Whether all of a stretch lies in opening hours; true where nobody knows them. */
export function isOpenAll(hours: OpeningHours, span: Span): boolean {
  return closedSpans(hours, span).length === 0;
}
