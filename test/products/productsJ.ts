import type { Dialect } from '../dialects/dialect.ts';
import { backOt } from './backOt/backOt.ts';
import { linalEmr } from './linalEmr/linalEmr.ts';
import { patafy } from './patafy/patafy.ts';
import { teethWallet } from './teethWallet/teethWallet.ts';
import { telusChr } from './telusChr/telusChr.ts';
import { vetspire } from './vetspire/vetspire.ts';

/** Two published services, and four that were written by hand in Go, NestJS, Django and Node. */
export const productsJ: readonly Dialect[] = [backOt, linalEmr, patafy, teethWallet, telusChr, vetspire];
