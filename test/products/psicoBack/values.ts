import { type ExecutionResult, GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';

/** Ids that Postgres draws. */
export const psicoIds = uuidIds();

/** The zone of the practice, which the service nowhere tells: days and hours have none. */
export const practiceZone = 'America/New_York';

const otherZone = 2;
const reasonPhrases: Readonly<Record<number, string>> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' };

/** Whether somebody can be a patient there: everybody has an address for mails. */
export function isUsuario({ emails, isDeleted }: ClientRecord): boolean {
  return !isDeleted && emails.length > 0;
}

/** The patients in the order in which they were entered. */
export function usuariosOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(isUsuario);
}

const withoutMail = new Set(
  clientsOfPractice()
    .filter((client) => !isUsuario(client))
    .map(({ key }) => key),
);

/** Whether the practice, which is one house, has a visit: with a patient, a psychologist and a reason. */
export function isConsulta(row: AppointmentRecord): boolean {
  const isWhole = row.clientKey !== null && row.providerKey !== null && row.reason !== null;
  const isPlain = instantOfWall(wallText(row.start, practiceZone), practiceZone) === row.start;
  const isHere = row.placeKey !== otherZone && !row.isDeleted && !row.isBlock && isPlain;
  return isWhole && isHere && !withoutMail.has(row.clientKey);
}

/** An exception of NestJS as it goes through Apollo: only one of these has a code of its own. */
export function exception(statusCode: 400 | 404 | 409, message: string): GraphQLError {
  const originalError = { message, error: reasonPhrases[statusCode], statusCode };
  if (statusCode === 400) return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', originalError } });
  return new GraphQLError(message, {
    extensions: { code: 'INTERNAL_SERVER_ERROR', status: statusCode, originalError },
  });
}

/** Each error has a code, as Apollo Server puts it. */
export function psicoBody({ errors, ...rest }: ExecutionResult): object {
  if (!errors) return rest;
  const shown = errors.map((error) => {
    const code = error.path ? 'INTERNAL_SERVER_ERROR' : 'GRAPHQL_VALIDATION_FAILED';
    const { extensions, ...others } = error.toJSON();
    return { ...others, extensions: { code, ...extensions } };
  });
  return { errors: shown, ...rest };
}

/** What Postgres says to an id that is none. */
export function checkUuid(id: string): void {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return;
  throw new GraphQLError(`invalid input syntax for type uuid: "${id}"`);
}

/** The day of whatever JavaScript takes for a date, by the server's clock. */
export function dayOf(text: string): string {
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(hasClock ? `${text}Z` : text);
  if (!Number.isNaN(instant)) return new Date(instant).toISOString().slice(0, 10);
  throw new GraphQLError('invalid input syntax for type timestamp: "0NaN-NaN-NaNTNaN:NaN:NaN.NaN+NaN:NaN"');
}

/** A time of day as its column keeps it: 09:00:00. */
export function hourOf(text: string): string {
  const [, hour = '', minute = '', second = '00'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (hour === '') throw new GraphQLError(`invalid input syntax for type time: "${text}"`);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    throw new GraphQLError(`date/time field value out of range: "${text}"`);
  return `${hour.padStart(2, '0')}:${minute}:${second}`;
}

/** Midnight of a day as the scalar writes it: what a day is there. */
export function midnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** A number of the civil registry that belongs to nobody. */
export function registryNumber(key: number): string {
  const digits = String(8_100_000 + key * 104_729).padStart(8, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6, -3)}.${digits.slice(-3)}-${key % 11 === 10 ? 'K' : String(key % 11)}`;
}
