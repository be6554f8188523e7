import { type GraphQLSchema, graphqlSync } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { classify, type Outcome } from '../../../graphql/service/outcome.ts';
import { probeService } from '../../../graphql/service/probe/probeService.ts';
import { maxRequests, type ProbeRequest } from '../../../graphql/service/probe/probeSession.ts';
import { judge, type Score } from '../../foreignSchemas/judge.ts';
import { foreignSchemaNames, loadForeignSchema } from '../../foreignSchemas/foreignSchema.ts';

/** Concepts matched to another operation, as the right one has an unguessable name. */
const wrongConcepts: Readonly<Record<string, number>> = { postgraph: 3, fhirish: 4, django: 1 };

const table: string[] = [];
const all = { shown: 0, learned: 0, wrong: 0 };
afterAll(() => {
  console.log(['foreign schema | right/wrong/missed: shown', 'learned', 'requests'].join(' | '));
  console.log([...table, `all right: ${all.shown} shown, ${all.learned} learned, ${all.wrong} wrong`].join('\n'));
});

const text = ({ right, wrong, missed }: Score): string => `${right}/${wrong}/${missed}`;

/** A service that has this schema, no data, and refuses to show it. */
function answer(schema: GraphQLSchema, { text: source, variables: variableValues = {} }: ProbeRequest): Outcome {
  const body = JSON.stringify(graphqlSync({ schema, source, variableValues }));
  return classify({
    kind: 'reply',
    status: 200,
    contentType: 'application/json',
    retryAfter: null,
    body: { kind: 'text', text: body },
  });
}

describe.each(foreignSchemaNames)(
  'what is learned of the foreign schema %s, which does not show its schema',
  (name) => {
    it('is part of what its schema would reveal, and hardly anything else', async () => {
      const foreign = await loadForeignSchema(name);
      const { schema, requests } = await probeService(async (question) => answer(foreign.schema, question));
      const shown = judge(foreign).concepts;
      const learned = judge({ ...foreign, model: schema }).concepts;
      table.push([name, text(shown), text(learned), requests].join(' | '));
      all.shown += shown.right;
      all.learned += learned.right;
      all.wrong += learned.wrong;
      expect(learned.wrong).toBeLessThanOrEqual(wrongConcepts[name] ?? 0);
      expect(requests).toBeLessThanOrEqual(maxRequests);
    });
  },
);
