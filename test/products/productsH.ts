import type { Dialect } from '../dialects/dialect.ts';
import { blastek } from './blastek/blastek.ts';
import { graphqlCompose } from './graphqlCompose/graphqlCompose.ts';
import { greyfinch } from './greyfinch/greyfinch.ts';
import { hms } from './hms/hms.ts';
import { pawsAndClaws } from './pawsAndClaws/pawsAndClaws.ts';
import { poolOfficeManager } from './poolOfficeManager/poolOfficeManager.ts';
import { tensorEmr } from './tensorEmr/tensorEmr.ts';
import { vetplus } from './vetplus/vetplus.ts';

/** Clinics, salons and a field service, most of them with a schema written by hand. */
export const productsH: readonly Dialect[] = [
  blastek,
  graphqlCompose,
  greyfinch,
  hms,
  pawsAndClaws,
  poolOfficeManager,
  tensorEmr,
  vetplus,
];
