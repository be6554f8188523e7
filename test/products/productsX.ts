import type { Dialect } from '../dialects/dialect.ts';
import { bwell } from './bwell/bwell.ts';
import { dalaCare } from './dalaCare/dalaCare.ts';

/** A FHIR server of health records in its second API, and home care by its maker's guide. */
export const productsX: readonly Dialect[] = [bwell, dalaCare];
