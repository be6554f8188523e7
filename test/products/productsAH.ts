import type { Dialect } from '../dialects/dialect.ts';
import { heyDontoAhds } from './heyDontoAhds/heyDontoAhds.ts';
import { mbjEntEmr } from './mbjEntEmr/mbjEntEmr.ts';
import { nectar } from './nectar/nectar.ts';
import { phongMachTu } from './phongMachTu/phongMachTu.ts';

/**
 * Two APIs that their vendors document, both for animal hospitals; and the schemas of two public repositories, for a doctor's
 * practice each, one in English and one in Vietnamese.
 */
export const productsAH: readonly Dialect[] = [heyDontoAhds, mbjEntEmr, nectar, phongMachTu];
