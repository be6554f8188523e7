import type { Dialect } from '../dialects/dialect.ts';
import { bwell } from './bwell/bwell.ts';
import { cTerapias } from './cTerapias/cTerapias.ts';
import { dabs } from './dabs/dabs.ts';
import { dalaCare } from './dalaCare/dalaCare.ts';
import { ehsFullcalendar } from './ehsFullcalendar/ehsFullcalendar.ts';
import { healtCare } from './healtCare/healtCare.ts';
import { mediCal } from './mediCal/mediCal.ts';
import { psicoBack } from './psicoBack/psicoBack.ts';

/** Health records in FHIR, home care, therapists in Portugal and Chile, and clinics in Serbia, Peru and elsewhere. */
export const productsX: readonly Dialect[] = [
  bwell,
  dalaCare,
  cTerapias,
  psicoBack,
  healtCare,
  mediCal,
  ehsFullcalendar,
  dabs,
];
