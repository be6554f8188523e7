import type { Provider } from '../../../../graphql/desk/generated/types.ts';
import { takes } from '../../../../graphql/service/documents.ts';
import type { AppointmentFields } from '../../../../graphql/service/serviceMap.ts';
import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import type { Result } from '../../../contract/failure.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import { createDeduplicator, fetchAllRows, type Reading, type Rows } from './allRows.ts';
import { askInBatches } from './batches.ts';
import type { Question, ShortList } from './pages.ts';

/** Of more providers than this the appointments are not all read, and the answer says so. */
const maxProviders = 100;

/**
 * All rows of a question for appointments. Where a service lists those of one provider only, it is asked for each
 * provider, three at a time; an appointment of several providers is there once.
 */
export async function fetchAppointmentRows(
  queryService: QueryService,
  question: Question<AppointmentFields>,
  values: ArgumentValues,
  reading: Reading,
  listProviders: () => Promise<Result<ShortList<Provider>>>,
): Promise<Result<Rows>> {
  if (!takes(question.operation, 'providerId')) return fetchAllRows(queryService, question, values, reading);
  const providers = await listProviders();
  if (!providers.ok) return providers;
  const { values: list, whole } = providers.value;
  const read = await askInBatches(
    list.slice(0, maxProviders),
    ({ id }) => fetchAllRows(queryService, question, { ...values, providerId: id }, reading),
    () => false,
  );
  if (!read.ok) return read;
  const parts = read.value;
  return {
    ok: true,
    value: {
      rows: parts.flatMap(({ rows }) => rows).filter(createDeduplicator(question.operation.fields.id)),
      unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
      complete: whole && list.length <= maxProviders && parts.every(({ complete }) => complete),
      partial: parts.some(({ partial }) => partial),
    },
  };
}
