import type { Dialect } from '../dialects/dialect.ts';
import { cogniable } from './cogniable/cogniable.ts';
import { jmixPetclinic } from './jmixPetclinic/jmixPetclinic.ts';
import { squidex } from './squidex/squidex.ts';
import { stanceHealth } from './stanceHealth/stanceHealth.ts';

/** Therapists in India, physiotherapists there, a veterinary clinic in Jmix, and one in Squidex. */
export const productsT: readonly Dialect[] = [cogniable, jmixPetclinic, squidex, stanceHealth];
