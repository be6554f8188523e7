import type { DeskContext } from '../desk/deskContext.ts';
import type { Lists } from './lists.ts';

/** What the resolvers of lists and forms work with. */
export interface ExplorerContext extends DeskContext {
  /** Every list of the service in use. */
  readonly lists: Lists;
}
