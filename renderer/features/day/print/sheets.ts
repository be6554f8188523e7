import { balanceWords } from '../../../lib/money.ts';
import { isCalledOff, statusWord } from '../../../lib/stages.ts';
import { formatMinute, formatMinuteShort, minuteOfDay } from '../../../lib/wallTime.ts';
import { alertsOf, patientWords } from '../appointmentWords.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

/** The columns of a sheet in their order, with the words over them. */
export const columnWords = {
  time: 'Time',
  patient: 'Patient',
  client: 'Client',
  phones: 'Phones',
  type: 'Type',
  reason: 'Reason',
  provider: 'Provider',
  room: 'Room',
  status: 'Status',
  alerts: 'Alerts',
  balance: 'Balance',
} as const;

export type ColumnId = keyof typeof columnWords;

// Sound: these are the keys of the very object that the type is made of.
export const allColumns = Object.keys(columnWords) as readonly ColumnId[];

export interface SheetRow {
  readonly key: string;
  /** Several texts stand below each other. */
  readonly cells: Readonly<Record<ColumnId, readonly string[]>>;
  readonly calledOff: boolean;
  readonly blocked: boolean;
}

export interface Sheet {
  readonly title: string;
  readonly rows: readonly SheetRow[];
}

export type SheetKind = 'day' | 'providers';

/** What goes on paper: one sheet for everybody, or one for each provider that has something to do. */
export function sheetsOf(day: ScheduleDay, appointments: readonly DayAppointment[], kind: SheetKind): readonly Sheet[] {
  const ordered = appointments.toSorted((one, other) => startOf(one, day.date) - startOf(other, day.date));
  if (kind === 'day') return [{ title: 'All providers', rows: rowsOf(day, ordered) }];
  const known = new Set(day.providers.map(({ id }) => id));
  const sheets = day.providers.map(({ id, name }) => ({
    title: name,
    rows: rowsOf(
      day,
      ordered.filter(({ provider }) => provider?.id === id),
    ),
  }));
  const others = ordered.filter(({ provider }) => !known.has(provider?.id ?? ''));
  return [...sheets, { title: 'No provider', rows: rowsOf(day, others) }].filter(({ rows }) => rows.length > 0);
}

/** Appointments without a time come last: they may be at any. */
function startOf({ start }: DayAppointment, date: string): number {
  return start === null ? Number.MAX_SAFE_INTEGER : minuteOfDay(start, date);
}

function rowsOf(day: ScheduleDay, appointments: readonly DayAppointment[]): readonly SheetRow[] {
  const providers = new Map(day.providers.map(({ id, name }) => [id, name]));
  return appointments.map((appointment, index) => {
    const { id, patient, client, type, reason, provider, room, status, blocked } = appointment;
    const isBlock = blocked === true && patient === null;
    return {
      key: `${index} ${id}`,
      cells: {
        time: timeLines(appointment, day.date),
        patient: lines(isBlock ? 'Blocked' : patientWords(appointment)),
        client: lines(client?.name),
        phones: client?.phones.map(({ number }) => number) ?? [],
        type: lines(type?.name),
        reason: lines(reason === type?.name ? null : reason),
        provider: lines(providers.get(provider?.id ?? '')),
        room: lines(room),
        status: lines(isBlock && !status ? null : statusWord(status)),
        alerts: alertsOf(appointment),
        balance: lines(balanceWords(client?.balance ?? null)?.text),
      },
      calledOff: isCalledOff(status),
      blocked: isBlock,
    };
  });
}

function timeLines({ start, end }: DayAppointment, date: string): readonly string[] {
  if (start === null) return ['No time'];
  const from = formatMinute(minuteOfDay(start, date));
  return end === null ? [from] : [from, `to ${formatMinuteShort(minuteOfDay(end, date))}`];
}

function lines(text: string | null | undefined): readonly string[] {
  return text === null || text === undefined || text === '' ? [] : [text];
}

/** What somebody who holds only the paper has to know about it. */
export function sheetNotes(day: ScheduleDay, leftOut: number): readonly string[] {
  return [
    ...(day.complete ? [] : ['Not the whole day: the service gave only a part of its appointments.']),
    ...(day.partial ? ['The service answered only in part: names, alerts or balances may be missing.'] : []),
    ...(day.unreadable > 0 ? [`Not listed, as they could not be read: ${day.unreadable}.`] : []),
    ...(leftOut > 0 ? [`Not listed, as they are cancelled or no-show: ${leftOut}.`] : []),
  ];
}
