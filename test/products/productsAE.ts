import type { Dialect } from '../dialects/dialect.ts';
import { cloverVet } from './cloverVet/cloverVet.ts';
import { clubVantage } from './clubVantage/clubVantage.ts';
import { dentrixAscend } from './dentrixAscend/dentrixAscend.ts';
import { harrowgate } from './harrowgate/harrowgate.ts';
import { marlowPims } from './marlowPims/marlowPims.ts';
import { oma } from './oma/oma.ts';
import { quillmere } from './quillmere/quillmere.ts';
import { yclients } from './yclients/yclients.ts';

/**
 * Two schemas of public repositories, for a club and for clinics in Tanzania; two APIs that their vendors document; and four
 * systems for animal hospitals that no vendor has, in Ruby, Rust, Python and TypeScript.
 */
export const productsAE: readonly Dialect[] = [
  oma,
  clubVantage,
  dentrixAscend,
  yclients,
  harrowgate,
  quillmere,
  cloverVet,
  marlowPims,
];
