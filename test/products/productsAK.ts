import type { Dialect } from '../dialects/dialect.ts';
import { currawong } from './currawong/currawong.ts';
import { intakeQ } from './intakeQ/intakeQ.ts';
import { petbooqz } from './petbooqz/petbooqz.ts';
import { shopmonkey } from './shopmonkey/shopmonkey.ts';

/** An invented vendor, forms and a calendar for therapists, a daybook for vets, and a repair shop. */
export const productsAK: readonly Dialect[] = [currawong, intakeQ, petbooqz, shopmonkey];
