import type { Dialect } from '../dialects/dialect.ts';
import { boulevard } from './boulevard/boulevard.ts';
import { jobber } from './jobber/jobber.ts';
import { petclinic } from './petclinic/petclinic.ts';
import { semble } from './semble/semble.ts';
import { square } from './square/square.ts';

/** Services of real products, rebuilt from their public schemas and documentation. */
export const productsA: readonly Dialect[] = [boulevard, petclinic, jobber, square, semble];
