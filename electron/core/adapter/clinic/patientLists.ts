import type { QueryService } from '../../connection/serviceClient.ts';
import { type PatientRow, readPatient } from '../../../../graphql/service/readers/readObjects.ts';
import { readRows } from '../../../../graphql/service/rows.ts';
import type { PatientFields } from '../../../../graphql/service/serviceMap.ts';
import type { Result } from '../../../contract/failure.ts';
import type { ListPlace, readListPage } from './listPage.ts';
import type { Question } from './pages.ts';

/** The list of all patients, page by page, with the ids of their owners. */
export interface PatientListing {
  page(place: ListPlace, limit: number, signal: AbortSignal): Promise<Result<ListedPatients>>;
}

export interface ListedPatients {
  /** In the service's order; a patient without an owner has no client. */
  readonly patients: readonly PatientRow[];
  readonly next: ListPlace | null;
  /** False where rows are missing that no further page will bring, or could not be read. */
  readonly complete: boolean;
}

/** Null where the rows do not say whose they are. */
export function createPatientListing(
  queryService: QueryService,
  question: Question<PatientFields>,
  timeZone: string,
  readPage: typeof readListPage,
): PatientListing | null {
  const { fields } = question.operation;
  if (!fields.client || fields.client.mention === 'name') return null;
  return {
    async page(place, limit, signal) {
      const request = { values: { includeInactive: true }, place, limit };
      const answer = await readPage(queryService, question, request, signal, timeZone);
      if (!answer.ok) return answer;
      const { rows, next, complete, unreadable } = answer.value;
      const read = readRows(rows, (row) => readPatient(row, fields, timeZone));
      const isWhole = complete && unreadable + read.unreadable === 0;
      return { ok: true, value: { patients: read.values, next, complete: isWhole } };
    },
  };
}
