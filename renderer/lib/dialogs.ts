// Opens dialogs from anywhere. The one host that shows them is renderer/app/Dialogs.tsx.

/** What is known of an appointment before it is booked. Times are ISO instants, lengths minutes. */
export interface BookingRequest {
  readonly location?: string;
  readonly date?: string;
  readonly start?: string;
  readonly minutes?: number;
  readonly provider?: string;
  readonly room?: string;
  readonly client?: string;
  readonly patient?: string;
  /** The client is at the desk: the appointment is now, and she has arrived. */
  readonly walkIn?: true;
  /** The stored draft is shown just as it is. */
  readonly resume?: true;
}

/**
 * Whose form is opened. `typed` is what was searched for and not found: a name or a phone number. `draft` is the id of
 * the one to resume, where there are several.
 */
export type ClientFormRequest =
  | { readonly kind: 'new'; readonly typed?: string; readonly draft?: string }
  | { readonly kind: 'edit'; readonly client: string }
  | { readonly kind: 'addPatient'; readonly client: string }
  | { readonly kind: 'editPatient'; readonly client: string; readonly patient: string };

/** From whom a payment is taken. */
export interface PaymentRequest {
  readonly client: string;
  /** The client's name as it is shown; empty where there is none. */
  readonly name: string;
  /** The invoice that is paid, where one was open. */
  readonly invoice?: string;
}

/** Whose messages are shown. `draft` is the id of a message to resume. */
export interface MessagesRequest {
  readonly client: string;
  readonly name: string;
  readonly draft?: string;
}

/** Whose record is shown, with what the opener already knows of the patient. */
export interface PatientRecordRequest {
  readonly id: string;
  readonly name: string;
  readonly deceased: boolean;
  readonly alerts: readonly string[];
}

interface DialogOptions {
  readonly booking: BookingRequest;
  readonly clientForm: ClientFormRequest;
  readonly payment: PaymentRequest;
  readonly messages: MessagesRequest;
  readonly patientRecord: PatientRecordRequest;
  /** The list of all drafts; there is nothing to say about it. */
  readonly drafts: undefined;
}

export type DialogKind = keyof DialogOptions;

/** One dialog to open. */
export type DialogRequest = {
  readonly [Kind in DialogKind]: { readonly kind: Kind; readonly request: DialogOptions[Kind] };
}[DialogKind];

let host: ((asked: DialogRequest) => void) | null = null;

/** Opens a dialog over whatever screen is shown. */
export function openDialog(kind: 'drafts'): void;
export function openDialog<Kind extends DialogKind>(kind: Kind, request: DialogOptions[Kind]): void;
export function openDialog(kind: DialogKind, request?: DialogOptions[DialogKind]): void {
  // A copy, so that whatever watches the request sees that the same was asked for again.
  // Sound: the signatures above pair each kind with its options.
  host?.({ kind, request: request && { ...request } } as DialogRequest);
}

/** Hands all requests to this host, in place of any former one, until the returned function is called. */
export function registerDialogHost(open: (asked: DialogRequest) => void): () => void {
  host = open;
  return () => {
    if (host === open) host = null;
  };
}
