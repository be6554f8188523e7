import type { Dialect } from '../dialects/dialect.ts';
import { consultorioBack } from './consultorioBack/consultorioBack.ts';
import { medux } from './medux/medux.ts';
import { veterinaryBackend } from './veterinaryBackend/veterinaryBackend.ts';
import { wix } from './wix/wix.ts';

/** A builder of websites, and three that were written by hand in Python, Node and PHP. */
export const productsL: readonly Dialect[] = [consultorioBack, medux, veterinaryBackend, wix];
