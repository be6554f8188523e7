import { clinicalText } from './schemaClinical.ts';
import { mutationsText } from './schemaMutations.ts';
import { peopleText } from './schemaPeople.ts';
import { queriesText } from './schemaQueries.ts';

/** SDL of the record, whole but for its remarks, which are comments. */
export const pepEscolaText: string = [queriesText, mutationsText, peopleText, clinicalText].join('\n');
