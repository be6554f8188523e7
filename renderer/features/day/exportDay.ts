import type { Failure } from '../../../electron/contract/failure.ts';
import { type CsvCell, fileNamePart } from '../../../electron/contract/files.ts';
import { maxEnvelopeCharacters } from '../../../electron/contract/guards.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import type { ExportedFile } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { isCancelledOrNoShow } from '../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from './columns.ts';
import { alertsOf } from './dayLabels.ts';
import { visitStatusLabel } from './offline/queuedVisits.ts';

/** Saves the appointments that are shown as a list, and reports where. */
export async function exportDay(
  bridge: Bridge,
  day: ScheduleDay,
  appointments: readonly DayAppointment[],
): Promise<Result<ExportedFile>> {
  const file = { name: `${dayFileName(day)}.csv`, rows: dayRows(day, appointments) };
  // The core takes no longer request, and its failure would not explain that.
  if (JSON.stringify(file).length > maxEnvelopeCharacters - 1_000) return { ok: false, failure: tooLong() };
  return bridge.request('file:save', file);
}

function tooLong(): Failure {
  return { kind: 'storage', message: t('paper.tooLong'), action: t('paper.tooLongNext') };
}

function heads(): readonly string[] {
  return [
    t('general.date'),
    t('paper.start'),
    t('paper.end'),
    t('general.status'),
    t('general.patient'),
    t('paper.species'),
    t('general.client'),
    t('paper.phones'),
    t('paper.emails'),
    t('general.type'),
    t('general.reason'),
    t('general.notes'),
    t('general.provider'),
    t('general.room'),
    t('general.alerts'),
    t('general.balance'),
    t('paper.currency'),
    t('day.blocked'),
    t('paper.cancelled'),
  ];
}

/** A day's list for a spreadsheet: dates and times as it sorts and reads them, one appointment a row. */
export function dayRows(day: ScheduleDay, appointments: readonly DayAppointment[]): readonly (readonly CsvCell[])[] {
  const providers = new Map(day.providers.map(({ id, name }) => [id, name]));
  return [
    heads(),
    ...appointments.map((each) => {
      const { start, end, status, patient, client, type, reason, notes, provider, room, blocked } = each;
      return [
        day.date,
        clockTime(start),
        clockTime(end),
        visitStatusLabel(each),
        patient?.name ?? null,
        patient?.species ?? null,
        client?.name ?? null,
        client?.phones.map(({ number }) => number).join('; ') ?? null,
        client?.emails.join('; ') ?? null,
        type?.name ?? null,
        reason,
        notes,
        providers.get(provider?.id ?? '') ?? null,
        room,
        alertsOf(each).join('; '),
        client?.balance?.amount ?? null,
        client?.balance?.currency ?? null,
        blocked ? t('paper.yes') : null,
        isCancelledOrNoShow(status) ? t('paper.yes') : null,
      ];
    }),
  ];
}

/** 09:05 of the clinic's clock, which stands in the text of an instant. */
function clockTime(instant: string | null): string | null {
  return instant === null ? null : instant.slice(11, 16);
}

/** What the file of a patient's label is called, without its ending. */
export function labelFileName(): string {
  return fileNamePart(t('paper.fileOfLabel'));
}

/** What a file of a day is called, without its ending: `day-riverside-2026-11-17`. */
export function dayFileName({ location, date }: ScheduleDay): string {
  return [fileNamePart(t('paper.fileOfDay')), fileNamePart(location.name), date].filter(Boolean).join('-');
}
