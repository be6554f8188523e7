import type { GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { aggregated } from './aggregate.ts';
import { entityOf, type Relation } from './entities.ts';
import { chosenRows, type ListArgs } from './filter.ts';
import { type OffsetArgs, offsetPage } from './pages.ts';
import { related } from './relations.ts';
import type { OmaStore } from './store.ts';

/** Shows a row of a table with functions for all that it leads to. */
export type ShowRow = (entity: string, row: Row) => Row;

const kinds: Readonly<Record<string, Kind>> = {
  Appointment: 'appointment',
  Doctor: 'provider',
  HealthProvider: 'place',
  Patient: 'client',
};

/** How many things a schedule is booked for at once, its appointments; only those that take place count. */
const isBooked = ({ isActive }: Row): boolean => isActive === true;

/** Makes what is shown of rows. */
export function omaRecords({ meet, cap }: Backstage, store: OmaStore): ShowRow {
  const relation = (entity: string, field: string, { target, kind, hasAggregate }: Relation, row: Row): Row => {
    const rows = (): readonly Row[] => related(store, entity, field, row);
    if (kind === 'one') {
      return {
        [field]() {
          // Where several rows are behind a single one, the library takes the first.
          const [first] = rows();
          return first ? show(target, first) : null;
        },
      };
    }
    const chosen = (args: ListArgs): readonly Row[] => chosenRows(store, target, rows(), args);
    const showTarget = (other: Row): Row => show(target, other);
    if (kind === 'list') return { [field]: (args: ListArgs) => chosen(args).map(showTarget) };
    return {
      [field]: (args: ListArgs & { readonly paging: OffsetArgs }) =>
        offsetPage(chosen(args), args.paging, cap, showTarget),
      ...(hasAggregate === true && {
        [`${field}Aggregate`]: (args: ListArgs, _context: unknown, info: GraphQLResolveInfo) =>
          aggregated(target, chosen({ filter: args.filter }), info),
      }),
    };
  };

  const show: ShowRow = (entity, row) => {
    const kind = kinds[entity];
    if (kind) meet(kind, Number(row['id']));
    const shown = Object.entries(entityOf(entity).relations).map(([field, part]) => relation(entity, field, part, row));
    const booked = {
      bookedSlots: () =>
        related(store, 'Schedule', 'appointments', row)
          .filter(isBooked)
          .map((other) => show('Appointment', other)),
    };
    return Object.assign({ ...row }, ...shown, entity === 'Schedule' ? booked : {});
  };
  return show;
}
