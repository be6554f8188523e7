import type { Dialect } from '../dialects/dialect.ts';
import { inkBooks } from './inkBooks/inkBooks.ts';
import { ipassB } from './ipassB/ipassB.ts';
import { surrealdb } from './surrealdb/surrealdb.ts';
import { veticube } from './veticube/veticube.ts';

/** Salons in Spain, a tattoo shop, a veterinary portal over Hasura, and a clinic in SurrealDB. */
export const productsR: readonly Dialect[] = [inkBooks, ipassB, surrealdb, veticube];
