import type { OrderRecord } from '../../dialects/practiceLedger.ts';
import type { ClubMemory } from './memory.ts';

const termDays = 30;

/** When an invoice has to be paid. */
export function dueDateOf({ at }: OrderRecord): number {
  return at + termDays * 86_400_000;
}

/** The whole of an invoice, in cents. */
export function totalOf({ subtotalCents, taxCents }: OrderRecord): number {
  return subtotalCents + taxCents;
}

/** What was paid of an invoice, in cents. */
export function paidOf({ payments }: ClubMemory, orderKey: number): number {
  return payments
    .flatMap(({ allocations }) => allocations)
    .reduce((sum, allocation) => sum + (allocation.orderKey === orderKey ? allocation.cents : 0), 0);
}

/** What is left to pay of an invoice, in cents; nothing of one that is void. */
export function dueOf(memory: ClubMemory, order: OrderRecord): number {
  return memory.voided.has(order.key) ? 0 : totalOf(order) - paidOf(memory, order.key);
}

/** How far an invoice has come. */
export function invoiceStatusOf(memory: ClubMemory, order: OrderRecord, now: number): string {
  if (memory.voided.has(order.key)) return 'VOID';
  if (dueOf(memory, order) <= 0) return 'PAID';
  if (dueDateOf(order) < now) return 'OVERDUE';
  return paidOf(memory, order.key) > 0 ? 'PARTIALLY_PAID' : 'SENT';
}

/** What a member owes, and what stays on the account, in cents. */
export function balanceOf(
  memory: ClubMemory,
  clientKey: number,
): { readonly outstanding: number; readonly credit: number } {
  const outstanding = memory.orders
    .filter((row) => row.clientKey === clientKey)
    .reduce((sum, row) => sum + dueOf(memory, row), 0);
  const credit = memory.payments
    .filter((row) => row.clientKey === clientKey)
    .reduce((sum, row) => sum + row.cents - row.allocations.reduce((used, { cents }) => used + cents, 0), 0);
  return { outstanding, credit };
}
