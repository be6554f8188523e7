import { buildVariables, buildDocuments, type ServiceDocument } from '../../../graphql/service/documents.ts';
import type { SchemaMatch } from '../../../graphql/service/match/matchSchema.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import type { Concept, Operation, ServiceMap } from '../../../graphql/service/serviceMap.ts';

/**
 * Where a service does not show its schema: tries every operation of a built-in map once, with one row asked for, and
 * keeps those that answer. An operation that needs an id is tried with one that can't exist.
 */
export async function probeMap(
  map: ServiceMap,
  ask: (document: ServiceDocument, variables: Readonly<Record<string, unknown>>) => Promise<Outcome>,
): Promise<SchemaMatch> {
  const documents = buildDocuments(map);
  const good: Partial<Record<Concept, unknown>> = {};
  const concepts: SchemaMatch['concepts'] = {};
  const now = { from: '2000-01-01T00:00:00Z', to: '2000-01-02T00:00:00Z', day: '2000-01-01' };
  for (const [concept, document] of documents) {
    // Sound: documents are keyed by the concepts of this map.
    const operation = map[concept] as Operation<object>;
    const values = { limit: 1, offset: 0, search: 'zz', id: '0', ...now };
    const outcome = await ask(document, buildVariables(operation, values));
    if (outcome.kind !== 'ok' && outcome.kind !== 'partial') continue;
    good[concept] = operation;
    Object.assign(concepts, {
      [concept]: {
        chosen: {
          operation: operation.field,
          type: '',
          confidence: 0.6,
          reasons: ['the schema is not shown, but this operation answers as the interface document suggests'],
        },
        others: [],
      },
    });
  }
  // Sound: only operations of the given map are taken over, each under its own concept.
  return { map: { ...(good as Partial<ServiceMap>), format: 1, organization: map.organization }, concepts };
}
