import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf, type ListArgs } from './connection.ts';
import { type Entry, siteUuid } from './nodes.ts';
import { english, siteTime, textField } from './values.ts';

interface CommentInput {
  readonly entityId: string;
  readonly entityField?: string | null;
  readonly replyTo?: string | null;
  readonly authorHomepage?: string | null;
  readonly commentBody: string;
  readonly subject?: string | null;
}

interface Comment {
  readonly id: number;
  readonly nid: number;
  readonly created: number;
  readonly row: Row;
}

/** Comments below articles, which are all that can be written. */
export function commentsOf(backstage: Backstage, viewer: Row, entries: () => readonly Entry[]) {
  const { cap, now } = backstage;
  const comments: Comment[] = [];
  function enter(
    nid: number,
    input: Pick<CommentInput, 'commentBody' | 'subject' | 'replyTo'>,
    homepage: string | null,
  ) {
    const id = comments.length + 1;
    const parent = comments.find(({ row }) => row['uuid'] === input.replyTo);
    const subject = input.subject ?? '';
    const row = {
      __typename: 'CommentComment',
      id: String(id),
      uuid: siteUuid(800 + id),
      author: { name: viewer['name'], email: viewer['mail'], homepage, user: viewer },
      changed: siteTime(now()),
      commentBody: textField(input.commentBody),
      created: siteTime(now()),
      langcode: english,
      status: true,
      subject: subject === '' ? input.commentBody.slice(0, 29) : subject,
      thread: parent ? `${String(parent.row['thread']).replace('/', '')}.00/` : `0${String(id)}/`,
    };
    comments.push({ id, nid, created: now(), row });
    return row;
  }
  enter(901, { commentBody: 'Does this go for kittens too?', subject: 'Kittens' }, null);

  return {
    list: (nid: number) => (args: ListArgs) =>
      connectionOf(
        'comment',
        comments
          .filter((comment) => comment.nid === nid)
          .map(({ id, created, row }) => ({
            id,
            sortValue: (key) => (key === 'CREATED_AT' ? created : id),
            show: () => row,
          })),
        args,
        cap,
      ),
    add: ({ data }: { readonly data: CommentInput }): Row | null => {
      const allowed = written(backstage, () => ({ ok: true, row: null }));
      if (!allowed.ok) throw new GraphQLError(allowed.message);
      const { entityId, entityField = null } = data;
      const entry = entries().find(({ id, uuid }) => uuid === entityId || String(id) === entityId);
      if (entry?.type !== 'NodeArticle' || (entityField !== null && entityField !== 'comment')) return null;
      if (data.commentBody.trim() === '') throw new GraphQLError('This value should not be null.');
      return enter(entry.id, data, data.authorHomepage ?? null);
    },
  };
}
