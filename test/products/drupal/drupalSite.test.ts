import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { drupal } from './drupal.ts';

const { view } = drupal;
const visit = productVisits(drupal);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const ofNode = '... on NodeInterface { id title }';

describe('the pages of the Drupal site', () => {
  it('finds a node by number, UUID or path, and leads to the pages around', async () => {
    const { query, server } = await visit();
    const id = view.ids.of('client', 5);
    const found =
      await query(`{ node(id: "${id}") { __typename ... on NodeClient { uuid path status notes { value format } author { name status } } }
      gone: node(id: "${view.ids.of('client', 41)}") { __typename } left: node(id: "${view.ids.of('provider', 8)}") { __typename } }`);
    expect(found).toMatchObject({
      node: { __typename: 'NodeClient', path: '/clients/ana-d-angelo-1005', status: true },
      gone: null,
      left: null,
    });
    expect(at(found, 'node.notes')).toEqual({ value: 'Prefers messages.', format: 'basic_html' });
    const uuid = String(at(found, 'node.uuid'));
    const around = await query(`{ again: node(id: "${uuid}") { ${ofNode} }
      route(path: "/clients/ana-d-angelo-1005") { ... on RouteInternal { breadcrumbs { title } entity { ${ofNode} } } }
      home: route(path: "/") { ... on RouteInternal { entity { ... on NodePage { sections { ... on ParagraphCallToAction { link { url } } } } } } }
      menu(name: MAIN) { items { title internal route { ... on RouteInternal { entity { ${ofNode} } } } } }
      info { name } viewer { name roles status } term(id: "42") { ... on TermInterface { name } }
      nodeArticles(first: 5) { nodes { title tags { ... on TermTag { name } } image { variations(styles: [MEDIUM]) { width } }
        comment(first: 5) { nodes { subject author { name } } } } }
      nodeClinics(first: 1) { nodes { openingHours { ... on ParagraphOpeningHour { days opens } } } } }`);
    expect([at(around, 'again.id'), at(around, 'route.entity.id')]).toEqual([id, id]);
    expect(at(around, 'home.entity.sections')).toEqual([{ link: { url: '/contact' } }]);
    expect(column(rowsAt(around, 'menu.items'), 'internal')).toEqual([true, true, false]);
    expect([at(around, 'info.name'), at(around, 'viewer.name')]).toEqual([
      server.practice.organization.name,
      'dana.whitfield',
    ]);
    expect(at(around, 'term.name')).toBe('Vaccination');
    expect(rowsAt(around, 'nodeArticles.nodes')[0]).toMatchObject({
      tags: [{ name: 'News' }],
      image: { variations: [{ width: 220 }] },
      comment: { nodes: [{ subject: 'Kittens' }] },
    });
    expect(rowsAt(rowsAt(around, 'nodeClinics.nodes')[0], 'openingHours')).toHaveLength(2);
  });

  it('takes comments on articles and nothing else', async () => {
    const { query, post } = await visit();
    const comment = (entityId: string, body: string): string => `mutation { addCommentComment(data: {
      entityType: NodeArticle, entityId: "${entityId}", commentBody: "${body}" }) { id subject commentBody { value } author { name } } }`;
    expect(await query(comment('901', 'Thank you for this.'))).toEqual({
      addCommentComment: {
        id: '2',
        subject: 'Thank you for this.',
        commentBody: { value: 'Thank you for this.' },
        author: { name: 'dana.whitfield' },
      },
    });
    expect(await query(comment(view.ids.of('client', 1), 'Hello'))).toEqual({ addCommentComment: null });
    expect((await post(comment('901', ' '))).body.errors?.[0]?.message).toBe('This value should not be null.');
    const listed = await query('{ nodeArticles(first: 1) { nodes { comment(last: 1) { nodes { id } } } } }');
    expect(rowsAt(rowsAt(listed, 'nodeArticles.nodes')[0], 'comment.nodes')).toEqual([{ id: '2' }]);
    const refused = await (
      await visit({ refuseWrites: 'You do not have permission to post comments.' })
    ).post(comment('901', 'Hello'));
    expect(refused.body.errors?.[0]?.message).toBe('You do not have permission to post comments.');
  });
});
