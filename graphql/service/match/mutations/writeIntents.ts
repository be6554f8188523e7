import type { WriteConcept, WriteRole } from '../../serviceWrites.ts';
import { type Entity, nouns, ownNouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** The verbs and nouns that a mutation's name must contain to be one of the desk's. */
export interface Intent {
  readonly concept: WriteConcept;
  /** The entity that is written; null where the desk has no list of it. */
  readonly entity: Entity | null;
  /** Words of doing, the plainest first; several words must all be there. */
  readonly does: readonly string[];
  /** Nouns besides those of the type. */
  readonly to: readonly string[];
  /** What it takes. */
  readonly takes: readonly WriteRole[];
  /** Words that make it another intent: an update that only sets a status is none of an appointment. */
  readonly not: readonly string[];
}

/** Words by which something new is made. */
export const makes: readonly string[] = [
  'create',
  'add',
  'book',
  'schedule',
  'register',
  'insert',
  'new',
  'make',
  'enroll',
  'enrol',
  'enter',
  'reserve',
  'plan',
  'save',
  'post',
];
const changes = [
  'update',
  'edit',
  'modify',
  'adjust',
  'amend',
  'revise',
  'change',
  'reschedule',
  'move',
  'patch',
  'put',
  'alter',
  'save',
];
const stops = ['cancel', 'void', 'withdraw', 'annul', 'break', 'call off'];
const sets = [
  'set status',
  'update status',
  'change status',
  'set state',
  'transition',
  'advance',
  'mark',
  'move stage',
  'set stage',
  'set disposition',
  'status',
  'check in',
  'confirm',
  'arrive',
  'journey',
  'progress',
];
const places = ['clientId', 'patientId', 'providerId', 'locationId', 'typeId'] as const;
const visit: readonly WriteRole[] = [
  ...places,
  'id',
  'start',
  'end',
  'date',
  'time',
  'endTime',
  'startMinute',
  'minutes',
  'status',
  'reason',
  'notes',
  'room',
  'lock',
];
const person: readonly WriteRole[] = [
  'id',
  'locationId',
  'name',
  'givenName',
  'familyName',
  'phone',
  'email',
  'address',
  'notes',
  'lock',
];
const animal: readonly WriteRole[] = [
  'id',
  'clientId',
  'name',
  'species',
  'breed',
  'sex',
  'birthDate',
  'notes',
  'lock',
];
const money: readonly WriteRole[] = [
  'clientId',
  'locationId',
  'invoiceId',
  'amount',
  'method',
  'reference',
  'date',
  'notes',
];
const two: readonly WriteRole[] = ['id', 'otherId'];
const words: readonly WriteRole[] = ['clientId', 'conversationId', 'text', 'subject', 'channel', 'phone', 'email'];
const single = ['one', 'by', 'pk', 'item', 'record', 'single', 'row', 'id', 'a', 'the', 'new'];

/** What the desk writes, in the order in which it is shown. */
export const intents: readonly Intent[] = [
  {
    concept: 'bookAppointment',
    entity: 'appointment',
    does: makes,
    to: nouns.appointment.slice(0, 6),
    takes: visit,
    not: ['status', 'many', 'bulk'],
  },
  {
    concept: 'updateAppointment',
    entity: 'appointment',
    does: changes,
    to: nouns.appointment.slice(0, 6),
    takes: visit,
    not: ['status', 'state', 'stage', 'journey', 'many', 'bulk'],
  },
  {
    concept: 'cancelAppointment',
    entity: 'appointment',
    does: stops,
    to: nouns.appointment.slice(0, 6),
    // The reason of a cancellation, by its id, is no kind of visit.
    takes: visit.filter((role) => role !== 'typeId'),
    not: ['many', 'bulk'],
  },
  {
    concept: 'setStatus',
    entity: 'appointment',
    does: sets,
    to: nouns.appointment.slice(0, 6),
    takes: visit,
    not: ['many', 'bulk', 'reminder'],
  },
  {
    concept: 'registerClient',
    entity: 'client',
    // An account is opened.
    does: [...makes, 'open'],
    to: ownNouns.client,
    takes: person,
    not: ['many', 'bulk'],
  },
  {
    concept: 'updateClient',
    entity: 'client',
    does: changes,
    to: ownNouns.client,
    takes: person,
    not: ['many', 'bulk', 'status'],
  },
  {
    concept: 'mergeClients',
    entity: 'client',
    does: ['merge', 'dedupe', 'deduplicate', 'consolidate', 'combine', 'unify', 'join'],
    to: ownNouns.client,
    takes: two,
    not: [
      'many',
      'bulk',
      'undo',
      'unmerge',
      'preview',
      'request',
      'suggest',
      'ignore',
      'dismiss',
      'reject',
      'schedule',
    ],
  },
  { concept: 'addPatient', entity: 'patient', does: makes, to: nouns.patient, takes: animal, not: ['many', 'bulk'] },
  {
    concept: 'updatePatient',
    entity: 'patient',
    does: changes,
    to: nouns.patient,
    takes: animal,
    not: ['many', 'bulk', 'status', 'weight'],
  },
  {
    concept: 'recordPayment',
    entity: null,
    does: [
      'record',
      'post',
      'take',
      'create',
      'add',
      'capture',
      'make',
      'receive',
      'register',
      'insert',
      'enter',
      'accept',
      'pay',
    ],
    to: ['payment', 'pay', 'receipt'],
    takes: money,
    not: ['refund', 'void', 'plan', 'method', 'intent', 'link', 'request', 'many', 'schedule'],
  },
  {
    concept: 'sendMessage',
    entity: null,
    does: ['send', 'create', 'post', 'insert', 'add', 'message', 'text'],
    to: ['message', 'sms', 'text', 'communication', 'email', 'outbox'],
    takes: words,
    not: [
      'template',
      'password',
      'reset',
      'invite',
      'invitation',
      'reminder',
      'many',
      'verification',
      'draft',
      'statement',
      'invoice',
      'receipt',
      'estimate',
      'survey',
      'read',
    ],
  },
];

/** The words of a mutation's name that carry meaning. At the beginning `record` is a verb: recordPayment. */
export function contentWords(name: string): readonly string[] {
  // `recordPayment` begins with what is done, `updateRecord` ends with what it is done to.
  return wordsOf(name).filter((word, index) => !single.includes(word) || (index === 0 && word === 'record'));
}

/** Words of what a mutation does. */
export const doingWords: ReadonlySet<string> = new Set(
  intents.flatMap(({ does }) => does.flatMap((each) => each.split(' '))).concat('delete', 'remove'),
);

/** Whether a mutation's name alone makes it worth reading its arguments and result. */
export function mayBeDeskMutation(name: string): boolean {
  const nameWords = contentWords(name);
  const hasAny = (list: readonly string[]): boolean =>
    list.some((each) => each.split(' ').every((word) => nameWords.includes(word)));
  // A deletion is the last resort to cancel by.
  return (hasAny(['delete', 'remove']) || intents.some(({ does }) => hasAny(does))) && nameWords.length <= 5;
}
