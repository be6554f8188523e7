import type { Dialect } from '../dialects/dialect.ts';
import { adsDental } from './adsDental/adsDental.ts';
import { coachCorner } from './coachCorner/coachCorner.ts';
import { serviceTitan } from './serviceTitan/serviceTitan.ts';
import { tallgrass } from './tallgrass/tallgrass.ts';
import { tarndale } from './tarndale/tarndale.ts';
import { vetHealthPlatform } from './vetHealthPlatform/vetHealthPlatform.ts';

/**
 * The schemas of three public repositories, of a dental surgery, of sports coaches and of a platform for veterinary care;
 * an API for the trades that its vendor documents; and two vendors that are invented, each with words of its own.
 */
export const productsAI: readonly Dialect[] = [
  adsDental,
  coachCorner,
  serviceTitan,
  tallgrass,
  tarndale,
  vetHealthPlatform,
];
