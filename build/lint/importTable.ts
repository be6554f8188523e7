// Allowed imports. Each row is a place in the tree, the first that fits a file counts. `own` names places by
// their folder or file (relative to the repository), `packages` names npm packages, `node:*` Node's own modules.
// Lint enforces it (importBoundaries.ts); every allowance that is not obvious carries its reason.

export interface Row {
  readonly place: string;
  readonly own: readonly string[];
  readonly packages: readonly string[];
}

const contract = 'electron/contract';
const core = 'electron/core';
/** Date arithmetic and the reading of JSON: pure, and they know no service. */
const dates = ['graphql/service/readers/time.ts', 'graphql/service/json.ts'];

/** A room of the core, with the rooms below it that it uses. */
function room(name: string, below: readonly string[], others: readonly string[] = []): Row {
  const own = [name, ...below].map((each) => `${core}/${each}`);
  return {
    place: `${core}/${name}`,
    own: [...own, contract, 'i18n/core', ...others],
    packages: ['graphql', 'temporal-polyfill', 'node:*'],
  };
}

const match = 'graphql/service/match';

/** A layer of the matcher: it imports itself, the layers below it, and what describes schemas, maps and sources. */
function layer(name: string, below: readonly string[]): Row {
  const own = [name, ...below].map((each) => `${match}/${each}`);
  return { place: `${match}/${name}`, own: [...own, ...describing], packages: [] };
}

/** What a schema, a map and the values in rows are: modules of `graphql/service` beside its folders. */
const describing = [
  'dateForm',
  'depth',
  'json',
  'mapDescription',
  'mapPaths',
  'serviceEntries',
  'serviceMap',
  'serviceWrites',
  'sources',
  'text',
  'valueForm',
  'readers/readHours',
  'readers/readStage',
  'introspection/schemaModel',
].map((name) => `graphql/service/${name}.ts`);

