import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { OpenMrsRefusal, payloads } from './payloads.ts';
import { openMrsPeopleWrites } from './peopleWrites.ts';
import type { OpenMrsMemory, OpenMrsRecords, ProviderDetail } from './records.ts';
import { isAppointment, openMrsIds, sequences, stateOfStatus } from './values.ts';

const kept = ['appointmentKind', 'priority', 'status'];

/** The mutations of appointments, and those of people. */
export function openMrsWrites(backstage: Backstage, records: OpenMrsRecords, memory: OpenMrsMemory): object {
  const { practice, now } = backstage;
  const { done, payload } = payloads(backstage);
  const { key } = openMrsIds;

  const keyIn = (kind: 'place' | 'visitType' | 'client', input: Row, field: string): number | undefined => {
    const uuid = givenText(input, field);
    if (typeof uuid !== 'string') return undefined;
    const rows = { place: practice.places, visitType: practice.visitTypes, client: practice.clients }[kind];
    const found = rowOf<{ readonly key: number }>(rows, key(kind, uuid));
    return found?.key ?? -1;
  };
  const instantIn = (input: Row, field: string): number | undefined => {
    const value = input[field];
    return typeof value === 'number' ? value : undefined;
  };
  const minutesBetween = (start: number, end: number): number => {
    if (end < start)
      throw new OpenMrsRefusal('End date time should be after start date time', ['input', 'endDateTime']);
    return (end - start) / 60_000;
  };
  const providersIn = (input: Row): readonly ProviderDetail[] | undefined => {
    const list = input['providers'];
    if (!Array.isArray(list)) return undefined;
    return list.filter(isRow).map((item): ProviderDetail => {
      const staff = rowOf(practice.providers, key('provider', givenText(item, 'uuid')));
      if (!staff) throw new OpenMrsRefusal('Bad Request. No such provider.', ['input', 'providers']);
      const response = givenText(item, 'response') ?? 'ACCEPTED';
      return { key: staff.key, response, comments: givenText(item, 'comments') ?? null };
    });
  };
  const remember = (row: AppointmentRecord, input: Row): void => {
    const given = Object.entries(input).filter(([name, value]) => kept.includes(name) && value !== undefined);
    memory.appointments.set(row.key, { ...memory.appointments.get(row.key), ...Object.fromEntries(given) });
  };
  const appointmentIn = (input: Row, field: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', givenText(input, field)));
    if (!row || !isAppointment(row)) throw new OpenMrsRefusal('Appointment does not exist', ['input', field]);
    return row;
  };
  const commentsIn = (input: Row): string | null | undefined => givenText(input, 'comments');

  const create = (input: Row): AppointmentRecord => {
    const clientKey = keyIn('client', input, 'patientUuid') ?? -1;
    const client = rowOf(practice.clients, clientKey);
    const typeKey = keyIn('visitType', input, 'serviceUuid') ?? -1;
    const type = rowOf(practice.visitTypes, typeKey);
    const errors = [
      ...(client && !client.isDeleted ? [] : ['Appointment cannot be created without Patient']),
      ...(type && !type.isBlock ? [] : ['Appointment cannot be created without Service']),
    ];
    if (errors.length > 0) throw new OpenMrsRefusal(errors.join('\n'));
    const start = instantIn(input, 'startDateTime') ?? 0;
    const minutes = minutesBetween(start, instantIn(input, 'endDateTime') ?? 0);
    const providers = providersIn(input) ?? [];
    // Where no place is named, it is the one that the session is at.
    const placeKey = keyIn('place', input, 'locationUuid') ?? 1;
    const state = stateOfStatus(givenText(input, 'status') ?? 'Scheduled');
    const booking = { start, minutes, placeKey, typeKey, clientKey, state, reason: commentsIn(input) ?? null };
    const row = done(() => bookAppointment(practice, { ...booking, providerKey: providers[0]?.key ?? null }, now()));
    if (providers.length > 0) memory.providers.set(row.key, providers);
    remember(row, input);
    return row;
  };

  const update = (input: Row): AppointmentRecord => {
    const uuid = givenText(input, 'uuid');
    const row = rowOf(practice.appointments, key('appointment', uuid));
    if (!row || !isAppointment(row)) throw new OpenMrsRefusal('Invalid appointment for edit', ['input', 'uuid']);
    const typeKey = keyIn('visitType', input, 'serviceUuid');
    if (typeKey === -1) throw new OpenMrsRefusal('Appointment cannot be updated without Service');
    const placeKey = keyIn('place', input, 'locationUuid');
    if (placeKey === -1) throw new OpenMrsRefusal('No such location', ['input', 'locationUuid']);
    const start = instantIn(input, 'startDateTime') ?? row.start;
    const end = instantIn(input, 'endDateTime') ?? row.start + row.minutes * 60_000;
    const change = { start, minutes: minutesBetween(start, end), typeKey, placeKey, reason: commentsIn(input) };
    const providers = providersIn(input);
    if (providers) {
      const gone = records
        .providersOf(row)
        .filter((before) => !providers.some((each) => each.key === before.key))
        .map((before) => ({ ...before, response: 'CANCELLED' }));
      memory.providers.set(row.key, [...providers, ...gone]);
    }
    const providerKey = providers && (providers[0]?.key ?? null);
    const changed = done(() => changeAppointment(practice, row.key, { ...change, providerKey }, now()));
    remember(changed, input);
    return changed;
  };

  const changeStatus = (input: Row): AppointmentRecord => {
    const row = appointmentIn(input, 'uuid');
    const [from, to] = [records.statusOf(row), givenText(input, 'toStatus') ?? ''];
    if ((sequences[to] ?? 0) <= (sequences[from] ?? 0) && to !== 'Scheduled')
      throw new OpenMrsRefusal(`Appointment status can not be changed from ${from} to ${to}`, ['input', 'toStatus']);
    const changed = done(() => changeAppointment(practice, row.key, { state: stateOfStatus(to) }, now()));
    remember(changed, { status: to });
    return changed;
  };

  const reschedule = (input: Row): AppointmentRecord => {
    const row = appointmentIn(input, 'uuid');
    const start = instantIn(input, 'startDateTime') ?? 0;
    const minutes = minutesBetween(start, instantIn(input, 'endDateTime') ?? 0);
    const placeKey = keyIn('place', input, 'locationUuid') ?? row.placeKey;
    const { typeKey, clientKey, patientKey, providerKey } = row;
    const reason = commentsIn(input) ?? row.reason;
    const booking = { start, minutes, placeKey, typeKey, clientKey, patientKey, providerKey, reason };
    const made = done(() => bookAppointment(practice, booking, now()));
    done(() => changeAppointment(practice, row.key, { state: 'cancelled' }, now()));
    return made;
  };

  const respond = (input: Row): AppointmentRecord => {
    const row = appointmentIn(input, 'appointmentUuid');
    const providers = records.providersOf(row);
    const wanted = key('provider', givenText(input, 'uuid'));
    if (providers.length === 0) throw new OpenMrsRefusal('No providers present in Appointment');
    if (!providers.some((each) => each.key === wanted)) throw new OpenMrsRefusal('Provider is not part of Appointment');
    const response = givenText(input, 'response') ?? 'ACCEPTED';
    const comments = givenText(input, 'comments') ?? null;
    memory.providers.set(
      row.key,
      providers.map((each) => (each.key === wanted ? { ...each, response, comments } : each)),
    );
    return row;
  };

  return {
    createAppointment: payload('appointment', (input) => records.appointment(create(input))),
    updateAppointment: payload('appointment', (input) => records.appointment(update(input))),
    changeAppointmentStatus: payload('appointment', (input) => records.appointment(changeStatus(input))),
    rescheduleAppointment: payload('appointment', (input) => records.appointment(reschedule(input))),
    respondAsProvider: payload('appointment', (input) => records.appointment(respond(input))),
    ...openMrsPeopleWrites(backstage, records, memory),
  };
}
