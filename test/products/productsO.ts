import type { Dialect } from '../dialects/dialect.ts';
import { kap } from './kap/kap.ts';
import { kedul } from './kedul/kedul.ts';
import { myCareHub } from './myCareHub/myCareHub.ts';
import { onlineBookingSystem } from './onlineBookingSystem/onlineBookingSystem.ts';
import { qroAgendar } from './qroAgendar/qroAgendar.ts';
import { studioFlow } from './studioFlow/studioFlow.ts';

/** Two clinics in NestJS, a salon, a community's health workers, a studio of movement and a study's visits. */
export const productsO: readonly Dialect[] = [kap, kedul, myCareHub, onlineBookingSystem, qroAgendar, studioFlow];
