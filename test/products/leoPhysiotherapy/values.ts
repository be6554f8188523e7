import { type ExecutionResult, GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { type Ids, mixed } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, Practice, VisitState } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';

const kinds: readonly Kind[] = ['organization', 'place', 'provider', 'visitType', 'client', 'patient', 'appointment'];
const keyDigits = 10;

function cuid(kind: Kind, key: number): string {
  const place = kinds.indexOf(kind);
  const mix = mixed(key * 8 + place)
    .toString(36)
    .padStart(7, '0');
  return `cl${String(place)}q${mix}0008${key.toString(36).padStart(keyDigits, '0')}`;
}

/** Ids that Prisma draws: 25 letters and digits, without an order. */
export const leoIds: Ids = {
  of: cuid,
  key(kind, id) {
    const key = Number.parseInt(String(id ?? '').slice(-keyDigits), 36);
    return Number.isSafeInteger(key) && cuid(kind, key) === String(id) ? key : null;
  },
};

/** The zone of the only clinic, which its service nowhere tells: days and hours have none. */
export const clinicZone = 'America/New_York';

const otherZone = 2;

/** How far a visit is there; who didn't come is called off. */
export const leoWords: Readonly<Record<VisitState, string>> = {
  planned: 'upcoming',
  confirmed: 'upcoming',
  arrived: 'upcoming',
  inProgress: 'upcoming',
  ready: 'done',
  completed: 'finished',
  cancelled: 'canceled',
  noShow: 'canceled',
};

/** What a word says of a visit. */
export const leoStates: Readonly<Record<string, VisitState>> = {
  upcoming: 'planned',
  done: 'ready',
  finished: 'completed',
  canceled: 'cancelled',
};

/** Whether somebody can be a patient there: with both names, an address for mails and a number. */
export function isPatient({ givenName, emails, phones, isDeleted }: ClientRecord): boolean {
  return !isDeleted && givenName !== null && emails.length > 0 && phones.length > 0;
}

/** The patients in the order in which they were entered. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(isPatient);
}

const strangers = new Set(
  clientsOfPractice()
    .filter((client) => !isPatient(client))
    .map(({ key }) => key),
);

/** Whether the clinic, which is one house, has a visit. */
export function isVisit(row: AppointmentRecord): boolean {
  const isPlain = instantOfWall(wallText(row.start, clinicZone), clinicZone) === row.start;
  const isHere = row.placeKey !== otherZone && !row.isDeleted && !row.isBlock && isPlain;
  return isHere && row.clientKey !== null && !strangers.has(row.clientKey);
}

/** The time of day of a visit as the clinic writes it: 09:00 AM. */
export function clockText(instant: number): string {
  const wall = wallText(instant, clinicZone);
  const hour = Number(wall.slice(11, 13));
  return `${String(hour % 12 || 12).padStart(2, '0')}:${wall.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The instant of a day and of what is written as its time; its midnight, where that is no time. */
export function instantAt(day: string, time: string): number {
  const [, hours = '', minutes = '', half = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?$/i.exec(time.trim()) ?? [];
  const isAfternoon = half.toUpperCase() === 'PM';
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  const isTime = hours !== '' && hour < 24 && Number(minutes) < 60;
  const clock = isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : '00:00';
  return instantOfWall(`${day}T${clock}:00`, clinicZone);
}

/** The day of whatever JavaScript takes for a date, by a server whose clock is UTC. */
export function dayOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(hasClock ? `${text}Z` : text);
  if (!Number.isNaN(instant)) return new Date(instant).toISOString().slice(0, 10);
  throw new GraphQLError('Invalid value for argument `date`: Provided Date object is invalid. Expected Date.');
}

/** The day of the scalar, which takes nothing but days. */
export function scalarDay(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new GraphQLError(`Date cannot represent an invalid date-string ${text}.`);
}

/** What the scalar of instants writes. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString();
}

/** A number as the scalar wants it: + and digits. */
export function internationalPhone(value: string): string {
  const digits = value.replaceAll(/\D/g, '');
  return value.startsWith('+') ? `+${digits}` : `+1${digits}`;
}

/** What is no number is refused, also before anything else is looked at. */
export function checkPhone(value: unknown): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'string' && /^\+[1-9]\d{6,14}$/.test(value)) return;
  throw new GraphQLError('Validation phone number');
}

/** What is no address is refused likewise. */
export function checkEmail(value: unknown): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return;
  throw new GraphQLError(`Value is not a valid email address: ${JSON.stringify(value)}`);
}

/** Filters of Prisma: what isn't given doesn't count, and null is an error where a column can't be empty. */
export function fitsFilter(name: string, value: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true;
  if (wanted === null) throw new GraphQLError(`Argument \`${name}\` must not be null.`);
  return value === wanted;
}

/** Errors as the server's formatError leaves them: whatever has to do with phones or mails is one text. */
export function leoBody({ errors, ...rest }: ExecutionResult): object {
  if (!errors) return rest;
  const shown = errors.map((error) => {
    if (error.message.includes('phone') || error.message.includes('emergencyPhone'))
      return {
        message: 'Please enter a valid phone number: (country code) + (area code)(local number) ex.(+1xxxxxxxxxx)',
      };
    if (error.message.includes('email')) return { message: 'Email is required' };
    const code = error.path ? 'INTERNAL_SERVER_ERROR' : 'GRAPHQL_VALIDATION_FAILED';
    const { extensions, ...others } = error.toJSON();
    return { ...others, extensions: { code, ...extensions } };
  });
  return { errors: shown, ...rest };
}
