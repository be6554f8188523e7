import type { ListRowQuery, ListRowsQuery, ServiceListsQuery } from '../../../graphql/desk/generated/operations.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

export type ListView = ServiceListsQuery['serviceLists'][number];
export type RowsView = ListRowsQuery['listRows'];
export type RowView = ListRowQuery['listRow'];

async function ask(core: TestCore, operation: string, variables: object): Promise<unknown> {
  const { data, errors } = valueOf(await core.request('desk:query', { operation, variables: { ...variables } }));
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return Object.values(data ?? {})[0];
}

/** Every list of the service, as a page gets them. */
export async function askLists(core: TestCore): Promise<readonly ListView[]> {
  // Sound: a registered operation answers in its shape.
  return (await ask(core, 'ServiceLists', {})) as readonly ListView[];
}

export async function askListRows(core: TestCore, variables: object): Promise<RowsView> {
  // Sound: as above.
  return (await ask(core, 'ListRows', variables)) as RowsView;
}

export async function askListRow(core: TestCore, variables: object): Promise<RowView> {
  // Sound: as above.
  return (await ask(core, 'ListRow', variables)) as RowView;
}

/** What a list demands, given: ids of rows of another list, dates of this week, a letter to search for. */
export async function fillDemanded(
  core: TestCore,
  list: ListView,
  all: readonly ListView[],
): Promise<{ readonly search: string | null; readonly filters: readonly { key: string; value: string }[] } | null> {
  const filters: { key: string; value: string }[] = [];
  for (const filter of list.filters.filter(({ required }) => required)) {
    const value = await valueFor(core, filter, all);
    if (value === null) return null;
    filters.push({ key: filter.key, value });
  }
  return { search: list.search === 'needed' ? 'a' : null, filters };
}

async function valueFor(
  core: TestCore,
  filter: ListView['filters'][number],
  all: readonly ListView[],
): Promise<string | null> {
  switch (filter.kind) {
    case 'choice':
      return filter.choices[0] ?? null;
    case 'flag':
      return 'true';
    case 'number':
      return '1';
    case 'date':
      return /end|to|until|last/i.test(filter.key) ? '2026-11-18' : '2026-11-17';
    case 'moment':
      return /end|to|until|last/i.test(filter.key) ? '2026-11-18T00:00' : '2026-11-17T00:00';
    case 'text':
      return /date|day/i.test(filter.key) ? '2026-11-17' : 'a';
    case 'id': {
      const [name] = filter.of;
      const source = all.find((each) => each.name === name && !each.filters.some(({ required }) => required));
      if (!source) return null;
      const page = await askListRows(core, { list: source.name, first: 5 });
      return page.rows.find(({ id }) => id !== null)?.id ?? null;
    }
  }
}
