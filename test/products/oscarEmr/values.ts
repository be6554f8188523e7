import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of tables, which each table counts for itself. */
// prettier-ignore
export const oscarIds = numberedIds({
  organization: 0, place: 0, provider: 100, visitType: 30, client: 2000, patient: 0, appointment: 41_000,
});

/** The clock of the server, by which every site keeps its book. */
export const serverZone = 'America/New_York';

/** A row of the table of statuses. */
export interface StatusRecord {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly color: string;
  readonly icon: string;
  readonly shortLetters: string;
  readonly isActive: boolean;
  readonly isEditable: boolean;
  readonly state: VisitState;
}

const status = (
  id: number,
  words: readonly [code: string, description: string, shortLetters: string],
  look: readonly [color: string, icon: string],
  state: VisitState,
): StatusRecord => {
  const [code, description, shortLetters] = words;
  const [color, icon] = look;
  const isEditable = /[a-e]|[HPE]/.test(code);
  return { id, code, description, shortLetters, color, icon, isActive: code !== 'c', isEditable, state };
};

/** Codes are case-sensitive. */
export const statuses: readonly StatusRecord[] = [
  status(1, ['t', 'To Do', 'TODO'], ['#FDFEC7', 'starbill.gif'], 'planned'),
  status(2, ['T', 'Daysheet Printed', 'DSPrt'], ['#FDFEC7', 'todo.gif'], 'planned'),
  status(3, ['H', 'Here', 'HERE'], ['#00ee00', 'here.gif'], 'arrived'),
  status(4, ['P', 'Picked', 'PICK'], ['#FFBBFF', 'picked.gif'], 'inProgress'),
  status(5, ['E', 'Empty Room', 'EmpRm'], ['#FFFF33', 'empty.gif'], 'ready'),
  status(6, ['a', 'Customized 1', 'CUST1'], ['#897DF8', '1.gif'], 'planned'),
  status(7, ['b', 'Customized 2', 'CUST2'], ['#897DF8', '2.gif'], 'planned'),
  status(8, ['c', 'Customized 3', 'CUST3'], ['#897DF8', '3.gif'], 'planned'),
  status(9, ['d', 'Customized 4', 'CUST4'], ['#897DF8', '4.gif'], 'planned'),
  status(10, ['e', 'Customized 5', 'CUST5'], ['#897DF8', '5.gif'], 'planned'),
  status(11, ['N', 'No Show', 'NOSHO'], ['#cccccc', 'noshow.gif'], 'noShow'),
  status(12, ['C', 'Cancelled', 'CAN'], ['#999999', 'cancel.gif'], 'cancelled'),
  status(13, ['B', 'Billed', 'BILL'], ['#3ea4e1', 'billed.gif'], 'completed'),
  status(14, ['h', 'Confirmed', 'CONFI'], ['#2fcccf', 'thumb.png'], 'confirmed'),
];

/** The status that a code of one or two characters begins with: S is for signed and V for verified. */
export function statusBy(code: string): StatusRecord | null {
  return /^.[SV]?$/.test(code) ? (statuses.find((row) => row.code === code[0]) ?? null) : null;
}

/** The code of an appointment for which nobody wrote another one. */
export function codeOf({ key, state }: AppointmentRecord): string {
  const code = statuses.find((row) => row.state === state)?.code ?? 't';
  return code === 'B' && key % 4 === 0 ? 'BS' : code;
}

/** The right words for a status: its code and its descriptions. */
export function statusWords(row: AppointmentRecord): readonly string[] {
  const code = codeOf(row);
  const description = statusBy(code)?.description ?? code;
  return code.length === 1 ? [code, description] : [code, `${description}/Signed`, description];
}

/** Whether the book has an appointment: each is in somebody's column, and what is deleted is gone. */
export function isInBook(row: AppointmentRecord): boolean {
  // Of an hour that the server's clock shows twice, times without offset can say the first alone.
  const canBeSaid = instantOfWall(wallText(row.start, serverZone), serverZone) === row.start;
  return canBeSaid && !row.isDeleted && row.providerKey !== null && hasClearDay(row);
}

/** Those whom the list of demographics has, by number. */
export function activeClients({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isActive, isDeleted }) => isActive && !isDeleted);
}

/** Day and time of an instant by the server's clock: 2026-11-17 09:00:00. */
export function dateTimeText(instant: number): string {
  return wallText(instant, serverZone).replace('T', ' ');
}

/** The day of an instant. */
export function dayText(instant: number): string {
  return dateTimeText(instant).slice(0, 10);
}

/** The time of an instant: 09:00. */
export function timeText(instant: number): string {
  return dateTimeText(instant).slice(11, 16);
}

/** A text as the database compares it: without regard to case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A request that can't be followed. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** A day that was given, which has to be one. */
export function dayIn(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw invalid('Invalid Date sent, use yyyy-MM-dd format');
  return text;
}

/** The instant of a day and a time, which is "14:30" or, in the twelve hours of the web, "02:30 PM". */
export function startIn(day: string | null, time: string | null, time12: string | null): number {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '') ?? [];
  const [, short = '', past = '', half = ''] = /^(\d{1,2}):(\d{2}) ?([AP]M)$/i.exec(time12 ?? '') ?? [];
  const hour = time === null ? (Number(short) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hours);
  const minute = time === null ? past : minutes;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') && !Number.isNaN(Date.parse(day ?? ''));
  if (!isDay || minute === '' || hour > 23 || Number(minute) > 59)
    throw invalid('Could not parse date/times of appointment. please check format');
  return instantOfWall(`${day ?? ''}T${String(hour).padStart(2, '0')}:${minute}:00`, serverZone);
}
