import type { DeskResponse } from '../../../electron/contract/channels.ts';
import type { ConceptView, MapCorrection, MapView } from '../../../electron/contract/serviceMap.ts';
import type {
  ChangeEndFragment,
  FormToFillQuery,
  ListRowQuery,
  ListRowsQuery,
  PreviewFormQuery,
  ServiceListsQuery,
} from '../../../graphql/desk/generated/operations.ts';
import { sendChange } from './deskRequests.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

/** Reads the schema where it was not yet, and switches the form of a mutation on or off. */
export async function switchForm(test: TestCore, mutation: string, on = true): Promise<MapView> {
  return valueOf(await test.request('map:form', { mutation, on }));
}

/** The mutations that may be run through a form. */
export async function formsOn(test: TestCore): Promise<readonly string[]> {
  const { data } = await queryDesk(test, 'Forms');
  // Sound: the operation selects exactly this.
  return (data as unknown as { forms: readonly { mutation: string }[] }).forms.map(({ mutation }) => mutation);
}

/** A form that is switched on. */
export async function queryForm(test: TestCore, mutation: string): Promise<NonNullable<FormToFillQuery['form']>> {
  const { data } = await queryDesk(test, 'FormToFill', { mutation });
  // Sound: the operation selects exactly this.
  const { form } = data as unknown as FormToFillQuery;
  if (!form) throw new Error(`There is no form of ${mutation}.`);
  return form;
}

export async function previewForm(
  test: TestCore,
  mutation: string,
  values: object,
): Promise<PreviewFormQuery['formPreview']> {
  const { data } = await queryDesk(test, 'PreviewForm', { mutation, values });
  // Sound: the operation selects exactly this.
  return (data as unknown as PreviewFormQuery).formPreview;
}

export function runForm(test: TestCore, mutation: string, values: object): Promise<ChangeEndFragment> {
  return sendChange(test, 'RunForm', { mutation, values });
}

export type ListView = ServiceListsQuery['serviceLists'][number];
type RowsView = ListRowsQuery['listRows'];
type RowView = ListRowQuery['listRow'];

async function runQuery(core: TestCore, operation: string, variables: object): Promise<unknown> {
  const { data, errors } = valueOf(await core.request('desk:query', { operation, variables: { ...variables } }));
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return Object.values(data ?? {})[0];
}

/** Every list of the service, as a page gets them. */
export async function queryLists(core: TestCore): Promise<readonly ListView[]> {
  // Sound: a registered operation answers in its shape.
  return (await runQuery(core, 'ServiceLists', {})) as readonly ListView[];
}

export async function queryListRows(core: TestCore, variables: object): Promise<RowsView> {
  // Sound: as above.
  return (await runQuery(core, 'ListRows', variables)) as RowsView;
}

export async function queryListRow(core: TestCore, variables: object): Promise<RowView> {
  // Sound: as above.
  return (await runQuery(core, 'ListRow', variables)) as RowView;
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
      const page = await queryListRows(core, { list: source.name, first: 5 });
      return page.rows.find(({ id }) => id !== null)?.id ?? null;
    }
  }
}

// A manager's requests about the map of the service in use, through the core API.

export async function readMapView(test: TestCore): Promise<MapView> {
  return valueOf(await test.request('map:read', null));
}

export async function conceptOf(test: TestCore, concept: string): Promise<ConceptView> {
  const found = (await readMapView(test)).concepts.find((each) => each.concept === concept);
  if (!found) throw new Error(`There is no ${concept}.`);
  return found;
}

export async function correct(test: TestCore, correction: MapCorrection): Promise<MapView> {
  return valueOf(await test.request('map:correct', correction));
}

/** The same queries as a screen sends. */
export async function queryDesk(
  test: TestCore,
  operation: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<DeskResponse> {
  return valueOf(await test.request('desk:query', { operation, variables }));
}

/** The names of the first clients that the list shows. */
export async function firstClients(test: TestCore, count = 5): Promise<readonly string[]> {
  const { data } = await queryDesk(test, 'ClientList', { first: count });
  // Sound: the operation selects exactly this.
  const { clients } = data as unknown as { clients: { clients: readonly { name: string }[] } };
  return clients.clients.slice(0, count).map(({ name }) => name);
}
