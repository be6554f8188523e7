import type { Dialect } from '../dialects/dialect.ts';
import { bellmare } from './bellmare/bellmare.ts';
import { dentalink } from './dentalink/dentalink.ts';
import { ostrander } from './ostrander/ostrander.ts';
import { pinfold } from './pinfold/pinfold.ts';

/**
 * Three vendors that are invented, of a practice for horses and farms, of a group of hospitals and of an old desktop program;
 * and an API for dentists
 * in Spanish that its vendor documents.
 */
export const productsAJ: readonly Dialect[] = [bellmare, dentalink, ostrander, pinfold];
