import { type InputModel, isRequired, type SchemaModel, type TypeModel } from '../introspection/schemaModel.ts';
import { kindOfField } from './fieldKind.ts';
import {
  type Form,
  type FormChoices,
  type FormField,
  longestDescription,
  mostFields,
  mostInputs,
  mostLevels,
  titleOfName,
} from './form.ts';
import { isForm } from './formGuard.ts';
import { formResult } from './formResult.ts';

/**
 * The form of a mutation, made from its arguments and every input type that they reach. Null where the schema does not have
 * it, or where it demands something of a type that can't even be named.
 */
export function formOf(schema: SchemaModel, mutation: string): Form | null {
  const root = schema.types.get(schema.mutationType ?? '');
  const field = root?.fields.find(({ name }) => name === mutation);
  if (!field) return null;
  const named = field.arguments.filter(({ type }) => type.name !== null);
  if (field.arguments.some((each) => each.type.name === null && isRequired(each))) return null;
  const inputs = inputsOf(schema, named);
  const choices = new Map<string, FormChoices>();
  const fieldOf = (input: InputModel): FormField => {
    const kind = kindOfField(schema, input, inputs.has(input.type.name ?? ''));
    const of = input.type.name ?? '';
    if (kind.kind === 'choice') choices.set(of, { name: of, values: schema.types.get(of)?.enumValues ?? [] });
    return {
      name: input.name,
      title: titleOfName(input.name),
      description: shortened(input.description),
      ...kind,
      type: input.type.text,
      of,
      lists: input.type.lists,
      required: isRequired(input),
      defaultValue: input.defaultValue?.slice(0, longestDescription) ?? null,
    };
  };
  const form: Form = {
    mutation,
    description: shortened(field.description),
    arguments: named.map(fieldOf),
    inputs: [...inputs.values()].map((type) => ({
      name: type.name,
      description: shortened(type.description),
      // What comes after a few hundred fields nobody fills in; what is demanded always stands among them.
      fields: firstFields(type.inputFields).map(fieldOf),
    })),
    choices: [...choices.values()],
    result: formResult(schema, field),
  };
  return isForm(form) ? form : null;
}

/** The types that the form of a mutation needs and that were not read yet, with those that its answer is made of. */
export function typesForForm(schema: SchemaModel, mutation: string): readonly string[] {
  const root = schema.types.get(schema.mutationType ?? '');
  const field = root?.fields.find(({ name }) => name === mutation);
  if (!field) return [];
  const needed = new Set<string>();
  const need = (name: string | null): TypeModel | undefined => {
    const type = name === null ? undefined : schema.types.get(name);
    if (type && !type.read && !builtIn.has(type.name)) needed.add(type.name);
    return type;
  };
  for (const { type } of field.arguments) need(type.name);
  for (const input of inputsOf(schema, field.arguments).values())
    for (const { type } of input.inputFields) need(type.name);
  // Of the answer: what was changed, or a wrapper of it, or a choice of both, and lists of errors.
  const result = need(field.type.name);
  const around = [result, ...(result?.possibleTypes ?? []).map(need)];
  for (const type of around) for (const each of type?.fields ?? []) need(each.type.name);
  return [...needed];
}

const builtIn: ReadonlySet<string> = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

/** Input types whose fields are known, nearest first. */
function inputsOf(schema: SchemaModel, from: readonly InputModel[]): ReadonlyMap<string, TypeModel> {
  const found = new Map<string, TypeModel>();
  let level = from;
  for (let depth = 0; depth < mostLevels && level.length > 0; depth += 1) {
    const next: InputModel[] = [];
    for (const { type } of level) {
      const input = type.name === null ? undefined : schema.types.get(type.name);
      if (input?.kind !== 'INPUT_OBJECT' || input.inputFields.length === 0 || found.has(input.name)) continue;
      if (found.size >= mostInputs) return found;
      found.set(input.name, input);
      next.push(...input.inputFields);
    }
    level = next;
  }
  return found;
}

function firstFields(fields: readonly InputModel[]): readonly InputModel[] {
  if (fields.length <= mostFields) return fields;
  const demanded = fields.filter(isRequired);
  const others = fields.filter((each) => !isRequired(each)).slice(0, Math.max(0, mostFields - demanded.length));
  return [...demanded, ...others];
}

function shortened(description: string | null | undefined): string | null {
  const text = description?.trim() ?? '';
  return text === '' ? null : text.slice(0, longestDescription);
}
