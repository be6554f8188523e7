/** The outcome of a form, for its opener. */
export type FormResult =
  | { readonly kind: 'closed' }
  /** A record was created or changed. `different` is what the service has otherwise than it was asked for. */
  | { readonly kind: 'done'; readonly text: string; readonly different: string | null; readonly client: string }
  /** The same, and an appointment should be booked next. */
  | {
      readonly kind: 'book';
      readonly text: string;
      readonly different: string | null;
      readonly client: string;
      readonly patient: string | null;
    }
  /** The client is registered already. */
  | { readonly kind: 'known'; readonly client: string };
