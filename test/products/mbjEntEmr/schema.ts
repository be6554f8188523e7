import { mbjDeskText } from './schemaDesk.ts';
import { mbjMutationsText } from './schemaMutations.ts';
import { mbjPatientsText } from './schemaPatients.ts';
import { mbjQueriesText } from './schemaQueries.ts';
import { mbjUsersText } from './schemaUsers.ts';
import { mbjVisitInputText } from './schemaVisitInput.ts';
import { mbjVisitsText } from './schemaVisits.ts';

/** The whole schema, as the service builds it. */
export const mbjText: string = [
  mbjUsersText,
  mbjPatientsText,
  mbjDeskText,
  mbjVisitsText,
  mbjVisitInputText,
  mbjQueriesText,
  mbjMutationsText,
].join('\n');
