import type { ClientRow } from '../../adapter/deskObjects.ts';
import { alertsOf } from '../../../contract/clients.ts';

/** What a client has, as bits of a column. */
export const traits = {
  active: 1,
  inactive: 2,
  alerts: 4,
  phone: 8,
  email: 16,
  address: 32,
  patients: 64,
  /** The slot holds a client. */
  here: 128,
} as const;

export function traitsOf(row: ClientRow): number {
  return (
    traits.here |
    (row.active === true ? traits.active : 0) |
    (row.active === false ? traits.inactive : 0) |
    (alertsOf(row).length > 0 ? traits.alerts : 0) |
    (row.phones.length > 0 ? traits.phone : 0) |
    (row.emails.length > 0 ? traits.email : 0) |
    (row.address ? traits.address : 0) |
    ((row.patients?.length ?? 0) > 0 ? traits.patients : 0)
  );
}
