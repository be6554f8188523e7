import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { bookedInclude, changedInclude, withIncluded } from './includes.ts';
import type { CaseStore } from './store.ts';
import {
  badRequest,
  caseIds,
  conflict,
  dateIn,
  instantOfDate,
  internal,
  notFound,
  stampText,
  stateOfStatus,
  typedText,
} from './values.ts';

interface ById {
  readonly appointmentId: string;
}

interface Given {
  readonly input: Row;
}

const code = 'INTERNAL_SERVER_ERROR';
/** Columns that an appointment of the practice has no place for. */
const columns = [
  'name',
  'start',
  'end',
  'duration',
  'description',
  'allDay',
  'recurrence',
  'recurringEventId',
  'isFirstInstance',
  'checkedIn',
  'finalVisitApproved',
];
const links = [
  'medicalReportId',
  'billId',
  'imagingId',
  'miscellaneousId',
  'legalCaseId',
  'assignedToId',
  'medicalRecordStatusId',
  'visitKindId',
  'appointmentStatusId',
];

/** The minutes between two times of a day as they were typed; null where they can't be told. */
function minutesBetween(start: unknown, end: unknown): number | null {
  const [from, to] = [start, end].map((text) => {
    const [, hours, minutes, half] =
      /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?$/i.exec(typeof text === 'string' ? text : '') ?? [];
    if (hours === undefined || minutes === undefined) return null;
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
    return hour * 60 + Number(minutes);
  });
  return typeof from === 'number' && typeof to === 'number' && to > from ? to - from : null;
}

