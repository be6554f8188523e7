import type { Failure } from '../../electron/contract/failure.ts';
import type { Result } from '../../electron/contract/result.ts';
import type { SettingsView } from '../../electron/contract/settings.ts';
import type { Bridge } from './bridge.ts';
import { currentEnvironment } from './SettingsContext.tsx';

/** What was begun and not finished, as it comes back from the core. Whoever wrote it narrows it. */
export interface KeptDraft {
  readonly id: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** ISO instant of the first key. */
  readonly began: string;
  /** ISO instant of the last one. */
  readonly at: string;
}

/**
 * Which clinic a draft is of. The core keeps drafts per environment; this is written into each besides, so that one
 * that was typed while another window changed the connection is never shown to the wrong clinic.
 */
export function clinicMark(view: SettingsView | null): string {
  const environment = currentEnvironment(view);
  return environment ? `${environment.kind} ${environment.url ?? ''} ${environment.organization?.id ?? ''}` : '';
}

/** Over HTTP a later question may overtake an earlier one: what is kept is kept in its order, and read after it. */
let order: Promise<unknown> = Promise.resolve();

/** What was begun for this clinic, last touched first. */
export async function readDrafts(bridge: Bridge, clinic: string): Promise<readonly KeptDraft[]> {
  await order;
  const answer = await bridge.ask('drafts:read', null);
  if (!answer.ok) return [];
  return answer.value
    .flatMap(({ id, content, at }): readonly KeptDraft[] => {
      const { clinic: mark, began, typed } = content;
      if (mark !== clinic || typeof began !== 'string' || !isRecord(typed)) return [];
      return [{ id, content: typed, began, at }];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Keeps one draft as it changes. */
export interface DraftKeeper {
  /** Keeps this soon: a key is followed by the next. Null is nothing that would be missed. */
  readonly put: (content: object | null) => void;
  /** Keeps what was put last, at once. A page that is being closed can't wait for what is under way. */
  readonly flush: (how?: 'leaving') => Promise<void>;
  /** It is done with: what was kept goes, and nothing is kept from here on. */
  readonly forget: () => void;
  /** Writes no more, and leaves what is kept: another clinic answers now. */
  readonly drop: () => void;
}

interface Keeping {
  readonly bridge: Bridge;
  readonly clinic: string;
  readonly id: string;
  /** As it was found, where it is continued. */
  readonly began: string | null;
  readonly now: () => number;
  /** Null once it could be kept again. */
  readonly onFailure: (failure: Failure | null) => void;
}

const restMilliseconds = 250;
const nothing = 'null';

export function createDraftKeeper({ bridge, clinic, id, began, now, onFailure }: Keeping): DraftKeeper {
  let since = began;
  // What the core has, as text; of what is continued nobody knows, so that the first to be put is written.
  let written = began === null ? nothing : '';
  let wanted = written;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  async function flush(how?: 'leaving'): Promise<void> {
    clearTimeout(timer);
    if (closed || wanted === written) return order.then(() => undefined);
    written = wanted;
    since ??= new Date(now()).toISOString();
    // Sound: written as an object or null a moment ago.
    const typed = JSON.parse(wanted) as object | null;
    const content = typed && { clinic, began: since, typed };
    const keep = (): Promise<Result<null>> => bridge.ask('drafts:keep', { id, content });
    const asked = how === 'leaving' ? keep() : order.then(keep);
    order = asked;
    const answer = await asked;
    onFailure(answer.ok ? null : answer.failure);
  }

  return {
    put(content) {
      if (closed) return;
      wanted = JSON.stringify(content);
      clearTimeout(timer);
      if (wanted !== written) timer = setTimeout(() => void flush(), restMilliseconds);
    },
    flush,
    forget() {
      wanted = nothing;
      void flush();
      closed = true;
    },
    drop() {
      clearTimeout(timer);
      closed = true;
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
