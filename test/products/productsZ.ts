import type { Dialect } from '../dialects/dialect.ts';
import { appointmentScheduler } from './appointmentScheduler/appointmentScheduler.ts';
import { felisAppointments } from './felisAppointments/felisAppointments.ts';
import { medCrm } from './medCrm/medCrm.ts';
import { officeSchedule } from './officeSchedule/officeSchedule.ts';
import { optiVet } from './optiVet/optiVet.ts';
import { pediatricianApp } from './pediatricianApp/pediatricianApp.ts';
import { proAssistant } from './proAssistant/proAssistant.ts';
import { zohoCrm } from './zohoCrm/zohoCrm.ts';

/** Children's therapy in Israel, animals in Zoho CRM and in two services of their own, and four calendars of appointments. */
export const productsZ: readonly Dialect[] = [
  medCrm,
  zohoCrm,
  optiVet,
  pediatricianApp,
  officeSchedule,
  appointmentScheduler,
  felisAppointments,
  proAssistant,
];
