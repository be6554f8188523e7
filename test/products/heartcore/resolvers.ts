import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { aliasOf, contentTypes } from './contentTypes.ts';
import { fits, ordered } from './criteria.ts';
import { heartcoreIds, type Node, treeOf } from './nodes.ts';

interface ListArgs extends ConnectionArgs {
  readonly preview?: boolean | null;
  readonly where?: unknown;
  readonly orderBy?: readonly string[] | string | null;
}

interface SingleArgs {
  readonly id?: string | null;
  readonly url?: string | null;
  readonly preview?: boolean | null;
}

const editors = new Map(contentTypes.map(({ name, fields }) => [name, fields]));
const images = [40, 41].map((number) => heartcoreIds.of('organization', number));
const danish: Readonly<Record<string, string>> = {
  Vaccination: 'Vaccination',
  Surgery: 'Operation',
  'Nail trim': 'Kloklip',
};

/** Where a node is on the site. */
function urlOf({ name, parent }: Node): string {
  if (!parent) return '/';
  const slug = name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
  return `${urlOf(parent)}${slug}/`;
}

/** Resolvers of the project: content alone, and read only. */
export function heartcoreRoots({ practice, cap, meet }: Backstage): object {
  function showing(preview: boolean | null | undefined) {
    const tree = treeOf(practice).filter(({ isPublished }) => isPublished || preview === true);
    const nodes = new Map(tree.map((node) => [node.id, node]));
    function media(id: string): Row {
      const url = `https://media.example.test/${id}/photo.jpg`;
      const none = (): object => ({ items: [], edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } });
      const file = { umbracoBytes: '48211', umbracoExtension: 'jpg', umbracoHeight: '800', umbracoWidth: '1200' };
      const place = {
        level: 1,
        sortOrder: images.indexOf(id),
        parent: null,
        ancestors: none,
        children: none,
        descendants: none,
      };
      const times = { createDate: '2018-03-05T10:02:00Z', updateDate: '2018-03-05T10:02:00Z' };
      const image = {
        __typename: 'Image',
        id,
        mediaTypeAlias: 'Image',
        name: 'photo.jpg',
        url,
        ...file,
        ...place,
        ...times,
      };
      return { cropUrl: ({ width = 400 }: { width?: number }) => `${url}?width=${String(width)}`, media: image, url };
    }
    function picked(id: unknown): object | null {
      const node = nodes.get(String(id));
      return node ? show(node) : null;
    }
    function property(node: Node, field: string, value: unknown): unknown {
      if (value === null || value === undefined) return null;
      const editor = editors.get(node.type)?.[field];
      if (editor === 'content') return () => picked(value);
      if (editor === 'contents') return () => (Array.isArray(value) ? value.map(picked) : []);
      if (editor === 'media') return typeof value === 'string' ? media(value) : null;
      if (editor !== 'blocks') return value;
      return (Array.isArray(value) ? value.filter(isRow) : []).map((content) => ({
        content: { contentTypeAlias: aliasOf(String(content['__typename'])), ...content },
        settings: null,
      }));
    }
    function show(node: Node): object {
      if (node.source) meet(node.source.kind, node.source.key);
      const own = Object.entries(node.values).map(([field, value]) => [field, property(node, field, value)] as const);
      const { title } = node.values;
      const under = (other: Node): boolean => node.path.every((step, index) => other.path[index] === step);
      return {
        ...Object.fromEntries(own),
        ...(typeof title === 'string' && {
          title: ({ culture }: { culture?: string | null }) => (culture === 'da' ? (danish[title] ?? title) : title),
        }),
        __typename: node.type,
        id: node.id,
        name: node.name,
        contentTypeAlias: aliasOf(node.type),
        createDate: node.created,
        updateDate: node.updated,
        level: node.path.length,
        sortOrder: node.path.at(-1),
        url: () => urlOf(node),
        parent: () => node.parent && show(node.parent),
        ancestors: (args: ListArgs) => list((other) => other !== node && isAbove(other, node), args),
        children: (args: ListArgs) => list((other) => other.parent?.id === node.id, args),
        descendants: (args: ListArgs) => list((other) => other !== node && under(other), args),
      };
    }
    function list(isMeant: (node: Node) => boolean, args: ListArgs): object {
      const { orderBy } = args;
      const orders = typeof orderBy === 'string' ? [orderBy] : (orderBy ?? []);
      const rows = ordered(
        tree.filter((node) => isMeant(node) && fits(node, args.where)),
        orders,
      );
      const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(rows, args, cap);
      const shown = edges.map(({ cursor, row }) => ({ cursor, node: show(row) }));
      return {
        items: shown.map(({ node }) => node),
        edges: shown,
        pageInfo: { startCursor, endCursor, hasNextPage: hasNext, hasPreviousPage: hasPrevious },
      };
    }
    function single(type: string | null, { id, url }: SingleArgs): object | null {
      if ((id ?? null) === null ? (url ?? null) === null : (url ?? null) !== null)
        throw new GraphQLError('Either id or url must be specified but not both.');
      const node = tree.find((each) => (id ? each.id === id : urlOf(each) === url));
      return node && (type === null || node.type === type) ? show(node) : null;
    }
    return { list, single };
  }
  const queries = contentTypes.flatMap(({ name }) => [
    [`all${name}`, (args: ListArgs) => showing(args.preview).list(({ type }) => type === name, args)] as const,
    [aliasOf(name), (args: SingleArgs) => showing(args.preview).single(name, args)] as const,
  ]);
  return {
    content: (args: SingleArgs) => showing(args.preview).single(null, args),
    allContent: (args: ListArgs) => showing(args.preview).list(() => true, args),
    ...Object.fromEntries(queries),
  };
}

function isAbove(node: Node, below: Node): boolean {
  return node.path.every((step, index) => below.path[index] === step);
}
