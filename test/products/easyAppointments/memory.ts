import type { Row } from '../generatedRows.ts';
import { easyIds, easyWords, easyZone } from './values.ts';

/** What the product stores beside the practice. */
export interface EasyMemory {
  /** Fields of customers and of appointments that the practice has no place for, by the key of their record. */
  readonly customers: Map<number, Row>;
  readonly appointments: Map<number, Row>;
  readonly categories: Map<number, Row>;
  readonly blockedPeriods: Map<number, Row>;
  readonly webhooks: Map<number, Row>;
  readonly settings: Map<string, string>;
  readonly exceptions: readonly Row[];
}

function byId(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [Number(row['id']), row]));
}

/** The store as it is before anyone writes. */
export function createMemory(company: string): EasyMemory {
  return {
    customers: new Map(),
    appointments: new Map(),
    categories: byId([
      { id: 1, name: 'Consultations', description: 'Seen by a veterinarian' },
      { id: 2, name: 'Surgery', description: null },
    ]),
    blockedPeriods: byId([
      {
        id: 1,
        name: 'Thanksgiving',
        start: '2026-11-26 00:00:00',
        end: '2026-11-26 23:59:00',
        notes: 'Emergencies by telephone',
      },
      { id: 2, name: 'Christmas', start: '2026-12-24 12:00:00', end: '2026-12-26 23:59:00', notes: null },
    ]),
    webhooks: byId([
      {
        id: 1,
        name: 'Reminders',
        url: 'https://hooks.example.test/reminders',
        actions: 'appointment_save,appointment_delete',
        secretToken: 'reminders-token',
        isSslVerified: true,
        notes: null,
      },
    ]),
    settings: new Map([
      ['company_name', company],
      ['company_email', 'desk@example.test'],
      ['company_link', 'https://clinic.example.test'],
      ['date_format', 'MDY'],
      ['time_format', 'regular'],
      ['first_weekday', 'sunday'],
      ['default_timezone', easyZone],
      ['appointment_status_options', JSON.stringify([...Object.values(easyWords), 'Rescheduled', 'Draft'])],
      ['require_first_name', '0'],
      ['require_last_name', '1'],
      ['require_email', '0'],
      ['require_phone_number', '0'],
      ['require_notes', '0'],
      ['label_custom_field_1', 'How did you find us?'],
      ['book_advance_timeout', '30'],
    ]),
    exceptions: [
      {
        id: 1,
        startDate: '2026-11-20',
        endDate: '2026-11-20',
        startTime: '10:00',
        endTime: '16:00',
        breaks: [],
        providerId: Number(easyIds.of('provider', 1)),
      },
      {
        id: 2,
        startDate: '2026-12-21',
        endDate: '2026-12-31',
        startTime: null,
        endTime: null,
        breaks: [],
        providerId: Number(easyIds.of('provider', 2)),
      },
    ],
  };
}
