import type { TypeModel } from '../../introspection/schemaModel.ts';
import { wordsOf } from '../words/words.ts';

/**
 * For each type the one that it is a fuller form of, null without one: `UserWithRoles` has all that `User` has. Others
 * lead to the plain form, and the fuller one is listed.
 */
export function plainTypes(types: readonly TypeModel[]): (type: TypeModel) => TypeModel | null {
  const byWords = new Map(types.map((type) => [wordsOf(type.name).join(' '), type]));
  return (type) => {
    const words = wordsOf(type.name);
    const names = new Set(type.fields.map(({ name }) => name));
    for (let length = words.length - 1; length > 0; length -= 1)
      for (const part of [words.slice(0, length), words.slice(-length)]) {
        const plain = byWords.get(part.join(' '));
        if (plain && plain !== type && plain.fields.length > 3 && plain.fields.every(({ name }) => names.has(name)))
          return plain;
      }
    return null;
  };
}
