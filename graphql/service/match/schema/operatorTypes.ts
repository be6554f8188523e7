import type { TypeModel } from '../../introspection/schemaModel.ts';

const operatorNames =
  /^_?(n?(eq|in|like|ilike|similar|between|null|empty|contains|icontains|starts_?with|ends_?with)i?|(i?contains|i?starts_?with|i?ends_?with|not_?contains|not_?in|not_?null|is_?null|distinct_?from)(i|_?insensitive)?|equals?(_?to)?|is|ne(q|i)?|not|lte?|gte?|le|ge|equal_?to_?any_?of|(less|greater)_?than(_?or_?equals?(_?to)?)?|before|after|on|mode|search|and|or)$/i;

/** The operator that compares one value for equality. */
export function isEqualOperator(name: string): boolean {
  return /^_?(eq|equals?|equal_?to)$/i.test(name);
}

/** The operators of one field: `{ eq, gt, in }`. */
export function isOperatorType(type: TypeModel): boolean {
  // The `before` and `after` of a page are cursors.
  if (type.inputFields.some(({ name }) => /^(first|last|limit|size|take|skip|offset)$/i.test(name))) return false;
  // A filter of a list that takes a text and nothing else: `ClientFilter { search }`.
  if (type.inputFields.length === 1 && type.inputFields[0]?.name === 'search' && !/string|text/i.test(type.name))
    return false;
  // `not` of a whole filter is no operator, as it holds a filter again, nor is an `in` among other fields.
  const found = type.inputFields.filter(({ name, type: of }) => operatorNames.test(name) && of.name !== type.name);
  const isWhole = found.length > 0 && found.length === type.inputFields.length;
  return isWhole || (found.length >= 2 && found.length * 2 >= type.inputFields.length);
}
