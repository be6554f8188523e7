import type { Dialect } from '../dialects/dialect.ts';
import { drupal } from './drupal/drupal.ts';
import { helpwaveTasks } from './helpwaveTasks/helpwaveTasks.ts';
import { reapit } from './reapit/reapit.ts';

/** A diary of estate agents, tasks of hospital wards, and a clinic's site in Drupal. */
export const productsY: readonly Dialect[] = [reapit, helpwaveTasks, drupal];
