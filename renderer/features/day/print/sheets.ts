import { t } from '../../../../i18n/page/t.ts';
import { formatBalance } from '../../../lib/money.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import { formatMinute, formatMinuteShort, minuteOfDay } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { alertsOf, patientLabel } from '../dayLabels.ts';
import { visitStatusLabel } from '../offline/queuedVisits.ts';

const columnLabels = {
  time: 'general.time',
  patient: 'general.patient',
  client: 'general.client',
  phones: 'paper.phones',
  type: 'general.type',
  reason: 'general.reason',
  provider: 'general.provider',
  room: 'general.room',
  status: 'general.status',
  alerts: 'general.alerts',
  balance: 'general.balance',
} as const;

export type ColumnId = keyof typeof columnLabels;

/** The columns of a sheet in their order. */
// Sound: these are the keys of the very object that the type is made of.
export const allColumns = Object.keys(columnLabels) as readonly ColumnId[];

/** The word over a column. */
export function columnLabel(column: ColumnId): string {
  return t(columnLabels[column]);
}

export interface SheetRow {
  readonly key: string;
  /** Several texts, no two the same, stand below each other. */
  readonly cells: Readonly<Record<ColumnId, readonly string[]>>;
  readonly cancelled: boolean;
  readonly blocked: boolean;
}

export interface Sheet {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** What the reader of the paper has to know about it. */
  readonly notes: readonly string[];
}

export type SheetKind = 'day' | 'providers';

interface SheetOptions {
  readonly kind: SheetKind;
  /** Whether cancelled visits and no-shows are listed; where not, the sheet has their number. */
  readonly withCancelled: boolean;
  readonly formatPhone: (number: string) => string;
}

/** The printed sheets: one for all, or one for each provider that has something to do. */
export function sheetsOf(
  day: ScheduleDay,
  appointments: readonly DayAppointment[],
  { kind, withCancelled, formatPhone }: SheetOptions,
): readonly Sheet[] {
  const ordered = appointments.toSorted((one, other) => startOf(one, day.date) - startOf(other, day.date));
  const sheet = (title: string, all: readonly DayAppointment[]): Sheet => {
    const listed = withCancelled ? all : all.filter(({ status }) => !isCancelledOrNoShow(status));
    return { title, rows: rowsOf(day, listed, formatPhone), notes: notesOf(day, all.length - listed.length) };
  };
  if (kind === 'day') return [sheet(t('paper.allProviders'), ordered)];
  const known = new Set(day.providers.map(({ id }) => id));
  const sheets = day.providers.map(({ id, name }) =>
    sheet(
      name,
      ordered.filter(({ provider }) => provider?.id === id),
    ),
  );
  const others = ordered.filter(({ provider }) => !known.has(provider?.id ?? ''));
  const filled = [...sheets, sheet(t('day.noProvider'), others)].filter(({ rows }) => rows.length > 0);
  return filled.length > 0 ? filled : [sheet(t('paper.allProviders'), ordered)];
}

/** The columns of a kind of sheet: on a provider's own it would be one name over and over. */
export function columnsOf(kind: SheetKind, columns: readonly ColumnId[]): readonly ColumnId[] {
  return kind === 'providers' ? columns.filter((column) => column !== 'provider') : columns;
}

/** Appointments without a time come last: they may be at any. */
function startOf({ start }: DayAppointment, date: string): number {
  return start === null ? Number.MAX_SAFE_INTEGER : minuteOfDay(start, date);
}

function rowsOf(
  day: ScheduleDay,
  appointments: readonly DayAppointment[],
  formatPhone: SheetOptions['formatPhone'],
): readonly SheetRow[] {
  const providers = new Map(day.providers.map(({ id, name }) => [id, name]));
  return appointments.map((appointment, index) => {
    const { id, patient, client, type, reason, provider, room, status, blocked } = appointment;
    const isBlock = blocked === true && patient === null;
    return {
      key: `${index} ${id}`,
      cells: {
        time: timeLines(appointment, day.date),
        patient: lines(isBlock ? t('day.blocked') : patientLabel(appointment)),
        client: lines(client?.name),
        phones: [...new Set(client?.phones.map(({ number }) => formatPhone(number)))],
        type: lines(type?.name),
        reason: lines(reason === type?.name ? null : reason),
        provider: lines(providers.get(provider?.id ?? '')),
        room: lines(room),
        status: lines(isBlock && !status ? null : visitStatusLabel(appointment)),
        alerts: [...new Set(alertsOf(appointment))],
        balance: lines(formatBalance(client?.balance ?? null)?.text),
      },
      cancelled: isCancelledOrNoShow(status),
      blocked: isBlock,
    };
  });
}

function timeLines({ start, end }: DayAppointment, date: string): readonly string[] {
  if (start === null) return [t('day.noTime')];
  const from = formatMinute(minuteOfDay(start, date));
  return end === null ? [from] : [from, t('paper.until', { time: formatMinuteShort(minuteOfDay(end, date)) })];
}

function lines(text: string | null | undefined): readonly string[] {
  return text === null || text === undefined || text === '' ? [] : [text];
}

function notesOf(day: ScheduleDay, leftOut: number): readonly string[] {
  return [
    ...(day.complete ? [] : [t('paper.notWhole')]),
    ...(day.partial ? [t('paper.partial')] : []),
    ...(day.unreadable > 0 ? [t('paper.unreadable', { number: day.unreadable })] : []),
    ...(leftOut > 0 ? [t('paper.leftOut', { number: leftOut })] : []),
  ];
}
