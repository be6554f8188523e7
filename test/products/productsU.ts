import type { Dialect } from '../dialects/dialect.ts';
import { amplicode } from './amplicode/amplicode.ts';
import { atlasAppServices } from './atlasAppServices/atlasAppServices.ts';
import { contentful } from './contentful/contentful.ts';
import { healthCenter } from './healthCenter/healthCenter.ts';
import { heartcore } from './heartcore/heartcore.ts';

/** A health center, and veterinary clinics in four systems for content and data. */
export const productsU: readonly Dialect[] = [healthCenter, heartcore, amplicode, atlasAppServices, contentful];
