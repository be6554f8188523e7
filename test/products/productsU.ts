import type { Dialect } from '../dialects/dialect.ts';
import { amplicode } from './amplicode/amplicode.ts';
import { atlasAppServices } from './atlasAppServices/atlasAppServices.ts';
import { healthCenter } from './healthCenter/healthCenter.ts';
import { heartcore } from './heartcore/heartcore.ts';

/** A health center, and veterinary clinics in Umbraco Heartcore, in Amplicode and in MongoDB Atlas App Services. */
export const productsU: readonly Dialect[] = [healthCenter, heartcore, amplicode, atlasAppServices];
