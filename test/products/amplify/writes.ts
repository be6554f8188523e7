import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { amplifyIds, amplifyRows, amplifyWords, clinicZone } from './records.ts';
import { refusal } from './refusal.ts';

/** What can be done with the items of a model; ids are those of existing items. */
export interface Writes {
  readonly create: (input: Row) => Row;
  readonly update?: (id: string, input: Row) => Row;
  readonly remove?: (id: string) => Row;
}

/** Writes into the tables that the front desk may change. */
export function amplifyWrites(
  stage: Backstage,
  versions: ReadonlyMap<string, number>,
): Readonly<Record<string, Writes>> {
  const { practice, now } = stage;
  const { patient, appointment, patientAppointment } = amplifyRows(practice, versions);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw refusal(stage.refuseWrites === null ? 'DynamoDB:DynamoDbException' : 'Unauthorized', outcome.message);
  };
  const key = (kind: Kind, input: Row, field: string): number | null | undefined =>
    input[field] === undefined ? undefined : amplifyIds.key(kind, givenText(input, field));
  const change = (appointmentKey: number | null, changes: Parameters<typeof changeAppointment>[2]) =>
    done(() => changeAppointment(practice, appointmentKey, changes, now()));
  /** What an input says of a visit; a time that isn't given stays as it is. */
  function visitIn(before: AppointmentRecord | null, input: Row) {
    const day = givenText(input, 'appointment_date') ?? (before && wallDay(before.start, clinicZone));
    const from = before?.start ?? 0;
    const stays = (instant: number): string => wallTime(instant, clinicZone);
    const start = instantIn('start_time', givenText(input, 'start_time') ?? stays(from), day);
    const until = before ? stays(from + before.minutes * 60_000) : stays(start + 1_800_000);
    return {
      ...timesOf(before, start, instantIn('end_time', givenText(input, 'end_time') ?? until, day)),
      providerKey: key('provider', input, 'staffID'),
      reason: givenText(input, 'reason'),
      state: stateOfWord(amplifyWords, givenText(input, 'status')),
    };
  }
  return {
    Patient: {
      create(input) {
        const names = { givenName: givenText(input, 'first_name'), familyName: givenText(input, 'last_name') };
        const details = { ...names, emails: [givenText(input, 'email')], phones: [phoneIn(input)] };
        return patient(done(() => registerClient(practice, details, now())));
      },
      update(id, input) {
        const before = rowOf(practice.clients, amplifyIds.key('client', id));
        const names = {
          givenName: givenText(input, 'first_name'),
          familyName: givenText(input, 'last_name') ?? undefined,
        };
        const changes = { ...names, ...contactChange(before, phoneIn(input), givenText(input, 'email')) };
        return patient(done(() => changeClient(practice, before?.key ?? null, changes, now())));
      },
      remove: (id) =>
        patient(done(() => changeClient(practice, amplifyIds.key('client', id), { isDeleted: true }, now()))),
    },
    Appointment: {
      // It has no patient yet, as an item of its own links one: so it is entered like a block, which needs none.
      create(input) {
        const typeKey = practice.visitTypes.find((type) => type.isBlock)?.key ?? null;
        const booking = { ...visitIn(null, input), placeKey: 1, typeKey };
        const made = done(() => bookAppointment(practice, booking, now()));
        return appointment(change(made.key, { typeKey: 1, isBlock: false }));
      },
      update(id, input) {
        const before = rowOf(practice.appointments, amplifyIds.key('appointment', id));
        return appointment(change(before?.key ?? null, visitIn(before, input)));
      },
      remove: (id) => appointment(change(amplifyIds.key('appointment', id), { isDeleted: true })),
    },
    PatientAppointments: {
      create(input) {
        const clientKey = key('client', input, 'patientId') ?? null;
        return patientAppointment(change(key('appointment', input, 'appointmentId') ?? null, { clientKey }));
      },
    },
  };
}

function phoneIn(input: Row): string | null | undefined {
  const phone = givenText(input, 'phone_number');
  if (phone && !/^\+?\d[\d\s-]{5,}$/.test(phone))
    throw refusal('MappingTemplate', "Variable 'phone_number' has an invalid value.");
  return phone;
}

/** The instant of a time, AWSTime without an offset, on a day of the clinic. */
function instantIn(field: string, time: string, day: string | null): number {
  if (!/^\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/.test(time))
    throw refusal('MappingTemplate', `Variable '${field}' has an invalid value.`);
  return instantOfWall(`${day ?? ''}T${time}`, clinicZone);
}
