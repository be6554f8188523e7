import type { Dialect } from '../dialects/dialect.ts';
import { animalShelterManager } from './animalShelterManager/animalShelterManager.ts';
import { bookeo } from './bookeo/bookeo.ts';
import { booker } from './booker/booker.ts';
import { brindle } from './brindle/brindle.ts';
import { byre } from './byre/byre.ts';
import { calCom } from './calCom/calCom.ts';
import { coreplus } from './coreplus/coreplus.ts';
import { fetlock } from './fetlock/fetlock.ts';
import { instinct } from './instinct/instinct.ts';
import { janeApp } from './janeApp/janeApp.ts';
import { larkspur } from './larkspur/larkspur.ts';
import { lodestarReferral } from './lodestarReferral/lodestarReferral.ts';
import { mwiVip } from './mwiVip/mwiVip.ts';
import { nexHealth } from './nexHealth/nexHealth.ts';
import { openEmr } from './openEmr/openEmr.ts';
import { oscarEmr } from './oscarEmr/oscarEmr.ts';
import { petExec } from './petExec/petExec.ts';
import { pike13 } from './pike13/pike13.ts';
import { poothuis } from './poothuis/poothuis.ts';
import { setmore } from './setmore/setmore.ts';
import { shortcuts } from './shortcuts/shortcuts.ts';
import { sikkaOne } from './sikkaOne/sikkaOne.ts';
import { splose } from './splose/splose.ts';
import { tebra } from './tebra/tebra.ts';
import { tidewell } from './tidewell/tidewell.ts';
import { timeToPet } from './timeToPet/timeToPet.ts';
import { vagaro } from './vagaro/vagaro.ts';
import { wardbook } from './wardbook/wardbook.ts';
import { zanda } from './zanda/zanda.ts';

/**
 * More systems whose data are documented by their vendors, behind a GraphQL API in a usual convention: for the care of
 * pets, for doctors in the United States, for studios, for health practices and for bookings of any kind. And eight
 * for animal hospitals that no vendor has, as teams would write them: by hand, from tables, in NestJS, Java, .NET, Kotlin,
 * TypeScript and Elixir.
 */
export const productsAD: readonly Dialect[] = [
  timeToPet,
  petExec,
  tebra,
  sikkaOne,
  openEmr,
  calCom,
  pike13,
  zanda,
  brindle,
  larkspur,
  vagaro,
  janeApp,
  poothuis,
  wardbook,
  booker,
  instinct,
  coreplus,
  fetlock,
  shortcuts,
  setmore,
  nexHealth,
  byre,
  tidewell,
  splose,
  animalShelterManager,
  bookeo,
  mwiVip,
  oscarEmr,
  lodestarReferral,
];
