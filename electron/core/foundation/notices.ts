import type { Notice } from '../../contract/settings.ts';

/** Notices: what happened outside of any request and a person should know, each until it is dismissed. */
export interface Notices {
  list(): readonly Notice[];
  /**
   * Publishes a notice, replacing one with the same id. Its text is made on reading, in the language of that moment. One
   * that `stays` can't be dismissed from the page: the core removes it when its cause was looked at.
   */
  note(id: string, message: () => string, until?: 'dismissed' | 'stays'): void;
  dismiss(id: string): void;
}

/** Starts empty. `onChange` is called when a notice is added or removed, not when the same one is published again. */
export function createNotices(onChange: () => void = () => undefined): Notices {
  const notices = new Map<string, { readonly message: () => string; readonly stays: boolean }>();
  return {
    list: () => [...notices].map(([id, { message, stays }]) => ({ id, message: message(), stays })),
    note(id, message, until = 'dismissed') {
      const isKnown = notices.get(id)?.message() === message();
      notices.set(id, { message, stays: until === 'stays' });
      if (!isKnown) onChange();
    },
    dismiss(id) {
      if (notices.delete(id)) onChange();
    },
  };
}
