import type { Dialect } from '../dialects/dialect.ts';
import { clinicasVeterinarias } from './clinicasVeterinarias/clinicasVeterinarias.ts';
import { gadget } from './gadget/gadget.ts';
import { prospyr } from './prospyr/prospyr.ts';
import { redwood } from './redwood/redwood.ts';
import { seaography } from './seaography/seaography.ts';
import { strawberry } from './strawberry/strawberry.ts';
import { telehealthClinical } from './telehealthClinical/telehealthClinical.ts';
import { warthog } from './warthog/warthog.ts';

/** Generated services, and clinics whose schema was written by hand. */
export const productsG: readonly Dialect[] = [
  clinicasVeterinarias,
  gadget,
  prospyr,
  redwood,
  seaography,
  strawberry,
  telehealthClinical,
  warthog,
];
