import type { Dialect } from '../dialects/dialect.ts';
import { endear } from './endear/endear.ts';
import { juvonno } from './juvonno/juvonno.ts';
import { kultus } from './kultus/kultus.ts';
import { zwierzyniec } from './zwierzyniec/zwierzyniec.ts';

/**
 * Two APIs that their vendors document, for shops and for physiotherapists; the schema of a public repository, for cultural
 * education in Helsinki; and a system for animal hospitals in Polish that no vendor has.
 */
export const productsAG: readonly Dialect[] = [endear, juvonno, kultus, zwierzyniec];
