import type { InputModel, SchemaModel } from '../introspection/schemaModel.ts';
import { valueKind } from '../match/valueKind.ts';
import { wordsOf } from '../match/words.ts';
import { writesDigits } from '../match/writtenFormats.ts';
import { type FieldKind, mostChoices, type Writing } from './form.ts';

interface Kind {
  readonly kind: FieldKind;
  readonly writing: Writing;
}

/** What a person types in an argument or a field of an input type, and how the service wants it written. */
export function kindOfField(schema: SchemaModel, input: InputModel, isKnownInput: boolean): Kind {
  const name = input.type.name;
  const type = name === null ? undefined : schema.types.get(name);
  if (name === null || !type) return anything;
  if (type.kind === 'INPUT_OBJECT') return isKnownInput ? { kind: 'input', writing: 'json' } : anything;
  if (/^(json|any|map|object|record|dictionary|struct|upload|file)/i.test(name) && type.kind === 'SCALAR')
    return anything;
  switch (valueKind(schema, name)) {
    // An enum whose words could not be read, or are more than anybody chooses from, is said as a text: GraphQL writes both alike in variables.
    case 'enum':
      return { kind: hasChoices(type.enumValues) ? 'choice' : 'text', writing: 'text' };
    case 'flag':
      return { kind: 'flag', writing: 'flag' };
    case 'id':
      return { kind: 'id', writing: 'text' };
    case 'number':
      return numberKind(name);
    case 'date':
      return { kind: 'date', writing: writesDigits(schema, input.name, name) ? 'digits' : 'text' };
    case 'clock':
      return { kind: 'clock', writing: writesDigits(schema, input.name, name) ? 'digits' : 'text' };
    case 'moment':
      return { kind: 'moment', writing: momentWriting(name) };
    case 'text':
      return { kind: textKind(name, input), writing: 'text' };
    case 'object':
    case 'other':
      return anything;
  }
}

function hasChoices({ length }: readonly string[]): boolean {
  return length > 0 && length <= mostChoices;
}

const anything: Kind = { kind: 'other', writing: 'json' };

/** GraphQL's own numbers are numbers in JSON; decimals of the service's own are texts, as no reader may round them. */
function numberKind(name: string): Kind {
  if (name === 'Int') return { kind: 'whole', writing: 'number' };
  if (name === 'Float') return { kind: 'decimal', writing: 'number' };
  const isWhole = /int\d*$|long$|short$|byte$|cents$|^minutes?$|^duration$/i.test(name);
  if (isWhole) return { kind: 'whole', writing: 'number' };
  return { kind: 'decimal', writing: /^(double|number)$/i.test(name) ? 'number' : 'text' };
}

function momentWriting(name: string): Writing {
  if (/epoch|unix/i.test(name)) return /milli|ms$/i.test(name) ? 'milliseconds' : 'seconds';
  return /naive|local|^timestamp$/i.test(name) ? 'naive' : 'instant';
}

function textKind(typeName: string, { name }: InputModel): FieldKind {
  if (/e_?mail/i.test(typeName)) return 'email';
  if (/phone/i.test(typeName)) return 'phone';
  if (/^(url|uri)$/i.test(typeName)) return 'url';
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (last === 'email') return 'email';
  if (last === 'phone' || last === 'mobile') return 'phone';
  if (last === 'url' || last === 'uri') return 'url';
  return longWords.has(last) ? 'longText' : 'text';
}

const longWords: ReadonlySet<string> = new Set([
  'note',
  'comment',
  'description',
  'body',
  'message',
  'instruction',
  'remark',
  'summary',
  'content',
  'detail',
  'bemerkung',
  'notiz',
  'beschreibung',
]);
