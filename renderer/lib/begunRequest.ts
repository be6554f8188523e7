import type { PaymentWish } from './paymentRequest.ts';
import type { ClientFormWish } from './clientFormRequest.ts';
import type { MessageWish } from './messageRequest.ts';

/** How something that was begun is gone on with: the form that keeps it is opened, and shows it as things are now. */
export type GoOn =
  | { readonly kind: 'book' }
  | { readonly kind: 'form'; readonly mutation: string }
  | MessageWish
  | ClientFormWish
  | PaymentWish;

let hear: (() => void) | null = null;

/** Opens the list of what was begun and not finished, from wherever somebody is. */
export function requestBegun(): void {
  hear?.();
}

/** The one place that shows the list; the returned function takes it away. */
export function listenForBegun(listener: () => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = null;
  };
}
