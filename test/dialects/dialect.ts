import type { ExecutionResult } from 'graphql';

import type { DirectAuth, GatewayAuth } from '../../graphql/demo/access.ts';
import type { DialectView } from './dialectView.ts';
import type { SubscriptionSource } from './live/subscriptionSource.ts';
import type { Kind, Practice } from './practice.ts';

/** What a careful person looks for in a schema. */
export type DialectConcept =
  | 'locations'
  | 'clients'
  | 'clientSearch'
  | 'client'
  | 'patients'
  | 'appointments'
  | 'appointment'
  | 'providers'
  | 'appointmentTypes'
  | 'bookAppointment'
  | 'updateAppointment'
  | 'cancelAppointment'
  | 'registerClient'
  | 'addPatient';

/**
 * The operation that a careful person would choose for each concept.
 *
 * A list holds equally good ones, the best first; null means that the dialect has none, and that any choice is wrong.
 */
export type ExpectedMap = Readonly<Record<DialectConcept, string | readonly string[] | null>>;

/** One row that its server can't read. */
export interface PoisonedRow {
  readonly kind: Kind;
  readonly key: number;
}

/** How a dialect is to be started. */
export interface DialectOptions {
  /** It serves HTTPS only. */
  readonly tls: { readonly key: string; readonly cert: string };
  /** Its data; those of `createPractice` by default. */
  readonly practice?: Practice;
  /** Its clock, used by filters such as "future"; `dialectNow` by default. */
  readonly now?: () => number;
  /** The dialect's own by default. */
  readonly auth?: DirectAuth | GatewayAuth;
  /** `depthLimited` by default: introspection has to stay within depth 8 like everything else. */
  readonly introspection?: 'full' | 'depthLimited' | 'refused';
  /** The most rows per page, whatever the request; the dialect's own by default. Longer pages are cut silently. */
  readonly cap?: number;
  /** `own` takes `org` away where the dialect has a query of its own for that, see `ownOrganization`; `none` everywhere. */
  readonly organizationQuery?: 'org' | 'own' | 'none';
  /** How many unrelated types, with queries and mutations, are added to the schema. */
  readonly noise?: number;
  /** Each page that holds one of these rows is HTTP 500. */
  readonly poison?: readonly PoisonedRow[];
  /** Root fields that this key may not use: HTTP 403. */
  readonly restricted?: readonly string[];
  /** Refuses every write with this message, the way the dialect refuses. */
  readonly refuseWrites?: string;
  /** Milliseconds that every answer is held back. */
  readonly latency?: number;
  /** A free one by default. */
  readonly port?: number;
}

/** What reached the server, for tests to look at. */
export interface Received {
  /** Requests of any kind, those with a wrong key included. */
  readonly count: number;
  /** The deepest operation, the leaf and introspection counted, also where it was refused. */
  readonly deepest: number;
  /** Root fields of mutations, in order, also where they were refused. */
  readonly mutations: readonly string[];
  /** Query texts that came with a good key, in order. */
  readonly documents: readonly string[];
  /** The same requests with what they held. */
  readonly requests: readonly {
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>> | null;
    readonly depth: number;
    readonly rootFields: readonly string[];
  }[];
}

/** A dialect that runs. */
export interface DialectServer {
  /** Such as https://127.0.0.1:49152; the endpoint is POST {url}/graphql. */
  readonly url: string;
  /** The data behind it: every server has its own. */
  readonly practice: Practice;
  readonly received: Received;
  /** Whether anybody listens to its reports. */
  hasListeners(): boolean;
  /** Stops it at once. Calling it again does nothing. */
  close(): Promise<void>;
}

/** What the resolvers of a dialect work with. */
export interface Backstage {
  readonly practice: Practice;
  readonly cap: number;
  readonly now: () => number;
  readonly refuseWrites: string | null;
  /** To be called for each row that goes into an answer, so that a poisoned one can spoil it. */
  readonly meet: (kind: Kind, key: number) => void;
}

/** What makes a dialect. */
export interface DialectSource {
  readonly name: string;
  /** What is special about it, in a line. */
  readonly trait: string;
  readonly sdl: string;
  readonly auth: DirectAuth | GatewayAuth;
  /** Its own query for what `org` answers, with `id` and `name` too; most have none. */
  readonly ownOrganization?: string;
  /** Most rows per page of a real server of this kind. */
  readonly cap: number;
  /** How introspection is refused, when the option is set: HTTP 403, or HTTP 200 with a GraphQL error. */
  readonly introspectionRefusal: 'forbidden' | 'error';
  readonly nameCase: 'camel' | 'snake';
  /** The resolvers of all root fields; what isn't there is null. */
  readonly roots: (backstage: Backstage) => object;
  /** The body of an answer, where it differs from graphql-js's own. */
  readonly body?: (result: ExecutionResult) => object;
  /** Where it reports changes by itself. */
  readonly subscriptions?: SubscriptionSource;
  readonly expectedMap: ExpectedMap;
  readonly view: DialectView;
}

/** A service with a schema and habits of its own, over the shared practice. */
export interface Dialect extends Omit<DialectSource, 'roots' | 'body' | 'subscriptions'> {
  start(options: DialectOptions): Promise<DialectServer>;
}
