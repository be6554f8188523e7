import type { Dialect } from '../dialects/dialect.ts';
import { capJs } from './capJs/capJs.ts';
import { caseClinical } from './caseClinical/caseClinical.ts';
import { dogule } from './dogule/dogule.ts';
import { exograph } from './exograph/exograph.ts';
import { kukkuu } from './kukkuu/kukkuu.ts';
import { leoPhysiotherapy } from './leoPhysiotherapy/leoPhysiotherapy.ts';
import { managerApi } from './managerApi/managerApi.ts';
import { ookilDental } from './ookilDental/ookilDental.ts';
import { procheDeMoi } from './procheDeMoi/procheDeMoi.ts';
import { trenero } from './trenero/trenero.ts';
import { volunteerPortal } from './volunteerPortal/volunteerPortal.ts';

/** Two tools that make an API from a model, five practices of people, a school for dogs, and places where people meet. */
export const productsAA: readonly Dialect[] = [
  exograph,
  capJs,
  dogule,
  managerApi,
  leoPhysiotherapy,
  ookilDental,
  caseClinical,
  trenero,
  procheDeMoi,
  volunteerPortal,
  kukkuu,
];
