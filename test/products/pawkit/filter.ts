import { type Row, isRow } from '../generatedRows.ts';
import { refusal } from '../amplify/refusal.ts';

/** Whether an item meets a filter: conditions for columns, joined by and, or and not. */
export function meets(item: Row, filter: unknown): boolean {
  if (!isRow(filter)) return true;
  return Object.entries(filter).every(([field, condition]) => {
    if (condition === null) return true;
    if (field === 'and') return listOf(condition).every((part) => meets(item, part));
    if (field === 'or') return listOf(condition).some((part) => meets(item, part));
    if (field === 'not') return !meets(item, condition);
    return meetsCondition(item[field] ?? null, condition);
  });
}

/** Whether a value meets the operators of one condition. */
export function meetsCondition(value: unknown, condition: unknown): boolean {
  return !isRow(condition) || Object.entries(condition).every(([name, operand]) => holds(name, value, operand));
}

/** The order of two values: numbers by size, all else by its text. */
export function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [textOf(one), textOf(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function holds(name: string, value: unknown, operand: unknown): boolean {
  if (operand === null) return true;
  if (name === 'attributeExists') return (value !== null) === operand;
  if (name === 'attributeType') return (value === null ? '_null' : storedAs(value)) === operand;
  if (name === 'ne') return textOf(value) !== textOf(operand);
  if (value === null) return false;
  const has = (): boolean => (Array.isArray(value) ? value.includes(operand) : textOf(value).includes(textOf(operand)));
  switch (name) {
    case 'eq':
      return textOf(value) === textOf(operand);
    case 'le':
      return compared(value, operand) <= 0;
    case 'lt':
      return compared(value, operand) < 0;
    case 'ge':
      return compared(value, operand) >= 0;
    case 'gt':
      return compared(value, operand) > 0;
    case 'contains':
      // With regard to case, as the store behind it does.
      return has();
    case 'notContains':
      return !has();
    case 'beginsWith':
      return textOf(value).startsWith(textOf(operand));
    case 'between': {
      const [from, to] = listOf(operand);
      return compared(value, from) >= 0 && compared(value, to) <= 0;
    }
    case 'size':
      return meetsCondition(textOf(value).length, operand);
    default:
      throw refusal('MappingTemplate', `Unknown operator ${name}`);
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function storedAs(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