export const importTable: readonly Row[] = [
  // Pure: graphql-js and itself; dates need a zone database, so the Temporal polyfill.
  // The demo clinic reports changes as other services do, by the same kept libraries.
  {
    place: 'graphql/demo',
    own: ['graphql/demo'],
    packages: ['graphql', 'graphql-ws', 'graphql-sse', 'ws', 'temporal-polyfill', 'node:*'],
  },
  { place: 'graphql/desk', own: ['graphql/desk'], packages: ['graphql', '@graphql-typed-document-node/core'] },
  // From words to what a schema holds, what values mean, what types and fields are, and the operations that give them.
  layer('words', []),
  layer('schema', ['words']),
  layer('values', ['schema', 'words']),
  layer('entities', ['values', 'schema', 'words']),
  layer('fields', ['entities', 'values', 'schema', 'words']),
  layer('queries', ['fields', 'entities', 'values', 'schema', 'words']),
  layer('mutations', ['entities', 'values', 'schema', 'words']),
  {
    place: 'graphql/service',
    own: ['graphql/service', 'graphql/desk', 'i18n/core'],
    packages: ['graphql', 'temporal-polyfill'],
  },

  { place: contract, own: [contract], packages: [] },

  // The page's messages and the core's are two catalogs: neither carries the other's along.
  { place: 'i18n', own: ['i18n', contract], packages: ['i18next'] },

  // The core's modules by layer: a module imports itself and the layers below it.
  room('foundation', [], ['graphql/service/json.ts', 'graphql/service/retryAfter.ts']),
  room('storage', ['foundation'], dates),
  room('audit', ['foundation', 'storage'], ['graphql/service/json.ts']),
  room('staff', ['foundation', 'storage']),
  room('updates', ['foundation', 'storage']),
  // The demo clinic is a service like any other: only what starts it knows it.
  { ...room('connection', ['foundation', 'storage'], ['graphql/demo']), place: `${core}/connection/demoHost.ts` },
  // What services report comes by protocols of which others keep the clients.
  {
    ...room('connection', ['foundation', 'storage'], ['graphql/service']),
    place: `${core}/connection/live`,
    packages: ['ws', 'graphql-ws', 'graphql-sse', 'node:*'],
  },
  room('connection', ['foundation', 'storage'], ['graphql/service']),
  // All that speaks the service's language; the rooms above it speak the desk's.
  room('adapter', ['foundation', 'storage', 'connection'], ['graphql/service', 'graphql/desk']),
  room('session', ['foundation', 'storage', 'connection', 'adapter'], ['graphql/service', 'graphql/desk']),
  room(
    'desk',
    ['foundation', 'storage', 'connection', 'adapter', 'session', 'audit'],
    // Resolvers depend on the service's capabilities by name, and on nothing else.
    ['graphql/desk', 'graphql/service/concepts.ts', ...dates],
  ),
  // Lists and forms are about the foreign schema itself.
  room(
    'explorer',
    ['foundation', 'storage', 'connection', 'adapter', 'session', 'audit', 'desk'],
    ['graphql/service', 'graphql/desk'],
  ),
  room(
    'api',
    ['foundation', 'storage', 'connection', 'adapter', 'session', 'audit', 'staff', 'updates', 'desk', 'explorer'],
    ['graphql/service', 'graphql/desk'],
  ),
  { place: core, own: [core, contract, 'i18n/core'], packages: ['node:*'] },
  // How both hosts serve the page.
  { place: 'electron/page', own: ['electron/page', contract, 'i18n/core'], packages: ['node:*'] },
  {
    place: 'electron/doctor',
    own: ['electron/doctor', core, contract, 'graphql'],
    packages: ['graphql', 'node:*'],
  },
  {
    place: 'electron/desktop',
    own: ['electron/desktop', 'electron/page', core, contract, 'i18n/core'],
    packages: ['electron', 'electron-store', 'node:*'],
  },
  { place: 'electron/preview', own: ['electron/preview', 'electron/page', core, contract], packages: ['node:*'] },
  // Entry points resolve and inject. The preload is a wall: it runs sandboxed, without Node.
  { place: 'electron/preload.ts', own: [contract], packages: ['electron'] },
  { place: 'electron/main.ts', own: ['electron/desktop', 'package.json'], packages: ['electron', 'node:*'] },
  {
    place: 'electron/preview.ts',
    own: ['electron/preview', 'electron/page', core, 'package.json'],
    packages: ['node:*'],
  },
  {
    place: 'electron/doctor.ts',
    own: ['electron/doctor', core, 'electron/preview', contract, 'graphql'],
    packages: ['node:*'],
  },

  // A feature never imports another feature: `{same}` stands for the file's own feature.
  {
    place: 'renderer/features/{same}',
    own: [
      'renderer/features/{same}',
      'renderer/actions',
      'renderer/components',
      'renderer/domain',
      'renderer/hooks',
      'renderer/lib',
      'renderer/state',
      'renderer/bridge',
      'renderer/data',
      'renderer/submission',
      contract,
      'graphql/desk/generated',
      'i18n/page',
    ],
    // A table of all clients is longer than a page can draw.
    packages: ['react', '@mui/*', '@emotion/*', '@apollo/client', 'wouter', '@tanstack/react-virtual'],
  },
  // What can be done by key and by palette: screens bring their own doing along.
  { place: 'renderer/actions', own: ['renderer/actions', 'renderer/lib', 'i18n/page'], packages: ['react'] },
  // Shared code imports no feature: else one feature would reach another through it.
  // Pure functions only: no React, no state.
  { place: 'renderer/lib', own: ['renderer/lib', contract, 'i18n/page'], packages: ['libphonenumber-js'] },
  // Rules of the clinic that several features share.
  {
    place: 'renderer/domain',
    own: ['renderer/domain', 'renderer/lib', contract, 'graphql/desk/generated', 'i18n/page'],
    packages: [],
  },
  // What the page keeps outside of React: open dialogs, notices, the clock, requests for focus.
  {
    place: 'renderer/state',
    own: ['renderer/state', 'renderer/lib', contract, 'graphql/desk/generated', 'i18n/page'],
    packages: ['react'],
  },
  { place: 'renderer/hooks', own: ['renderer/hooks', 'renderer/lib', 'renderer/state'], packages: ['react'] },
  {
    place: 'renderer/components',
    own: [
      'renderer/components',
      'renderer/domain',
      'renderer/hooks',
      'renderer/lib',
      'renderer/state',
      'renderer/bridge',
      'renderer/data',
      contract,
      'graphql/desk/generated',
      'i18n/page',
    ],
    // react-dom for paper: a root beside the page's own, drawn before the browser takes its picture.
    packages: ['react', 'react-dom', '@mui/*'],
  },
  {
    place: 'renderer/bridge',
    own: [
      'renderer/bridge',
      'renderer/hooks',
      'renderer/lib',
      'renderer/state',
      contract,
      'graphql/desk/generated',
      'i18n/page',
    ],
    packages: ['react'],
  },
  {
    place: 'renderer/data',
    own: [
      'renderer/data',
      'renderer/bridge',
      'renderer/domain',
      'renderer/hooks',
      'renderer/lib',
      contract,
      'graphql/desk/generated',
      'i18n/page',
    ],
    packages: ['react', '@apollo/client', 'rxjs'],
  },
  // A form from its first key to its outcome; what it sends goes through the data layer.
  {
    place: 'renderer/submission',
    own: [
      'renderer/submission',
      'renderer/data',
      'renderer/components',
      'renderer/bridge',
      'renderer/lib',
      contract,
      'graphql/desk/generated',
      'i18n/page',
    ],
    packages: ['react'],
  },
  {
    place: 'renderer',
    own: ['renderer', contract, 'graphql/desk/generated', 'i18n/page'],
    packages: [
      'react',
      'react-dom',
      '@mui/*',
      '@emotion/*',
      '@apollo/client',
      'rxjs',
      'wouter',
      '@fontsource-variable/inter',
    ],
  },
];
