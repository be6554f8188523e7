import type { Dialect } from '../dialects/dialect.ts';
import { brindle } from './brindle/brindle.ts';
import { calCom } from './calCom/calCom.ts';
import { larkspur } from './larkspur/larkspur.ts';
import { openEmr } from './openEmr/openEmr.ts';
import { petExec } from './petExec/petExec.ts';
import { pike13 } from './pike13/pike13.ts';
import { sikkaOne } from './sikkaOne/sikkaOne.ts';
import { tebra } from './tebra/tebra.ts';
import { timeToPet } from './timeToPet/timeToPet.ts';
import { zanda } from './zanda/zanda.ts';

/**
 * More systems whose data are documented by their vendors, behind a GraphQL API in a usual convention: for the care of
 * pets, for doctors in the United States, for studios, for health practices and for bookings of any kind. And two for
 * animal hospitals that no vendor has, one written by hand and one made from tables.
 */
export const productsAD: readonly Dialect[] = [
  timeToPet,
  petExec,
  tebra,
  sikkaOne,
  openEmr,
  calCom,
  pike13,
  zanda,
  brindle,
  larkspur,
];
