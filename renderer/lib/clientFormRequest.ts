/**
 * Whose form is wanted. `typed` is what somebody looked for and did not find: a name, a phone number. `draft` names the
 * one that is gone on with, where several were begun.
 */
export type ClientFormWish =
  | { readonly kind: 'new'; readonly typed?: string; readonly draft?: string }
  | { readonly kind: 'edit'; readonly client: string }
  | { readonly kind: 'addPatient'; readonly client: string }
  | { readonly kind: 'editPatient'; readonly client: string; readonly patient: string };

let hear: ((wish: ClientFormWish) => void) | null = null;

/** Opens the form of a client or a patient from wherever somebody is. */
export function requestClientForm(wish: ClientFormWish): void {
  hear?.(wish);
}

/** The one place that shows the form; the returned function takes it away. */
export function listenForClientForms(listener: (wish: ClientFormWish) => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = null;
  };
}
