import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { createGuard } from '../../graphql/demo/access.ts';
import type { Reply } from '../../graphql/demo/endpoint.ts';
import { handleHttp, problem, send } from '../../graphql/demo/http.ts';
import type { Backstage, Dialect, DialectOptions, DialectServer, DialectSource } from './dialect.ts';
import { createDialectEndpoint, createReceivedLog } from './dialectEndpoint.ts';
import { watchPractice } from './live/practiceFeed.ts';
import { createSocketServer } from './live/socketServer.ts';
import { createStartSubscription } from './live/subscriptionSource.ts';
import { createPractice, dialectNow } from './practice.ts';

/** Makes a dialect that can be started from its schema, resolvers and descriptions. */
export function defineDialect({ roots, body, subscriptions, ...source }: DialectSource): Dialect {
  const whole = { roots, ...(body && { body }), ...(subscriptions && { subscriptions }), ...source };
  return { ...source, start: (options) => startDialect(whole, options) };
}

async function startDialect(source: DialectSource, options: DialectOptions): Promise<DialectServer> {
  const { now = () => dialectNow, noise = 0, poison = [], introspection = 'depthLimited' } = options;
  const { practice = createPractice() } = options;
  const log = createReceivedLog();
  let spoiled = false;
  const backstage: Backstage = {
    practice,
    cap: options.cap ?? source.cap,
    now,
    refuseWrites: options.refuseWrites ?? null,
    meet(kind, key) {
      spoiled ||= poison.some((row) => row.kind === kind && row.key === key);
    },
  };
  const guard = createGuard(options.auth ?? source.auth, null, now);
  const schema = buildSchema(sdlOf(source, options) + noiseSdl(noise, source.nameCase));
  const handlers = {
    guard(headers: IncomingHttpHeaders): Reply | null {
      log.count();
      return guard(headers);
    },
    respond: createDialectEndpoint({
      schema,
      rootValue: source.roots(backstage),
      introspection,
      introspectionRefusal: source.introspectionRefusal,
      restricted: options.restricted ?? [],
      body: source.body ?? ((result) => result),
      log,
      takeSpoiled() {
        const was = spoiled;
        spoiled = false;
        return was;
      },
    }),
    latency: options.latency ?? 0,
  };
  const server = createServer(options.tls, (request: IncomingMessage, response: ServerResponse): void => {
    handleHttp(request, response, handlers).catch(() => {
      if (!response.headersSent) send(response, problem(500, 'Internal server error'));
    });
  });
  const changes = watchPractice(practice);
  const { subscriptions } = source;
  const sockets =
    subscriptions &&
    createSocketServer(subscriptions, {
      guard,
      start: createStartSubscription(schema, subscriptions.events(backstage), changes),
    });
  if (sockets) server.on('upgrade', sockets.upgrade);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${String(port)}`,
    practice,
    received: log.received,
    hasListeners: () => changes.feed.hasListeners(),
    async close() {
      changes.close();
      sockets?.close();
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sdlOf({ sdl, ownOrganization }: DialectSource, { organizationQuery = 'org' }: DialectOptions): string {
  if (organizationQuery === 'org') return sdl;
  if (organizationQuery === 'own' && ownOrganization === undefined)
    throw new Error('This dialect has no organization query of its own');
  return sdl.replace(/^ *org: \w+\n/m, '');
}

// prettier-ignore
const subjects = [
  'Warehouse', 'Pallet', 'Courier', 'Voucher', 'Fleet', 'Turbine', 'Forecast', 'Glossary', 'Franchise', 'Payroll',
  'Sensor', 'Camera', 'Lottery', 'Catalog', 'Contract', 'Dispenser', 'Elevator', 'Firmware', 'Garden', 'Harvest',
];
// prettier-ignore
const aspects = [
  'Rule', 'Batch', 'Line', 'Policy', 'Snapshot', 'Region', 'Channel', 'Profile', 'Reading', 'Tag', 'Draft', 'Quota',
  'Digest', 'Alias', 'Group', 'Revision', 'Import', 'Export', 'Plan', 'Contact',
];

// Among them what a careless reader takes for a person or for an appointment.
const fieldSets: readonly (readonly string[])[] = [
  ['name: String', 'email: String', 'phone: String', 'isActive: Boolean'],
  ['title: String', 'start: String', 'end: String', 'status: String'],
  ['label: String', 'quantity: Int', 'unitPrice: Float'],
  ['code: String', 'description: String', 'createdAt: String', 'updatedAt: String'],
  ['firstName: String', 'lastName: String', 'addressLine: String'],
  ['date: String', 'duration: Int', 'reason: String', 'cancelledAt: String'],
];

/** SDL of so many generated types that have nothing to do with a front desk, each with a query, some with a mutation. */
function noiseSdl(count: number, nameCase: 'camel' | 'snake'): string {
  const cased = nameCase === 'snake' ? snake : (name: string): string => name;
  const names = Array.from({ length: count }, (_, index) => typeName(index));
  const types = names.map((name, index) => {
    const fields = (fieldSets[index % fieldSets.length] ?? []).map((field) => {
      const [fieldName = '', type = ''] = field.split(': ');
      return `${cased(fieldName)}: ${type}`;
    });
    const neighbour = names[(index * 7 + 1) % count] ?? name;
    return `type ${cased(name)} { id: ID! ${fields.join(' ')} ${cased('relatedTo')}: ${cased(neighbour)} }`;
  });
  const inputs = names.filter(writes).map((name) => `input ${cased(`${name}Input`)} { name: String note: String }`);
  const queries = names.map((name, index) => `  ${query(name, index, cased)}`);
  const mutations = names.filter(writes).map((name) => {
    return `  ${lower(cased(`Create${name}`))}(input: ${cased(`${name}Input`)}!): ${cased(name)}`;
  });
  return [
    '',
    ...types,
    ...inputs,
    ...(queries.length > 0 ? ['extend type Query {', ...queries, '}'] : []),
    ...(mutations.length > 0 ? ['extend type Mutation {', ...mutations, '}'] : []),
  ].join('\n');
}

function typeName(index: number): string {
  const round = Math.floor(index / (subjects.length * aspects.length));
  const subject = subjects[index % subjects.length] ?? '';
  const aspect = aspects[Math.floor(index / subjects.length) % aspects.length] ?? '';
  return `${subject}${aspect}${round === 0 ? '' : String(round + 1)}`;
}

function query(name: string, index: number, cased: (name: string) => string): string {
  const field = lower(cased(name));
  if (index % 3 === 0) return `${field}s(limit: Int, offset: Int): [${cased(name)}!]`;
  return index % 3 === 1 ? `${field}(id: ID!): ${cased(name)}` : `${field}s(search: String): [${cased(name)}]`;
}

function writes(_name: string, index: number): boolean {
  return index % 4 === 0;
}

function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function snake(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}
