import type { Dialect } from '../dialects/dialect.ts';
import { drumlin } from './drumlin/drumlin.ts';
import { lindwurm } from './lindwurm/lindwurm.ts';
import { reservationV3 } from './reservationV3/reservationV3.ts';
import { wayfern } from './wayfern/wayfern.ts';

/** Three invented vendors, of an old database, in German and of many places, and reservations of time slots. */
export const productsAL: readonly Dialect[] = [drumlin, lindwurm, reservationV3, wayfern];
