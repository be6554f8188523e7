import type { Backstage } from '../../dialects/dialect.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { type ContentType, contentTypes, linkOf, small } from './contentTypes.ts';
import { type ContentEntry, type PageArgs, contentfulError, meets, ordered, pageOf, tagId } from './find.ts';
import { contentfulEntries, contentfulIds, kindsOfTypes } from './records.ts';

type ById = PageArgs & { readonly id: string };

const assetType: ContentType = {
  name: 'Asset',
  fields: {
    title: 'Symbol',
    description: 'Symbol',
    contentType: 'Symbol',
    fileName: 'Symbol',
    url: 'Symbol',
    size: 'Integer',
  },
};
const anyType: ContentType = { name: 'Entry', fields: {} };
const locale = 'en-US';

/** Resolvers of the space, as a token of the delivery API sees it: what is published, and nothing to write. */
export function contentfulRoots(stage: Backstage): object {
  const entriesOf = contentfulEntries(stage);
  const all = (type: string): readonly ContentEntry[] => entriesOf[type]?.() ?? [];
  const lookup = (type: string, id: unknown): ContentEntry | null => all(type).find((entry) => entry.id === id) ?? null;
  const fits = (type: ContentType, where: PageArgs['where']) => (entry: ContentEntry) =>
    meets(lookup, type, entry, where, contentTypes);
  function check({ preview, locale: wanted }: PageArgs): void {
    if (preview === true)
      throw contentfulError('Access token invalid: preview needs a token of the preview API.', 'ACCESS_TOKEN_INVALID');
    if (wanted && wanted !== locale)
      throw contentfulError(`Unknown locale: ${wanted}`, 'UNKNOWN_LOCALE', { locale: wanted });
  }
  function show(type: ContentType, entry: ContentEntry): Row {
    const { name, fields } = type;
    const kind = kindsOfTypes[name];
    const key = kind && contentfulIds.key(kind, entry.id);
    if (kind && key) stage.meet(kind, key);
    const shown: Record<string, unknown> = {
      __typename: name,
      _id: Buffer.from(`${name}:${entry.id}`).toString('base64url'),
      sys: {
        id: entry.id,
        spaceId: 'k9h2vq7x4m1c',
        environmentId: 'master',
        locale,
        publishedAt: new Date(entry.updatedAt).toISOString(),
        firstPublishedAt: new Date(entry.createdAt).toISOString(),
        publishedVersion: entry.version,
      },
      contentfulMetadata: { tags: entry.tags.map((tag) => ({ id: tagId(tag), name: tag })) },
      linkedFrom: () => linkedFrom(name, entry.id),
      ...entry.fields,
    };
    for (const [field, fieldType] of Object.entries(fields)) {
      const value = entry.fields[field] ?? null;
      const link = linkOf(fieldType);
      if (fieldType === 'RichText') shown[field] = richText(value);
      if (fieldType === 'Asset') shown[field] = (args: PageArgs) => linked(name, field, assetType, value, args);
      const target = contentTypes.find((each) => each.name === link?.target);
      if (!link || !target) continue;
      if (link.isMany)
        shown[`${field}Collection`] = (args: PageArgs) =>
          collection(
            target,
            [value ?? []].flat().map((id) => lookup(target.name, id)),
            args,
          );
      else shown[field] = (args: PageArgs) => linked(name, field, target, value, args);
    }
    return shown;
  }
  /** The entry that a field links to. A link to what isn't published is null, with an error that says so. */
  function linked(type: string, field: string, target: ContentType, id: unknown, args: PageArgs): Row | null {
    check(args);
    if (id === null) return null;
    const entry = lookup(target.name, id);
    if (!entry)
      throw contentfulError(
        `Link to entry '${textOf(id)}' on environment 'master' cannot be resolved`,
        'UNRESOLVABLE_LINK',
        {
          type,
          field,
          linkType: target.name === 'Asset' ? 'Asset' : 'Entry',
          linkingEntryId: id,
        },
      );
    return fits(target, args.where)(entry) ? show(target, entry) : null;
  }
  /** A list of links keeps its order; what can't be resolved in it is null. */
  function collection(
    type: ContentType,
    entries: readonly (ContentEntry | null)[],
    args: PageArgs,
    isTop = false,
  ): Row {
    check(args);
    const isPlain = !args.where && !args.order && !isTop;
    const there = entries.flatMap((entry) => entry ?? []);
    const kept = isPlain ? entries : ordered(type, there.filter(fits(type, args.where)), args.order, isTop);
    const page = pageOf(kept, args, stage.cap);
    return { ...page, items: page.items.map((entry) => entry && show(typeOf(type, entry), entry)) };
  }
  const typeOf = (type: ContentType, { id }: ContentEntry): ContentType =>
    type === anyType ? (contentTypes.find(({ name }) => lookup(name, id)) ?? type) : type;
  const linking = (type: ContentType, target: string, id: string): readonly ContentEntry[] =>
    all(type.name).filter((entry) =>
      Object.entries(type.fields).some(
        ([field, fieldType]) =>
          (fieldType === target || linkOf(fieldType)?.target === target) &&
          [entry.fields[field] ?? []].flat().includes(id),
      ),
    );
  function linkedFrom(target: string, id: string): Row {
    const collections = contentTypes.map((type) => [
      `${small(type.name)}Collection`,
      (args: PageArgs) => collection(type, linking(type, target, id), args),
    ]);
    return {
      ...Object.fromEntries(collections),
      entryCollection: (args: PageArgs) =>
        collection(
          anyType,
          contentTypes.flatMap((type) => linking(type, target, id)),
          args,
        ),
    };
  }
  const one = (type: ContentType, args: ById): Row | null => {
    check(args);
    const entry = lookup(type.name, args.id);
    return entry && show(type, entry);
  };
  const roots = [assetType, ...contentTypes].flatMap((type) => [
    [small(type.name), (args: ById) => one(type, args)],
    [`${small(type.name)}Collection`, (args: PageArgs) => collection(type, all(type.name), args, true)],
  ]);
  return {
    ...Object.fromEntries(roots),
    entryCollection: (args: PageArgs) =>
      collection(
        anyType,
        contentTypes.flatMap(({ name }) => all(name)),
        args,
        true,
      ),
    _node(args: ById) {
      const [name = '', id = ''] = Buffer.from(args.id, 'base64url').toString().split(':');
      const type = contentTypes.find((each) => each.name === name);
      return type ? one(type, { ...args, id }) : null;
    },
  };
}

/** A text as the document that an editor makes of it. */
function richText(value: unknown): Row | null {
  if (typeof value !== 'string') return null;
  const text = { nodeType: 'text', value, marks: [], data: {} };
  const content = [{ nodeType: 'paragraph', data: {}, content: [text] }];
  return { json: { nodeType: 'document', data: {}, content }, links: { entries: null, assets: null } };
}
