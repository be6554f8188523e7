import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ListArgs } from './lists.ts';

/** Whose orders are asked for. */
export interface OrderOwner {
  readonly clientKeys: readonly number[];
  readonly vehicleId?: string;
}

/** What other rows need of the orders. */
export interface OrderLinks {
  /** The id of the order of a visit, which it has from when the customer comes. */
  readonly idOf: (row: AppointmentRecord) => string | null;
  readonly find: (id: string) => Row | null;
  readonly listOf: (args: ListArgs, owner: OrderOwner) => Row;
  /** Services that a customer has put off. */
  readonly deferredOf: (clientKey: number) => readonly Row[];
}
