import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import { hexIds } from '../../dialects/ids.ts';
import type {
  Kind,
  PatientRecord,
  PhoneRecord,
  Practice,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';

/** Ids are those of the document store. */
export const nectarIds = hexIds();

/** Collections beside those of the shared practice, with what the ids of their documents begin with. */
const collections = {
  room: '650',
  soap: '651',
  vaccine: '652',
  reminder: '653',
  task: '654',
  treatment: '655',
  invoice: '656',
  payment: '657',
  estimate: '658',
  conversation: '659',
  message: '65a',
  vital: '65b',
  role: '65c',
  prescription: '65d',
  audit: '65e',
} as const;
export type Collection = keyof typeof collections;

/** The id of a document of a collection. */
export function documentId(collection: Collection, key: number): string {
  return `${collections[collection]}b7${key.toString(16).padStart(19, '0')}`;
}

/** The document with an id; an id of nothing is refused. */
export function documentOf<Document extends { readonly key: number }>(
  collection: Collection,
  documents: readonly Document[],
  id: string,
): Document {
  const found = documents.find(({ key }) => documentId(collection, key) === id);
  if (!found) throw notFound(collection.slice(0, 1).toUpperCase() + collection.slice(1), id);
  return found;
}

export const appointmentStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_EXAM',
  ready: 'READY_FOR_CHECKOUT',
  completed: 'CHECKED_OUT',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
};

/** The state behind a status of the schema. */
export function stateOf(status: string): VisitState {
  const pairs = Object.entries(appointmentStatuses) as readonly (readonly [VisitState, string])[];
  return pairs.find(([, word]) => word === status)?.[0] ?? 'planned';
}

export const employeeRoles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'VETERINARIAN',
  technician: 'TECHNICIAN',
  groomer: 'GROOMER',
};

export const phoneTypes: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'MOBILE',
  Home: 'HOME',
  Work: 'WORK',
};

/** A patient's status; those that died are no longer active either. */
export function patientStatus({ isDeceased, isActive }: PatientRecord): string {
  if (isDeceased) return 'DECEASED';
  return isActive ? 'ACTIVE' : 'INACTIVE';
}

/** An instant as Python writes it: with an offset of zero instead of a Z. */
export function datetimeText(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** The instant of a datetime; one without an offset is in UTC, as the store keeps it. */
export function instantIn(text: string, field: string): number {
  const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(hasOffset ? text : `${text}Z`) : Number.NaN;
  if (Number.isNaN(instant)) throw invalid(field, `Value cannot represent a DateTime: "${text}"`);
  return instant;
}

/** Refuses an id that belongs to nothing. */
export function notFound(what: string, id: string): GraphQLError {
  return new GraphQLError(`${what} not found: ${id}`, { extensions: { code: 'NOT_FOUND', statusCode: 404 } });
}

/** Refuses a value, with the field that is to blame. */
export function invalid(field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'VALIDATION_ERROR', statusCode: 422, field } });
}

/** Refuses what the token is not allowed to do. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN', statusCode: 403 } });
}

const kindNames: Readonly<Record<Exclude<Kind, 'organization'>, string>> = {
  place: 'Institution',
  provider: 'Employee',
  visitType: 'AppointmentType',
  client: 'Family',
  patient: 'Patient',
  appointment: 'Appointment',
};

/** The key behind an id; an id of nothing, and of what was deleted, is refused. */
export function keyOf(practice: Practice, kind: Exclude<Kind, 'organization'>, id: string): number {
  const key = nectarIds.key(kind, id);
  const rows: readonly { readonly key: number; readonly isDeleted?: boolean }[] = {
    place: practice.places,
    provider: practice.providers,
    visitType: practice.visitTypes,
    client: practice.clients,
    patient: practice.patients,
    appointment: practice.appointments,
  }[kind];
  if (key === null || !rows.some((row) => row.key === key && row.isDeleted !== true))
    throw notFound(kindNames[kind], id);
  return key;
}

/** The keys behind ids of a filter, where an id of nothing just finds nothing; null where there is no such filter. */
export function keysIn(kind: Kind, ids: readonly string[] | null | undefined): ReadonlySet<number | null> | null {
  return ids ? new Set(ids.flatMap((id) => nectarIds.key(kind, id) ?? [])) : null;
}
