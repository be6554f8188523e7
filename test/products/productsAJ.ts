import type { Dialect } from '../dialects/dialect.ts';
import { bellmare } from './bellmare/bellmare.ts';
import { dentalink } from './dentalink/dentalink.ts';
import { pinfold } from './pinfold/pinfold.ts';

/**
 * Two vendors that are invented, of a practice for horses and farms and of an old desktop program; and an API for dentists
 * in Spanish that its vendor documents.
 */
export const productsAJ: readonly Dialect[] = [bellmare, dentalink, pinfold];
