import { buildSchema, getNamedType, type GraphQLNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { keyHeaders, postDialect, type DialectReply, type RunQuery } from '../dialects/dialectRequests.ts';
import type { Dialect, DialectOptions, DialectServer } from '../dialects/dialect.ts';
import { type Certificates, makeCertificates } from '../support/service/certificates.ts';

/** A product's server that runs, and how to send queries to it. */
export interface ProductVisit {
  readonly server: DialectServer;
  /** Answers the data; an error fails the test. */
  readonly query: RunQuery;
  /** Answers what came, errors included. */
  readonly post: (query: string, variables?: object) => Promise<DialectReply>;
}

/** For the tests of a file: starts a product's server, which runs until the tests are done. */
export function productVisits(product: Dialect): (options?: Partial<DialectOptions>) => Promise<ProductVisit> {
  let certificates: Certificates;
  const running: DialectServer[] = [];
  beforeAll(async () => {
    certificates = await makeCertificates();
  });
  afterAll(() => Promise.all(running.map((server) => server.close())));
  return async (options = {}) => {
    const server = await product.start({ tls: certificates.server, ...options });
    running.push(server);
    const headers = keyHeaders(product);
    const post: ProductVisit['post'] = (text, variables) =>
      postDialect(server, text, { headers, ca: certificates.authority, ...(variables && { variables }) });
    return {
      server,
      post,
      async query(text, variables) {
        const { status, body } = await post(text, variables);
        // Some servers send an empty list of errors with every good answer.
        if (status === 200 && body.data && (body.errors ?? []).length === 0) return body.data;
        throw new Error(`${product.name} answered ${String(status)} ${JSON.stringify(body)} to ${text}`);
      },
    };
  };
}

/** The expected operations of a product that its schema doesn't have; a dotted path leads through objects. */
export function missingOperations({ sdl, expectedMap }: Dialect): readonly string[] {
  const schema = buildSchema(sdl);
  const roots: readonly (GraphQLNamedType | null | undefined)[] = [schema.getQueryType(), schema.getMutationType()];
  const leads = (path: string): boolean =>
    roots.some((root) => {
      let type: GraphQLNamedType | null | undefined = root;
      for (const name of path.split('.')) {
        const field = isObjectType(type) ? type.getFields()[name] : undefined;
        if (!field) return false;
        type = getNamedType(field.type);
      }
      return true;
    });
  return Object.values(expectedMap)
    .flatMap((operations) => operations ?? [])
    .filter((path) => !leads(path));
}
