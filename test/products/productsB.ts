import type { Dialect } from '../dialects/dialect.ts';
import { medplum } from './medplum/medplum.ts';
import { salesforce } from './salesforce/salesforce.ts';

/** Products rebuilt from their public schemas. */
export const productsB: readonly Dialect[] = [medplum, salesforce];
