import { schemaCare } from './schemaCare.ts';
import { schemaDesk } from './schemaDesk.ts';
import { schemaMoney } from './schemaMoney.ts';
import { schemaPatients } from './schemaPatients.ts';
import { schemaPeople } from './schemaPeople.ts';
import { schemaRoots } from './schemaRoots.ts';
import { schemaVisits } from './schemaVisits.ts';
import { schemaWrites } from './schemaWrites.ts';

/** The whole schema. */
export const cloverVetText: string = [
  schemaRoots,
  schemaPeople,
  schemaPatients,
  schemaVisits,
  schemaCare,
  schemaMoney,
  schemaDesk,
  schemaWrites,
].join('\n');
