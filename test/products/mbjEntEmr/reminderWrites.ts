import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { startOf } from './appointmentShelf.ts';
import type { Args, DeskTools } from './deskTools.ts';
import { castTo } from './matching.ts';
import { rowsIn, textsIn, withTexts } from './shelf.ts';
import type { MbjStore } from './shelves.ts';
import type { Show } from './show.ts';
import { clinicZone, documentId, plainText, utcDay } from './values.ts';
import { clinicTime } from './visitWrites.ts';

interface ReminderArgs {
  readonly activityId: string;
  readonly appointmentId: string;
  readonly reminderId: string;
  readonly reminderInput: Row;
}

const hourMs = 3_600_000;
const units: Readonly<Record<string, number>> = {
  minute: hourMs / 60,
  hour: hourMs,
  h: hourMs,
  day: 24 * hourMs,
  d: 24 * hourMs,
  week: 7 * 24 * hourMs,
  w: 7 * 24 * hourMs,
};

/** The mutations of reminders; nothing is sent from here. */
export function mbjReminderWrites({ practice, now }: Backstage, store: MbjStore, tools: DeskTools, show: Show): object {
  const zone = clinicZone(practice);
  const { change, find, need } = tools;
  let made = 100_000;

  /** When it is to be sent: before the appointment, or after it where it is a follow-up. */
  const sending = (type: unknown, appointment: Row, unit: unknown, value: unknown): Row => {
    const start = startOf(null, appointment['date'], appointment['time'], zone);
    const span = (units[plainText(unit).replace(/(?<=..)s$/, '')] ?? 0) * Number(value ?? 0);
    const instant = type === 'FollowUp' ? start + span : start - span;
    if (instant < now())
      throw new GraphQLError(
        '...the Send Date of this Reminder is in the past!!! Check the date of the Appointment...',
      );
    return { sendDate: utcDay(wallDay(instant, zone)), sendTime: clinicTime(instant, zone) };
  };
  const addRecipient = (reminderId: unknown, field: string, id: string | undefined, isThere: boolean): Row => {
    const before = need('Reminder', reminderId, '_doc')[field];
    return change('Reminder', reminderId, { [field]: withTexts(before, isThere && id ? [id] : []) });
  };
  const dropRecipient = (reminderId: unknown, field: string, id: string | undefined): Row => {
    const before = textsIn(need('Reminder', reminderId, '_doc')[field]);
    return change('Reminder', reminderId, { [field]: before.filter((other) => other !== id) });
  };

  return {
    createReminder({ activityId, appointmentId, reminderInput: input }: ReminderArgs) {
      const creator = find('User', activityId);
      const appointment = need('Appointment', appointmentId, 'consultants');
      const { type, subType = null, title = null, body = null, triggerUnit: unit, triggerValue: value } = input;
      if (type !== 'Reminder' && type !== 'FollowUp')
        throw new GraphQLError("Cannot read property 'split' of undefined");
      const times = sending(type, appointment, unit, value);
      const isTwin = ({ appointment: other, trigger }: Row): boolean => {
        const [before] = rowsIn([trigger]);
        return other === appointmentId && before?.['unit'] === unit && before?.['value'] === value;
      };
      if (store.Reminder.all().some(isTwin))
        throw new GraphQLError(
          '...similar reminder exists for this appointment!! change trigger and/or appointment...',
        );
      made += 1;
      const reminder = {
        _id: documentId('Reminder', made),
        createDate: utcDay(wallDay(now(), zone)),
        ...times,
        creator: creator && activityId,
        type,
        subType,
        title,
        trigger: { unit, value },
        appointment: appointmentId,
        staffRecipients: textsIn(appointment['consultants']),
        patientRecipients: textsIn([appointment['patient']]),
        body,
        delivery: { type: input['deliveryType'] ?? null, params: input['deliveryParams'] ?? null, sent: false },
      };
      return show('Reminder', store.Reminder.add(reminder), { creator: {}, appointment: {} });
    },
    // Nothing is given on to the database there.
    updateReminderAllFields: ({ reminderId }: ReminderArgs) => change('Reminder', reminderId, {}),
    updateReminderSingleField({ reminderId, field = '', query }: Args) {
      if (field === 'triggerUnit' || field === 'triggerValue')
        throw new GraphQLError('...umm no!!! use updateReminderTrigger instead...');
      if (field === 'type') throw new GraphQLError('...umm no!!! create a new Reminder instead...');
      return change('Reminder', reminderId, { [field]: castTo(field, query, 'Reminder') });
    },
    updateReminderTrigger({ reminderId, reminderInput: input }: ReminderArgs) {
      const reminder = need('Reminder', reminderId, 'appointment');
      const appointment = need('Appointment', reminder['appointment'], 'date');
      const { triggerUnit: unit, triggerValue: value } = input;
      const times = sending(reminder['type'], appointment, unit, value);
      return change('Reminder', reminderId, { trigger: { unit, value }, ...times });
    },
    addReminderRecipientStaff: ({ reminderId, staffId }: Args) =>
      addRecipient(reminderId, 'staffRecipients', staffId, find('User', staffId) !== null),
    addReminderRecipientPatient: ({ reminderId, patientId }: Args) =>
      addRecipient(reminderId, 'patientRecipients', patientId, find('Patient', patientId) !== null),
    deleteReminderRecipientStaff: ({ reminderId, staffId }: Args) =>
      dropRecipient(reminderId, 'staffRecipients', staffId),
    deleteReminderRecipientPatient: ({ reminderId, patientId }: Args) =>
      dropRecipient(reminderId, 'patientRecipients', patientId),
    deleteReminderById: ({ reminderId }: Args) => tools.remove('Reminder', reminderId),
  };
}
