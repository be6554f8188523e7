import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { ProAssistantMemory, ProAssistantRecords } from './records.ts';
import { dateTimeIn, dateTimeText, isBlank, keyIn, meetingStates, proAssistantIds, unexpected } from './values.ts';

interface MeetingInput {
  readonly id: string;
  readonly patientId?: string | null;
  readonly title: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly startDate: unknown;
  readonly duration: number;
  readonly state: number;
  readonly price: number;
  readonly payment: number;
  readonly paymentDate?: unknown;
  readonly type?: string | null;
}

interface PatientInput {
  readonly id: string;
  readonly birthDate?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly mobileNumber?: string | null;
  readonly number?: string | null;
  readonly phoneNumber?: string | null;
  readonly street?: string | null;
  readonly zipCode?: string | null;
}

interface TariffInput {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly defaultDuration: number;
}

interface SettingInput {
  readonly id?: string | null;
  readonly value?: string | null;
}

const stateOfNumber: Readonly<Record<number, VisitState>> = {
  0: 'planned',
  1: 'confirmed',
  10: 'completed',
  100: 'cancelled',
};

/** The mutations. What changes a document answers it as it was before, and has no message of its own where it finds none. */
export function proAssistantWrites(
  stage: Backstage,
  memory: ProAssistantMemory,
  records: ProAssistantRecords,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = stage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw stage.refuseWrites === null ? unexpected() : new GraphQLError(outcome.message);
  };
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const nothingFound = (): GraphQLError =>
    new GraphQLError('Cannot return null for non-nullable field.', { extensions: { code: 'HC0018' } });

  /** Everything of a patient is replaced: what isn't given is gone. */
  const replacePatient = (key: number, input: PatientInput): ClientRecord => {
    const { birthDate = null, country = null, zipCode = null, number = null, street = null, city = null } = input;
    const phones: PhoneRecord[] = [];
    if (input.mobileNumber) phones.push({ label: 'Mobile', value: input.mobileNumber });
    if (input.phoneNumber) phones.push({ label: 'Home', value: input.phoneNumber });
    const row = done(() =>
      changeClient(
        practice,
        key,
        {
          givenName: input.firstName ?? null,
          familyName: input.lastName ?? '',
          emails: input.email ? [input.email] : [],
          phones,
          street: [number, street].filter(Boolean).join(' '),
          city: city ?? '',
        },
        now(),
      ),
    );
    memory.profiles.set(key, { birthDate, country, zipCode, number, street, city });
    return row;
  };
  const insertPatient = (input: PatientInput): ClientRecord => {
    const { firstName, lastName } = input;
    const { key } = done(() => registerClient(practice, { givenName: firstName, familyName: lastName }, now()));
    return replacePatient(key, input);
  };

  const writeMeeting = (before: AppointmentRecord | null, input: MeetingInput): AppointmentRecord => {
    const patientId = isBlank(input.patientId)
      ? proAssistantIds.of('client', insertPatient({ id: '', ...names(input) }).key)
      : (input.patientId ?? '');
    const clientKey = records.patientRow(keyIn('client', patientId))?.key ?? null;
    const keepsState = before !== null && meetingStates[before.state] === input.state;
    const state = keepsState ? before.state : (stateOfNumber[input.state] ?? 'planned');
    const start = dateTimeIn(input.startDate);
    const typeKey = practice.visitTypes.find(({ name }) => name === input.type)?.key;
    const reason = input.title === '' ? null : input.title;
    const minutes = input.duration;
    const row = done(() =>
      before
        ? changeAppointment(practice, before.key, { start, minutes, typeKey, clientKey, reason, state }, now())
        : bookAppointment(
            practice,
            { start, minutes, placeKey: 1, typeKey: typeKey ?? 1, clientKey, reason, state },
            now(),
          ),
    );
    memory.meetings.set(row.key, {
      type: input.type ?? null,
      price: input.price,
      payment: input.payment,
      paymentDate: input.paymentDate ? dateTimeText(dateTimeIn(input.paymentDate)) : null,
      state: input.state,
      ...names(input),
    });
    return row;
  };

  return {
    upsertMeeting({ meeting }: { readonly meeting: MeetingInput }): Row {
      if (isBlank(meeting.id)) return records.meeting(writeMeeting(null, meeting));
      const before = records.meetingRow(keyIn('appointment', meeting.id));
      if (!before) throw nothingFound();
      const shown = records.meeting(before);
      writeMeeting(before, meeting);
      return shown;
    },
    createPatient: ({ patient }: { readonly patient: PatientInput }): Row => records.patient(insertPatient(patient)),
    updatePatient({ patient }: { readonly patient: PatientInput }): Row {
      const before = records.patientRow(keyIn('client', patient.id));
      if (!before) throw nothingFound();
      const shown = records.patient(before);
      replacePatient(before.key, patient);
      return shown;
    },
    upsertSetting({ setting }: { readonly setting: SettingInput }): Row {
      allowed();
      const row = { id: setting.id ?? null, value: setting.value ?? null };
      memory.settings.set(setting.id ?? '', row);
      return row;
    },
    removeTariff({ id }: { readonly id: string }): boolean {
      allowed();
      keyIn('visitType', id);
      memory.tariffs.delete(id.toLowerCase());
      // True whether there was one or not, as the database acknowledges both.
      return true;
    },
    upsertTariff({ tariff }: { readonly tariff: TariffInput }): Row {
      allowed();
      if (isBlank(tariff.id)) {
        const id = proAssistantIds.of('visitType', 100 + memory.tariffs.size);
        memory.tariffs.set(id, { ...tariff, id });
        return { ...tariff, id };
      }
      keyIn('visitType', tariff.id);
      const before = memory.tariffs.get(tariff.id.toLowerCase());
      if (!before) throw nothingFound();
      memory.tariffs.set(tariff.id.toLowerCase(), { ...tariff });
      return before;
    },
  };
}

function names({ lastName, firstName }: MeetingInput): { readonly lastName: string; readonly firstName: string } {
  return { lastName, firstName };
}
