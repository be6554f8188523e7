import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { bookAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { startOf } from './appointmentShelf.ts';
import { type Args, type DeskTools, requirePaths } from './deskTools.ts';
import { castTo } from './matching.ts';
import type { MbjStore } from './shelves.ts';
import { textsIn, withTexts } from './shelf.ts';
import { castError, clinicZone, dayIn, mbjIds } from './values.ts';

interface AppointmentArgs {
  readonly activityId: string;
  readonly appointmentId: string;
  readonly patientId: string;
  readonly appointmentInput: Row;
}

/** The mutations of appointments. */
export function mbjAppointmentWrites(backstage: Backstage, store: MbjStore, tools: DeskTools): object {
  const { practice, now } = backstage;
  const zone = clinicZone(practice);
  const { change, find, need, addTexts, dropText } = tools;
  const texts = (input: Row): Row => {
    const fields = ['title', 'type', 'subType', 'checkinTime', 'seenTime', 'location', 'description'];
    return Object.fromEntries(fields.map((field) => [field, input[field] ?? null]));
  };

  return {
    createAppointment({ activityId, patientId, appointmentInput: input }: AppointmentArgs) {
      const creator = need('User', activityId, 'role');
      const patient = find('Patient', patientId);
      const day = dayIn(input['date'], zone);
      if (day !== null && day < wallDay(now(), zone))
        throw new GraphQLError('...ummm no! Please pick a date today or in the future...');
      const isTwin = ({ title, date }: Row): boolean => title === input['title'] && dayIn(date, zone) === day;
      if (day !== null && store.Appointment.all().some(isTwin))
        throw new GraphQLError(
          '...an appointment w/ this date & title exists already...check your info and try again...',
        );
      requirePaths('Appointment', input, ['title', 'date', 'time']);
      if (day === null) {
        const reason = castError('date', input['date'], 'date', 'Appointment').message;
        throw new GraphQLError(`Appointment validation failed: date: ${reason.replace(/ for model .*/, '')}`);
      }
      if (!patient) throw new GraphQLError("Cannot read property '_id' of null");
      const usual = practice.visitTypes.find(({ isBlock }) => !isBlock);
      const booking = {
        start: startOf(null, input['date'], input['time'], zone),
        placeKey: practice.places[0]?.key ?? null,
        typeKey: usual?.key ?? null,
        clientKey: mbjIds.key('client', patientId),
      };
      const outcome = bookAppointment(practice, booking, now());
      if (!outcome.ok) throw new GraphQLError(outcome.message);
      const id = mbjIds.of('appointment', outcome.row.key);
      const consultants = creator['role'] === 'Doctor' ? [activityId] : [];
      const rest = { consultants, important: input['important'] ?? null, notes: [], tags: [], creator: activityId };
      return change('Appointment', id, { ...texts(input), checkinTime: '0', seenTime: '0', ...rest });
    },
    updateAppointmentAllFields({ appointmentId, appointmentInput: input }: AppointmentArgs) {
      const { date, time, inProgress = null, attended = null, important = null } = input;
      // What isn't given is emptied, but for the day and the time, without which it would be nowhere in the book.
      return change('Appointment', appointmentId, { ...texts(input), date, time, inProgress, attended, important });
    },
    updateAppointmentSingleField({ appointmentId, field = '', query }: Args) {
      // A day stays a day, which is midnight by the clinic's clock.
      const value = field === 'date' ? query : castTo(field, query, 'Appointment');
      const lists = field === 'consultants' || field === 'notes' || field === 'tags';
      return change('Appointment', appointmentId, { [field]: lists ? [value] : value });
    },
    updateAppointmentPatient({ appointmentId, patientId }: Args) {
      need('Appointment', appointmentId, 'patient');
      need('Patient', patientId, '_id');
      return change('Appointment', appointmentId, { patient: patientId });
    },
    addAppointmentConsultant({ appointmentId, consultantId }: Args) {
      const consultant = find('User', consultantId);
      if (!consultant || consultant['role'] === 'Staff' || consultant['role'] === 'Admin')
        throw new GraphQLError('consultant not found! check the reference and try again...');
      const { consultants } = need('Appointment', appointmentId, 'date');
      return change('Appointment', appointmentId, { consultants: withTexts(consultants, [consultantId ?? '']) });
    },
    deleteAppointmentConsultant({ appointmentId, consultantId }: Args) {
      find('User', consultantId);
      const { consultants } = need('Appointment', appointmentId, '_id');
      const left = textsIn(consultants).filter((id) => id !== consultantId);
      return change('Appointment', appointmentId, { consultants: left });
    },
    addAppointmentNotes: ({ appointmentId, appointmentInput }: AppointmentArgs) =>
      addTexts('Appointment', appointmentId, 'notes', appointmentInput['notes']),
    deleteAppointmentNote: ({ appointmentId, appointmentInput }: AppointmentArgs) =>
      dropText('Appointment', appointmentId, 'notes', appointmentInput['note']),
    addAppointmentTags: ({ appointmentId, appointmentInput }: AppointmentArgs) =>
      addTexts('Appointment', appointmentId, 'tags', appointmentInput['tags']),
    deleteAppointmentTag: ({ appointmentId, appointmentInput }: AppointmentArgs) =>
      dropText('Appointment', appointmentId, 'tags', appointmentInput['tag']),
    deleteAppointmentById: ({ appointmentId }: Args) => tools.remove('Appointment', appointmentId),
  };
}
