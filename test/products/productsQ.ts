import type { Dialect } from '../dialects/dialect.ts';
import { bvGraphql } from './bvGraphql/bvGraphql.ts';
import { curandis } from './curandis/curandis.ts';
import { hospitalFront } from './hospitalFront/hospitalFront.ts';
import { optix } from './optix/optix.ts';

/** A hospital in Vietnam, physiotherapists in Italy, a hospital in Laravel, and rooms that members book. */
export const productsQ: readonly Dialect[] = [bvGraphql, curandis, hospitalFront, optix];
