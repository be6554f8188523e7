import type { Dialect } from '../dialects/dialect.ts';
import { acuityScheduling } from './acuityScheduling/acuityScheduling.ts';
import { athenahealth } from './athenahealth/athenahealth.ts';
import { dentally } from './dentally/dentally.ts';
import { easyAppointments } from './easyAppointments/easyAppointments.ts';
import { elationHealth } from './elationHealth/elationHealth.ts';
import { gingr } from './gingr/gingr.ts';
import { microsoftBookings } from './microsoftBookings/microsoftBookings.ts';
import { openDental } from './openDental/openDental.ts';
import { simplyBook } from './simplyBook/simplyBook.ts';
import { vetmanager } from './vetmanager/vetmanager.ts';

/**
 * More systems whose data are documented by their vendors, behind a GraphQL API in a usual convention: two for animals,
 * two for dentists, two for doctors in the United States, and four for bookings of any kind.
 */
export const productsAC: readonly Dialect[] = [
  vetmanager,
  gingr,
  openDental,
  dentally,
  elationHealth,
  athenahealth,
  acuityScheduling,
  simplyBook,
  easyAppointments,
  microsoftBookings,
];
