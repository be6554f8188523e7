import { say } from '../../../../words/page/say.ts';
import type { CsvCell } from '../../../../electron/contract/files.ts';
import { isCalledOff, statusWord } from '../../../lib/stages.ts';
import { alertsOf } from '../appointmentWords.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

function heads(): readonly string[] {
  return [
    say('general.date'),
    say('paper.start'),
    say('paper.end'),
    say('general.status'),
    say('general.patient'),
    say('paper.species'),
    say('general.client'),
    say('paper.phones'),
    say('paper.emails'),
    say('general.type'),
    say('general.reason'),
    say('general.notes'),
    say('general.provider'),
    say('general.room'),
    say('general.alerts'),
    say('general.balance'),
    say('paper.currency'),
    say('day.blocked'),
    say('paper.calledOff'),
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
        statusWord(status),
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
        blocked ? say('paper.yes') : null,
        isCalledOff(status) ? say('paper.yes') : null,
      ];
    }),
  ];
}

/** 09:05 of the clinic's clock, which stands in the text of an instant. */
function clockTime(instant: string | null): string | null {
  return instant === null ? null : instant.slice(11, 16);
}
