import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { contentTypes, vocabularies } from './bundles.ts';
import { commentsOf } from './comments.ts';
import { connectionOf, type Listed, type ListArgs } from './connection.ts';
import { drupalIds, type Entry, nodesOf, paragraphsOfSite, pathOf, siteUuid } from './nodes.ts';
import { type Term, termsOf } from './terms.ts';
import { english, siteTime } from './values.ts';
import { viewsOf } from './views.ts';

interface IdArgs {
  readonly id: string;
}

const accounts: readonly Row[] = ['webmaster', 'front.desk', 'dana.whitfield'].map((name, index) => ({
  __typename: 'User',
  id: String(index + 1),
  uuid: siteUuid(501 + index),
  changed: siteTime(Date.parse('2024-02-01T15:00:00Z')),
  created: siteTime(Date.parse('2018-03-05T14:41:10Z')),
  mail: `${name}@example.test`,
  name,
  roles: [index === 0 ? 'administrator' : 'front_desk'],
  status: index === 1 ? 'BLOCKED' : 'ACTIVE',
}));
const viewer: Row = accounts[2] ?? {};
const pagesOfMenu = [
  ['Home', '/'],
  ['About us', '/about-us'],
  ['Book online', 'https://book.example.test/'],
] as const;

/** The root fields of the site. */
export function drupalRoots(backstage: Backstage): object {
  const { practice, cap, meet } = backstage;
  const comments = commentsOf(backstage, viewer, entries);
  const terms = (): readonly Term[] => termsOf(practice);

  // Records are replaced and never changed, so that the same records make the same nodes.
  let seen: readonly object[] = [];
  let made: readonly Entry[] = [];
  function entries(): readonly Entry[] {
    const records = [...practice.clients, ...practice.patients, ...practice.appointments];
    if (records.length === seen.length && records.every((record, index) => record === seen[index])) return made;
    seen = records;
    made = nodesOf(practice, { node, term, comments: comments.list });
    return made;
  }

  function showNode(entry: Entry): Row {
    if (entry.source) meet(entry.source.kind, entry.source.key);
    return {
      __typename: entry.type,
      id: String(entry.id),
      uuid: entry.uuid,
      author: accounts[entry.id % accounts.length],
      changed: siteTime(entry.changed),
      created: siteTime(entry.created),
      langcode: english,
      path: pathOf(entry),
      promote: entry.promote,
      status: true,
      sticky: entry.sticky,
      title: entry.title,
      ...entry.fields(),
    };
  }
  function node(kind: Kind, key: number | null): Row | null {
    const id = key === null ? 0 : Number(drupalIds.of(kind, key));
    const entry = entries().find((candidate) => candidate.id === id);
    return entry ? showNode(entry) : null;
  }
  function term(type: string, name: string | null): Row | null {
    return terms().find((candidate) => candidate.type === type && candidate.name === name)?.row ?? null;
  }

  const listedNode = (entry: Entry): Listed => ({
    id: entry.id,
    show: () => showNode(entry),
    sortValue(key) {
      const { id, created, changed, title, sticky, promote } = entry;
      const values = new Map<string | null, string | number>([
        ['CREATED_AT', created],
        ['UPDATED_AT', changed],
        ['TITLE', title.toLowerCase()],
        ['STICKY', Number(sticky)],
        ['PROMOTED', Number(promote)],
      ]);
      return values.get(key) ?? id;
    },
  });
  const listedTerm = ({ id, name, weight, row }: Term): Listed => ({
    id,
    show: () => row,
    sortValue: (key) => (key === 'TITLE' ? name.toLowerCase() : key === 'WEIGHT' ? weight : id),
  });
  const lists = [
    ...contentTypes.map(({ type, plural }) => {
      const rows = (): readonly Listed[] =>
        entries()
          .filter((entry) => entry.type === type)
          .map(listedNode);
      return [plural, (args: ListArgs) => connectionOf('node', rows(), args, cap)] as const;
    }),
    ...vocabularies.map(({ type, plural }) => {
      const rows = (): readonly Listed[] =>
        terms()
          .filter((entry) => entry.type === type)
          .map(listedTerm);
      return [plural, (args: ListArgs) => connectionOf('taxonomy_term', rows(), args, cap)] as const;
    }),
  ];

  const among = (rows: readonly Row[], wanted: string): Row | null =>
    rows.find(({ id, uuid }) => id === wanted || uuid === wanted) ?? null;
  function route({ path }: { readonly path: string }): Row | null {
    const link = (title: string, url: string): Row => ({ title, url, internal: true });
    if (/^https?:/.test(path)) return { __typename: 'RouteExternal', url: path, internal: false };
    const wanted = path === '/' ? '/welcome' : path;
    const entry = entries().find(
      (candidate) => pathOf(candidate) === wanted || `/node/${String(candidate.id)}` === wanted,
    );
    const found = entry ? showNode(entry) : terms().find(({ row }) => row['path'] === wanted)?.row;
    if (!found) return null;
    return {
      __typename: 'RouteInternal',
      url: wanted,
      internal: true,
      breadcrumbs: [link('Home', '/')],
      entity: found,
    };
  }
  const menu = (): Row => ({
    __typename: 'Menu',
    id: 'main',
    uuid: siteUuid(550),
    name: 'Main navigation',
    items: pagesOfMenu.map(([title, url], index) => ({
      id: siteUuid(551 + index),
      title,
      description: null,
      url,
      langcode: english,
      expanded: false,
      children: [],
      internal: url.startsWith('/'),
      route: () => route({ path: url }),
    })),
  });

  return {
    node({ id }: IdArgs): Row | null {
      const entry = entries().find((candidate) => String(candidate.id) === id || candidate.uuid === id);
      return entry ? showNode(entry) : null;
    },
    paragraph: ({ id }: IdArgs) => among(paragraphsOfSite, id),
    term: ({ id }: IdArgs) =>
      among(
        terms().map(({ row }) => row),
        id,
      ),
    user: ({ id }: IdArgs) => among(accounts, id),
    viewer: () => viewer,
    menu,
    info: () => ({
      description: 'GraphQL Compose',
      home: '/node/911',
      name: practice.organization.name,
      slogan: null,
      version: '1',
    }),
    route,
    ...Object.fromEntries(lists),
    ...viewsOf(backstage, node, terms),
    _: () => true,
    addCommentComment: comments.add,
  };
}
