import type { Dialect } from '../dialects/dialect.ts';
import { amuillang } from './amuillang/amuillang.ts';
import { datocms } from './datocms/datocms.ts';

/** A Chilean center for therapy, and a veterinary group in DatoCMS. */
export const productsV: readonly Dialect[] = [amuillang, datocms];
