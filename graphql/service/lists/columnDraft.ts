import { isCondition } from '../readers/sources.ts';
import type { Path } from '../sources.ts';
import type { ListColumn } from './serviceList.ts';

/** A column with what the choice of the usual ones looks at. */
export interface Draft extends Omit<ListColumn, 'title' | 'usual'> {
  readonly path: Path;
  readonly words: readonly string[];
  readonly around: readonly string[];
  readonly deprecated: boolean;
  readonly names: boolean;
  /** Names of several objects, or numbers of several phones. */
  readonly many?: true;
  /** How somebody is reached. */
  readonly contact?: true;
}

/** The name that is put together of a given and a family name. */
export const joinedKey = '~name';

/** What names a row that has no name. */
export const namingWords: ReadonlySet<string> = new Set([
  'title',
  'subject',
  'number',
  'label',
  'code',
  'reference',
  'description',
  'summary',
]);

/** How many fields a path goes through; a condition on the type is none. */
export function depthOfPath(path: Path): number {
  return path.filter((step) => !isCondition(step)).length;
}

/** A path without what only the document needs. */
export function keyOf(path: Path): string {
  return path
    .filter((step) => !isCondition(step))
    .map(bare)
    .join('.');
}

/** A step of a path without its arguments. */
export function bare(step: string): string {
  return step.replace(/\(.*$/, '');
}
