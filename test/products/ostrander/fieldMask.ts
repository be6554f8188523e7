import { isRow, type Row, textOf } from '../generatedRows.ts';
import type { Faults } from './faults.ts';

/** What a patch changes: values by path, null where it is emptied, nothing where it stays. */
export interface Patch {
  readonly has: (path: string) => boolean;
  readonly value: (path: string) => unknown;
  /** Undefined where it stays, null where it is emptied. */
  readonly text: (path: string) => string | null | undefined;
}

/**
 * A patch by AIP-134: with a mask it changes exactly what the mask names, also to nothing; without one, what is given.
 *
 * A path of the mask can name an object for all that is in it, and * stands for everything.
 */
export function patchOf(faults: Faults, patch: Row, mask: string | null | undefined, paths: readonly string[]): Patch {
  const changed = new Map(
    (mask ? pathsIn(faults, mask, paths) : paths).flatMap((path) => {
      const value = valueAt(patch, path);
      if (value === undefined && !mask) return [];
      return [[path, value ?? null] as const];
    }),
  );
  return {
    has: (path) => changed.has(path),
    value: (path) => changed.get(path),
    text(path) {
      const value = changed.get(path);
      return value === undefined || value === null ? value : textOf(value);
    },
  };
}

function pathsIn(faults: Faults, mask: string, paths: readonly string[]): readonly string[] {
  return mask.split(',').flatMap((part) => {
    const name = part.trim();
    const named = paths.filter((path) => name === '*' || path === name || path.startsWith(`${name}.`));
    if (named.length === 0) throw faults.invalid('updateMask', `"${name}" is not a path that can be written`);
    return named;
  });
}

function valueAt(patch: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, field) => (isRow(inner) ? inner[field] : undefined), patch);
}

/** The text of a field that can't be empty: undefined where it stays. */
export function neededText(faults: Faults, patch: Patch, path: string): string | undefined {
  const text = patch.text(path);
  if (text === undefined) return undefined;
  if (text === null || text.trim() === '') throw faults.invalid(path, 'must not be empty');
  return text;
}
