import type { WaitingEntry } from '../../electron/contract/waitingList.ts';
import type { FreeTime } from '../lib/freeTime.ts';
import type { MessageAbout } from '../lib/messageAbout.ts';

// Opens dialogs from anywhere. The one host that shows them is renderer/app/Dialogs.tsx.

/** What at this desk a booking takes care of, by its id: a walk-in note of the queue, or the service's appointment request. */
export interface BookingOrigin {
  readonly kind: 'note' | 'request';
  readonly id: string;
}

/** The known details of a new appointment. Times are ISO instants, lengths minutes. */
export interface BookingRequest {
  readonly location?: string;
  readonly date?: string;
  readonly start?: string;
  readonly minutes?: number;
  readonly provider?: string;
  readonly room?: string;
  readonly client?: string;
  readonly patient?: string;
  readonly type?: string;
  /** Who waits for this appointment: booked, the entry leaves the waiting list. */
  readonly waiting?: WaitingEntry;
  /** What was typed about somebody who is not known as a client: the search, and the number of a new one. */
  readonly search?: string;
  readonly phone?: string;
  readonly reason?: string;
  /** Booked, it leaves its list. */
  readonly origin?: BookingOrigin;
  /** What somebody typed about themselves and their animal: for a new client, or of an animal that is new to a client. */
  readonly newcomer?: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly patient: string;
    readonly species: string;
  };
  /** The client is at the desk: the appointment is now, and the client has arrived. */
  readonly walkIn?: true;
  /** The stored draft is shown unchanged; `draft` is its id, where there are several. */
  readonly resume?: true;
  readonly draft?: string;
}

/**
 * The client of the form. `typed` is the search text without a result: a name or a phone number. `draft` is the id of
 * the one to resume, where there are several.
 */
export type ClientFormRequest =
  | { readonly kind: 'new'; readonly typed?: string; readonly draft?: string }
  | { readonly kind: 'edit'; readonly client: string }
  | { readonly kind: 'addPatient'; readonly client: string }
  | { readonly kind: 'editPatient'; readonly client: string; readonly patient: string };

/** The payer. */
export interface PaymentRequest {
  readonly client: string;
  /** The client's displayed name; empty where there is none. */
  readonly name: string;
  /** The invoice to pay, where the dialog was opened from one. */
  readonly invoice?: string;
}

/**
 * The client of the messages. `draft` is the id of a message to resume; a new one begins with the text of a `template`,
 * by its id.
 */
export interface MessagesRequest {
  readonly client: string;
  readonly name: string;
  readonly draft?: string;
  readonly about?: MessageAbout;
  readonly template?: string;
  /** The text of a new one that has no template. */
  readonly text?: string;
  /** How it is likely to be sent, in the service's word. */
  readonly channel?: string;
  /** The reminder that it is sent for, by its id. */
  readonly reminder?: string;
}

/** Somebody to be written to or called, with the visits that it is about. */
export interface Recipient {
  readonly client: string;
  readonly name: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly about: readonly string[];
  /** What placeholders stand for; null where several visits could be meant. */
  readonly visit: MessageAbout | null;
}

/** The clients of one message, which each gets alone. */
export interface GroupMessageRequest {
  readonly recipients: readonly Recipient[];
}

/** The patient of the record, with the details that the opener already has. */
export interface PatientRecordRequest {
  readonly id: string;
  readonly name: string;
  readonly deceased: boolean;
  readonly alerts: readonly string[];
}

/** The waiting list; with free times, who fits in the first of them comes first. */
export interface WaitingListRequest {
  readonly times: readonly FreeTime[];
}

/** Somebody to be added to the waiting list, as far as is known; or an entry to be changed. */
export type WaitingEntryRequest =
  | {
      readonly kind: 'add';
      readonly known: Partial<Omit<WaitingEntry, 'id' | 'clinic' | 'since'>>;
      /** The booking dialog stays open below it, and closes with it once the entry is added. */
      readonly fromBooking?: true;
    }
  | { readonly kind: 'edit'; readonly entry: WaitingEntry };

/** A client who was checked in: asked for missing contact details, where there are any. */
export interface MissingDetailsRequest {
  readonly client: string;
}

/** A walk-in while the service does not answer; without a location at the one that is shown. */
export interface WalkInNoteRequest {
  readonly location?: string;
}

interface DialogOptions {
  readonly booking: BookingRequest;
  readonly clientForm: ClientFormRequest;
  readonly missingDetails: MissingDetailsRequest;
  readonly payment: PaymentRequest;
  readonly messages: MessagesRequest;
  readonly groupMessage: GroupMessageRequest;
  readonly patientRecord: PatientRecordRequest;
  readonly waitingList: WaitingListRequest;
  readonly waitingEntry: WaitingEntryRequest;
  readonly walkInNote: WalkInNoteRequest;
  /** What was queued while the service did not answer; it has no options. */
  readonly offlineReview: undefined;
  /** The list of all drafts; it has no options. */
  readonly drafts: undefined;
}

export type DialogKind = keyof DialogOptions;

/** One dialog to open. */
export type DialogRequest = {
  readonly [Kind in DialogKind]: { readonly kind: Kind; readonly request: DialogOptions[Kind] };
}[DialogKind];

let host: ((request: DialogRequest) => void) | null = null;

/** Opens a dialog over the current screen. */
export function openDialog(kind: 'drafts' | 'offlineReview'): void;
export function openDialog<Kind extends DialogKind>(kind: Kind, request: DialogOptions[Kind]): void;
export function openDialog(kind: DialogKind, request?: DialogOptions[DialogKind]): void {
  // A copy, so that an identical request counts as a new one. Sound: the signatures above pair each kind with its
  // options.
  host?.({ kind, request: request && { ...request } } as DialogRequest);
}

/** Passes all requests to this host, replacing any former one, until the returned function is called. */
export function registerDialogHost(open: (request: DialogRequest) => void): () => void {
  host = open;
  return () => {
    if (host === open) host = null;
  };
}
