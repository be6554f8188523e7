import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { isRow } from '../generatedRows.ts';
import { type FindArgs, findAll, pageOf } from './find.ts';
import { type PayloadCollection, type PayloadFields, mangled, partsOf } from './fieldText.ts';
import { payloadDocs, payloadIds } from './records.ts';
import { payloadCollections } from './schema.ts';
import { apiError, payloadWrites } from './writes.ts';

interface ById {
  readonly id: string;
  readonly trash?: boolean | null;
}

/** Resolvers of the site: the same root fields for every collection. */
export function payloadRoots(stage: Backstage): object {
  const { docsOf } = payloadDocs(stage);
  /** What was deleted for good: it isn't in the trash either. */
  const gone = new Set<string>();
  const all = (slug: string): readonly Row[] => (docsOf[slug]?.() ?? []).filter((doc) => !gone.has(String(doc['id'])));
  function show(slug: string, doc: Row): Row {
    const collection = payloadCollections.find((each) => each.slug === slug);
    if (slug === 'customers' || slug === 'appointments') {
      const kind = slug === 'customers' ? 'client' : 'appointment';
      stage.meet(kind, payloadIds.key(kind, String(doc['id'])) ?? 0);
    }
    return collection ? { __typename: collection.singular, ...shown(doc, collection.fields) } : doc;
  }
  function related(slug: string, id: unknown): Row | null {
    const doc = all(slug).find((each) => each['id'] === id);
    return doc ? show(slug, doc) : null;
  }
  /** A document whose relations lead to other documents. */
  function shown(doc: Row, fields: PayloadFields): Row {
    const row: Record<string, unknown> = { ...doc };
    for (const [name, field] of Object.entries(fields)) {
      if (typeof field !== 'string') continue;
      const { kind, words } = partsOf(field);
      const [slug = '', back = ''] = words;
      const value = doc[name];
      if (kind === 'many') row[name] = () => (Array.isArray(value) ? value.map((id) => related(slug, id)) : null);
      if (kind === 'join') row[name] = (args: FindArgs) => joined(slug, back, doc, args);
      if (kind !== 'one') continue;
      row[name] = () => {
        if (words.length === 1) return related(slug, value);
        if (!isRow(value)) return null;
        const target = String(value['relationTo']);
        return { relationTo: mangled(target), value: () => related(target, value['value']) };
      };
    }
    return row;
  }
  function joined(slug: string, back: string, doc: Row, args: FindArgs & { readonly count?: boolean | null }): Row {
    const own = all(slug).filter((each) => each[back] === doc['id']);
    const { docs, hasNextPage, totalDocs } = pageOf(own, args, stage.cap, (each) => show(slug, each));
    return { docs, hasNextPage, totalDocs: args.count ? totalDocs : null };
  }
  const byId = (slug: string, { id, trash = false }: ById): Row => {
    const doc = findAll(all(slug), { trash, where: { id: { equals: id } } })[0];
    if (!doc) throw apiError('NotFound', 'Not Found', 404);
    return doc;
  };
  const roots: Record<string, unknown> = { Access: allowed };
  for (const collection of payloadCollections) {
    const { slug, singular, plural, isAuth = false, isGlobal = false } = collection;
    roots[`docAccess${singular}`] = allowed;
    if (isGlobal) {
      roots[singular] = () => all(slug)[0] ?? null;
      roots[`update${singular}`] = forbidden;
      continue;
    }
    roots[singular] = (args: ById) => show(slug, byId(slug, args));
    roots[plural] = (args: FindArgs) => pageOf(all(slug), args, stage.cap, (doc) => show(slug, doc));
    roots[`count${plural}`] = ({ where }: FindArgs) => ({
      totalDocs: findAll(all(slug), { where: where ?? null }).length,
    });
    for (const action of ['create', 'update', 'delete', 'duplicate']) roots[`${action}${singular}`] = forbidden;
    if (isAuth)
      Object.assign(
        roots,
        sessionRoots(collection, (id) => related(slug, id), all(slug)[0] ?? {}),
      );
  }
  for (const [slug, singular] of [
    ['customers', 'Customer'],
    ['appointments', 'Appointment'],
  ] as const) {
    const { create, update, remove } = payloadWrites(stage)[slug];
    roots[`create${singular}`] = ({ data }: { data: Row }) => show(slug, create(data));
    roots[`update${singular}`] = ({ data, ...args }: ById & { data: Row }) =>
      show(slug, update(String(byId(slug, args)['id']), data));
    roots[`duplicate${singular}`] = ({ data, ...args }: ById & { data: Row }) =>
      show(slug, create({ ...byId(slug, args), ...data }));
    roots[`delete${singular}`] = (args: ById) => {
      const doc = byId(slug, args);
      remove(String(doc['id']));
      gone.add(String(doc['id']));
      return show(slug, doc);
    };
  }
  return roots;
}

/** What those who sign in may ask; the key of the request is that of the first user. */
function sessionRoots({ slug, singular }: PayloadCollection, user: (id: unknown) => Row | null, me: Row): Row {
  return {
    [`me${singular}`]: () => ({ collection: slug, exp: null, strategy: 'api-key', token: null, user: user(me['id']) }),
    [`initialized${singular}`]: () => true,
    [`login${singular}`]: () => {
      throw apiError('AuthenticationError', 'The email or password provided is incorrect.', 401);
    },
    [`logout${singular}`]: () => 'Logged out successfully.',
    [`unlock${singular}`]: forbidden,
    [`forgotPassword${singular}`]: () => true,
    [`resetPassword${singular}`]: forbidden,
    [`verifyEmail${singular}`]: () => false,
  };
}

function forbidden(): never {
  throw apiError('Forbidden', 'You are not allowed to perform this action.', 403);
}

/** Everything is allowed, however deep one looks. */
const allowed: object = new Proxy(
  {},
  {
    get(_, name): unknown {
      if (name === 'permission' || name === 'canAccessAdmin') return true;
      return name === 'where' || name === 'then' || typeof name === 'symbol' ? undefined : allowed;
    },
  },
);
