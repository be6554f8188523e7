import { type ClientView, maxClientViews } from '../../../electron/contract/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import { tablePath } from './reviewAddress.ts';
import { monthStart } from './filterKinds.ts';
import { readTable, type ReviewTable, usualColumns, usualTable, withoutSearch } from './reviewTable.ts';

/** A table with a name. */
export interface View {
  readonly name: string;
  readonly table: ReviewTable;
  /** Whether it is one of the defaults. */
  readonly builtIn: boolean;
}

/** The default views. They are not stored, so that "this month" is always the current one. */
export function builtInViews(today: string): readonly View[] {
  const views: readonly (readonly [string, ReviewTable])[] = [
    [t('review.allClients'), usualTable],
    [
      t('review.oweSomething'),
      { ...usualTable, filter: { balanceDue: true }, sort: { by: 'balance', descending: true } },
    ],
    [
      t('review.noVisitYear'),
      { ...usualTable, filter: { active: true, noVisitMonths: 12 }, sort: { by: 'lastVisit', descending: true } },
    ],
    [t('review.withoutPhone'), { ...usualTable, filter: { missing: ['phone'] } }],
    [t('review.withAlerts'), { ...usualTable, filter: { hasAlerts: true } }],
    [
      t('review.newThisMonth'),
      {
        filter: { newSince: monthStart(today) },
        sort: { by: 'since', descending: true },
        columns: [...usualColumns.slice(0, -2), 'since', 'patients'],
      },
    ],
  ];
  return views.map(([name, table]) => ({ name, table, builtIn: true }));
}

export function ownViews(stored: readonly ClientView[]): readonly View[] {
  return stored.map((view) => ({ name: view.name, table: readTable(view), builtIn: false }));
}

/** Whether two tables are equal, apart from their search. */
export function isSameTable(one: ReviewTable, other: ReviewTable): boolean {
  return tablePath(withoutSearch(one)) === tablePath(withoutSearch(other));
}

export type NameProblem = 'empty' | 'builtIn' | 'tooMany';

/** Why a name can't be used for a view; null where it can. */
export function nameProblem(name: string, views: readonly View[], replaced: View | null): NameProblem | null {
  if (name === '') return 'empty';
  const same = views.find((view) => sameName(view.name, name));
  if (same?.builtIn) return 'builtIn';
  const own = views.filter(({ builtIn }) => !builtIn).length;
  return !same && !replaced && own >= maxClientViews ? 'tooMany' : null;
}

export function sameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
