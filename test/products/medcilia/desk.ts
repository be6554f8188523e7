import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { documentId, resolveError, sentence, validationError } from './values.ts';
import { textOf } from '../generatedRows.ts';

type Rows = Readonly<Record<string, readonly unknown[] | undefined>>;

/** What surrounds the work: shifts, hours, settings, messages and tickets; and files, of which there are none. */
export function medciliaDesk({ refuseWrites, now }: Backstage, locations: Row[]): object {
  const allow = (): void => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites);
  };
  const messages: Row[] = [];
  const rotas: Row[] = ['Mornings', 'Saturdays'].map((name, index) => ({
    id: documentId(6, index + 1),
    name,
    color: ['#2a9d8f', '#e9c46a'][index],
    location: locations[index],
    recurrence: [{ startTime: '2026-01-05T13:00:00Z', endTime: '2026-01-05T17:00:00Z', rule: 'FREQ=WEEKLY' }],
  }));
  const tickets: Row[] = [
    {
      id: documentId(7, 1),
      ticketNumber: 'T-1001',
      subject: 'Printer does not print',
      status: 10,
      isReadByAdmin: true,
      ticketDate: '2026-11-12T09:30:00Z',
      messages: [{ message: 'Please check the cable', requestBy: 'Support', messageDate: '2026-11-12T10:00:00Z' }],
    },
  ];
  let schedule: Row = { id: documentId(8, 1), startHour: '08:00', endHour: '18:00', displayRota: true };
  let settings: Row = { id: documentId(8, 2), specialties: ['general'] };
  const put = (rows: Row[], row: Row, field: string): Row => {
    allow();
    const index = rows.findIndex(({ id }) => id === row['id']);
    if (index < 0) throw resolveError(field);
    rows[index] = row;
    return row;
  };
  const add = (rows: Row[], row: Row): Row => {
    allow();
    rows.push(row);
    return row;
  };
  const none = (): readonly Row[] => [];
  const byId = (rows: readonly Row[]) => (args: Row) => rows.find((row) => row['id'] === args['id']) ?? null;
  const pages = (): Row => ({ count: tickets.length, items: tickets });
  return {
    messages: () => messages,
    getAppointmentsEvents: none,
    schedule: () => schedule,
    settings: () => [settings],
    rotaAll: () => rotas,
    rota: byId(rotas),
    tickets: pages,
    allTickets: pages,
    ticket: byId(tickets),
    patientMediaFiles: none,
    patientMediaFilesTotal: 0,
    mediaFiles: none,
    trashedMediaFiles: none,
    patientMedications: none,
    patientMedication: none,
    addMessage({ message }: { message: Row }): Row {
      return add(messages, {
        content: message['content'],
        sentAt: message['sentAt'] ?? utcText(now()).slice(0, 10),
        from: { id: message['fromId'] ?? '', displayName: message['fromId'] ?? '' },
      });
    },
    updateSchedule(args: { schedule: Row }): Row {
      allow();
      schedule = args.schedule;
      return schedule;
    },
    updateSettings(args: { settings: Row }): Row {
      allow();
      settings = { ...args.settings, id: args.settings['id'] ?? settings['id'] };
      return settings;
    },
    createRota: ({ rota }: { rota: Row }) =>
      add(rotas, { ...rota, id: documentId(6, rotas.length + 1), name: sentence(textOf(rota['name'])) }),
    updateRota: ({ rota }: { rota: Row }) => put(rotas, rota, 'updateRota'),
    deleteRota({ id }: Row): unknown {
      allow();
      const index = rotas.findIndex((row) => row['id'] === id);
      if (index < 0) throw resolveError('deleteRota');
      rotas.splice(index, 1);
      return id;
    },
    createTicket: ({ ticket }: { ticket: Row }) => add(tickets, { ...ticket, id: documentId(7, tickets.length + 1) }),
    updateTicket: ({ ticket }: { ticket: Row }) => put(tickets, ticket, 'updateTicket'),
    deleteSubLocation({ id, subLocation }: Row): Row {
      allow();
      const found = locations.find((row) => row['id'] === id);
      const rooms = (found as Rows | undefined)?.['subLocations'] ?? [];
      if (!found || !rooms.includes(subLocation))
        throw validationError(`Couldn't find sub-location'${String(subLocation)}'.`);
      const left = { ...found, subLocations: rooms.filter((room) => room !== subLocation) };
      return put(locations, left, 'deleteSubLocation');
    },
  };
}
