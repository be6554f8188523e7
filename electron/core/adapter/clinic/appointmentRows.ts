import type { Provider } from '../../../../graphql/desk/generated/types.ts';
import { takes } from '../../../../graphql/service/documents.ts';
import type { AppointmentFields } from '../../../../graphql/service/serviceMap.ts';
import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import type { Result } from '../../../contract/failure.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import { type fetchAllRows, joinRows, type Reading, type Rows } from './allRows.ts';
import { askInBatches } from './batches.ts';
import type { Question, ShortList } from './pages.ts';

/** Of more providers than this the appointments are not all read, and the answer says so. */
const maxProviders = 100;

interface RowSources {
  readonly providerList: (locationId: string | null) => Promise<Result<ShortList<Provider>>>;
  /** Reads those of every location, where the service gives them for one at a time and none is named. */
  readonly readAllRows: typeof fetchAllRows;
}

/**
 * All rows of a question for appointments. Where a service lists those of one provider only, it is asked for each
 * provider, three at a time; an appointment of several providers is there once.
 */
export async function fetchAppointmentRows(
  queryService: QueryService,
  question: Question<AppointmentFields>,
  values: ArgumentValues,
  reading: Reading,
  { readAllRows, providerList }: RowSources,
): Promise<Result<Rows>> {
  if (!takes(question.operation, 'providerId')) return readAllRows(queryService, question, values, reading);
  const providers = await providerList(null);
  if (!providers.ok) return providers;
  const { values: list, whole } = providers.value;
  const read = await askInBatches(
    list.slice(0, maxProviders),
    ({ id }) => readAllRows(queryService, question, { ...values, providerId: id }, reading),
    () => false,
  );
  if (!read.ok) return read;
  const rows = joinRows(read.value, question.operation.fields.id);
  return { ok: true, value: { ...rows, complete: rows.complete && whole && list.length <= maxProviders } };
}
