import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { clinicalMakers } from './clinicalRows.ts';
import { deskMakers } from './deskRows.ts';
import { filterTest, sorted } from './filters.ts';
import { listFields } from './lists.ts';
import { foundAccounts } from './lookup.ts';
import { createMemory } from './memory.ts';
import { connectionOf } from './paging.ts';
import { setUpMakers } from './setUpRows.ts';
import { shown } from './shown.ts';
import { type RowsOf, snapshotOf } from './tables.ts';
import { tradeMakers } from './tradeRows.ts';
import { amountOf, dayOf, daysAfter, idOf, momentIn, tarndaleIds, tenders, placeDay } from './values.ts';
import { tarndaleWrites } from './writes.ts';

interface ListArgs extends ConnectionArgs {
  readonly where?: unknown;
  readonly order?: unknown;
}

interface DayArgs {
  readonly centreId: number;
  readonly onDate: unknown;
}

interface LookupArgs {
  readonly phrase: string;
  readonly take: number;
  readonly includeInactive: boolean;
}

const mostFound = 100;
const { key } = tarndaleIds;

/** The root fields of Tarndale. */
export function tarndaleRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice);
  const makers = {
    ...setUpMakers(backstage, memory),
    ...deskMakers(backstage, memory),
    ...clinicalMakers(backstage, memory),
    ...tradeMakers(backstage, memory),
  };
  const tables = (): RowsOf => snapshotOf(makers);

  const lists = listFields.flatMap(({ field, type, isPaged, byId }) => {
    const list = ({ where, order, ...page }: ListArgs): unknown => {
      const rows = sorted(type, tables()(type).filter(filterTest(type, where)), order);
      return isPaged ? connectionOf(rows, page, cap) : rows.map(shown);
    };
    const one = ({ id }: { readonly id: number }): Row | null => rowWithId(tables(), type, id);
    return [[field, list] as const, ...(byId === undefined ? [] : [[byId, one] as const])];
  });

  return {
    ...Object.fromEntries(lists),
    business: () => ({
      id: idOf('organization', practice.organization.key),
      name: practice.organization.name,
      gstNumber: null,
      currencyCode: 'NZD',
      edition: 'HOSTED',
      licensedSeats: practice.providers.length + practice.places.length,
      schemaVersion: '2021.4',
    }),
    apiClient: () => ({
      id: 1,
      name: 'Front desk',
      scopes: ['accounts', 'animals', 'diary', 'clinical', 'sales'],
      issuedOn: daysAfter(placeDay(practice, null, now()), -120),
    }),
    lookupAccounts({ phrase, take, includeInactive }: LookupArgs) {
      const rowsOf = tables();
      const found = foundAccounts(practice, phrase).filter(({ isActive }) => includeInactive || isActive);
      return found
        .slice(0, Math.max(0, Math.min(take, mostFound, cap)))
        .map((row) => rowWithId(rowsOf, 'Account', idOf('client', row.key)));
    },
    availableTimes({ centreId, purposeId, onDate, operatorId }: DayArgs & TimeArgs) {
      const rowsOf = tables();
      const [placeKey, typeKey] = [key('place', centreId), key('visitType', purposeId)];
      const place = rowOf(practice.places, placeKey);
      if (!place || !rowOf(practice.visitTypes, typeKey)) return [];
      const providerKey = operatorId === null || operatorId === undefined ? null : key('provider', operatorId);
      return openingsOf(backstage, { placeKey, typeKey, providerKey, days: [dayOf(onDate)] })
        .filter(({ taken }) => !taken)
        .map(({ start, minutes, providerKey: member }) => ({
          startsAt: momentIn(start, place.zone),
          finishesAt: momentIn(start + minutes * 60_000, place.zone),
          centre: rowWithId(rowsOf, 'Centre', centreId),
          operator: rowWithId(rowsOf, 'Operator', idOf('provider', member)),
        }));
    },
    dayTakings({ centreId, onDate }: DayArgs) {
      const place = rowOf(practice.places, key('place', centreId));
      const day = dayOf(onDate);
      const { orders, payments } = memory.ledger;
      const here = place ? orders.filter(({ placeKey }) => placeKey === place.key) : [];
      const isOnDay = ({ at }: { readonly at: number }): boolean => wallDay(at, place?.zone ?? 'UTC') === day;
      const paid = payments.filter((row) => isOnDay(row) && here.some((order) => order.key === row.orderKey));
      const sum = (cents: readonly number[]): number => amountOf(cents.reduce((total, each) => total + each, 0));
      return {
        onDate: day,
        centre: rowWithId(tables(), 'Centre', centreId),
        invoiced: sum(here.filter(isOnDay).map(({ subtotalCents, taxCents }) => subtotalCents + taxCents)),
        received: sum(paid.map(({ cents }) => cents)),
        byTender: Object.entries(tenders).map(([method, tender]) => {
          const rows = paid.filter((row) => row.method === method);
          return { tender, amount: sum(rows.map(({ cents }) => cents)), receiptCount: rows.length };
        }),
      };
    },
    ...tarndaleWrites(backstage, memory, (entity, id) => rowWithId(tables(), entity, id)),
  };
}

interface TimeArgs {
  readonly purposeId: number;
  readonly operatorId?: number | null;
}

/** A row by its id, as an answer shows it. */
function rowWithId(rowsOf: RowsOf, entity: string, id: number): Row | null {
  const row = rowsOf(entity).find((each) => each['id'] === id);
  return row ? shown(row) : null;
}
