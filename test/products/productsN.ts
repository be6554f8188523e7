import type { Dialect } from '../dialects/dialect.ts';
import { baseql } from './baseql/baseql.ts';
import { clinicaBack } from './clinicaBack/clinicaBack.ts';
import { cloudVet } from './cloudVet/cloudVet.ts';
import { medibook } from './medibook/medibook.ts';

/** A spreadsheet's tables, and three that were written by hand in Java, Python and Node. */
export const productsN: readonly Dialect[] = [baseql, clinicaBack, cloudVet, medibook];
