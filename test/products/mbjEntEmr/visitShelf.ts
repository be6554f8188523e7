import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isAttended } from './appointmentShelf.ts';
import { visitFindings } from './madeUp.ts';
import type { Shelf } from './shelf.ts';
import { clinicZone, dayIn, documentId, documentNumber, isAppointment, mbjIds, utcDay } from './values.ts';

/** Visits, of which each appointment that is attended has one. */
export function visitShelf({ practice }: Backstage, appointments: Shelf): Shelf {
  const zone = clinicZone(practice);
  const more = new Map<number, Row>();
  const removed = new Set<number>();
  // Asking a clock takes long.
  const days = new Map<unknown, string>();

  const hasVisit = (row: AppointmentRecord): boolean =>
    isAppointment(row) && !removed.has(row.key) && (isAttended(row) || more.has(row.key));
  function documentOf(row: AppointmentRecord): Row {
    const id = mbjIds.of('appointment', row.key);
    const { patient, consultants, subType, date, time } = appointments.find(id) ?? {};
    const day = days.get(date) ?? utcDay(dayIn(date, zone) ?? '1970-01-01');
    days.set(date, day);
    return {
      date: day,
      time,
      title: `${String(subType)}_visit${day}`,
      type: row.typeKey % 3 === 1 ? 'follow_up' : 'new',
      followUp: row.typeKey % 3 === 1,
      subType: '',
      patient,
      consultants,
      ...visitFindings(row.key, row.state === 'completed'),
      ...more.get(row.key),
      _id: documentId('Visit', row.key),
      appointment: id,
    };
  }
  const recordOf = (id: unknown): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, documentNumber('Visit', id));
    return row && hasVisit(row) ? row : null;
  };

  return {
    all: () => practice.appointments.filter(hasVisit).map(documentOf),
    find(id) {
      const row = recordOf(id);
      return row && documentOf(row);
    },
    change(id, change) {
      const key = documentNumber('Visit', id);
      const row = rowOf(practice.appointments, key);
      if (!row || !isAppointment(row)) return null;
      removed.delete(row.key);
      more.set(row.key, { ...more.get(row.key), ...change });
      return documentOf(row);
    },
    remove(id) {
      const row = recordOf(id);
      if (!row) return null;
      const before = documentOf(row);
      removed.add(row.key);
      return before;
    },
  };
}
