import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { chatBookingWrites } from './bookings.ts';
import { type FileChanges, chatBookingFiles, clientsOf } from './clients.ts';
import { chatBookingFileWrites } from './fileWrites.ts';
import { chatBookingRows } from './records.ts';
import { chatBookingTenant } from './tenant.ts';
import { chatBookingIds, isBooking, isoText, sameIsoText } from './words.ts';

interface Input<Fields> {
  readonly input: Fields;
}

const mostDays = 35;

/** The resolvers of the booking service: each of the source's functions answers a few of them. */
export function chatBookingRoots(stage: Backstage): object {
  const { practice } = stage;
  const changes: FileChanges = { fields: new Map(), logs: [] };
  const conversations = new Map<number, string | null>();
  const files = chatBookingFiles(stage, changes);
  const rows = chatBookingRows(stage, files.tenantId, conversations);
  const { found, refuse, allow, mutations } = chatBookingWrites(stage, rows, files, changes, conversations);
  const bookings = (): readonly AppointmentRecord[] => practice.appointments.filter(isBooking);
  const byStart = (some: readonly AppointmentRecord[]): readonly Row[] =>
    some.toSorted((one, other) => one.start - other.start || one.key - other.key).map(rows.booking);
  const serviceOf = (id: string): (typeof rows.services)[number] =>
    rowOf(rows.services, chatBookingIds.key('visitType', id)) ?? refuse(`Service not found: ${id}`);
  const providerOf = (id: string): ProviderRecord | null =>
    rowOf(practice.providers, chatBookingIds.key('provider', id));

  return {
    listCategories: ({ activeOnly }: { activeOnly?: boolean | null }) =>
      rows.categories().filter(({ isActive }) => isActive === true || activeOnly !== true),
    searchServices({ text, availableOnly }: { text?: string | null; availableOnly?: boolean | null }) {
      const wanted = (text ?? '').toLowerCase();
      return rows.services
        .map(rows.service)
        .filter(({ available }) => available === true || availableOnly !== true)
        .filter((row) =>
          ['name', 'description', 'category'].some((field) => textOf(row[field]).toLowerCase().includes(wanted)),
        );
    },
    getService: ({ serviceId }: { serviceId: string }) => rows.service(serviceOf(serviceId)),
    listProviders: () => practice.providers.map(rows.provider),
    listProvidersByService({ serviceId }: { serviceId: string }) {
      serviceOf(serviceId);
      return practice.providers.filter(({ isActive }) => isActive).map(rows.provider);
    },
    listRooms: rows.rooms,
    getRoom: ({ roomId }: { roomId: string }) =>
      rows.rooms().find((row) => row['roomId'] === roomId) ?? refuse(`Room not found: ${roomId}`),
    listRoomAssignments: ({ roomId }: { roomId: string }) => rows.assignments(roomId),
    getAvailableSlots({ input }: Input<Readonly<Record<'serviceId' | 'providerId' | 'from' | 'to', string>>>) {
      const [from, to] = [input.from, input.to].map((text) => Date.parse(text));
      sameIsoText(input.from, 'from');
      sameIsoText(input.to, 'to');
      if (from === undefined || to === undefined || from >= to) return refuse('from date must be before to date');
      if (to - from > mostDays * 86_400_000) refuse(`Date range cannot exceed ${String(mostDays)} days`);
      const service = serviceOf(input.serviceId);
      const person = providerOf(input.providerId) ?? refuse(`Provider not found: ${input.providerId}`);
      return rows.slots(person, service, from, to);
    },
    getProviderAvailability({ providerId }: { providerId: string }) {
      const person = providerOf(providerId);
      return person ? rows.availability(person) : [];
    },
    getBooking: ({ input }: Input<{ bookingId: string }>) => rows.booking(found(input.bookingId)),
    /** Starts are compared as texts: another offset than that of UTC is compared with them as it stands. */
    listBookingsByProvider({ input }: Input<Readonly<Record<'providerId' | 'startDate' | 'endDate', string>>>) {
      const from = sameIsoText(input.startDate, 'startDate');
      const to = sameIsoText(input.endDate, 'endDate');
      const providerKey = chatBookingIds.key('provider', input.providerId);
      const isIn = (start: string): boolean => start >= from && start <= to;
      return byStart(bookings().filter((row) => row.providerKey === providerKey && isIn(isoText(row.start))));
    },
    listBookingsByClient({ input }: Input<{ clientEmail: string }>) {
      if (input.clientEmail === '') refuse('Internal server error: Missing clientEmail');
      const hasEmail = (row: AppointmentRecord): boolean =>
        rowOf(practice.clients, row.clientKey)?.emails[0] === input.clientEmail;
      return byStart(bookings().filter(hasEmail));
    },
    getBookingByConversation({ input }: Input<{ conversationId: string }>) {
      const row = bookings()
        .map(rows.booking)
        .find(({ conversationId }) => conversationId === input.conversationId);
      return row ?? refuse('Internal server error: No booking found for this conversation');
    },
    ...chatBookingTenant(stage, rows, files.tenantId),
    listClients: () => clientsOf(practice).map(files.file),
    getClient({ clientId }: { clientId: string }) {
      const client = files.find(clientId);
      return client && files.file(client);
    },
    listClientAuditLogs({ clientId }: { clientId: string }) {
      const client = files.find(clientId);
      return client ? files.logs(client) : [];
    },
    ...mutations,
    ...chatBookingFileWrites(stage, files, changes, { refuse, allow }),
  };
}
