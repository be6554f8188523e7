import type { Dialect } from '../dialects/dialect.ts';
import { healthCenter } from './healthCenter/healthCenter.ts';
import { heartcore } from './heartcore/heartcore.ts';

/** A health center, and a veterinary clinic in Umbraco Heartcore. */
export const productsU: readonly Dialect[] = [healthCenter, heartcore];
