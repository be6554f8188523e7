import { requestPayment } from '../../../lib/paymentRequest.ts';
import type { DayAppointment } from '../columns.ts';

/** Opens the dialog for a payment of the client of an appointment; false where it has none. */
export function payFor({ client }: DayAppointment): boolean {
  if (client) requestPayment({ kind: 'payment', client: client.id, name: client.name });
  return client !== null;
}
