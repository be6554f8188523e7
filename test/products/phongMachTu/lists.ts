import type { Row } from '../generatedRows.ts';
import { phongError } from './values.ts';

/** The arguments of a list; without a size there is but one page. */
export interface PageArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
}

/** What is counted in a list, and the rows of one page of it. */
export interface Page<Item> {
  readonly total: number;
  readonly pages: number | null;
  readonly rows: readonly Item[];
}

/** An argument as the arithmetic of JavaScript takes it: what isn't given is no number, and null is nought. */
function counted(value: number | null | undefined): number {
  return value === undefined ? Number.NaN : (value ?? 0);
}

/** One page; pages are numbered from 1, and a size of nought means all. */
export function pageOf<Item>(items: readonly Item[], { page, pageSize }: PageArgs, cap: number): Page<Item> {
  const size = Math.min(counted(pageSize), cap);
  const skipped = (counted(page) - 1) * size;
  if (skipped < 0) throw phongError(`Skip value must be non-negative, but received: ${String(skipped)}`);
  const from = skipped || 0;
  return {
    total: items.length,
    pages: size ? Math.ceil(items.length / size) : null,
    rows: items.slice(from, from + (Math.abs(size) || cap)),
  };
}

/** The test of a text field: a given text is a regular expression in any case, an empty one stands for itself. */
export function textTest(search: Row | null | undefined, field: string): (text: unknown) => boolean {
  const wanted = search?.[field];
  if (wanted === undefined) return () => true;
  if (typeof wanted !== 'string' || wanted === '') return (text) => (text ?? null) === wanted;
  const pattern = patternOf(wanted);
  return (text) => typeof text === 'string' && pattern.test(text);
}

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'i');
  } catch (error) {
    throw phongError(error instanceof Error ? error.message : 'Invalid regular expression');
  }
}
