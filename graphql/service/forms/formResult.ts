import type { FieldModel, SchemaModel } from '../introspection/schemaModel.ts';
import { conditionOn, goodMember, objectType } from '../match/resultShape.ts';
import { wordsOf } from '../match/words.ts';
import { readWriteResult } from '../match/writeResult.ts';
import type { WriteResult } from '../serviceWrites.ts';

/** How the answer of any mutation is read. What must be asked of an object is asked also where little is known of it. */
export function formResult(schema: SchemaModel, field: FieldModel): WriteResult {
  const kind = schema.types.get(field.type.name ?? '')?.kind;
  const { result } = readWriteResult(schema, field);
  // A type deeper than can be asked is taken for an object: of a plain value nobody would wrap so much.
  const isObject = field.type.name === null || kind === 'OBJECT' || kind === 'INTERFACE' || kind === 'UNION';
  if (kind !== 'UNION' || goodMember(schema, field.type.name)) return { ...result, anything: isObject };
  return { ...result, anything: true, refusals: [...result.refusals, ...failureMembers(schema, field)] };
}

/** Of a choice of several good ends and bad ones, the bad ones are known by their names. */
function failureMembers(schema: SchemaModel, field: FieldModel): WriteResult['refusals'] {
  const members = schema.types.get(field.type.name ?? '')?.possibleTypes ?? [];
  return members.flatMap((name) => {
    const type = wordsOf(name).some((word) => failure.test(word)) ? objectType(schema, name) : null;
    const text = type?.fields.find((each) => wordsOf(each.name).some((word) => messageNames.test(word)));
    const place = type?.fields.find((each) => wordsOf(each.name).some((word) => placed.test(word)));
    return type && text ? [{ list: [conditionOn(type)], text: text.name, field: place?.name ?? null }] : [];
  });
}

const failure = /^(error|problem|failure|failed|invalid|unauthorized|forbidden|denied|exception|violation|fehler)$/;
const messageNames = /^(message|text|description|detail|reason|title)$/;
const placed = /^(field|path|property)$/;
