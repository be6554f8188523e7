import { GraphQLError } from 'graphql';

/** A filter as the generated inputs allow it: operators per field, joined by and, or and not. */
export type ModelFilter = Readonly<Record<string, unknown>>;

/** Whether an item meets a filter. */
export function meetsFilter(item: object, filter: ModelFilter | null | undefined): boolean {
  return Object.entries(filter ?? {}).every(([field, condition]) => {
    if (condition === null) return true;
    // Sound: the schema lets nothing else through at these places.
    if (field === 'and') return (condition as ModelFilter[]).every((part) => meetsFilter(item, part));
    if (field === 'or') return (condition as ModelFilter[]).some((part) => meetsFilter(item, part));
    if (field === 'not') return !meetsFilter(item, condition as ModelFilter);
    const value: unknown = Reflect.get(item, field) ?? null;
    return Object.entries(condition as ModelFilter).every(([operator, operand]) => meets(operator, value, operand));
  });
}

function meets(operator: string, value: unknown, operand: unknown): boolean {
  if (operator === 'attributeExists') return (value !== null) === operand;
  if (operator === 'ne') return value !== operand;
  if (value === null) return false;
  const [text, other] = [textOf(value), textOf(operand)];
  switch (operator) {
    case 'eq':
      return value === operand;
    case 'le':
      return text <= other;
    case 'lt':
      return text < other;
    case 'ge':
      return text >= other;
    case 'gt':
      return text > other;
    // With regard to case, as the store behind it does.
    case 'contains':
      return text.includes(other);
    case 'notContains':
      return !text.includes(other);
    case 'beginsWith':
      return text.startsWith(other);
    case 'between': {
      const [from, to] = (operand as unknown[]).map(textOf);
      return from !== undefined && to !== undefined && text >= from && text <= to;
    }
    default:
      throw new GraphQLError(`Unknown operator ${operator}`);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
