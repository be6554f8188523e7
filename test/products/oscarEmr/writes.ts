import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { OscarMemory, OscarRecords } from './records.ts';
import { phoneOf } from './records.ts';
import { dateTimeText, dayIn, dayText, invalid, oscarIds, startIn, statusBy, timeText } from './values.ts';

// What is kept as it was given; the rest is in the practice.
// prettier-ignore
const keptOfDemographic = [
  'title', 'middleNames', 'alias', 'patientStatus', 'rosterStatus', 'providerNo', 'hin', 'ver', 'hcType', 'dateOfBirth',
  'sex', 'chartNo', 'officialLanguage', 'spokenLanguage', 'alert',
];
// prettier-ignore
const keptOfAppointment = [
  'notes', 'resources', 'style', 'billing', 'urgency', 'remarks', 'reasonCode', 'status',
];
const phoneFields: readonly (readonly [string, PhoneRecord['label']])[] = [
  ['demoCell', 'Mobile'],
  ['phone', 'Home'],
  ['alternativePhone', 'Work'],
];

const numberIn = (input: Row, field: string): number | undefined => {
  const value = input[field];
  return typeof value === 'number' ? value : undefined;
};

/** The mutations of the layer; what is refused is an error. */
export function oscarWrites(backstage: Backstage, records: OscarRecords, memory: OscarMemory): object {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record =>
    rowOrError(backstage, write, backstage.refuseWrites === null ? 'BAD_USER_INPUT' : 'FORBIDDEN');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const remember = (rows: Map<number, Row>, key: number, input: Row, fields: readonly string[]): void => {
    const given = Object.fromEntries(fields.map((field) => [field, input[field]]));
    rows.set(key, { ...rows.get(key), ...presentFields(given) });
  };

  const providerIn = (input: Row): number | undefined => {
    const given = givenText(input, 'providerNo') ?? undefined;
    if (given === undefined) return undefined;
    const row = rowOf(practice.providers, oscarIds.key('provider', given));
    if (!row) throw invalid('Unable to find provider');
    return row.key;
  };
  const siteIn = (input: Row): number | undefined => {
    const given = givenText(input, 'location') ?? '';
    if (given === '') return undefined;
    const row = records.siteNamed(given);
    if (!row) throw invalid('Unable to find site');
    return row.key;
  };
  const stateIn = (input: Row): AppointmentRecord['state'] | undefined => {
    const given = givenText(input, 'status') ?? undefined;
    if (given === undefined) return undefined;
    const row = statusBy(given);
    if (!row) throw invalid('Unable to find appointment status');
    return row.state;
  };
  /** A patient who was given: 0 is nobody. */
  const clientIn = (demographicNo: number): ClientRecord | null => {
    if (demographicNo === 0) return null;
    const row = records.demographicBy(demographicNo);
    if (!row) throw invalid('Unable to find patient');
    return row;
  };
  const appointmentIn = (id: number): AppointmentRecord => {
    const row = records.appointmentBy(id);
    if (!row) throw invalid('Unable to find appointment');
    return row;
  };
  const minutesIn = (input: Row): number | undefined => {
    const minutes = numberIn(input, 'duration');
    if (minutes !== undefined && minutes < 1) throw invalid('Duration must be at least one minute');
    return minutes;
  };
  /** A type is a text: that of a known one is stored as such, any other one as it is. */
  const rememberType = (key: number, input: Row): void => {
    const type = givenText(input, 'type') ?? undefined;
    if (type === undefined) return;
    const isKnown = records.typeNamed(type) !== null;
    memory.appointments.set(key, { ...memory.appointments.get(key), type: isKnown ? null : type });
  };
  const change = (row: AppointmentRecord, input: Row): Row => {
    const isMoved = givenText(input, 'appointmentDate') ?? givenText(input, 'startTime') ?? null;
    const day = givenText(input, 'appointmentDate') ?? dayText(row.start);
    const time = givenText(input, 'startTime') ?? timeText(row.start);
    const demographicNo = numberIn(input, 'demographicNo');
    const client = demographicNo === undefined ? undefined : clientIn(demographicNo);
    const reason = givenText(input, 'reason');
    const after = done(() =>
      changeAppointment(
        practice,
        row.key,
        {
          start: isMoved === null ? undefined : startIn(day, time, null),
          minutes: minutesIn(input),
          placeKey: siteIn(input),
          providerKey: providerIn(input),
          typeKey: records.typeNamed(givenText(input, 'type') ?? '')?.key,
          state: stateIn(input),
          reason: reason === '' ? null : reason,
          ...(client !== undefined &&
            (client?.key ?? null) !== row.clientKey && { clientKey: client?.key ?? null, patientKey: null }),
        },
        now(),
      ),
    );
    remember(memory.appointments, row.key, input, keptOfAppointment);
    rememberType(row.key, input);
    return records.appointment(after);
  };

  const storeDemographic = (client: ClientRecord, input: Row): Row => {
    providerIn(input);
    dayIn(input['dateOfBirth']);
    const address = isRow(input['address']) ? input['address'] : {};
    const [email, note] = [givenText(input, 'email'), givenText(input, 'notes')];
    const first = givenText(input, 'firstName');
    const status = givenText(input, 'patientStatus') ?? undefined;
    const phones = phoneFields.flatMap(([field, label]): PhoneRecord[] => {
      const given = givenText(input, field);
      const value = given === undefined ? phoneOf(client, label) : (given ?? '');
      return value === '' ? [] : [{ label, value }];
    });
    const after = done(() =>
      changeClient(
        practice,
        client.key,
        {
          familyName: givenText(input, 'lastName') ?? undefined,
          givenName: first === undefined ? undefined : (first ?? '') === '' ? null : first,
          emails: email === undefined ? undefined : (email ?? '') === '' ? [] : [email ?? ''],
          phones,
          street: givenText(address, 'address') ?? undefined,
          city: givenText(address, 'city') ?? undefined,
          note: note === '' ? null : note,
          isActive: status === undefined ? undefined : status === 'AC',
        },
        now(),
      ),
    );
    remember(memory.demographics, client.key, input, keptOfDemographic);
    remember(memory.demographics, client.key, address, ['province', 'postal']);
    return records.demographic(after);
  };

  const setStatus = (ids: readonly number[], status: string): boolean => {
    allowed();
    memory.ticklers.forEach((row, index) => {
      if (ids.includes(Number(row['id']))) memory.ticklers[index] = { ...row, status, updateDate: dateTimeText(now()) };
    });
    return true;
  };

  return {
    addAppointment({ appointment }: { readonly appointment: Row }): Row {
      allowed();
      const day = givenText(appointment, 'appointmentDate') ?? null;
      const time = givenText(appointment, 'startTime') ?? null;
      const start = startIn(day, time, givenText(appointment, 'startTime12hWithMedian') ?? null);
      const client = records.demographicBy(numberIn(appointment, 'demographicNo') ?? 0);
      if (!client) throw invalid('Unable to find patient');
      const providerKey = providerIn(appointment) ?? 1;
      const [ownPlace = 1] = rowOf(practice.providers, providerKey)?.placeKeys ?? [];
      const row = done(() =>
        bookAppointment(
          practice,
          {
            start,
            minutes: minutesIn(appointment) ?? 15,
            placeKey: siteIn(appointment) ?? ownPlace,
            typeKey: records.typeNamed(givenText(appointment, 'type') ?? '')?.key ?? 1,
            providerKey,
            clientKey: client.key,
            reason: givenText(appointment, 'reason') || null,
            state: stateIn(appointment),
          },
          now(),
        ),
      );
      memory.appointments.set(row.key, { urgency: '' });
      remember(memory.appointments, row.key, appointment, keptOfAppointment);
      // The type may be left out.
      rememberType(row.key, { type: givenText(appointment, 'type') ?? '' });
      return records.appointment(row);
    },
    updateAppointment({ appointment }: { readonly appointment: Row }): Row {
      allowed();
      return change(appointmentIn(numberIn(appointment, 'id') ?? 0), appointment);
    },
    updateAppointmentStatus({ id, status }: { readonly id: number; readonly status: string }): Row {
      allowed();
      return change(appointmentIn(id), { status });
    },
    updateAppointmentType({ id, type }: { readonly id: number; readonly type: string }): Row {
      allowed();
      return change(appointmentIn(id), { type });
    },
    updateAppointmentUrgency({ id, urgency }: { readonly id: number; readonly urgency?: string | null }): Row {
      allowed();
      return change(appointmentIn(id), { urgency: urgency ?? '' });
    },
    deleteAppointment({ id }: { readonly id: number }): boolean {
      allowed();
      const row = records.appointmentBy(id);
      if (row) done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      // Also where there was none.
      return true;
    },
    createDemographic({ demographic }: { readonly demographic: Row }): Row {
      allowed();
      const [last, first] = [givenText(demographic, 'lastName'), givenText(demographic, 'firstName')];
      if ((last ?? '').trim() === '') throw invalid('Last name is required');
      providerIn(demographic);
      dayIn(demographic['dateOfBirth']);
      const row = done(() => registerClient(practice, { familyName: last, givenName: first }, now()));
      const empty = {
        title: '',
        middleNames: '',
        alias: '',
        rosterStatus: '',
        chartNo: '',
        sex: '',
        alert: '',
        ver: '',
      };
      memory.demographics.set(row.key, empty);
      return storeDemographic(row, demographic);
    },
    updateDemographic({ demographic }: { readonly demographic: Row }): Row {
      allowed();
      const row = records.demographicBy(numberIn(demographic, 'demographicNo') ?? 0);
      if (!row) throw invalid('Unable to find patient');
      if (givenText(demographic, 'lastName')?.trim() === '') throw invalid('Last name is required');
      return storeDemographic(row, demographic);
    },
    addTickler({ tickler }: { readonly tickler: Row }): Row {
      allowed();
      const client = records.demographicBy(numberIn(tickler, 'demographicNo') ?? 0);
      if (!client) throw invalid('Unable to find patient');
      const row = {
        id: memory.ticklers.length + 1,
        demographicKey: client.key,
        message: givenText(tickler, 'message'),
        status: 'A',
        priority: tickler['priority'] ?? 'Normal',
        serviceDate: dayIn(tickler['serviceDate']) ?? dayText(now()),
        updateDate: dateTimeText(now()),
        creator: oscarIds.of('provider', 1),
        taskAssignedTo: givenText(tickler, 'taskAssignedTo'),
        programId: 10_034,
      };
      memory.ticklers.push(row);
      return { ...row, demographicNo: Number(oscarIds.of('client', client.key)), statusName: 'Active' };
    },
    completeTicklers: ({ ids }: { readonly ids: readonly number[] }): boolean => setStatus(ids, 'C'),
    deleteTicklers: ({ ids }: { readonly ids: readonly number[] }): boolean => setStatus(ids, 'D'),
  };
}
