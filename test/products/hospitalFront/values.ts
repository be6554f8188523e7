import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { numberIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';

/** Every table counts from 1. */
export const hospitalIds = numberIds(0);

/** The zone of the hospital, by whose clock all times are written; no query gives it. */
export const hospitalZone = 'America/New_York';

const onlyPlace = 1;

/** The words that stand for how far an appointment is, in a column of text. */
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'pending',
  confirmed: 'confirmed',
  arrived: 'in_progress',
  inProgress: 'in_progress',
  ready: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
};

/** The first state with a word, or undefined where none has it. */
export function stateOf(word: string): VisitState | undefined {
  const states = Object.keys(statusWords) as VisitState[]; // Sound: the record has exactly these keys.
  return states.find((state) => statusWords[state] === word);
}

/** Whether the hospital has an appointment: it is one house, and keeps no time that its clock shows twice. */
export function isBooked(row: AppointmentRecord): boolean {
  const isPlain = instantOfWall(wallText(row.start, hospitalZone), hospitalZone) === row.start;
  return row.placeKey === onlyPlace && !row.isDeleted && !row.isBlock && isPlain;
}

/** All patients in the order of their ids. */
export function hospitalPatients({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** An instant by the hospital's clock, as Laravel writes it. */
export function dateTimeOf(instant: number): string {
  return wallText(instant, hospitalZone).replace('T', ' ');
}

/** The instant of a DateTime, which has one form only. */
export function instantOf(text: string): number {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) throw unreadable('DateTime', text, 'Y-m-d H:i:s');
  return instantOfWall(text.replace(' ', 'T'), hospitalZone);
}

/** A Date, which has one form only. */
export function dayOf(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) throw unreadable('Date', text, 'Y-m-d');
  return text;
}

function unreadable(type: string, text: string, format: string): GraphQLError {
  return new GraphQLError(`Expected a value of type "${type}", but received: ${text} is not of the format ${format}`);
}

/** The error of input that breaks a rule of its field. */
export function invalid(field: string, path: string, message: string): GraphQLError {
  return new GraphQLError(`Validation failed for the field [${field}].`, {
    extensions: { validation: { [`input.${path}`]: [message] } },
  });
}

/** What isn't there is told to nobody. */
export function hidden(): GraphQLError {
  return new GraphQLError('Internal server error');
}
