import type { ClientFigures } from '../../../../graphql/desk/generated/types.ts';
import { type ClientStore, noDay } from './clientStore.ts';
import { traits } from './clientTraits.ts';
import { amountText, fromDayNumber } from './columnValues.ts';

const shownMonths = 24;

/** Sums over some slots of the store. `today` is days since 1970. */
export function countFigures(store: ClientStore, rows: Uint32Array, today: number): ClientFigures {
  const { columns } = store;
  const without = { phone: 0, email: 0, address: 0, visit: 0 };
  let active = 0;
  let inactive = 0;
  let withAlerts = 0;
  let patients = 0;
  const money = new Map<number, { owed: number; credit: number; debtors: number }>();
  const since = new Map<number, number>();
  const visits = new Map<number, number>();
  for (const slot of rows) {
    const has = columns.traits[slot] ?? 0;
    if (has & traits.active) active += 1;
    if (has & traits.inactive) inactive += 1;
    if (has & traits.alerts) withAlerts += 1;
    if (!(has & traits.phone)) without.phone += 1;
    if (!(has & traits.email)) without.email += 1;
    if (!(has & traits.address)) without.address += 1;
    patients += columns.patients[slot] ?? 0;
    const balance = columns.balance[slot] ?? Number.NaN;
    if (!Number.isNaN(balance)) {
      const currency = columns.currency[slot] ?? 0;
      const sum = money.get(currency) ?? { owed: 0, credit: 0, debtors: 0 };
      money.set(currency, sum);
      if (balance > 0) {
        sum.owed += balance;
        sum.debtors += 1;
      } else sum.credit -= balance;
    }
    count(since, columns.since[slot] ?? noDay);
    const visit = columns.lastVisit[slot] ?? noDay;
    count(visits, visit);
    if (visit === noDay) without.visit += 1;
  }
  return {
    clients: rows.length,
    active,
    inactive,
    withAlerts,
    withoutPhone: without.phone,
    withoutEmail: without.email,
    withoutAddress: without.address,
    patients,
    withoutVisit: without.visit,
    balances: [...money].map(([currency, { owed, credit, debtors }]) => ({
      currency: columns.currencies[currency] || null,
      owed: amountText(owed),
      credit: amountText(credit),
      debtors,
    })),
    newPerMonth: monthsUntil(today, since),
    lastVisitPerMonth: monthsUntil(today, visits),
  };
}

function count(days: Map<number, number>, day: number): void {
  if (day !== noDay) days.set(day, (days.get(day) ?? 0) + 1);
}

/** The last 24 months with their counts; none where nothing is known at all. */
function monthsUntil(today: number, days: ReadonlyMap<number, number>): { month: string; count: number }[] {
  if (days.size === 0) return [];
  const counts = new Map<string, number>();
  for (const [day, many] of days) {
    const month = fromDayNumber(day).slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + many);
  }
  const [year = 1970, month = 1] = fromDayNumber(today).split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, index) => {
    const at = new Date(Date.UTC(year, month - shownMonths + index, 1)).toISOString().slice(0, 7);
    return { month: at, count: counts.get(at) ?? 0 };
  });
}
