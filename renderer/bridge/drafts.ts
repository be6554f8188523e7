import type { Result } from '../../electron/contract/failure.ts';
import type { SettingsView } from '../../electron/contract/settings.ts';

import type { ClientFormRequest, MessagesRequest, PaymentRequest } from '../lib/dialogs.ts';
import type { Bridge } from './bridge.ts';
import { currentEnvironment } from './SettingsContext.tsx';

/** How a draft is resumed: the form that stores it is opened, and shows it as things are now. */
export type ResumeRequest =
  | { readonly kind: 'book' }
  | { readonly kind: 'form'; readonly mutation: string }
  | ({ readonly kind: 'message' } & MessagesRequest)
  | ClientFormRequest
  | ({ readonly kind: 'payment' } & PaymentRequest);

/** What a draft is, for the list of drafts: the form that keeps it knows its own words best. */
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
  /** ISO instant of the first key. */
  readonly startedAt: string;
  /** ISO instant of the last one. */
  readonly at: string;
}

interface StoredContent extends Pick<StoredDraft, 'startedAt' | 'about'> {
  readonly clinic: string;
  readonly content: object;
}

/**
 * Which clinic a draft is of. The core keeps drafts per environment; this is written into each besides, so that one
 * that was typed while another window changed the connection is never shown to the wrong clinic.
 */
export function clinicMark(view: SettingsView | null): string {
  const environment = currentEnvironment(view);
  return environment ? `${environment.kind} ${environment.url ?? ''} ${environment.organization?.id ?? ''}` : '';
}

/** Over HTTP a later request may overtake an earlier one: drafts are saved in their order, and read after that. */
let order: Promise<unknown> = Promise.resolve();

/** Saves after all earlier saves; `leaving` can't wait for them. */
export function saveInOrder(keep: () => Promise<Result<null>>, how?: 'leaving'): Promise<Result<null>> {
  const asked = how === 'leaving' ? keep() : order.then(keep);
  order = asked;
  return asked;
}

/** Resolves when every save has ended, well or not. */
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

/** What was typed under an id for this clinic; null where nothing of it is stored. */
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

/** Deletes a draft: it is done or discarded. */
export function discardDraft(bridge: Bridge, id: string): Promise<Result<null>> {
  return saveInOrder(() => bridge.request('drafts:keep', { id, content: null }));
}

/** Stores again what was discarded, just as it was. */
export function restoreDraft(
  bridge: Bridge,
  clinic: string,
  { id, content, about, startedAt }: StoredDraft,
): Promise<Result<null>> {
  return saveInOrder(() =>
    bridge.request('drafts:keep', { id, content: storedContent({ clinic, startedAt, about, content }) }),
  );
}
