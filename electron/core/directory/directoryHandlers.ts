import { type ClientView, type Draft, maxClientViews, maxDrafts } from '../../contract/clients.ts';
import type { Handlers } from '../door.ts';
import { notOffered } from '../failures.ts';
import type { Clock } from '../ports.ts';

type Channels =
  | 'directory:control'
  | 'client:mark'
  | 'clients:export'
  | 'views:read'
  | 'views:change'
  | 'drafts:read'
  | 'drafts:keep';

export function createDirectoryHandlers({ clock }: { readonly clock: Clock }): Pick<Handlers, Channels> {
  const views = new Map<string, ClientView>();
  const drafts = new Map<string, Draft>();
  return {
    'directory:control': async () => ({ ok: true, value: null }),
    'client:mark': async () => ({ ok: true, value: null }),
    'clients:export': async () => ({ ok: false, failure: notOffered('a list of clients') }),
    'views:read': async () => ({ ok: true, value: [...views.values()] }),
    async 'views:change'({ name, table }) {
      views.delete(name);
      if (table && views.size < maxClientViews) views.set(name, { name, ...table });
      return { ok: true, value: [...views.values()] };
    },
    'drafts:read': async () => ({ ok: true, value: [...drafts.values()] }),
    async 'drafts:keep'({ id, content }) {
      drafts.delete(id);
      if (content) drafts.set(id, { id, content, at: new Date(clock.now()).toISOString() });
      const [oldest] = drafts.keys();
      if (drafts.size > maxDrafts && oldest !== undefined) drafts.delete(oldest);
      return { ok: true, value: null };
    },
  };
}
