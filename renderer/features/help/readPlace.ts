import { decodePart } from '../../lib/paths.ts';
import type { GuidePage, Topic } from './guide.ts';

/** What an address shows: the contents, a page's beginning, or a topic with what comes before and after it. */
export type Shown =
  { readonly kind: 'contents' } | { readonly kind: 'page'; readonly page: GuidePage; readonly topic: Topic | null };

/** What an address asks for. A page or topic that is not there leads to what is nearest. */
export function readPlace(path: string, pages: readonly GuidePage[]): Shown {
  const [, , name, part] = path.split('/');
  const page = pages.find((each) => each.name === name);
  if (!page) return { kind: 'contents' };
  const anchor = part === undefined ? null : decodePart(part);
  return { kind: 'page', page, topic: page.topics.find((each) => each.anchor === anchor) ?? null };
}
