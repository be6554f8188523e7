import { say } from '../../../../words/page/say.ts';
import { fileNamePart } from '../../../../electron/contract/files.ts';
import type { ScheduleDay } from '../columns.ts';

/** What the file of a patient's label is called, without its ending. */
export function labelFileName(): string {
  return fileNamePart(say('paper.fileOfLabel'));
}

/** What a file of a day is called, without its ending: `day-riverside-2026-11-17`. */
export function dayFileName({ location, date }: ScheduleDay): string {
  return [fileNamePart(say('paper.fileOfDay')), fileNamePart(location.name), date].filter(Boolean).join('-');
}
