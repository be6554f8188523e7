import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type PlaceRecord,
  rowOf,
  type VisitState,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { BookRecords } from './book.ts';
import type { IntakeQMemory } from './memory.ts';
import { clientKeyOf, intakeQIds, isListed, problem, statusWords } from './values.ts';

const { key } = intakeQIds;

/** The mutations of the book. */
export function appointmentWrites(backstage: Backstage, memory: IntakeQMemory, book: BookRecords) {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'BAD_REQUEST');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  const appointmentOf = (id: unknown): AppointmentRecord => {
    const row = rowOf(practice.appointments, typeof id === 'string' ? key('appointment', id) : null);
    if (!row || !isListed(row) || row.isDeleted) throw problem(404, 'Appointment not found.');
    return row;
  };
  const serviceIn = (input: Row): VisitTypeRecord => {
    const row = rowOf(practice.visitTypes, key('visitType', givenText(input, 'ServiceId')));
    if (!row || row.isBlock) throw problem(400, 'The ServiceId is not valid.');
    return row;
  };
  const locationIn = (input: Row): PlaceRecord => {
    const row = rowOf(practice.places, key('place', givenText(input, 'LocationId')));
    if (!row) throw problem(400, 'The LocationId is not valid.');
    return row;
  };
  const startIn = (input: Row): number => {
    const { UtcDateTime: start } = input;
    if (typeof start === 'number' && Number.isSafeInteger(start) && start > 0) return start;
    throw problem(400, 'The UtcDateTime is not valid. Use a Unix timestamp in milliseconds.');
  };
  const stateIn = (input: Row): VisitState => {
    const { Status: status } = input;
    if (status === 'Confirmed') return 'confirmed';
    if (status === 'WaitingConfirmation') return 'planned';
    throw problem(400, 'The Status must be Confirmed or WaitingConfirmation.');
  };
  const checkNotice = (input: Row, isConfirmed: boolean): void => {
    if (input['SendClientEmailNotification'] === true && !isConfirmed)
      throw problem(400, 'SendClientEmailNotification can only be true if the Status is Confirmed.');
  };
  const remind = (row: AppointmentRecord, input: Row): void => {
    const type = givenText(input, 'ReminderType');
    if (type) memory.reminders.set(row.key, type);
  };

  return {
    createAppointment({ appointment: input }: { readonly appointment: Row }): Row {
      allowed();
      const client = rowOf(practice.clients, clientKeyOf(input['ClientId']));
      if (!client || client.isDeleted) throw problem(400, 'The ClientId is not valid.');
      const provider = rowOf(practice.providers, key('provider', givenText(input, 'PractitionerId')));
      if (!provider?.isActive) throw problem(400, 'The PractitionerId is not valid.');
      const state = stateIn(input);
      checkNotice(input, state === 'confirmed');
      const booking = {
        start: startIn(input),
        placeKey: locationIn(input).key,
        typeKey: serviceIn(input).key,
        providerKey: provider.key,
        clientKey: client.key,
        state,
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      remind(row, input);
      return book.appointment(row);
    },
    updateAppointment({ appointment: input }: { readonly appointment: Row }): Row {
      allowed();
      const row = appointmentOf(input['Id']);
      const start = startIn(input);
      const service = givenText(input, 'ServiceId') ? serviceIn(input) : null;
      const location = givenText(input, 'LocationId') ? locationIn(input) : null;
      const state = givenText(input, 'Status') ? stateIn(input) : null;
      const isConfirmed = statusWords[row.state] === 'Confirmed';
      if (state === 'planned' && isConfirmed)
        throw problem(400, 'An appointment cannot be changed from Confirmed to WaitingConfirmation.');
      checkNotice(input, state === null ? isConfirmed : state === 'confirmed');
      const isOther = service !== null && service.key !== row.typeKey;
      const changed = done(() =>
        changeAppointment(
          practice,
          row.key,
          {
            start,
            typeKey: service?.key,
            minutes: isOther ? service.minutes : undefined,
            placeKey: location?.key,
            // Who has come is confirmed already.
            state: state === null || (state === 'confirmed' && isConfirmed) ? undefined : state,
          },
          now(),
        ),
      );
      remind(changed, input);
      return book.appointment(changed);
    },
    cancelAppointment({ cancellation: input }: { readonly cancellation: Row }): boolean {
      allowed();
      const row = appointmentOf(input['AppointmentId']);
      if (row.state === 'cancelled') throw problem(400, 'The appointment has already been canceled.');
      const cancelReason = (givenText(input, 'Reason') ?? '').trim() || null;
      done(() => changeAppointment(practice, row.key, { state: 'cancelled', cancelReason }, now()));
      return true;
    },
  };
}
