/** From whom a payment is taken. */
export interface PaymentWish {
  readonly kind: 'payment';
  readonly client: string;
  /** As the person who asks sees it; empty where the client has none. */
  readonly name: string;
  /** The invoice that is paid, where one was open. */
  readonly invoice?: string;
}

let hear: ((wish: PaymentWish) => void) | null = null;

/** Opens the dialog for a payment from wherever somebody is. */
export function requestPayment(wish: PaymentWish): void {
  hear?.(wish);
}

/** The one place that shows the dialog; the returned function takes it away. */
export function listenForPayments(listener: (wish: PaymentWish) => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = null;
  };
}
