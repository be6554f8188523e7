import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import type { Memory } from './memory.ts';
import { dateTime, idOf, uuidOf } from './values.ts';

const hourMs = 3_600_000;

/** The webhooks that are there at the start. */
export function firstWebhooks(now: number): readonly Row[] {
  return [
    { url: 'https://hooks.example.test/lindwurm', events: ['TERMIN_CREATED', 'TERMIN_CANCELLED'], isActive: true },
    { url: 'https://fibu.example.test/rechnung', events: ['RECHNUNG_CREATED'], isActive: false },
  ].map((row, index) => ({ ...row, id: uuidOf(3, index + 1), createdAt: dateTime(now - (index + 40) * 24 * hourMs) }));
}

/** The queries for the machinery. */
export function technikQueries({ practice, now }: Backstage, memory: Memory) {
  return {
    auditLog({ entity, take }: { readonly entity?: string | null; readonly take: number }): readonly Row[] {
      const visits = practice.appointments.map((row) => ({ row, name: 'Termin', id: idOf('appointment', row.key) }));
      const clients = practice.clients.map((row) => ({ row, name: 'Tierhalter', id: idOf('client', row.key) }));
      return [...visits, ...clients]
        .filter(({ name }) => (entity ?? name) === name)
        .toSorted((one, other) => other.row.updatedAt - one.row.updatedAt || one.id - other.id)
        .slice(0, Math.max(0, Math.min(take, 200)))
        .map(({ row, name, id }) => ({
          id: uuidOf(name.length, id),
          timestamp: dateTime(row.updatedAt),
          actor: id % 2 === 0 ? 'kmoser' : 'jpichler',
          action: row.isDeleted ? 'DELETED' : row.createdAt === row.updatedAt ? 'CREATED' : 'UPDATED',
          entity: name,
          entityId: id,
          changedProperties: name === 'Termin' ? ['Status'] : ['Mobil', 'Email'],
        }));
    },
    webhookSubscriptions: () => memory.webhooks,
    apiClients: () =>
      ['Frontdesk', 'Fibu-Export', 'Onlineportal'].map((name, index) => ({
        clientId: uuidOf(4, index + 1),
        name,
        scopes: index === 1 ? ['rechnung.read'] : ['kalender.read', 'kalender.write', 'stammdaten.read'],
        lastUsedAt: index === 2 ? null : dateTime(now() - (index + 1) * hourMs),
      })),
    syncJobs: () =>
      ['LaborImport', 'DatevExport', 'ChipregisterAbgleich'].map((kind, index) => ({
        id: uuidOf(5, index + 1),
        kind,
        status: ['SUCCEEDED', 'FAILED', 'RUNNING'][index],
        startedAt: dateTime(now() - (3 - index) * hourMs),
        finishedAt: index === 2 ? null : dateTime(now() - (3 - index) * hourMs + 90_000),
        itemsProcessed: [48, 3, 211][index],
      })),
    featureFlags: () =>
      ['onlineportal.v2', 'kalender.mehrereStandorte', 'sms.erinnerung'].map((key, index) => ({
        key,
        isEnabled: index !== 0,
      })),
    serverInfo: () => ({ version: '24.11.3', buildDate: '2026-11-04T07:12:00.000Z', serverTime: dateTime(now()) }),
  };
}
