import type { RequestFields } from '../serviceMap.ts';
import { isSet } from '../flags.ts';
import { asText, linkedAt, readText, readValue } from '../sources.ts';
import { readEmailsAt, readPhonesAt } from './readObjects.ts';
import { readStage, stageWords } from './readStage.ts';
import { dateAt, instantIn, isDate, readMoment } from './time.ts';

/** Somebody's wish for an appointment, as it was typed. Values that the service does not have are null or empty. */
export interface RequestRow {
  readonly id: string;
  /** ISO instant with the offset of the zone. */
  readonly createdAt: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly patient: string | null;
  readonly species: string | null;
  readonly reason: string | null;
  readonly wantedDay: string | null;
  /** ISO instant with the offset of the zone, where a time was named. */
  readonly wantedAt: string | null;
  /** What was written instead of a day or a time, or beside them. */
  readonly wantedText: string | null;
  /** The client that the service has linked it with. */
  readonly client: { readonly id: string; readonly name: string | null } | null;
  /** The service's own word. */
  readonly status: string | null;
}

/** Reads a request; null for a row without an id. Naive times are meant in `timeZone`, and all are written in it. */
export function readRequest(row: unknown, fields: RequestFields, timeZone: string): RequestRow | null {
  const id = readText(row, fields.id);
  if (id === null) return null;
  const created = readMoment(readValue(row, fields.created), timeZone);
  return {
    id,
    createdAt: created === null ? null : instantIn(created, timeZone),
    name: readText(row, fields.name),
    phone: readPhonesAt(row, fields.phones)[0]?.number ?? null,
    email: readEmailsAt(row, fields.emails)[0] ?? null,
    patient: readText(row, fields.patient),
    species: readText(row, fields.species),
    reason: readText(row, fields.reason),
    ...readWanted(row, fields, timeZone),
    client: readClientOf(row, fields),
    status: readText(row, fields.status),
  };
}

type Wanted = Pick<RequestRow, 'wantedDay' | 'wantedAt' | 'wantedText'>;

function readWanted(row: unknown, { wanted, wantedTime }: RequestFields, timeZone: string): Wanted {
  const value = readValue(row, wanted);
  const text = asText(value);
  const words = readText(row, wantedTime);
  const day = text === null ? null : dayAlone(text);
  if (day !== null) {
    const whole =
      wanted.kind === 'path' && wantedTime?.kind === 'path'
        ? readValue(row, { kind: 'dateAndTime', date: wanted.path, time: wantedTime.path })
        : null;
    const moment = words !== null && /\d/.test(words) ? readMoment(whole, timeZone) : null;
    if (moment === null) return { wantedDay: day, wantedAt: null, wantedText: words };
    return { wantedDay: day, wantedAt: instantIn(moment, timeZone), wantedText: null };
  }
  const moment = readMoment(value, timeZone);
  if (moment === null)
    return { wantedDay: null, wantedAt: null, wantedText: [text, words].filter(Boolean).join(', ') || null };
  return { wantedDay: dateAt(moment, timeZone), wantedAt: instantIn(moment, timeZone), wantedText: words };
}

/** A date, or what a column of dates makes of it: midnight of UTC is no time that anybody asks for. */
function dayAlone(text: string): string | null {
  const day = text.replace(/[T ]00:00(:00(\.0+)?)?(Z|\+00:?00)?$/, '');
  return isDate(day) ? day : null;
}

function readClientOf(row: unknown, { client: link }: RequestFields): RequestRow['client'] {
  const below = link ? (link.path.length === 0 ? row : linkedAt(row, link)) : null;
  if (!link || below === null) return null;
  const id = readText(below, link.fields.id);
  const name = readText(below, link.fields.name);
  return id === null ? null : { id, name: name === id ? null : name };
}

/**
 * Whether nobody has seen to a request yet, by the word of its status or by what marks it as handled. A word that is not
 * known is shown: what is overlooked is worse than what is seen twice.
 */
export function isOpenRequest(row: unknown, { status, handled }: RequestFields): boolean {
  const written = readText(row, status);
  if (written === null) return !isSet(readValue(row, handled));
  const word = stageWords(written);
  if (openWords.test(word)) return true;
  const stage = readStage(written);
  return (stage === 'booked' || stage === 'unknown') && !endedWords.test(word);
}

const openWords =
  /^(un ?read|new|open|pending|requested|submitted|received|unconfirmed|not confirmed|waiting|awaiting)\b/;
/** A wish that came true, or that will not: for a visit, being booked is a beginning. */
const endedWords =
  /\b(booked|scheduled|planned|converted|accepted|approved|rejected|refused|denied|expired|archived|handled|processed|resolved|duplicate|spam|gebucht|geplant|angenommen|abgelehnt|planifiee?|reservee?|acceptee?|refusee?|programad[oa]|reservad[oa]|agendad[oa]|aceptad[oa]|rechazad[oa]|marcad[oa]|prenotat[oa]|gepland|geboekt)\b/;
