/** How a form ended, for whoever shows it. */
export type FormResult =
  | { readonly kind: 'closed' }
  /** Somebody was made or changed. */
  | { readonly kind: 'done'; readonly words: string; readonly client: string }
  /** The same, and an appointment is to be booked for them. */
  | { readonly kind: 'book'; readonly words: string; readonly client: string; readonly patient: string | null }
  /** It is somebody whom the clinic knows. */
  | { readonly kind: 'known'; readonly client: string };
