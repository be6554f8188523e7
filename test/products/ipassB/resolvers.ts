import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { buildingRoots, users } from './building.ts';
import { cardRoots } from './cards.ts';
import { ipassRecords, isSchedule, serviceTypes } from './records.ts';
import { failure, filtered, hourText, instantOfHour, ipassIds, pageOf } from './values.ts';
import { ipassWrites } from './writes.ts';

interface ListArgs {
  readonly page?: number | null;
  readonly limit?: number | null;
  readonly filters?: unknown;
}

interface HourArgs {
  readonly storeId?: string;
  readonly servicesId?: readonly string[];
  readonly servicesStaffers?: readonly { readonly service?: string; readonly staff?: string }[];
  readonly day?: string;
}

type ById = Readonly<Record<'_id', string | undefined>>;

/** Resolvers of the service; every list is in the order of its ids. */
export function ipassRoots(stage: Backstage): object {
  const { practice, cap, now, refuseWrites } = stage;
  const records = ipassRecords(stage);
  const same = (row: Row): Row => row;
  const paged = (rows: readonly Row[], args: ListArgs, show: (row: Row) => Row = same): Row =>
    pageOf(filtered(rows, args.filters), args, cap, show);
  const staffAt = (store: string | undefined): readonly Row[] => {
    const key = ipassIds.key('place', store);
    return practice.providers
      .filter(({ placeKeys, isActive }) => isActive && key !== null && placeKeys.includes(key))
      .map(records.staff);
  };
  /** Half hours of a day in which somebody is free for all that is wanted, one after the other. */
  const hoursOf = ({
    storeId,
    servicesId = [],
    servicesStaffers = [],
    day = '',
  }: HourArgs): readonly (readonly Row[])[] => {
    const placeKey = ipassIds.key('place', storeId);
    const wanted = [...servicesId.map((service) => ({ service })), ...servicesStaffers];
    const isBusy = (providerKey: number, from: number, until: number): boolean =>
      practice.appointments.some(
        (row) =>
          row.providerKey === providerKey &&
          row.state !== 'cancelled' &&
          !row.isDeleted &&
          row.start < until &&
          row.start + row.minutes * 60_000 > from,
      );
    return Array.from({ length: 20 }, (_, index) =>
      instantOfHour(day, `${String(8 + Math.floor(index / 2))}:${String((index % 2) * 30)}`),
    )
      .filter((start) => start !== null)
      .flatMap((start) => {
        let at = start;
        const found = wanted.flatMap((each) => {
          const type = rowOf(practice.visitTypes, ipassIds.key('visitType', each.service));
          const asked = 'staff' in each ? ipassIds.key('provider', each.staff) : null;
          const until = at + (type?.minutes ?? 0) * 60_000;
          const free = practice.providers.find(
            ({ key, isActive, placeKeys }) =>
              isActive &&
              placeKey !== null &&
              placeKeys.includes(placeKey) &&
              (asked === null || asked === key) &&
              !isBusy(key, at, until),
          );
          const hour = hourText(at);
          at = until;
          return type && free ? [{ service: records.service(type), staffer: records.staff(free), hour }] : [];
        });
        return found.length === wanted.length && found.length > 0 ? [found] : [];
      });
  };
  return {
    ...buildingRoots(now, () => {
      if (refuseWrites !== null) throw failure(refuseWrites);
    }),
    ...cardRoots(stage),
    ...ipassWrites(stage),
    firstLogin: false,
    listUser: (args: ListArgs) => paged(users, args),
    listClient(args: ListArgs) {
      const rows = practice.clients.filter(({ isDeleted }) => !isDeleted).map(records.client);
      return paged(rows, args, records.shownClient);
    },
    getClient({ _id: id }: ById) {
      const found = rowOf(practice.clients, ipassIds.key('client', id));
      return found && !found.isDeleted ? records.shownClient(records.client(found)) : null;
    },
    listStaff: (args: ListArgs) => paged(practice.providers.map(records.staff), args),
    listStaffByStore: ({ store }: { readonly store?: string }) => staffAt(store),
    getStaff({ _id: id }: ById) {
      const found = rowOf(practice.providers, ipassIds.key('provider', id));
      return found && records.staff(found);
    },
    listStores: () => practice.places.map(records.store),
    listStoresByGenere({
      genere,
      filters,
    }: {
      readonly genere?: string;
      readonly filters?: Readonly<Record<string, unknown>>;
    }) {
      const meets = (row: Row): boolean => {
        const generes: readonly unknown[] = Array.isArray(row['generes']) ? row['generes'] : [];
        const isFor = !genere || generes.includes(genere) || generes.includes('ALL');
        return (
          isFor &&
          Object.entries(filters ?? {}).every(([name, list]) => !Array.isArray(list) || list.includes(row[name]))
        );
      };
      return practice.places.map(records.store).filter(meets);
    },
    listServiceType: serviceTypes,
    listService: (args: ListArgs) => paged(records.services(), args),
    listAllServices: records.services,
    getService: ({ _id: id }: ById) => records.services().find((row) => row['_id'] === id) ?? null,
    listServiceByStore: ({ _id: id }: ById) => (ipassIds.key('place', id) === null ? [] : records.services()),
    listServiceByStaffAndStore: ({ storeId, staffId }: { readonly storeId?: string; readonly staffId?: string }) =>
      staffAt(storeId).some((row) => row['_id'] === staffId) ? records.services() : [],
    listSubService: (args: ListArgs) => paged([records.subService()], args),
    listAvailableHour: hoursOf,
    listServiceSchedule(args: ListArgs) {
      // As they were entered, which is not how they come.
      const rows = practice.appointments.filter(isSchedule).map(records.schedule);
      return paged(rows, args, records.shownSchedule);
    },
    listOccupation: [],
    listProduct: [],
    listBrands: [],
    listStyleHair: [],
  };
}
