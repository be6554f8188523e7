// Types and documents of the desk schema, written to graphql/desk/generated, and the demo clinic's map. The operations
// stand beside the screens that send them (renderer/**/*.graphql). With --check it writes nothing and fails when a file is
// stale. The code generator's own command line does not install with graphql 17, so its core is called directly
// (docs/decisions/0002).
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as schemaTypes from '@graphql-codegen/typescript';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, type DocumentNode, executeSync, isAbstractType, Kind, parse, visit } from 'graphql';
import { schemaText as demoSchemaText } from '../../graphql/demo/schema.ts';
import type { Messages } from '../../i18n/translator.ts';
import { chooseTypes, readSchema } from '../../graphql/service/introspection/readSchema.ts';
import { matchSchema } from '../../graphql/service/match/matchSchema.ts';
import { messageTypes } from './messageTypes.ts';

const root = new URL('../../', import.meta.url);
const desk = new URL('graphql/desk/', root);
const header = '// Generated from the desk schema and renderer/**/*.graphql by `npm run codegen`. Do not edit.\n';
const scalars = {
  ID: 'string',
  Instant: 'string',
  Day: 'string',
  Decimal: 'string',
  FormValues: 'Readonly<Record<string, unknown>>',
};
const config = {
  useTypeImports: true,
  nonOptionalTypename: false,
  skipTypename: true,
  enumsAsTypes: true,
  immutableTypes: true,
  avoidOptionals: { field: true },
  defaultScalarType: 'unknown',
  scalars,
};

/** The page's cache needs `__typename` everywhere; written here once, page and core run the same document. */
function withTypeNames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      const atRoot = parent !== undefined && !Array.isArray(parent) && 'operation' in parent;
      if (atRoot) return undefined;
      const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [typeName, ...node.selections] };
    },
  });
}

async function generateDesk(): Promise<Record<string, string>> {
  const schemaText = readFileSync(new URL('schema.graphql', desk), 'utf8');
  const operations = globSync('renderer/**/*.graphql', { cwd: root })
    .map((file) => ({
      location: basename(file),
      document: withTypeNames(parse(readFileSync(new URL(file, root), 'utf8'))),
    }))
    .toSorted((one, other) => (one.location < other.location ? -1 : 1));
  const files = operations.map(({ location }) => location);
  const repeated = files.find((name, index) => files.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`Two files are called ${repeated}; their documents would share a file.`);
  const types = await codegen({
    filename: 'types.ts',
    schema: parse(schemaText),
    documents: [],
    config,
    plugins: [{ types: {} }],
    pluginMap: { types: schemaTypes },
  });
  const typedOperations = await codegen({
    filename: 'operations.ts',
    schema: parse(schemaText),
    documents: operations,
    config,
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: operationTypes, documents },
  });
  const names = operations.flatMap(({ document }) =>
    document.definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' && definition.name ? [definition.name.value] : [],
    ),
  );
  const schema = buildSchema(schemaText);
  const possibleTypes = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  const { operationTypes: typesOfOperations, documentFiles } = splitByFile(typedOperations, operations);
  return {
    'types.ts': header + types,
    'possibleTypes.ts': `${header}export const possibleTypes = ${JSON.stringify(Object.fromEntries(possibleTypes))};\n`,
    'operationTypes.ts': header + typesOfOperations,
    ...documentFiles,
    'operations.ts': `${header}export type * from './operationTypes.ts';\n${files
      .map((name) => `export * from './documents/${name.replace('.graphql', '.ts')}';\n`)
      .join('')}`,
    'schemaText.ts': `${header}export const deskSchemaText = ${JSON.stringify(schemaText)};\n`,
    'operationNames.ts': `${header}export const deskOperationNames = ${JSON.stringify(names.toSorted())} as const;\n`,
  };
}

/**
 * Types apart from documents, and the documents by the file that they were written in: a screen that is loaded later
 * brings its own documents along.
 */
