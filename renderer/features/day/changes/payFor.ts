import { openDialog } from '../../../lib/dialogs.ts';
import type { DayAppointment } from '../columns.ts';

/** Opens the dialog for a payment of the client of an appointment; false where it has none. */
export function payFor({ client }: DayAppointment): boolean {
  if (client) openDialog('payment', { client: client.id, name: client.name });
  return client !== null;
}
