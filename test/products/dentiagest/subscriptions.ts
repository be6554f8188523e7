import type { RecordChange } from '../../../graphql/demo/changeFeed.ts';
import type { SubscriptionSource } from '../../dialects/live/subscriptionSource.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dentiagestRecords, isInBook } from './records.ts';

/** Reports of Dentiagest: what was entered and what was changed, and nothing of what was deleted. */
export const dentiagestSubscriptions: SubscriptionSource = {
  protocol: 'graphql-ws',
  path: '/graphql',
  events(stage) {
    const { practice } = stage;
    const records = dentiagestRecords(stage);
    const isNew = (row: { readonly createdAt: number; readonly updatedAt: number }): boolean =>
      row.createdAt === row.updatedAt;
    const appointment =
      (created: boolean) =>
      ({ kind, id }: RecordChange): Row | null => {
        const row = kind === 'appointment' ? rowOf(practice.appointments, Number(id)) : null;
        return row && isInBook(row) && isNew(row) === created ? records.appointment(row) : null;
      };
    const patient =
      (created: boolean) =>
      ({ kind, id }: RecordChange): Row | null => {
        const row = kind === 'client' ? rowOf(practice.clients, Number(id)) : null;
        return row && !row.isDeleted && isNew(row) === created ? records.patientCard(row) : null;
      };
    return {
      patientCreated: patient(true),
      patientUpdated: patient(false),
      appointmentCreated: appointment(true),
      appointmentUpdated: appointment(false),
      appointmentV3Created: appointment(true),
      appointmentV3Updated: appointment(false),
    };
  },
};
