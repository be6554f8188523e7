import type { SubscriptionSource } from '../../dialects/live/subscriptionSource.ts';
import { rowOf } from '../../dialects/practice.ts';
import { vetspireIds, vetspireRows } from './records.ts';

/** Reports of Vetspire: whole rows, deleted ones too, and appointments of one location at a time. */
export const vetspireSubscriptions: SubscriptionSource = {
  protocol: 'phoenix',
  path: '/socket/websocket',
  events(stage) {
    const { practice } = stage;
    const rows = vetspireRows(stage, new Set());
    return {
      appointmentChanged({ kind, id }, { locationId }) {
        const row = kind === 'appointment' ? rowOf(practice.appointments, Number(id)) : null;
        const isThere = row !== null && vetspireIds.of('place', row.placeKey) === locationId;
        return isThere ? rows.appointment(row) : null;
      },
      clientChanged({ kind, id }) {
        const row = kind === 'client' ? rowOf(practice.clients, Number(id)) : null;
        return row && rows.client(row);
      },
      patientChanged({ kind, id }) {
        const row = kind === 'patient' ? rowOf(practice.patients, Number(id)) : null;
        return row && rows.patient(row);
      },
    };
  },
};
