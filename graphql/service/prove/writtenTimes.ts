import type { AppointmentFields } from '../serviceMap.ts';
import { asText, readValue } from '../sources.ts';

const clock = /\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const universal = /(Z|[+-]00:?00)$/i;

/**
 * How a service writes its times, by the starts of some rows: all in UTC, or all as wall clocks without a zone. Undefined
 * where they have an offset of the place, or are something else.
 */
export function writtenTimes({ start }: AppointmentFields, rows: readonly unknown[]): AppointmentFields['written'] {
  const texts = start.kind === 'path' ? rows.flatMap((row) => asText(readValue(row, start)) ?? []) : [];
  if (texts.length === 0) return undefined;
  if (texts.every((text) => universal.test(text))) return 'utc';
  if (!texts.every((text) => clock.test(text.trim()))) return undefined;
  return texts.every((text) => text.trim().includes(' ')) ? 'localSpaced' : 'local';
}
