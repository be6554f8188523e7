import type { Dialect } from '../dialects/dialect.ts';
import { clinicR } from './clinicR/clinicR.ts';
import { dataConnect } from './dataConnect/dataConnect.ts';
import { dentiagest } from './dentiagest/dentiagest.ts';
import { fauna } from './fauna/fauna.ts';

/** Two that are generated from tables and collections, and two that were written by hand for clinics of people. */
export const productsM: readonly Dialect[] = [clinicR, dataConnect, dentiagest, fauna];
