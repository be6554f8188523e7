import type { Received } from './dialect.ts';

/** A request as the endpoint read it. */
export interface ReceivedRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly depth: number;
  readonly rootFields: readonly string[];
}

/** The growing record of what reached a server. */
export interface ReceivedLog {
  readonly received: Received;
  /** Notes that something arrived. */
  count(): void;
  /** Notes what it was, once the key was good and the text could be parsed. */
  note(request: ReceivedRequest): void;
}

/** An empty record; `received` shows what is in it at any time. */
export function createReceivedLog(): ReceivedLog {
  const documents: string[] = [];
  const mutations: string[] = [];
  const requests: Omit<ReceivedRequest, 'kind'>[] = [];
  let count = 0;
  let deepest = 0;
  return {
    received: {
      get count() {
        return count;
      },
      get deepest() {
        return deepest;
      },
      documents,
      mutations,
      requests,
    },
    count() {
      count += 1;
    },
    note({ kind, ...request }) {
      documents.push(request.query);
      requests.push(request);
      deepest = Math.max(deepest, request.depth);
      if (kind === 'mutation') mutations.push(...request.rootFields);
    },
  };
}
