import type { Dialect } from '../dialects/dialect.ts';
import { petExec } from './petExec/petExec.ts';
import { sikkaOne } from './sikkaOne/sikkaOne.ts';
import { tebra } from './tebra/tebra.ts';
import { timeToPet } from './timeToPet/timeToPet.ts';

/**
 * More systems whose data are documented by their vendors, behind a GraphQL API in a usual convention: two for the care
 * of pets, one for doctors in the United States, and one interface to the systems of many practices.
 */
export const productsAD: readonly Dialect[] = [timeToPet, petExec, tebra, sikkaOne];
