import { buildSchema, execute, parse } from 'graphql';
import { type Clinic, createClinic } from '../../../electron/core/adapter/clinic/clinic.ts';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { classify } from '../../../graphql/service/outcome.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import { tuesday } from '../core/memoryCore.ts';
import { modelOf } from './modelOf.ts';

export interface MemoryService {
  readonly clinic: Clinic;
  readonly map: ServiceMap;
  /** The names of the queried documents, in order. */
  readonly queries: string[];
}

/**
 * A clinic over a service in memory: only the network is missing; the map, the documents and the judge are the real
 * ones.
 */
export async function openMemoryService(text: string, rootValue: object): Promise<MemoryService> {
  const { map } = matchSchema(await modelOf(text));
  const schema = buildSchema(text);
  const queries: string[] = [];
  const clinic = createClinic({
    map,
    clock: { now: () => tuesday },
    timeZone: 'Europe/Dublin',
    async queryService(document, variables) {
      queries.push(document.name);
      const result = await execute({ schema, rootValue, document: parse(document.text), variableValues: variables });
      const body = { kind: 'text' as const, text: JSON.stringify(result) };
      return classify({ kind: 'reply', status: 200, contentType: 'application/json', retryAfter: null, body });
    },
  });
  return { clinic, map, queries };
}
