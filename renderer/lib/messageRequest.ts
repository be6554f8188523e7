/** Whose messages are wanted. `draft` names a message that was begun and is gone on with. */
export interface MessageWish {
  readonly kind: 'message';
  readonly client: string;
  readonly name: string;
  readonly draft?: string;
}

let hear: ((wish: MessageWish) => void) | null = null;

/** Opens what was written with a client from wherever somebody is. */
export function requestMessages(wish: MessageWish): void {
  hear?.(wish);
}

/** The one place that shows them; the returned function takes it away. */
export function listenForMessages(listener: (wish: MessageWish) => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = null;
  };
}
