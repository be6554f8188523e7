import type { Dialect } from '../dialects/dialect.ts';
import { erxes } from './erxes/erxes.ts';
import { medplum } from './medplum/medplum.ts';
import { postgraphile } from './postgraphile/postgraphile.ts';
import { salesforce } from './salesforce/salesforce.ts';
import { strapi } from './strapi/strapi.ts';

/** Products rebuilt from their public schemas. */
export const productsB: readonly Dialect[] = [medplum, salesforce, strapi, postgraphile, erxes];
