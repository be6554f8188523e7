import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';

import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { EasyMemory } from './memory.ts';
import type { EasyRecords } from './records.ts';
import * as values from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface ChangeArgs extends InputArgs {
  readonly id: number;
}

const { easyIds } = values;
const states = Object.keys(values.easyWords) as VisitState[]; // Sound: the record has exactly these keys.

/** Writes of appointments, and of times that are kept free. */
export function appointmentWrites(backstage: Backstage, { find, tables }: EasyRecords, memory: EasyMemory): object {
  const { practice, now } = backstage;

  const allowed = (): void => {
    if (backstage.refuseWrites !== null) throw values.invalid(backstage.refuseWrites);
  };
  const record = (id: number, isOf: (row: AppointmentRecord) => boolean): AppointmentRecord => {
    const row = rowOf(practice.appointments, easyIds.key('appointment', id));
    if (!row || !isOf(row)) throw values.notFound();
    return row;
  };
  /** The place with a name, or else the provider's own. */
  const placeKeyOf = (location: unknown, providerKey: number): number => {
    const here = practice.places.filter(({ key }) => values.isHere({ placeKey: key }));
    const named = here.find(({ name }) => name === location);
    const own = here.find(({ key }) => rowOf(practice.providers, providerKey)?.placeKeys.includes(key));
    return (named ?? own ?? here[0])?.key ?? 1;
  };
  const providerKeyOf = (id: unknown, what: string): number => {
    const key = find(tables.providers, id) ? easyIds.key('provider', Number(id)) : null;
    if (key === null)
      throw values.invalid(`The ${what} provider ID was not found in the database: ${JSON.stringify(id)}`);
    return key;
  };

  /** Keeps what the practice has no place for: texts that aren't a place or a state that it knows. */
  const remember = (key: number, given: Row): void => {
    const isPlace = practice.places.some(({ name }) => name === given['location']);
    const isState = states.some((state) => values.easyWords[state] === given['status']);
    const kept = { ...memory.appointments.get(key), ...presentFields(given) };
    const left = Object.entries(kept).filter(
      ([field]) => !(field === 'location' && isPlace) && !(field === 'status' && isState),
    );
    memory.appointments.set(key, Object.fromEntries(left));
  };

  /** What an appointment comes to, checked in the order of the product. */
  const checked = (given: Row) => {
    const { start, end, customerId, providerId, serviceId, status, location } = given;
    if (!start || !end || !serviceId || !providerId || !customerId) throw values.missingFields(given);
    const from = values.instantFrom(start, 'The appointment start date time');
    const to = values.instantFrom(end, 'The appointment end date time');
    const minutes = values.minutesFrom(from, to, 'appointment');
    const providerKey = providerKeyOf(providerId, 'appointment');
    const clientKey = find(tables.customers, customerId) ? easyIds.key('client', Number(customerId)) : null;
    if (clientKey === null)
      throw values.invalid(`The appointment customer ID was not found in the database: ${JSON.stringify(customerId)}`);
    const typeKey = find(tables.services, serviceId) ? easyIds.key('visitType', Number(serviceId)) : null;
    if (typeKey === null) throw values.invalid('Appointment service id is invalid.');
    return {
      start: from,
      minutes,
      providerKey,
      clientKey,
      typeKey,
      placeKey: placeKeyOf(location, providerKey),
      reason: givenText(given, 'notes') ?? null,
      state: states.find((state) => values.easyWords[state] === status) ?? 'planned',
    };
  };
  const kept = (input: Row): Row => {
    const { color, status, location, meetingLink } = input;
    return { color, status, location, meetingLink };
  };
  const withEnd = (input: Row): Row => {
    const service = find(tables.services, input['serviceId']);
    if (input['end'] !== undefined || !input['start'] || !service) return input;
    const start = values.instantFrom(input['start'], 'The appointment start date time');
    return { ...input, end: values.timeText(start + Number(service['duration']) * 60_000) };
  };

  return {
    createAppointment({ input }: InputArgs) {
      allowed();
      const booked = bookAppointment(practice, checked(withEnd(input)), now());
      if (!booked.ok) throw values.invalid(booked.message);
      remember(booked.row.key, kept(input));
      return find(tables.appointments, Number(easyIds.of('appointment', booked.row.key)));
    },
    updateAppointment({ id, input }: ChangeArgs) {
      allowed();
      const before = record(id, values.isAppointment);
      const row = tables.appointments.rows().find((each) => each['id'] === id) ?? {};
      const change = checked({ ...row, ...input });
      const patientKey = change.clientKey === before.clientKey ? before.patientKey : null;
      changeAppointment(practice, before.key, { ...change, patientKey }, now());
      remember(before.key, kept(input));
      return find(tables.appointments, id);
    },
    deleteAppointment({ id }: { readonly id: number }) {
      allowed();
      const { key } = record(id, values.isAppointment);
      changeAppointment(practice, key, { isDeleted: true }, now());
      return true;
    },
    ...unavailabilityWrites(),
  };

  function unavailabilityWrites(): object {
    const blockOf = (given: Row) => {
      const { start, end, providerId } = given;
      if (!start || !end || !providerId) throw values.missingFields(given);
      const from = values.instantFrom(start, 'The unavailability start date time');
      const to = values.instantFrom(end, 'The unavailability end date time');
      const minutes = values.minutesFrom(from, to, 'unavailability');
      const providerKey = providerKeyOf(providerId, 'unavailability');
      const reason = givenText(given, 'notes') ?? null;
      return { start: from, minutes, providerKey, placeKey: placeKeyOf(given['location'], providerKey), reason };
    };
    return {
      createUnavailability({ input }: InputArgs) {
        allowed();
        const typeKey = practice.visitTypes.find(({ isBlock }) => isBlock)?.key ?? null;
        const booked = bookAppointment(practice, { ...blockOf(input), typeKey }, now());
        if (!booked.ok) throw values.invalid(booked.message);
        remember(booked.row.key, { location: input['location'] });
        return find(tables.unavailabilities, Number(easyIds.of('appointment', booked.row.key)));
      },
      updateUnavailability({ id, input }: ChangeArgs) {
        allowed();
        const before = record(id, values.isUnavailability);
        const row = tables.unavailabilities.rows().find((each) => each['id'] === id) ?? {};
        changeAppointment(practice, before.key, blockOf({ ...row, ...input }), now());
        remember(before.key, { location: input['location'] });
        return find(tables.unavailabilities, id);
      },
      deleteUnavailability({ id }: { readonly id: number }) {
        allowed();
        const { key } = record(id, values.isUnavailability);
        changeAppointment(practice, key, { isDeleted: true }, now());
        return true;
      },
    };
  }
}
