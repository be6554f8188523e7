import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { type Entry, entryIdOf, type EntryStates, metaOf, revisionIdOf, versionOf, webinyEntries } from './entries.ts';
import { findEntries, type ListArgs } from './find.ts';
import { type WebinyModel, webinyModels } from './models.ts';
import { answered, answeredList, WebinyError } from './webinyError.ts';
import { webinyWrites } from './writes.ts';

interface GetArgs {
  readonly revision?: string | null;
  readonly entryId?: string | null;
  readonly status?: 'latest' | 'published' | null;
}

interface EntryInput {
  readonly modelId: string;
  readonly id: string;
}

interface SearchArgs {
  readonly modelIds: readonly string[];
  readonly query?: string | null;
  readonly limit?: number | null;
}

/** The root fields of the endpoint that manages entries. */
export function webinyRoots(backstage: Backstage): object {
  const { meet, cap } = backstage;
  const states: EntryStates = new Map();
  const { entriesOf, modelOf } = webinyEntries(backstage, states);

  const present = (model: WebinyModel): readonly Entry[] =>
    entriesOf(model).filter(({ state }) => state.bin === 'none');
  const binned = (model: WebinyModel): readonly Entry[] => entriesOf(model).filter(({ state }) => state.bin === 'bin');
  const latest = (model: WebinyModel, id: string): Entry | null =>
    present(model).find(({ entryId }) => entryId === entryIdOf(id)) ?? null;
  const revision = (model: WebinyModel, id: string): Entry | null => {
    const entry = latest(model, id);
    const version = versionOf(id);
    return [entry, ...(entry?.state.past ?? [])].find((each) => each?.state.version === version) ?? null;
  };
  const revisionsOf = (entry: Entry): readonly Entry[] => [entry, ...entry.state.past];

  const titleOf = ({ model, values, ...entry }: Entry): string => {
    const title = values[model.titleField];
    return typeof title === 'string' && title !== '' ? title : revisionIdOf({ model, values, ...entry });
  };
  const met = ({ kind, key }: Entry): void => {
    if (kind !== null) meet(kind, key);
  };
  const show = (entry: Entry): Row => {
    met(entry);
    const { model, state } = entry;
    return {
      ...metaOf(entry),
      ...entry.values,
      id: revisionIdOf(entry),
      entryId: entry.entryId,
      meta: {
        modelId: model.modelId,
        version: state.version,
        locked: state.isLocked,
        status: state.status,
        title: titleOf(entry),
        description: '',
        image: null,
        data: {},
        revisions: () => revisionsOf(entry).map(show),
      },
      wbyAco_location: { folderId: state.folderId },
    };
  };
  /** What all entries have in common. */
  const summary = (entry: Entry): Row => {
    met(entry);
    const { model, state } = entry;
    const common = { id: revisionIdOf(entry), entryId: entry.entryId, title: titleOf(entry) };
    return {
      ...metaOf(entry),
      ...common,
      model: { modelId: model.modelId, name: model.name },
      status: state.status,
      published: state.status === 'published' ? common : null,
      wbyAco_location: { folderId: state.folderId },
    };
  };

  const get = (model: WebinyModel, { revision: revisionId, entryId, status }: GetArgs): Row | null => {
    if (!revisionId && !entryId)
      throw new WebinyError("You must pass a 'revision' or an 'entryId' argument.", 'GRAPHQL_ARGS_ERROR');
    if (revisionId && entryId) {
      const message = 'Cannot have both of GraphQL query arguments: revision and entryId. Must have only one.';
      throw new WebinyError(message, 'GRAPHQL_ARGS_ERROR');
    }
    if (status || !revisionId) {
      const entry = latest(model, entryId ?? revisionId ?? '');
      return entry && (status !== 'published' || entry.state.status === 'published') ? show(entry) : null;
    }
    const entry = revision(model, revisionId);
    if (!entry) throw new WebinyError(`Entry by ID "${revisionId}" not found.`, 'NOT_FOUND');
    return show(entry);
  };
  const list = (entries: readonly Entry[], args: ListArgs): Row =>
    answeredList(() => {
      const page = findEntries(entries, args, cap);
      return { data: page.entries.map(show), meta: page.meta };
    });

  const queriesOf = (model: WebinyModel): readonly (readonly [string, (args: never) => unknown])[] => {
    const { singular, plural } = model;
    return [
      [`get${singular}`, (args: GetArgs) => answered(() => get(model, args))],
      [
        `get${singular}Revisions`,
        ({ id }: { readonly id: string }) =>
          answered(() => [latest(model, id)].flatMap((entry) => (entry ? revisionsOf(entry).map(show) : []))),
      ],
      [
        `get${plural}ByIds`,
        ({ revisions }: { readonly revisions: readonly string[] }) =>
          answered(() => revisions.flatMap((id) => revision(model, id) ?? []).map(show)),
      ],
      [`list${plural}`, (args: ListArgs) => list(present(model), args)],
      [`listDeleted${plural}`, (args: ListArgs) => list(binned(model), args)],
    ];
  };

  const summaries = (inputs: readonly EntryInput[], which: 'exact' | 'latest' | 'published'): readonly Row[] =>
    inputs.flatMap(({ modelId, id }) => {
      const model = modelOf(modelId);
      const entry = model && (which === 'exact' ? revision(model, id) : latest(model, id));
      return entry && (which !== 'published' || entry.state.status === 'published') ? [summary(entry)] : [];
    });
  const several =
    (which: 'exact' | 'latest' | 'published') =>
    ({ entries }: { readonly entries: readonly EntryInput[] }): Row =>
      answered(() => summaries(entries, which));
  const one =
    (which: 'exact' | 'latest' | 'published') =>
    ({ entry }: { readonly entry: EntryInput }): Row =>
      answered(() => {
        if (!modelOf(entry.modelId)) throw new WebinyError('Not authorized!', 'SECURITY_NOT_AUTHORIZED');
        return summaries([entry], which)[0] ?? null;
      });

  const searchContentEntries = ({ modelIds, query, limit }: SearchArgs): Row =>
    answered(() =>
      webinyModels
        .filter(({ modelId }) => modelIds.includes(modelId))
        .flatMap((model) => findEntries(present(model), { search: query ?? null, limit: limit ?? 10 }, cap).entries)
        .toSorted((first, second) => second.savedOn - first.savedOn)
        .slice(0, limit ?? 10)
        .map(summary),
    );

  return {
    ...Object.fromEntries(webinyModels.flatMap(queriesOf)),
    searchContentEntries,
    getContentEntry: one('exact'),
    getLatestContentEntry: one('latest'),
    getPublishedContentEntry: one('published'),
    getContentEntries: several('exact'),
    getLatestContentEntries: several('latest'),
    getPublishedContentEntries: several('published'),
    _empty: '_empty',
    ...webinyWrites(backstage, { states, present, binned, latest, revision, show }),
  };
}
