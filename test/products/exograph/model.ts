import { clinicModel } from './modelText.ts';

/** A field of a type in a model of Exograph. */
export interface ExoField {
  readonly name: string;
  /** The bare type: a scalar, an enum, or another type. */
  readonly type: string;
  readonly kind: 'column' | 'list' | 'one' | 'many';
  readonly isOptional: boolean;
  readonly hasDefault: boolean;
  readonly isUnique: boolean;
  readonly isKey: boolean;
  /** Not in any input: only the database fills it. */
  readonly isFilled: boolean;
}

/** A type of a model, which is a table. */
export interface ExoType {
  readonly name: string;
  readonly plural: string;
  /** Whether the desk may change its rows. */
  readonly isWritable: boolean;
  readonly fields: readonly ExoField[];
}

/** What a model's text says. */
export interface ExoModel {
  readonly types: readonly ExoType[];
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

/** A name with a small first letter, as queries have it. */
export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function parseField(line: string, typeNames: readonly string[]): ExoField {
  const parts = /^((?:@\w+ )*)(\w+): (?:(Set|Array)<)?(\w+)>?(\??)( = .+)?$/.exec(line.trim());
  if (!parts) throw new Error(`Not a field: ${line}`);
  const [, annotations = '', name = '', collection, type = '', mark, standard] = parts;
  const isModelled = typeNames.includes(type);
  const isMany = collection === 'Set';
  return {
    name,
    type,
    kind: isMany ? 'many' : collection === 'Array' ? 'list' : isModelled ? 'one' : 'column',
    isOptional: mark === '?',
    hasDefault: standard !== undefined,
    isUnique: annotations.includes('@unique'),
    isKey: annotations.includes('@pk'),
    isFilled: annotations.includes('@readonly') || annotations.includes('@update'),
  };
}

/** Reads a model as it is written. */
export function parseModel(text: string): ExoModel {
  const enums = [...text.matchAll(/^enum (\w+) \{ (.+) \}$/gm)].map(([, name = '', values = '']) => {
    return [name, values.split(' ')] as const;
  });
  const blocks = [...text.matchAll(/((?:^@.+\n)*)^type (\w+) \{\n([^}]+)\}/gm)];
  const names = blocks.map(([, , name = '']) => name);
  const types = blocks.map(([, annotations = '', , body = ''], index): ExoType => {
    const name = names[index] ?? '';
    return {
      name,
      plural: /@plural\("(\w+)"\)/.exec(annotations)?.[1] ?? `${lowerFirst(name)}s`,
      isWritable: !annotations.includes('mutation = '),
      fields: body
        .trim()
        .split('\n')
        .map((line) => parseField(line, names)),
    };
  });
  return { types, enums: Object.fromEntries(enums) };
}

/** The clinic's model. */
export const model: ExoModel = parseModel(clinicModel);

/** A type of the clinic's model by its name. */
export function typeNamed(name: string): ExoType {
  const type = model.types.find((each) => each.name === name);
  if (!type) throw new Error(`No type ${name}`);
  return type;
}

/** The field of a child that points back to its parent. */
export function backField(child: ExoType, parent: ExoType): ExoField {
  const field = child.fields.find(({ kind, type }) => kind === 'one' && type === parent.name);
  if (!field) throw new Error(`${child.name} does not point to ${parent.name}`);
  return field;
}
