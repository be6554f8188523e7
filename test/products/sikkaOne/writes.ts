import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { answersOf, type Named, refused, textIn } from './inputs.ts';
import { operatories } from './operatories.ts';
import { sikkaPeopleWrites } from './peopleWrites.ts';
import type { SikkaMemory, SikkaRecords } from './records.ts';
import { dateText, instantOfParts, isInBook, sikkaIds, stateOfStatus, timeText } from './values.ts';

const { key } = sikkaIds;
function minutesIn(input: Row): number | undefined {
  const length = textIn(input, 'length');
  return length === undefined ? undefined : Number(length);
}

function stateIn(input: Row): VisitState | null | undefined {
  const status = textIn(input, 'status');
  return status === undefined ? undefined : stateOfStatus(status);
}

/** Mutations of the appointment book: each waits for the practice management system and says what became of it. */
export function sikkaWrites(backstage: Backstage, records: SikkaRecords, memory: SikkaMemory): object {
  const { practice, now } = backstage;

  const done = answersOf(backstage, memory);

  /** What is wrong with the ids, words and numbers of an input; null where nothing is. */
  const faultOf = (input: Row, placeKey: number | null): string | null => {
    const provider = textIn(input, 'provider_id');
    const type = textIn(input, 'type');
    const operatory = textIn(input, 'operatory');
    const minutes = minutesIn(input);
    if (provider !== undefined && !rowOf(practice.providers, key('provider', provider))?.isActive)
      return `Invalid provider_id: ${provider}`;
    const known = rowOf(practice.visitTypes, key('visitType', type));
    if (type !== undefined && (!known || known.isBlock)) return `Invalid type: ${type}`;
    if (operatory !== undefined && !operatories.some((row) => row.code === operatory && row.placeKey === placeKey))
      return `Invalid operatory: ${operatory}`;
    if (stateIn(input) === null) return `Invalid status: ${textIn(input, 'status') ?? ''}`;
    if (minutes !== undefined && !(Number.isInteger(minutes) && minutes > 0))
      return 'Invalid length. It should be in minutes';
    return null;
  };
  const remember = (row: AppointmentRecord, input: Row): void => {
    const [operatory, note] = [textIn(input, 'operatory'), givenText(input, 'note')];
    if (operatory !== undefined) memory.operatories.set(row.key, operatory);
    // Another provider has another column, unless one was given.
    else if (textIn(input, 'provider_id') !== undefined) memory.operatories.delete(row.key);
    if (typeof note === 'string') memory.notes.set(row.key, note);
  };

  const book = (input: Row): Written<AppointmentRecord> => {
    const placeKey = key('place', textIn(input, 'practice_id'));
    if (placeKey === null || !rowOf(practice.places, placeKey)) return refused('Invalid practice_id');
    const fault = faultOf(input, placeKey);
    if (fault !== null) return refused(fault);
    const start = instantOfParts(textIn(input, 'date') ?? '', textIn(input, 'time') ?? '');
    if (start === null) return refused('Invalid date or time. Format should be yyyy-mm-dd and hh:mm');
    const [patient, guarantor] = [textIn(input, 'patient_id'), textIn(input, 'guarantor_id')];
    const animal = rowOf(practice.patients, key('patient', patient));
    const owner = records.ownerOf(key('client', guarantor));
    if (patient !== undefined && !animal) return refused(`Invalid patient_id: ${patient}`);
    if (guarantor !== undefined && !owner) return refused(`Invalid guarantor_id: ${guarantor}`);
    if (!animal && !owner) return refused('Either patient_id or guarantor_id is mandatory');
    if (animal && owner && animal.clientKey !== owner.key) return refused('patient_id is not of guarantor_id');
    const provider = textIn(input, 'provider_id');
    const outcome = bookAppointment(
      practice,
      {
        start,
        minutes: minutesIn(input),
        placeKey,
        typeKey: key('visitType', textIn(input, 'type')),
        providerKey: provider === undefined ? null : key('provider', provider),
        patientKey: animal?.key ?? null,
        clientKey: owner?.key ?? animal?.clientKey ?? null,
        reason: textIn(input, 'description'),
        state: stateIn(input) ?? 'planned',
      },
      now(),
    );
    if (outcome.ok) remember(outcome.row, input);
    return outcome;
  };

  const inBook = (id: string | undefined): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, key('appointment', id));
    return row && isInBook(row) ? row : null;
  };

  const change = (before: AppointmentRecord | null, input: Row): Written<AppointmentRecord> => {
    if (!before) return refused('Invalid appointment_sr_no');
    const fault = faultOf(input, before.placeKey);
    if (fault !== null) return refused(fault);
    const [date, time] = [textIn(input, 'date'), textIn(input, 'time')];
    const moved = date !== undefined || time !== undefined;
    const start = moved ? instantOfParts(date ?? dateText(before.start), time ?? timeText(before.start)) : undefined;
    if (start === null) return refused('Invalid date or time. Format should be yyyy-mm-dd and hh:mm');
    const provider = givenText(input, 'provider_id');
    const type = textIn(input, 'type');
    const description = givenText(input, 'description');
    const outcome = changeAppointment(
      practice,
      before.key,
      {
        start,
        minutes: minutesIn(input),
        providerKey: typeof provider !== 'string' ? undefined : provider === '' ? null : key('provider', provider),
        typeKey: type === undefined ? undefined : (key('visitType', type) ?? undefined),
        reason: typeof description !== 'string' ? undefined : description === '' ? null : description,
        state: stateIn(input) ?? undefined,
      },
      now(),
    );
    if (outcome.ok) remember(outcome.row, input);
    return outcome;
  };

  return {
    create_appointment: ({ input }: Named) =>
      done('appointment', () => book(input), records.appointment, 'Appointment created successfully'),
    update_appointment: ({ appointment_sr_no: id, input }: Named) =>
      done('appointment', () => change(inBook(id), input), records.appointment, 'Appointment updated successfully'),
    cancel_appointment: (args: { readonly appointment_sr_no: string; readonly cancellation_note?: string | null }) =>
      done(
        'appointment',
        () => {
          const row = inBook(args.appointment_sr_no);
          if (!row) return refused('Invalid appointment_sr_no');
          if (row.state === 'cancelled') return refused('Appointment is already cancelled');
          const cancelReason = args.cancellation_note ?? null;
          return changeAppointment(practice, row.key, { state: 'cancelled', cancelReason }, now());
        },
        records.appointment,
        'Appointment cancelled successfully',
      ),
    ...sikkaPeopleWrites(backstage, records, done),
  };
}
