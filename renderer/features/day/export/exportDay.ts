import { say } from '../../../../words/page/say.ts';
import type { Failure, Result } from '../../../../electron/contract/failure.ts';
import { maxEnvelopeCharacters } from '../../../../electron/contract/guards.ts';
import type { ExportedFile } from '../../../../electron/contract/serviceMap.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { dayFileName } from './dayFileName.ts';
import { dayRows } from './dayRows.ts';

/** Saves the appointments that are shown as a list, and says where. */
export async function exportDay(
  bridge: Bridge,
  day: ScheduleDay,
  appointments: readonly DayAppointment[],
): Promise<Result<ExportedFile>> {
  const file = { name: `${dayFileName(day)}.csv`, rows: dayRows(day, appointments) };
  // The door takes no longer question, and would say so in words that help nobody here.
  if (JSON.stringify(file).length > maxEnvelopeCharacters - 1_000) return { ok: false, failure: tooLong() };
  return bridge.request('file:save', file);
}

function tooLong(): Failure {
  return { kind: 'storage', message: say('paper.tooLong'), action: say('paper.tooLongNext') };
}
