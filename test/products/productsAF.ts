import type { Dialect } from '../dialects/dialect.ts';
import { openVpms } from './openVpms/openVpms.ts';
import { pawprintSql } from './pawprintSql/pawprintSql.ts';
import { projetoPets } from './projetoPets/projetoPets.ts';
import { rhapsody } from './rhapsody/rhapsody.ts';
import { snMedical } from './snMedical/snMedical.ts';
import { vetigen } from './vetigen/vetigen.ts';

/**
 * Three schemas of public repositories, in Java for animal hospitals, in JavaScript for clinics in Brazil, and in Go for a
 * practice in Thailand; two APIs of vendors; and tables of 1998 behind a gateway that no vendor has.
 */
export const productsAF: readonly Dialect[] = [openVpms, projetoPets, snMedical, vetigen, rhapsody, pawprintSql];
