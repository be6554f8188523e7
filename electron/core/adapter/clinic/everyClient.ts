import type { Result } from '../../../contract/failure.ts';
import { wayOfPaging } from '../../../../graphql/service/documents.ts';
import type { ClientRow } from '../../../../graphql/service/readers/readObjects.ts';
import type { ClientFields } from '../../../../graphql/service/serviceMap.ts';
import type { AllClients } from './clientLists.ts';
import type { Memoize } from './memoize.ts';
import type { Question } from './pages.ts';

/** Clients by their ids, and the ids of those that are not in the list. */
interface Listed {
  readonly listed: readonly ClientRow[];
  readonly others: readonly string[];
}

/** The whole list of clients, read once and kept for a while, for what a service has no query of its own for. */
export function createEveryClient(options: {
  readonly list: Question<ClientFields> | null;
  /** Whether the cards of several clients are asked for together. */
  readonly hasBatches: boolean;
  readonly memoize: Memoize;
  readonly read: (list: Question<ClientFields>) => Promise<Result<AllClients>>;
}): {
  all(list: Question<ClientFields>): Promise<Result<AllClients>>;
  listed(ids: readonly string[]): Promise<Listed>;
} {
  const { list, hasBatches, memoize, read } = options;
  const all = (of: Question<ClientFields>): Promise<Result<AllClients>> => memoize('every client', () => read(of));
  return {
    all,
    /** Those with these ids, where the list comes in one answer and their cards would be asked for one by one. */
    async listed(ids) {
      const isSingle = list && !hasBatches && wayOfPaging(list.operation) === 'once';
      const known = isSingle ? await all(list) : null;
      const wanted = new Set(ids);
      const listed = known?.ok ? known.value.clients.filter(({ id }) => wanted.has(id)) : [];
      for (const { id } of listed) wanted.delete(id);
      return { listed, others: [...wanted] };
    },
  };
}
