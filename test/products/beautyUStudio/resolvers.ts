import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type StudioExtras,
  documentId,
  isInStudio,
  servicesOf,
  studioClients,
  studioIds,
  studioRows,
  stylistsOf,
  wrapped,
} from './records.ts';
import { studioWrites } from './writes.ts';

interface AppointmentsArgs {
  readonly filter: { readonly stylist?: string | null; readonly client?: string | null } | null;
  readonly future: boolean | null;
}

/** Resolvers of the studio. Lists come whole, in the order in which the documents were made. */
export function studioRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const extras: StudioExtras = { services: new Map(), unconfirmed: new Set() };
  const rows = studioRows(stage, extras);
  function service({ serviceId }: { serviceId: string }): Row {
    const key = studioIds.key('visitType', documentId(serviceId));
    const found = servicesOf(practice).find((row) => row.key === key);
    if (!found) throw wrapped('UserInputError: ServiceId does not exist');
    return rows.service(found);
  }
  return {
    uploads: null,
    services: () => servicesOf(practice).slice(0, cap).map(rows.service),
    service,
    user: ({ userId }: { userId: string }) => rows.user(documentId(userId)),
    // Any text is a role; without one, users of all roles come together.
    users({ role }: { role: string | null }) {
      const users = [
        ...(role && role !== 'admin' ? [] : [rows.admin]),
        ...(role && role !== 'stylist' ? [] : stylistsOf(practice).map((row) => () => rows.stylist(row))),
        ...(role && role !== 'client' ? [] : studioClients(practice).map((row) => () => rows.client(row))),
      ];
      return users.slice(0, cap).map((show) => show());
    },
    appointments({ filter, future }: AppointmentsArgs) {
      // Whoever is asked for as a stylist is looked for among the clients, too; each part of the filter is enough.
      const { stylist, client } = filter ?? {};
      const fits = (row: AppointmentRecord): boolean => {
        if (!stylist && !client) return true;
        const ids = [studioIds.of('provider', row.providerKey ?? 0), studioIds.of('client', row.clientKey ?? 0)];
        return (!!stylist && ids.includes(stylist)) || (!!client && ids[1] === client);
      };
      const found = practice.appointments.filter(
        (row) => isInStudio(row) && fits(row) && (future !== true || row.start > now()),
      );
      return found.slice(0, cap).map(rows.appointment);
    },
    promotions: () => [rows.promotion()],
    ...studioWrites(stage, rows, extras),
  };
}