function splitByFile(
  text: string,
  operations: readonly { readonly location: string; readonly document: DocumentNode }[],
): { readonly operationTypes: string; readonly documentFiles: Readonly<Record<string, string>> } {
  const isDocument = /^export const (\w+) = .* as unknown as DocumentNode<(\w+), (\w+)>;$/;
  const lines = text.split('\n');
  const named = new Map(lines.flatMap((line) => (isDocument.test(line) ? [[isDocument.exec(line)?.[1], line]] : [])));
  const documentFiles = operations.map(({ location, document }) => {
    const names = document.definitions.flatMap((definition) =>
      'name' in definition && definition.name
        ? [`${definition.name.value}${definition.kind === 'FragmentDefinition' ? 'FragmentDoc' : 'Document'}`]
        : [],
    );
    const texts = names.map((name) =>
      (named.get(name) ?? '').replace(
        / as unknown as DocumentNode<(\w+), (\w+)>;$/,
        (_cast, ...types: readonly string[]) =>
          ` as unknown as DocumentNode<${types.slice(0, 2).map(qualifiedType).join(', ')}>;`,
      ),
    );
    const imports = [
      "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';",
      "import type * as Types from '../operationTypes.ts';",
    ];
    const content = header + [...imports, '', ...texts, ''].join('\n');
    return [`documents/${location.replace('.graphql', '.ts')}`, content] as const;
  });
  return {
    operationTypes: lines.filter((line) => !isDocument.test(line) && !line.includes('TypedDocumentNode as')).join('\n'),
    documentFiles: Object.fromEntries(documentFiles),
  };
}

function qualifiedType(name: string): string {
  return name === 'unknown' ? name : `Types.${name}`;
}

/** The demo clinic's map is made as every other service's is, but at build time, so that nothing waits for it. */
async function generateDemoMap(): Promise<string> {
  const schema = buildSchema(demoSchemaText);
  const reading = await readSchema(async ({ text }) => {
    const { data } = executeSync({ schema, document: parse(text) });
    return { kind: 'ok', data: JSON.parse(JSON.stringify(data)) };
  }, chooseTypes);
  if (reading.kind !== 'read') throw new Error('The demo clinic shows its schema.');
  const match = JSON.stringify(matchSchema(reading.schema)).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return [
    '// Generated from the schema of graphql/demo by `npm run codegen`. Do not edit.',
    "import type { SchemaMatch } from '../../../../../graphql/service/match/matchSchema.ts';",
    '',
    '/** What the matcher understands of the demo clinic. Sound: it was a SchemaMatch when it was written. */',
    `export const demoMatch = JSON.parse('${match}') as SchemaMatch;`,
    '',
  ].join('\n');
}

const messagesIn = (file: string): Messages => JSON.parse(readFileSync(new URL(`i18n/${file}.json`, root), 'utf8'));

const isCheckRun = process.argv.includes('--check');
let stale = 0;
const files: readonly (readonly [string, string])[] = [
  ...Object.entries(await generateDesk()).map(([name, text]) => [`graphql/desk/generated/${name}`, text] as const),
  ['electron/core/adapter/map/generated/demoMatch.ts', await generateDemoMap()],
  ['i18n/core/generated/coreMessages.ts', messageTypes('CoreMessages', messagesIn('core/en'))],
  [
    'i18n/page/generated/pageMessages.ts',
    messageTypes('PageMessages', { ...messagesIn('page/en/first'), ...messagesIn('page/en/screens') }),
  ],
];
for (const [name, text] of files) {
  const file = new URL(name, root);
  if (!isCheckRun) {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
    continue;
  }
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    stale += 1;
    console.error(`${name} is stale: run \`npm run codegen\` and commit it.`);
  }
}
const expected = new Set(files.map(([name]) => name));
for (const name of globSync('graphql/desk/generated/documents/*.ts', { cwd: root })) {
  if (expected.has(name.replaceAll('\\', '/'))) continue;
  if (!isCheckRun) rmSync(new URL(name, root));
  else {
    stale += 1;
    console.error(`${name} has no source any more: run \`npm run codegen\` and commit it.`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
