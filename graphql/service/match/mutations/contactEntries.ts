import { type InputModel, isRequired, type SchemaModel, type TypeModel } from '../../introspection/schemaModel.ts';
import type { Path } from '../../sources.ts';
import type { WriteSlot } from '../../serviceWrites.ts';
import { valueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';

/**
 * The entries of a list of contacts of all kinds, `contacts: [{ kind: CELL, detail }]`: one for a phone number and one for
 * an e-mail address, each with the word of its kind. None where an entry demands more, or has no word for a kind.
 */
export function contactSlots(
  schema: SchemaModel,
  input: InputModel,
  type: TypeModel,
  path: Path,
): readonly WriteSlot[] {
  if (input.type.lists !== 1 || !wordsOf(input.name).some((word) => contactWords.has(word))) return [];
  const value = valueWords.flatMap((word) => fieldCalled(schema, type, word) ?? [])[0];
  const kinds = kindsOf(schema, type);
  if (!value || !kinds) return [];
  const demands = type.inputFields.filter((field) => isRequired(field) && ![value, kinds.field].includes(field.name));
  if (demands.length > 0) return [];
  const slotFor = (role: 'phone' | 'email', kind: string | undefined): readonly WriteSlot[] =>
    kind === undefined ? [] : [{ path: [...path, '0', value], role, fixed: { field: kinds.field, value: kind } }];
  return [...slotFor('phone', kinds.phone), ...slotFor('email', kinds.email)];
}

const contactWords: ReadonlySet<string> = new Set(['contact', 'communication', 'telecom']);
const valueWords: readonly string[] = ['value', 'detail', 'contact', 'number', 'address'];
/** The phone that is carried along first. */
const phoneKinds: readonly RegExp[] = [/mobile|cell/i, /phone|^tel/i, /home/i];

interface ContactKinds {
  readonly field: string;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** The words for the kinds of a contact: those of an enum, or of `system` (FHIR R4, ContactPoint). */
function kindsOf(schema: SchemaModel, { inputFields }: TypeModel): ContactKinds | null {
  for (const { name, type } of inputFields) {
    const words = type.lists === 0 ? (schema.types.get(type.name ?? '')?.enumValues ?? []) : [];
    const email = words.find((word) => /e_?mail/i.test(word));
    const phone = phoneKinds.flatMap((kind) => words.find((word) => kind.test(word)) ?? [])[0];
    // Places alone, such as home and work, are no kinds.
    if (email !== undefined || (phone !== undefined && !/home/i.test(phone))) return { field: name, phone, email };
  }
  const system = inputFields.find(({ name, type }) => name === 'system' && valueKind(schema, type.name) === 'text');
  return system ? { field: system.name, phone: 'phone', email: 'email' } : null;
}

function fieldCalled(schema: SchemaModel, { inputFields }: TypeModel, word: string): string | undefined {
  const isText = ({ type }: InputModel): boolean => type.lists === 0 && valueKind(schema, type.name) === 'text';
  return inputFields.find((field) => isText(field) && wordsOf(field.name).at(-1) === word)?.name;
}
