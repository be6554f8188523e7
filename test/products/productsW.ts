import type { Dialect } from '../dialects/dialect.ts';
import { inflowCrm } from './inflowCrm/inflowCrm.ts';
import { liferay } from './liferay/liferay.ts';
import { openMsupply } from './openMsupply/openMsupply.ts';
import { pepEscola } from './pepEscola/pepEscola.ts';
import { schedular } from './schedular/schedular.ts';

/** Objects of a Liferay portal, a Polish CRM, a massage therapist's bookings, a Brazilian record and Open mSupply. */
export const productsW: readonly Dialect[] = [liferay, inflowCrm, schedular, pepEscola, openMsupply];