/** The mutations of appointments, for administrators and all others. */
export function caseBookWrites(backstage: Backstage, store: CaseStore) {
  const { practice, now } = backstage;
  const key = (kind: 'place' | 'provider' | 'client' | 'visitType', id: unknown): number | null =>
    typeof id === 'string' ? caseIds.key(kind, id) : null;
  const current = (id: string): Row => {
    const row = store.find('Appointment', id);
    if (!row) throw internal("Cannot read properties of null (reading 'appointmentStatus')");
    return row;
  };
  const statusName = (row: Row): unknown => store.find('AppointmentStatus', row['appointmentStatusId'])?.['name'];
  const shown = (id: string, include = changedInclude): Row | null => {
    const row = store.find('Appointment', id);
    return row && withIncluded(store, 'Appointment', row, include);
  };
  const connected = (model: string, id: unknown): void => {
    if (id !== null && id !== undefined && !store.find(model, id)) throw notFound(`No '${model}' record was found.`);
  };
  const checkLinks = (input: Row): void => {
    const leads = {
      locationId: 'Location',
      patientId: 'Patient',
      clinicalProviderId: 'ClinicalProvider',
      legalCaseId: 'LegalCase',
      appointmentStatusId: 'AppointmentStatus',
      visitKindId: 'VisitKind',
      medicalRecordStatusId: 'MedicalRecordStatus',
      assignedToId: 'User',
    };
    for (const [column, model] of Object.entries(leads)) connected(model, input[column]);
  };
  /** What isn't said is the same as everything, so that a change has to name its own row's name and patient. */
  const sameNamed = (input: Row): readonly Row[] =>
    store
      .rowsOf('Appointment')
      .filter((row) =>
        ['name', 'patientId', 'legalCaseId'].every(
          (column) => input[column] === undefined || input[column] === row[column],
        ),
      );
  const keep = (id: string, input: Row): void => {
    const plain = columns.filter((column) => input[column] !== undefined).map((column) => [column, input[column]]);
    const led = links.filter((column) => typeof input[column] === 'string').map((column) => [column, input[column]]);
    const date = dateIn(input['checkedInDateTime']);
    const checked = date === undefined ? {} : { checkedInDateTime: date === null ? null : stampText(date) };
    store.kept.set(id, { ...store.kept.get(id), ...Object.fromEntries([...plain, ...led]), ...checked });
  };
  const setStatus = (id: string, name: string, more: Row = {}): Row | null => {
    const row = rowOf(practice.appointments, caseIds.key('appointment', id));
    const state = stateOfStatus[name];
    const reason = name === 'Cancelled' ? {} : { cancelReason: null };
    rowOrError(backstage, () => changeAppointment(practice, row?.key ?? null, { state, ...reason }, now()), code);
    store.kept.set(id, { ...store.kept.get(id), appointmentStatusId: store.statusId(name), ...more });
    return shown(id);
  };

  const create = (given: Row, isUser: boolean): Row | null => {
    const input: Row = {
      ...given,
      ...(isUser && !given['appointmentStatusId'] && { appointmentStatusId: store.statusId('Pending') }),
    };
    if (sameNamed(input).length > 0) throw conflict();
    try {
      checkLinks(input);
    } catch {
      throw internal('Error in creating Appointment');
    }
    const date = dateIn(input['appointmentDateAndTime']);
    const duration = input['duration'];
    const minutes =
      typeof duration === 'number' && duration > 0 ? duration : minutesBetween(input['start'], input['end']);
    const details = {
      // What has no date stands in the practice where it was made.
      start: typeof date === 'number' ? instantOfDate(date) : now(),
      minutes,
      placeKey: key('place', input['locationId']) ?? 1,
      typeKey: key('visitType', input['visitKindId']) ?? 1,
      providerKey: key('provider', input['clinicalProviderId']),
      clientKey: key('client', input['patientId']),
      reason: givenText(input, 'notes'),
      state: stateOfStatus[String(store.find('AppointmentStatus', input['appointmentStatusId'])?.['name'])],
    };
    const row = rowOrError(backstage, () => bookAppointment(practice, details, now()), code);
    const id = caseIds.of('appointment', row.key);
    const empty = Object.fromEntries([...columns, ...links, 'checkedInDateTime'].map((column) => [column, null]));
    store.kept.set(id, { ...empty, appointmentDateAndTime: typeof date === 'number' ? typedText(row.start) : null });
    keep(id, input);
    return shown(id, bookedInclude);
  };
  const update = (id: string, input: Row): Row | null => {
    const [first] = sameNamed(input);
    if (first && first['id'] !== id) throw conflict();
    const before = rowOf(practice.appointments, caseIds.key('appointment', id));
    if (!before || !store.find('Appointment', id)) throw notFound('Record to update not found.');
    checkLinks(input);
    const date = dateIn(input['appointmentDateAndTime']);
    const status = store.find('AppointmentStatus', input['appointmentStatusId'])?.['name'];
    const duration = input['duration'];
    const change = {
      start: typeof date === 'number' ? instantOfDate(date) : undefined,
      minutes:
        (typeof duration === 'number' && duration > 0 ? duration : minutesBetween(input['start'], input['end'])) ??
        undefined,
      placeKey: key('place', input['locationId']) ?? undefined,
      typeKey: key('visitType', input['visitKindId']) ?? undefined,
      providerKey: key('provider', input['clinicalProviderId']) ?? undefined,
      clientKey: key('client', input['patientId']) ?? undefined,
      reason: givenText(input, 'notes'),
      state: typeof status !== 'string' || status === statusName(current(id)) ? undefined : stateOfStatus[status],
    };
    const { start, end, duration: length } = current(id);
    const row = rowOrError(backstage, () => changeAppointment(practice, before.key, change, now()), code);
    // Times of the day stay as they were typed, whatever the date becomes.
    store.kept.set(id, { start, end, duration: length, ...store.kept.get(id) });
    if (typeof date === 'number')
      store.kept.set(id, { ...store.kept.get(id), appointmentDateAndTime: typedText(row.start) });
    keep(id, input);
    return shown(id, bookedInclude);
  };
  const remove = (id: string): Row => {
    const row = store.find('Appointment', id);
    if (!row) throw notFound('Record to delete does not exist.');
    rowOrError(
      backstage,
      () => changeAppointment(practice, caseIds.key('appointment', id), { isDeleted: true }, now()),
      code,
    );
    return row;
  };
  const only = (id: string, allowed: readonly string[], message: string): void => {
    if (!allowed.includes(String(statusName(current(id))))) throw badRequest(message);
  };

  return {
    userCreateAppointment: ({ input }: Given) => create(input, true),
    adminCreateAppointment: ({ input }: Given) => create(input, false),
    userUpdateAppointment: ({ appointmentId, input }: ById & Given) => update(appointmentId, input),
    adminUpdateAppointment: ({ appointmentId, input }: ById & Given) => update(appointmentId, input),
    userDeleteAppointment: ({ appointmentId }: ById) => remove(appointmentId),
    adminDeleteAppointment: ({ appointmentId }: ById) => remove(appointmentId),
    userConfirmAppointment({ appointmentId: id }: ById): Row | null {
      only(id, ['Pending'], 'You can confirm only pending appointments');
      return setStatus(id, 'Confirmed');
    },
    userCancelAppointment({ appointmentId: id }: ById): Row | null {
      only(id, ['Pending', 'Confirmed'], 'You can cancel only pending or confirmed appointments');
      return setStatus(id, 'Cancelled', { checkedIn: false, checkedInDateTime: null });
    },
    userCheckInAppointment({ appointmentId: id }: ById): Row | null {
      only(id, ['Confirmed'], 'You can check only confirmed appointments');
      return setStatus(id, 'Checked In', { checkedIn: true, checkedInDateTime: stampText(now()) });
    },
    userHideAppointment({ appointmentId: id }: ById): Row | null {
      if (statusName(current(id)) === 'Pending') throw badRequest('You can hide only non-pending appointments');
      return setStatus(id, 'No Showed');
    },
    userRequestReschedule({ appointmentId: id }: ById): Row | null {
      if (statusName(store.find('Appointment', id) ?? {}) !== 'Cancelled')
        throw badRequest('You can request reschedule only for Cancelled appointments');
      return shown(id);
    },
    userRescheduleAppointment({
      appointmentId: id,
      rescheduleDate,
    }: ById & { readonly rescheduleDate: unknown }): Row | null {
      if (statusName(store.find('Appointment', id) ?? {}) !== 'Cancelled')
        throw badRequest('You can reschedule only for Cancelled appointments');
      const start = instantOfDate(dateIn(rescheduleDate) ?? 0);
      const before = store.find('Appointment', id);
      rowOrError(backstage, () => changeAppointment(practice, caseIds.key('appointment', id), { start }, now()), code);
      // The times of the day stay as they were typed.
      const more = { start: before?.['start'], end: before?.['end'], appointmentDateAndTime: typedText(start) };
      return setStatus(id, 'Rescheduled', more);
    },
    // It answers nothing, before it has done anything.
    userUploadBill: () => null,
  };
}
