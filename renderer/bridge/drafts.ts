import type { Result } from '../../electron/contract/failure.ts';
import type { SettingsView } from '../../electron/contract/settings.ts';

import type { ClientFormRequest, MessagesRequest, PaymentRequest } from '../state/dialogs.ts';
import type { Bridge } from './bridge.ts';
import { currentEnvironment } from './SettingsContext.tsx';

/** How to resume a draft: the form that stores it opens and shows it with current data. */
export type ResumeRequest =
  | { readonly kind: 'book'; readonly draft?: string }
  | { readonly kind: 'form'; readonly mutation: string }
  | ({ readonly kind: 'message' } & MessagesRequest)
  | ClientFormRequest
  | ({ readonly kind: 'payment' } & PaymentRequest);

/** The title of a draft in the list of drafts, written by its form. */
export interface DraftAbout {
  /** Booking for Bella (Jane Doe), Thu, Nov 19, 2:30 PM */
  readonly title: string;
  readonly resume: ResumeRequest;
}

/** A draft as it comes back from the core. The form that wrote it narrows its content. */
export interface StoredDraft {
  readonly id: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** Null where it is stored with the drafts but not listed, such as pairs of clients that are two people. */
  readonly about: { readonly title: string; readonly resume: unknown } | null;
  /** ISO instant of the first keystroke. */
  readonly startedAt: string;
  /** ISO instant of the last keystroke. */
  readonly at: string;
}

interface StoredContent extends Pick<StoredDraft, 'startedAt' | 'about'> {
  readonly clinic: string;
  readonly content: object;
}

/**
 * The clinic of a draft. The core keeps drafts per environment. The clinic is also stored in each draft, so that a
 * draft typed while another window changed the connection never appears at the wrong clinic.
 */
export function clinicMark(view: SettingsView | null): string {
  const environment = currentEnvironment(view);
  return environment ? `${environment.kind} ${environment.url ?? ''} ${environment.organization?.id ?? ''}` : '';
}

/** Over HTTP a later request may overtake an earlier one, so saves run in order and reads wait for them. */
let order: Promise<unknown> = Promise.resolve();

/** Saves after all earlier saves; with `leaving`, without waiting for them. */
export function saveInOrder(keep: () => Promise<Result<null>>, how?: 'leaving'): Promise<Result<null>> {
  const saving = how === 'leaving' ? keep() : order.then(keep);
  order = saving;
  return saving;
}

/** Resolves when every save has finished, successfully or not. */
export async function draftsSaved(): Promise<void> {
  await order;
}

/** The drafts of this clinic, last changed first. */
export async function readDrafts(bridge: Bridge, clinic: string): Promise<readonly StoredDraft[]> {
  await order;
  const answer = await bridge.request('drafts:read', null);
  if (!answer.ok) return [];
  return answer.value
    .flatMap(({ id, content, at }): readonly StoredDraft[] => {
      const { clinic: mark, began: startedAt, typed, about } = content;
      if (mark !== clinic || typeof startedAt !== 'string' || !isRecord(typed)) return [];
      return [{ id, content: typed, about: readAbout(about), startedAt, at }];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

/** A draft as the core stores it. Earlier versions read and wrote these names, so they stay: `began`, `goOn`, `typed`. */
export function storedContent({ clinic, startedAt, about, content }: StoredContent): StoredDraft['content'] {
  return {
    clinic,
    began: startedAt,
    ...(about && { about: { title: about.title, goOn: about.resume } }),
    typed: content,
  };
}

/** The content stored under an id for this clinic; null where there is none. */
export async function readDraft(bridge: Bridge, clinic: string, id: string): Promise<StoredDraft['content'] | null> {
  return (await readDrafts(bridge, clinic)).find((draft) => draft.id === id)?.content ?? null;
}

function readAbout(about: unknown): StoredDraft['about'] {
  if (!isRecord(about) || typeof about['title'] !== 'string') return null;
  return { title: about['title'], resume: about['goOn'] };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deletes a draft that is finished or discarded. */
export function discardDraft(bridge: Bridge, id: string): Promise<Result<null>> {
  return saveInOrder(() => bridge.request('drafts:keep', { id, content: null }));
}

/** Saves a draft as it is given, such as one that was discarded. */
export function writeDraft(
  bridge: Bridge,
  clinic: string,
  { id, content, about, startedAt }: Pick<StoredDraft, 'id' | 'startedAt' | 'about'> & { readonly content: object },
): Promise<Result<null>> {
  return saveInOrder(() =>
    bridge.request('drafts:keep', { id, content: storedContent({ clinic, startedAt, about, content }) }),
  );
}
