import { GraphQLError } from 'graphql';
import { instantOf, instantOfWall, utcText } from '../../dialects/clock.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  Kind,
  Practice,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import { fullNameOf } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** The codes with which the API tells its errors apart. */
type ErrorCode =
  | 'GENERAL_ERROR'
  | 'PERMISSION_DENIED_ERROR'
  | 'OBJECT_DOES_NOT_EXIST_ERROR'
  | 'DATA_VALIDATION_ERROR'
  | 'API_USAGE_ERROR'
  | 'INCORRECT_GLOBAL_ID_ERROR'
  | 'INVALID_EMAIL_FORMAT_ERROR'
  | 'ENROLMENT_NOT_STARTED_ERROR'
  | 'ENROLMENT_CLOSED_ERROR'
  | 'ENROL_CANCELLED_OCCURRENCE_ERROR'
  | 'NOT_ENOUGH_CAPACITY_ERROR'
  | 'INVALID_STUDY_GROUP_SIZE_ERROR'
  | 'INVALID_STUDY_GROUP_UNIT_INFO_ERROR'
  | 'MAX_NEEDED_OCCURRENCES_REACHED_ERROR'
  | 'MISSING_MANDATORY_INFORMATION_ERROR'
  | 'QUEUEING_NOT_ALLOWED_ERROR'
  | 'INVALID_TOKEN_ERROR';

export function failure(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** A global id of Relay. */
export function globalId(type: string, key: string | number): string {
  return Buffer.from(`${type}:${String(key)}`).toString('base64');
}

/** What a global id of a type holds; null where it is one of another type, or none. */
export function localId(type: string, id: string): string | null {
  const text = Buffer.from(id, 'base64').toString();
  return text.startsWith(`${type}:`) ? text.slice(type.length + 1) : null;
}

const people = uuidIds();
const numbered = {
  organization: 'OrganisationNode',
  patient: 'StudyGroupNode',
  appointment: 'OccurrenceNode',
} satisfies Partial<Record<Kind, string>>;

/** Every event is at one place, so that a type of visit has one for each of them. */
export const eventsPerType = 100;

/** Ids as the API writes them: people have UUIDs, places are known by their number in another register. */
export const kultusIds: Ids = {
  of(kind, key) {
    if (kind === 'place') return `tprek:${String(7000 + key * 37)}`;
    if (kind === 'client' || kind === 'provider') return globalId('PersonNode', people.of(kind, key));
    if (kind === 'visitType') return globalId('PalvelutarjotinEventNode', key * eventsPerType + 1);
    return globalId(numbered[kind], key);
  },
  key(kind, id) {
    const text = String(id ?? '');
    if (kind === 'place') {
      const key = (Number(/^tprek:(\d+)$/.exec(text)?.[1] ?? Number.NaN) - 7000) / 37;
      return Number.isInteger(key) ? key : null;
    }
    if (kind === 'client' || kind === 'provider') return people.key(kind, localId('PersonNode', text));
    const number = Number(
      localId(kind === 'visitType' ? 'PalvelutarjotinEventNode' : numbered[kind], text) ?? Number.NaN,
    );
    if (!Number.isInteger(number)) return null;
    return kind === 'visitType' ? Math.floor(number / eventsPerType) : number;
  },
};

/** An instant as Python writes it. */
export function isoText(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** The zone that the service runs in, which is nowhere to be seen: that of its first place. */
export function serviceZone({ places }: Practice): string {
  return places[0]?.zone ?? 'UTC';
}

/** An instant that was given; one without an offset is by the clock of the service. */
export function instantIn(text: string, zone: string): number {
  return /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? instantOf(text) : instantOfWall(text.replace(' ', 'T'), zone);
}

/**
 * Whether the service knows it: nobody is enrolled without a group, and blocks of time are not kept there.
 *
 * The rows around midnight of another zone than the service's are left out, too, since nothing tells their day.
 */
export function isOccurrence(row: AppointmentRecord): boolean {
  // Records are replaced, not changed, and what their clocks show takes long to find out.
  const known = answers.get(row);
  if (known !== undefined) return known;
  const isGroup = row.patientKey !== null || row.clientKey === null;
  const answer = !row.isDeleted && !row.isBlock && isGroup && hasClearDay(row);
  answers.set(row, answer);
  return answer;
}

const answers = new WeakMap<AppointmentRecord, boolean>();

export type EnrolmentStatus = 'APPROVED' | 'PENDING' | 'CANCELLED' | 'DECLINED';

/** What is left of a visit's course: whether it was approved, and whether it was called off. */
export const enrolmentStatuses: Readonly<Record<VisitState, EnrolmentStatus>> = {
  planned: 'PENDING',
  confirmed: 'APPROVED',
  arrived: 'APPROVED',
  inProgress: 'APPROVED',
  ready: 'APPROVED',
  completed: 'APPROVED',
  cancelled: 'CANCELLED',
  noShow: 'APPROVED',
};

/** Clients in the order of the list of persons. */
export function enrolleesOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => byName(fullNameOf(one), fullNameOf(other)));
}

/** The order of the database, without regard to any language. */
export function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A person of the list: someone who enrols, or staff with an account. */
export type Person =
  { readonly kind: 'client'; readonly row: ClientRecord } | { readonly kind: 'provider'; readonly row: ProviderRecord };

/** A text in the languages of Linked Events; those that it isn't written in are null. */
export function localised(en: string, others: string | null = null): Row {
  return { fi: others, sv: others, en };
}
