import { capital } from '../generatedRows.ts';

const operators: Readonly<Record<string, string>> = {
  eq: 'The value is exactly the one given',
  ne: 'The value is not the one given',
  gt: 'The value is greater than the one given',
  lt: 'The value is less than the one given',
  gte: 'The value is greater than, or equal to the one given',
  lte: 'The value is less than, or equal to the one given',
};
const numeric = ['BigInt', 'Decimal', 'Int'];

/** SDL with its description. */
export const told = (description: string, text: string): string => `"${description}"\n${text}`;
/** SDL of an input object. */
export const input = (name: string, description: string, fields: readonly string[], isOneOf: boolean): string =>
  told(description, `input ${name}${isOneOf ? ' @oneOf' : ''} {\n${fields.join('\n')}\n}`);

/** How values of a type are filtered. */
export function filterText(scalar: string, isArray: boolean): string {
  const [name, type] = isArray ? [`${scalar}ArrayFilterInput`, `[${scalar}]`] : [`${scalar}FilterInput`, scalar];
  const special = isArray
    ? [
        told('Checks if the array contains all elements of the provided array', `contains: ${type}`),
        told('Checks if the array is contained within the provided array', `contained: ${type}`),
        told('Checks if the array has any elements in common with the provided array', `overlaps: ${type}`),
      ]
    : [];
  const fields = [
    ...Object.entries(operators).map(([operator, text]) => told(text, `${operator}: ${type}`)),
    ...(name === 'StringFilterInput' ? [told('The given input is part of the column value', 'like: String')] : []),
    told('The value is in the given array of values', `in: [${type}!]`),
    told('The value is not in the given array of values', `nin: [${type}!]`),
    ...special,
    told('A negation of the given filter', `not: ${name}`),
  ];
  return input(name, `Search filter input for ${scalar} ${isArray ? 'array ' : ''}type.`, fields, true);
}

/** How values of a type are changed. */
export function updateText(scalar: string, isArray: boolean): string {
  const type = isArray ? `[${scalar}]` : scalar;
  const change = (verb: string): string =>
    told(`${capital(verb)}s the value of a field by the specified value.`, `${verb}: ${type}`);
  const changes = ['increment', 'decrement', 'multiply'].map(change);
  const divide = told('Divides the value of a field by the specified value.', `divide: ${type}`);
  const fields = [
    told('Replaces the value of a field with the specified value.', `set: ${type}`),
    ...(isArray ? ['append', 'prepend'] : []).map((verb) =>
      told(`${capital(verb)} an array value to the column.`, `${verb}: ${type}`),
    ),
    ...(!isArray && numeric.includes(scalar) ? [...changes, divide] : []),
  ];
  const name = `${scalar}${isArray ? 'Array' : ''}UpdateInput`;
  return input(name, `Update input for ${scalar} ${isArray ? 'array ' : ''}type.`, fields, true);
}
