import type { Dialect } from '../dialects/dialect.ts';
import { covetrusVetData } from './covetrusVetData/covetrusVetData.ts';
import { digitail } from './digitail/digitail.ts';
import { drChrono } from './drChrono/drChrono.ts';
import { ezyVet } from './ezyVet/ezyVet.ts';
import { housecallPro } from './housecallPro/housecallPro.ts';
import { mindbody } from './mindbody/mindbody.ts';
import { moeGo } from './moeGo/moeGo.ts';
import { openMrs } from './openMrs/openMrs.ts';
import { phorest } from './phorest/phorest.ts';
import { practiceBetter } from './practiceBetter/practiceBetter.ts';
import { provetCloud } from './provetCloud/provetCloud.ts';
import { zenoti } from './zenoti/zenoti.ts';

/**
 * Practice and booking systems whose data are documented by their vendors, behind a GraphQL API in a usual convention: four
 * for animals, two for well-being, two for salons, two for medicine, and two that send staff to their customers.
 */
export const productsAB: readonly Dialect[] = [
  ezyVet,
  provetCloud,
  digitail,
  covetrusVetData,
  mindbody,
  practiceBetter,
  phorest,
  zenoti,
  drChrono,
  openMrs,
  moeGo,
  housecallPro,
];
