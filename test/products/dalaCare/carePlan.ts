import type { Row } from '../generatedRows.ts';

const parts: readonly Row[] = [
  { __typename: 'RadioField', name: 'Mobility', required: true, availableValues: ['Walks alone', 'Needs help'] },
  { __typename: 'CheckboxField', name: 'Diet', required: false, availableValues: ['Vegetarian', 'No salt', 'No nuts'] },
  { __typename: 'TextField', name: 'Likes to be called', required: false },
  { __typename: 'TextArea', name: 'What matters', required: false },
  { __typename: 'DateField', name: 'Last review', required: false },
];

/** The type of a part as inputs name it. */
export function inputType(part: Row): string {
  return String(part['__typename'])
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toUpperCase();
}

/** A care plan, whose parts are the same for everyone, with what was entered for one. */
export function carePlanOf(recipientId: string, entered: ReadonlyMap<string, string | null> = new Map()): Row {
  const fields = parts.map((part, index): Row => {
    const id = `${recipientId.slice(0, 8)}-field-${String(index + 1)}`;
    const value = entered.get(id) ?? null;
    const held = part['__typename'] === 'CheckboxField' ? { values: value?.split(',') ?? [] } : { value };
    return { ...part, id, description: null, ...held };
  });
  return { id: `${recipientId.slice(0, 24)}ca4e91a00001`, fields };
}
