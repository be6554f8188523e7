import type { Dialect } from '../dialects/dialect.ts';
import { productsA } from './productsA.ts';
import { productsAA } from './productsAA.ts';
import { productsAB } from './productsAB.ts';
import { productsAC } from './productsAC.ts';
import { productsAD } from './productsAD.ts';
import { productsAE } from './productsAE.ts';
import { productsAF } from './productsAF.ts';
import { productsAG } from './productsAG.ts';
import { productsAH } from './productsAH.ts';
import { productsAI } from './productsAI.ts';
import { productsAJ } from './productsAJ.ts';
import { productsAK } from './productsAK.ts';
import { productsAL } from './productsAL.ts';
import { productsB } from './productsB.ts';
import { productsC } from './productsC.ts';
import { productsD } from './productsD.ts';
import { productsE } from './productsE.ts';
import { productsF } from './productsF.ts';
import { productsG } from './productsG.ts';
import { productsH } from './productsH.ts';
import { productsI } from './productsI.ts';
import { productsJ } from './productsJ.ts';
import { productsK } from './productsK.ts';
import { productsL } from './productsL.ts';
import { productsM } from './productsM.ts';
import { productsN } from './productsN.ts';
import { productsO } from './productsO.ts';
import { productsP } from './productsP.ts';
import { productsQ } from './productsQ.ts';
import { productsR } from './productsR.ts';
import { productsS } from './productsS.ts';
import { productsT } from './productsT.ts';
import { productsU } from './productsU.ts';
import { productsV } from './productsV.ts';
import { productsW } from './productsW.ts';
import { productsX } from './productsX.ts';
import { productsY } from './productsY.ts';
import { productsZ } from './productsZ.ts';

/** Every service that was rebuilt from the public schema of a real product. */
export const products: readonly Dialect[] = [
  ...productsA,
  ...productsB,
  ...productsC,
  ...productsD,
  ...productsE,
  ...productsF,
  ...productsG,
  ...productsH,
  ...productsI,
  ...productsJ,
  ...productsK,
  ...productsL,
  ...productsM,
  ...productsN,
  ...productsO,
  ...productsP,
  ...productsQ,
  ...productsR,
  ...productsS,
  ...productsT,
  ...productsU,
  ...productsV,
  ...productsW,
  ...productsX,
  ...productsY,
  ...productsZ,
  ...productsAA,
  ...productsAB,
  ...productsAC,
  ...productsAD,
  ...productsAE,
  ...productsAF,
  ...productsAG,
  ...productsAH,
  ...productsAI,
  ...productsAJ,
  ...productsAK,
  ...productsAL,
];
