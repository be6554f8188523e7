import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { type Entry, entryIdOf, type EntryState, type EntryStates, versionOf } from './entries.ts';
import { type WebinyModel, webinyModels } from './models.ts';
import { practiceSaves } from './saves.ts';
import { checkReferences, invalidFields } from './validation.ts';
import { answered, WebinyError } from './webinyError.ts';

/** How entries are found and shown. */
export interface EntryStore {
  readonly states: EntryStates;
  readonly present: (model: WebinyModel) => readonly Entry[];
  readonly binned: (model: WebinyModel) => readonly Entry[];
  readonly latest: (model: WebinyModel, id: string) => Entry | null;
  readonly revision: (model: WebinyModel, id: string) => Entry | null;
  readonly show: (entry: Entry) => Row;
}

interface WriteArgs {
  readonly revision: string;
  readonly data: Row;
  readonly options?: {
    readonly skipValidators?: readonly string[] | null;
    readonly permanently?: boolean | null;
  } | null;
}

/** Mutations of all models. The key may write of clients, their animals and the appointment book. */
export function webinyWrites(
  backstage: Backstage,
  store: EntryStore,
): Readonly<Record<string, (args: never) => unknown>> {
  const { refuseWrites, now } = backstage;
  const { states, latest, revision, binned, show } = store;
  const saves = practiceSaves(backstage);

  const saveOf = (model: WebinyModel): (typeof saves)[string] => {
    const save = saves[model.modelId];
    if (refuseWrites !== null || !save)
      throw new WebinyError(refuseWrites ?? 'Not authorized!', 'SECURITY_NOT_AUTHORIZED');
    return save;
  };
  const found = (model: WebinyModel, id: string, entry: Entry | null): Entry => {
    if (entry) return entry;
    throw new WebinyError(`Entry "${id}" of model "${model.modelId}" was not found.`, 'NOT_FOUND');
  };
  const mark = ({ entryId, state }: Entry, change: Partial<EntryState>): void => {
    states.set(entryId, { ...state, ...change });
  };
  const checked = (model: WebinyModel, values: Row, { options }: WriteArgs): void => {
    const invalid = invalidFields(model, values, options?.skipValidators ?? []);
    if (invalid.length > 0) throw new WebinyError('Validation failed.', 'VALIDATION_FAILED', invalid);
  };

  const create = (model: WebinyModel, args: WriteArgs): Row => {
    const save = saveOf(model);
    checked(model, args.data, args);
    checkReferences(model, args.data, store);
    const entry = found(model, '', latest(model, save.create(args.data)));
    if (args.data['status'] === 'published') mark(entry, { status: 'published', isLocked: true, publishedOn: now() });
    return show(latest(model, entry.entryId) ?? entry);
  };
  const update = (model: WebinyModel, args: WriteArgs): Row => {
    const save = saveOf(model);
    const entry = found(model, args.revision, revision(model, args.revision));
    if (entry.state.isLocked)
      throw new WebinyError("Cannot update entry because it's locked.", 'CONTENT_ENTRY_UPDATE_ERROR');
    checked(model, { ...entry.values, ...args.data }, args);
    save.update(entry.key, args.data);
    return show(latest(model, entry.entryId) ?? entry);
  };
  const createFrom = (model: WebinyModel, { data, ...args }: WriteArgs): Row => {
    const save = saveOf(model);
    const before = latest(model, args.revision);
    if (!before) {
      const message = `Entry "${entryIdOf(args.revision)}" of model "${model.modelId}" was not found.`;
      throw new WebinyError(message, 'NOT_FOUND');
    }
    checked(model, { ...before.values, ...data }, { ...args, data });
    save.update(before.key, data);
    const past = [before, ...before.state.past];
    mark(before, { version: before.state.version + 1, status: 'draft', isLocked: false, past });
    return show(latest(model, before.entryId) ?? before);
  };
  const remove = (model: WebinyModel, { revision: id, options }: WriteArgs): true => {
    const save = saveOf(model);
    const entry = versionOf(id) === null ? latest(model, id) : revision(model, id);
    if (!entry) throw new WebinyError(`Entry "${id}" was not found!`, 'NOT_FOUND');
    const [previous, ...past] = entry.state.past;
    if (versionOf(id) !== null && previous) {
      // Only this revision goes, and the one before is the newest again, with the values of now: those are of the practice.
      mark(entry, { ...previous.state, past });
      return true;
    }
    // A revision goes for good, an entry into the bin.
    const isGone = versionOf(id) !== null || options?.permanently === true;
    mark(entry, { bin: isGone ? 'gone' : 'bin' });
    save.remove(entry.key, true);
    return true;
  };
  const restore = (model: WebinyModel, id: string): Row => {
    const save = saveOf(model);
    const entry = found(model, id, binned(model).find(({ entryId }) => entryId === entryIdOf(id)) ?? null);
    mark(entry, { bin: 'none' });
    save.remove(entry.key, false);
    return show(latest(model, id) ?? entry);
  };
  const publish = (model: WebinyModel, id: string, status: 'published' | 'unpublished'): Row => {
    saveOf(model);
    const entry = revision(model, id);
    if (!entry) throw new WebinyError(`Entry "${id}" in the model "${model.modelId}" was not found.`, 'NOT_FOUND');
    if (status === 'unpublished' && entry.state.status !== 'published')
      throw new WebinyError('Entry is not published.', 'UNPUBLISH_ERROR');
    mark(entry, { status, isLocked: true, publishedOn: entry.state.publishedOn ?? now() });
    return show(latest(model, id) ?? entry);
  };

  const writesOf = (model: WebinyModel): readonly (readonly [string, (args: never) => unknown])[] => {
    const { singular, plural } = model;
    const set = (status: 'published' | 'unpublished') => (args: WriteArgs) =>
      answered(() => publish(model, args.revision, status));
    return [
      [`create${singular}`, (args: WriteArgs) => answered(() => create(model, args))],
      [
        `create${singular}From`,
        (args: WriteArgs) => answered(() => createFrom(model, { ...args, data: args.data ?? {} })),
      ],
      [`update${singular}`, (args: WriteArgs) => answered(() => update(model, args))],
      [
        `validate${singular}`,
        (args: WriteArgs) =>
          answered(() => {
            const before = args.revision ? (revision(model, args.revision)?.values ?? {}) : {};
            return invalidFields(model, { ...before, ...args.data }, []);
          }),
      ],
      [
        `move${singular}`,
        ({ revision: id, folderId }: WriteArgs & { readonly folderId: string }) =>
          answered(() => {
            saveOf(model);
            mark(found(model, id, latest(model, id)), { folderId });
            return true;
          }),
      ],
      [`delete${singular}`, (args: WriteArgs) => answered(() => remove(model, args))],
      [`restore${singular}FromBin`, (args: WriteArgs) => answered(() => restore(model, args.revision))],
      [
        `deleteMultiple${plural}`,
        ({ entries }: { readonly entries: readonly string[] }) =>
          answered(() =>
            entries.map((id) => {
              remove(model, { revision: entryIdOf(id), data: {} });
              return { id };
            }),
          ),
      ],
      [`publish${singular}`, set('published')],
      [`republish${singular}`, set('published')],
      [`unpublish${singular}`, set('unpublished')],
    ];
  };
  return Object.fromEntries(webinyModels.flatMap(writesOf));
}
