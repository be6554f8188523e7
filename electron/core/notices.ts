import type { Notice } from '../contract/settings.ts';

/** What happened outside of any request and that a person should know, each until somebody has read it. */
export interface Notices {
  list(): readonly Notice[];
  /** Tells it; another of the same id takes the former's place. */
  note(id: string, message: string): void;
  dismiss(id: string): void;
}

/** Starts with nothing to tell. `onChange` hears of every notice that comes or goes, and of none that is told again. */
export function createNotices(onChange: () => void = () => undefined): Notices {
  const notices = new Map<string, Notice>();
  return {
    list: () => [...notices.values()],
    note(id, message) {
      if (notices.get(id)?.message === message) return;
      notices.set(id, { id, message });
      onChange();
    },
    dismiss(id) {
      if (notices.delete(id)) onChange();
    },
  };
}
