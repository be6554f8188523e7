import type { Backstage } from '../../dialects/dialect.ts';
import { businessQueries } from './businessQueries.ts';
import { calendarQueries } from './calendarQueries.ts';
import { directoryQueries } from './directoryQueries.ts';
import { createLoaders } from './loaders.ts';
import { createMemory } from './memory.ts';
import { nodeFinder } from './nodes.ts';
import { createRecords } from './records.ts';
import { badInput, decodeId } from './values.ts';
import { tallgrassWrites } from './writes.ts';

/** Ids that one request for nodes may name. */
const mostNodes = 100;

/** The root fields of the service. */
export function tallgrassRoots(backstage: Backstage): object {
  const memory = createMemory(backstage.practice, backstage.now());
  const records = createRecords(backstage, memory);
  const tools = { load: createLoaders(backstage.practice), memory };
  const find = nodeFinder(backstage, records, tools);
  const node = (id: string) => {
    if (decodeId(id) === null) throw badInput(`Invalid global ID: ${id}`);
    return find(id);
  };
  return {
    node: ({ id }: { readonly id: string }) => node(id),
    nodes({ ids }: { readonly ids: readonly string[] }) {
      if (ids.length > mostNodes) throw badInput(`ids must not have more than ${String(mostNodes)} entries`);
      return ids.map(node);
    },
    viewer: records.viewer,
    organization: records.organization,
    webhooks: records.webhooks,
    ...calendarQueries(backstage, records, tools),
    ...directoryQueries(backstage, records, tools),
    ...businessQueries(backstage, records, tools),
    ...tallgrassWrites(backstage, records, tools),
  };
}
