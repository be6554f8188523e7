import type { Dialect } from '../dialects/dialect.ts';
import { animeaux } from './animeaux/animeaux.ts';
import { clinicPharmacy } from './clinicPharmacy/clinicPharmacy.ts';
import { grafbase } from './grafbase/grafbase.ts';
import { sapaevClinic } from './sapaevClinic/sapaevClinic.ts';

/** A shelter in France, a clinic with a pharmacy in Thailand, a database behind a gateway, and a clinic in Russian. */
export const productsS: readonly Dialect[] = [animeaux, clinicPharmacy, grafbase, sapaevClinic];
