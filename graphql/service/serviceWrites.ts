import type { Path } from './sources.ts';
import type { ValueForm } from './valueForm.ts';

/** A value that the desk may pass to a mutation. Times are ISO instants, dates and wall clocks the location's. */
export type WriteRole =
  | 'id'
  | 'clientId'
  | 'patientId'
  | 'providerId'
  | 'locationId'
  | 'typeId'
  | 'start'
  | 'end'
  | 'date'
  | 'time'
  | 'endTime'
  | 'startMinute'
  | 'minutes'
  | 'status'
  | 'reason'
  | 'notes'
  | 'room'
  | 'name'
  | 'givenName'
  | 'familyName'
  | 'phone'
  | 'email'
  | 'address'
  | 'species'
  | 'breed'
  | 'sex'
  | 'birthDate'
  | 'amount'
  | 'method'
  | 'reference'
  | 'text'
  | 'subject'
  | 'channel'
  | 'conversationId'
  | 'invoiceId'
  /** Of two that become one, the id of the one that goes away; `id` is the one that stays. */
  | 'otherId'
  /** The state in which it was read, for services that refuse a change of anything newer. */
  | 'lock';

/** A value inside an argument of a mutation; a step that is a number stands in a list. */
export interface WriteSlot {
  readonly path: Path;
  readonly role: WriteRole;
  readonly form?: ValueForm;
  /** Whether the service's types demand it. */
  readonly demanded?: true;
  /** The words that the service takes, of an enum. */
  readonly values?: readonly string[];
  /** What is sent for each of these words, where the service takes an id for one. */
  readonly ids?: readonly string[];
  /** Set for an entry of a list of contacts of all kinds: the word of its kind, in the field beside the value. */
  readonly fixed?: { readonly field: string; readonly value: string };
  /** Where the same value stands in the card of what is changed, from its row. */
  readonly reads?: Path;
  /** Set where a list is replaced as a whole: its other entries have to be repeated. */
  readonly entries?: ListEntries;
  /** The pieces of a joined value, such as the lines of an address; from the argument and the row. */
  readonly pieces?: readonly Counterpart[];
  /** What stands beside it in a part of its own, which the service may replace as a whole; from the argument and the row. */
  readonly beside?: readonly Counterpart[];
}

/** A place that is written, and the place where the same is read. */
export interface Counterpart {
  readonly path: Path;
  readonly reads: Path;
}

/** A list of a card, and the fields of each entry that are repeated when the list is replaced: the value itself first. */
export interface ListEntries {
  readonly list: Path;
  /** From the entry; an empty path is the entry itself. */
  readonly again: readonly Counterpart[];
}

export interface WriteArgument {
  readonly name: string;
  readonly type: string;
  readonly slots: readonly WriteSlot[];
  /** Objects inside that the service's types demand, if only empty: the address of a client who gave none. */
  readonly objects?: readonly Path[];
}

/** How the answer of a mutation is read. Many services refuse with HTTP 200 and no errors (service-dialects, Traps). */
export interface WriteResult {
  /** False for an answer that is a plain value, of which nothing can be selected. */
  readonly anything: boolean;
  /** The changed object and its id field. */
  readonly object: { readonly path: Path; readonly id: string } | null;
  /** Lists of messages that must be empty; a null as text: the entries are texts themselves. */
  readonly refusals: readonly { readonly list: Path; readonly text: string | null; readonly field: string | null }[];
  /** A flag that must be true. */
  readonly success?: Path;
  /** A number that must not be 0. */
  readonly affected?: Path;
  /** A text about the result: where the changed object is missing, it says why. */
  readonly reply?: Path;
  /** Where the answer is of one of several types, the only good one. */
  readonly type?: string;
  /** One of several types comes, and the schema does not say which of them are refusals: it is looked up then. */
  readonly unclear?: true;
}

/** A mutation of the service and how it is filled and understood. */
export interface WriteOperation {
  readonly field: string;
  /** The fields that hold it, from the root: `ClinicService { Appointments { create(…) } }`. Absent at the root. */
  readonly way?: Path;
  readonly arguments: readonly WriteArgument[];
  /** What it demands and the desk does not know: it can't be sent as it is. */
  readonly unknown: readonly string[];
  readonly result: WriteResult;
  /** Whether it takes the very input that makes an appointment, so that it may empty what it is not given. */
  readonly mayReplace?: true;
}

/** What the desk writes. */
export type WriteConcept =
  | 'bookAppointment'
  | 'updateAppointment'
  | 'cancelAppointment'
  | 'setStatus'
  | 'registerClient'
  | 'updateClient'
  | 'mergeClients'
  | 'addPatient'
  | 'updatePatient'
  | 'recordPayment'
  | 'sendMessage';

/** The desk field that a role belongs to: a start is one field, however many inputs the service has for it. */
export const deskFieldOfRole: Readonly<Record<WriteRole, string>> = {
  id: 'id',
  clientId: 'client',
  patientId: 'patient',
  providerId: 'provider',
  locationId: 'location',
  typeId: 'type',
  start: 'start',
  date: 'start',
  time: 'start',
  startMinute: 'start',
  end: 'minutes',
  endTime: 'minutes',
  minutes: 'minutes',
  status: 'status',
  reason: 'reason',
  notes: 'notes',
  room: 'room',
  name: 'name',
  givenName: 'name',
  familyName: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  species: 'species',
  breed: 'breed',
  sex: 'sex',
  birthDate: 'birthDate',
  amount: 'amount',
  method: 'method',
  reference: 'reference',
  text: 'text',
  subject: 'subject',
  channel: 'channel',
  conversationId: 'conversation',
  invoiceId: 'invoice',
  otherId: 'other',
  lock: 'lock',
};
