import type { Backstage } from '../../dialects/dialect.ts';
import { type Row, textOf } from '../generatedRows.ts';
import type { Resource } from './directory.ts';
import { bwellRecords } from './records.ts';
import { bwellText, definitions } from './schema.ts';
import { type SearchArgs, searched } from './search.ts';

const usualCount = 10;

/** The root fields: one search for each type of resource, and what Apollo asks of a subgraph. */
export function bwellRoots(backstage: Backstage): object {
  const { cap, now } = backstage;
  const { tables, show } = bwellRecords(backstage);

  function bundle(rows: readonly Resource[], args: SearchArgs): Row {
    const count = Math.max(0, Math.min(Number(args['_count'] ?? usualCount), cap));
    const from = Math.max(0, Number(args['_getpagesoffset'] ?? 0)) * count;
    const found = searched(rows, args);
    const page = args['_explain'] === true ? [] : found.slice(from, from + count);
    return {
      id: `b${String(now())}`,
      type: 'searchset',
      timestamp: new Date(now()).toISOString(),
      // Nothing is counted for those who don't ask for it.
      total: args['_total'] ? found.length : null,
      entry: page.map((row) => ({
        id: row.id,
        fullUrl: `https://fhir.example.test/4_0_0/${row.__typename}/${row.id}`,
        resource: () => show(row),
      })),
    };
  }

  const searches = definitions.map(({ type, query }) => {
    return [query, (args: SearchArgs) => bundle(tables[type]?.() ?? [], args)] as const;
  });
  return {
    id: null,
    ...Object.fromEntries(searches),
    _service: { sdl: bwellText },
    _entities: ({ representations }: { readonly representations: readonly Row[] }) =>
      representations.map((wanted) => {
        const rows = tables[textOf(wanted['__typename'])]?.() ?? [];
        const row = rows.find(({ id }) => id === wanted['id']);
        return row ? show(row) : null;
      }),
  };
}
