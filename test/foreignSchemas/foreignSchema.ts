import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ArgumentNode,
  type ASTNode,
  buildSchema,
  type DirectiveNode,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  Kind,
  parse,
  visit,
} from 'graphql';
import type { SchemaModel } from '../../graphql/service/introspection/schemaModel.ts';
import { modelOf } from '../support/service/modelOf.ts';

/** A schema that the matcher was not tuned for, with annotations by a careful reader. */
export interface ForeignSchema {
  readonly name: string;
  readonly schema: GraphQLSchema;
  /** As the desk reads it, in pieces. */
  readonly model: SchemaModel;
  /** The root fields that answer a concept. */
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Meanings by coordinate: `Client.firstName`, `Query.clients(limit)`, `ClientFilter.name`. */
  readonly meanings: ReadonlyMap<string, ReadonlySet<string>>;
}

const folder = import.meta.dirname;
const annotations = readFileSync(join(folder, 'annotations.graphql'), 'utf8');

/** The names of all foreign schemas, in alphabetical order. */
export const foreignSchemaNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql') && file !== 'annotations.graphql')
  .map((file) => file.replace('.graphql', ''))
  .toSorted();

/** A foreign schema as it was written, with its annotations. */
export function foreignSchemaText(name: string): string {
  return readFileSync(join(folder, `${name}.graphql`), 'utf8');
}

/** Loads a foreign schema, and reads it the way the desk would. */
export async function loadForeignSchema(name: string, own = foreignSchemaText(name)): Promise<ForeignSchema> {
  const text = `${annotations}\n${own}`;
  const schema = buildSchema(text);
  const answers = new Map<string, Set<string>>();
  const meanings = new Map<string, Set<string>>();
  const note = (into: Map<string, Set<string>>, key: string, value: string): void =>
    void into.set(key, (into.get(key) ?? new Set()).add(value));

  for (const definition of parse(text).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) {
      if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
        for (const field of definition.fields ?? []) {
          for (const what of valuesOf(field, 'is', 'what'))
            note(meanings, `${definition.name.value}.${field.name.value}`, what);
        }
      }
      continue;
    }
    for (const field of definition.fields ?? []) {
      const coordinate = `${definition.name.value}.${field.name.value}`;
      for (const what of valuesOf(field, 'is', 'what')) note(meanings, coordinate, what);
      for (const concept of valuesOf(field, 'answers', 'concept')) note(answers, concept, field.name.value);
      for (const input of field.arguments ?? []) noteInput(input, coordinate);
    }
  }
  function noteInput(input: InputValueDefinitionNode, coordinate: string): void {
    for (const what of valuesOf(input, 'is', 'what')) note(meanings, `${coordinate}(${input.name.value})`, what);
  }
  return { name, schema, model: await modelOf(schema), answers, meanings };
}

function valuesOf(
  node: ASTNode & { readonly directives?: readonly DirectiveNode[] | undefined },
  directive: string,
  argument: string,
): readonly string[] {
  const found: string[] = [];
  for (const each of node.directives ?? []) {
    if (each.name.value !== directive) continue;
    visit(each, {
      Argument(given: ArgumentNode) {
        if (given.name.value === argument && given.value.kind === Kind.STRING) found.push(given.value.value);
      },
    });
  }
  return found;
}
