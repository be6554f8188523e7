import type { Dialect } from '../dialects/dialect.ts';
import { drumlin } from './drumlin/drumlin.ts';
import { reservationV3 } from './reservationV3/reservationV3.ts';

/** An old database behind a gateway, and reservations of time slots. */
export const productsAL: readonly Dialect[] = [drumlin, reservationV3];
