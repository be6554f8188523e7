import type { Provider } from '../../../../graphql/desk/generated/types.ts';
import { takes } from '../../../../graphql/service/documents.ts';
import type { AppointmentFields } from '../../../../graphql/service/serviceMap.ts';
import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import type { Result } from '../../../contract/failure.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import type { fetchAllRows, Reading, Rows } from './allRows.ts';
import type { Question, ShortList } from './pages.ts';
import { fetchRowsOfEach } from './rowsOfEach.ts';

/** Of more providers than this the appointments are not all read, and the answer says so. */
const maxProviders = 100;

interface RowSources {
  readonly providerList: (locationId: string | null) => Promise<Result<ShortList<Provider>>>;
  /** Reads those of every location, where the service gives them for one at a time and none is named. */
  readonly readAllRows: typeof fetchAllRows;
}

/**
 * All rows of a question for appointments. Where a service lists those of one provider only, it is asked for each
 * provider; an appointment of several providers is listed once.
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
  const fetchRowsOf = ({ id }: Provider): Promise<Result<Rows>> =>
    readAllRows(queryService, question, { ...values, providerId: id }, reading);
  return fetchRowsOfEach(providers.value, maxProviders, fetchRowsOf, question.operation.fields.id);
}
