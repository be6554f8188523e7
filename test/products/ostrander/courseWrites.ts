import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import type { Context } from './links.ts';
import { ostranderStatuses, stateOfStatus } from './values.ts';
import type { WriteTools } from './writeTools.ts';

interface TransitionInput {
  readonly appointmentId: string;
  readonly targetStatus: string;
  readonly etag?: string | null;
}

interface CancelInput {
  readonly appointmentId: string;
  readonly reason?: string | null;
  readonly comment?: string | null;
  readonly etag?: string | null;
}

/** What can follow a state that ends an appointment; from any other one it can go anywhere. */
const afterTheEnd: Readonly<Partial<Record<VisitState, readonly VisitState[]>>> = {
  completed: [],
  cancelled: ['planned'],
  noShow: ['planned', 'arrived'],
};

/** Mutations that say how far an appointment has come. */
export function courseWrites(
  { backstage, memory }: Context,
  { faults, allow, checkEtag, done, note }: WriteTools,
  appointmentAt: (field: string, id: string) => AppointmentRecord,
  show: (row: AppointmentRecord) => Row,
): Row {
  const { practice, now } = backstage;
  const change = (row: AppointmentRecord, changes: Partial<AppointmentRecord>): Row => {
    const after = done(changeAppointment(practice, row.key, changes, now()));
    note(changes.isDeleted === true ? 'DELETE' : 'UPDATE', 'appointment', row.key);
    return show(after);
  };
  const inBook = (id: string): AppointmentRecord => {
    const row = appointmentAt('appointmentId', id);
    if (row.isDeleted) throw faults.precondition(id, 'The appointment was deleted');
    return row;
  };

  return {
    schedulingTransitionAppointment({ input }: { readonly input: TransitionInput }) {
      allow();
      const row = inBook(input.appointmentId);
      checkEtag(row, input.etag);
      const state = stateOfStatus(input.targetStatus);
      if (state === undefined) throw faults.invalid('targetStatus', 'must be specified');
      if (state === 'cancelled') throw faults.invalid('targetStatus', 'use schedulingCancelAppointment');
      const allowed = afterTheEnd[row.state];
      if (allowed && state !== row.state && !allowed.includes(state))
        throw faults.precondition(
          input.appointmentId,
          `${input.targetStatus} can't follow ${ostranderStatuses[row.state]}`,
        );
      return { appointment: change(row, { state, cancelReason: null }) };
    },
    schedulingCancelAppointment({ input }: { readonly input: CancelInput }) {
      allow();
      const row = inBook(input.appointmentId);
      checkEtag(row, input.etag);
      if (row.state === 'completed')
        throw faults.precondition(input.appointmentId, 'An appointment that is fulfilled cannot be canceled');
      memory.cancelReasons.set(row.key, input.reason ?? 'CANCELLATION_REASON_UNSPECIFIED');
      return { appointment: change(row, { state: 'cancelled', cancelReason: input.comment ?? null }) };
    },
    schedulingDeleteAppointment({ appointmentId, etag }: { readonly appointmentId: string; readonly etag?: string }) {
      allow();
      const row = inBook(appointmentId);
      checkEtag(row, etag);
      return change(row, { isDeleted: true });
    },
    schedulingUndeleteAppointment({ appointmentId }: { readonly appointmentId: string }) {
      allow();
      const row = appointmentAt('appointmentId', appointmentId);
      if (!row.isDeleted) throw faults.precondition(appointmentId, 'The appointment was not deleted');
      return change(row, { isDeleted: false });
    },
  };
}
