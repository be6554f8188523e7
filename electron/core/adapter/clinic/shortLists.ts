import type { AppointmentType, Provider } from '../../../../graphql/desk/generated/types.ts';
import type { buildDocuments } from '../../../../graphql/service/documents.ts';
import {
  type LocationRow,
  readAppointmentType,
  readLocation,
  readProvider,
} from '../../../../graphql/service/readers/readObjects.ts';
import { readRows } from '../../../../graphql/service/rows.ts';
import type { DeskConcept, Operation, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import type { Result } from '../../../contract/failure.ts';
import { notOffered } from '../../connection/failures.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import type { fetchAllRows, PageSizes } from './allRows.ts';
import { createCardReader, createPageReader, createRowReader } from './eachLocation.ts';
import type { readListPage } from './listPage.ts';
import type { createMemoize } from './memoize.ts';
import type { fetchRows, ShortList } from './pages.ts';
import { onlyLocation, placed } from './places.ts';

/** The lists of a clinic that are read as a whole and cached, and how longer ones are read beside them. */
export interface ShortLists {
  /** A service without locations has one, without a name of its own. */
  readonly locationList: () => Promise<Result<ShortList<LocationRow>>>;
  /** Of one location, or with null of all. */
  readonly providerList: (locationId: string | null) => Promise<Result<ShortList<Provider>>>;
  readonly typeList: (locationId: string | null) => Promise<Result<ShortList<AppointmentType>>>;
  readonly readAllRows: typeof fetchAllRows;
  readonly readPage: typeof readListPage;
  readonly readCard: typeof fetchRows;
}

export function createShortLists(options: {
  readonly map: ServiceMap;
  readonly queryService: QueryService;
  readonly documents: ReturnType<typeof buildDocuments>;
  readonly memoize: ReturnType<typeof createMemoize>;
  readonly timeZone: string;
  readonly pageSizes: PageSizes;
  /** The time zone chosen for locations that have none at the service. */
  readonly chosenZone: string | null;
}): ShortLists {
  const { map, queryService, documents, memoize, timeZone, pageSizes, chosenZone } = options;
  // Cached results serve every screen, so cancelling one screen must not abort them.
  const { signal } = new AbortController();

  async function listAll<Fields extends { id: Source }, Value>(
    concept: DeskConcept,
    operation: Operation<Fields> | undefined,
    values: { readonly locationId?: string | null },
    read: (row: unknown, fields: Fields) => Value | null,
  ): Promise<Result<ShortList<Value>>> {
    const document = documents.get(concept);
    if (!operation || !document) return { ok: false, failure: notOffered(concept) };
    return memoize(`${concept} ${values.locationId ?? ''}`, async () => {
      const all = await readAllRows(queryService, { document, operation }, values, { signal, pageSizes, timeZone });
      if (!all.ok) return all;
      const { rows, unreadable, complete, partial } = all.value;
      // A null without an error is no loss: some services leave it where a row was deleted.
      const given = rows.filter((row) => row !== null);
      const known = readRows(given, (row) => read(row, operation.fields));
      const whole = complete && !partial && unreadable + known.unreadable === 0;
      return { ok: true, value: { values: known.values, whole } };
    });
  }

  const locationList: ShortLists['locationList'] = async () =>
    !map.locations && map.appointments
      ? { ok: true, value: { values: [onlyLocation(chosenZone)], whole: true } }
      : listAll('locations', map.locations, {}, (row, fields) => placed(readLocation(row, fields), chosenZone));
  const readAllRows = createRowReader(locationList);
  return {
    locationList,
    providerList: (locationId) => listAll('providers', map.providers, { locationId }, readProvider),
    typeList: (locationId) => listAll('appointmentTypes', map.appointmentTypes, { locationId }, readAppointmentType),
    readAllRows,
    readPage: createPageReader(locationList),
    readCard: createCardReader(locationList),
  };
}
