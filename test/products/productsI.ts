import type { Dialect } from '../dialects/dialect.ts';
import { amplify } from './amplify/amplify.ts';
import { eightBase } from './eightBase/eightBase.ts';
import { fhirServer } from './fhirServer/fhirServer.ts';
import { graphiqlPrototype } from './graphiqlPrototype/graphiqlPrototype.ts';
import { healthie } from './healthie/healthie.ts';
import { hubspot } from './hubspot/hubspot.ts';
import { keneyapp } from './keneyapp/keneyapp.ts';
import { parseServer } from './parseServer/parseServer.ts';

/** Published services, generated ones and two that were written by hand. */
export const productsI: readonly Dialect[] = [
  amplify,
  eightBase,
  fhirServer,
  graphiqlPrototype,
  healthie,
  hubspot,
  keneyapp,
  parseServer,
];
