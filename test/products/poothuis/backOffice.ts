import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { rowOf, zoneOf } from '../../dialects/practice.ts';
import { dueOf, type Ledger, type OrderRecord } from '../../dialects/practiceLedger.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { PoothuisRecords } from './records.ts';
import { folded, isoDay, dayText, dutchDay, poothuisIds } from './values.ts';

interface InvoiceArgs {
  readonly relationId?: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly onlyOpen?: boolean | null;
  readonly skip?: number | null;
  readonly take?: number | null;
}

interface TodoRecord {
  readonly id: string;
  readonly text: string;
  readonly employeeKey: number | null;
  readonly due: string | null;
  readonly done: boolean;
}

const { key, of } = poothuisIds;
const usualTake = 50;
const zone = 'America/New_York';
const firstInvoice = 90_000;
// prettier-ignore
const articles: readonly (readonly [name: string, cents: number, stock: number | null])[] = [
  ['Examination', 6450, null], ['Rabies vaccine', 3205, 40], ['Nail trim', 1999, null], ['Blood panel', 14_875, null],
  ['Antibiotic tablets', 85, 600], ['Renal diet 2 kg', 2890, 14], ['Flea drops', 1795, 33],
];

/** What lies beside the agenda: invoices, articles, recalls and todos. */
export function poothuisBackOffice(stage: Backstage, records: PoothuisRecords, ledger: Ledger): object {
  const { practice } = stage;
  const todos: TodoRecord[] = [
    { id: '1', text: 'Order vaccines', employeeKey: 5, due: '20-11-2026', done: false },
    { id: '2', text: 'Call the laboratory about Luna', employeeKey: 2, due: '17-11-2026', done: false },
    { id: '3', text: 'Print the holiday rota', employeeKey: null, due: null, done: true },
  ];
  const todo = ({ employeeKey, ...row }: TodoRecord): Row => ({
    ...row,
    employee: () => records.employee(employeeKey),
  });

  const invoice = (order: OrderRecord): Row => ({
    id: String(firstInvoice + order.key),
    number: `${wallDay(order.at, zone).slice(0, 4)}-${String(order.key).padStart(5, '0')}`,
    date: dayText(order.at, zone),
    relation: () => records.relation(rowOf(practice.clients, order.clientKey)),
    animal: () => records.animal(rowOf(practice.patients, order.patientKey)),
    branch: () => records.branch(order.placeKey),
    lines: order.items.map(({ name, quantity, unitCents }) => ({
      description: name,
      quantity,
      unitCents,
      totalCents: quantity * unitCents,
    })),
    netCents: order.subtotalCents,
    vatCents: order.taxCents,
    totalCents: order.subtotalCents + order.taxCents,
    openCents: dueOf(ledger, order),
  });
  const todoResult = (write: () => TodoRecord | null): Row => {
    const outcome = written(stage, () => {
      const row = write();
      return row ? { ok: true, row } : { ok: false, field: 'id', message: 'No such todo' };
    });
    if (outcome.ok) return { ok: true, todo: todo(outcome.row), problems: [] };
    return { ok: false, todo: null, problems: [{ field: outcome.field, code: 'REFUSED', text: outcome.message }] };
  };

  return {
    invoices({ relationId, from, until, onlyOpen, skip, take }: InvoiceArgs) {
      const [first, last] = [from ? isoDay(from) : null, until ? isoDay(until) : null];
      const rows = ledger.orders.filter((order) => {
        const day = wallDay(order.at, zone);
        if (relationId && order.clientKey !== key('client', relationId)) return false;
        if ((first !== null && day < first) || (last !== null && day > last)) return false;
        return onlyOpen !== true || dueOf(ledger, order) > 0;
      });
      return { rows: sliceOf(rows, skip, take ?? usualTake, stage.cap).map(invoice), total: rows.length };
    },
    invoice({ id }: { readonly id: string }) {
      const order = rowOf(ledger.orders, Number(id) - firstInvoice);
      return order && invoice(order);
    },
    articles: ({ search }: { readonly search?: string | null }) =>
      articles
        .map(([name, priceCents, inStock], index) => ({
          id: String(500 + index),
          name,
          priceCents,
          vatRate: 21,
          inStock,
        }))
        .filter(({ name }) => folded(name).includes(folded(search ?? ''))),
    recalls: ({ branchId }: { readonly branchId?: string | null }) =>
      practice.appointments
        .filter((row) => row.state === 'completed' && row.patientKey !== null && row.typeKey === 2)
        .filter((row) => !branchId || row.placeKey === key('place', branchId))
        .map((row) => {
          const [year = '', ...rest] = wallDay(row.start, zoneOf(practice, row)).split('-');
          return {
            id: String(80_000 + row.key),
            animal: () => records.animal(rowOf(practice.patients, row.patientKey)),
            subject: 'Yearly vaccination',
            dueOn: dutchDay([String(Number(year) + 1), ...rest].join('-')),
            calledOn: null,
          };
        }),
    todos: ({ employeeId, done }: { readonly employeeId?: string | null; readonly done?: boolean | null }) =>
      todos
        .filter((row) => !employeeId || (row.employeeKey !== null && of('provider', row.employeeKey) === employeeId))
        .filter((row) => typeof done !== 'boolean' || row.done === done)
        .map(todo),
    addTodo: (args: { readonly text: string; readonly employeeId?: string | null; readonly due?: string | null }) =>
      todoResult(() => {
        const due = args.due ? dutchDay(isoDay(args.due)) : null;
        const employeeKey = key('provider', args.employeeId);
        const row = { id: String(todos.length + 1), text: args.text, employeeKey, due, done: false };
        todos.push(row);
        return row;
      }),
    finishTodo: ({ id }: { readonly id: string }) =>
      todoResult(() => {
        const index = todos.findIndex((row) => row.id === id);
        const before = todos[index];
        if (!before) return null;
        const row = { ...before, done: true };
        todos[index] = row;
        return row;
      }),
  };
}
