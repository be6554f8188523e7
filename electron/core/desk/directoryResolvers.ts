import type { Directory } from '../../../graphql/desk/generated/types.ts';

const nothing: Directory = {
  state: 'notOffered',
  read: 0,
  expected: null,
  flaws: [],
  flawCount: 0,
  completeAsOf: null,
  asOf: null,
  failure: null,
  visitsSince: null,
};

/** The fields of the desk schema's Query that are answered from what was read of all clients. */
export const directoryResolvers = {
  findClients: () => ({ clients: [], total: 0, directory: nothing }),
  rememberedClients: () => ({ pinned: [], recent: [] }),
  likeClients: () => [],
  likePairs: () => ({ pairs: [], total: 0 }),
  reviewClients: () => ({ clients: [], total: 0, directory: nothing }),
  directory: () => nothing,
};
