import type { Failure } from './failure.ts';

/** Whether newer versions are looked for, where, and what came of it. */
export type UpdatesView =
  /** This build can check no signature, or its host can't install: it is updated as it was installed. */
  | { readonly kind: 'notHere' }
  | { readonly kind: 'off' }
  /** `url`: where the clinic's own IT puts them. */
  | { readonly kind: 'on'; readonly url: string; readonly state: UpdateState };

/** Instants are ISO. */
export type UpdateState =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'current'; readonly at: string }
  | { readonly kind: 'found'; readonly version: string; readonly notes: string }
  | { readonly kind: 'fetching'; readonly version: string; readonly read: number; readonly size: number }
  /** It is here and is what was signed; nothing happens until somebody wants it. */
  | { readonly kind: 'ready'; readonly version: string; readonly notes: string }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly at: string };

export const updateActions = ['check', 'fetch', 'install'] as const;
export type UpdateAction = (typeof updateActions)[number];
