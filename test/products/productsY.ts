import type { Dialect } from '../dialects/dialect.ts';
import { amplication } from './amplication/amplication.ts';
import { costasiella } from './costasiella/costasiella.ts';
import { drupal } from './drupal/drupal.ts';
import { elide } from './elide/elide.ts';
import { helpwaveTasks } from './helpwaveTasks/helpwaveTasks.ts';
import { lernFair } from './lernFair/lernFair.ts';
import { reapit } from './reapit/reapit.ts';
import { webiny } from './webiny/webiny.ts';

/** Estate agents, hospital wards, tutors, studios, and clinics in two systems for content and two generators of services. */
export const productsY: readonly Dialect[] = [
  reapit,
  helpwaveTasks,
  drupal,
  webiny,
  amplication,
  elide,
  lernFair,
  costasiella,
];
