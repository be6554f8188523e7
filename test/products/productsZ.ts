import type { Dialect } from '../dialects/dialect.ts';
import { medCrm } from './medCrm/medCrm.ts';
import { zohoCrm } from './zohoCrm/zohoCrm.ts';

/** Clinics for children's therapy in Israel, and a veterinary group in Zoho CRM. */
export const productsZ: readonly Dialect[] = [medCrm, zohoCrm];
