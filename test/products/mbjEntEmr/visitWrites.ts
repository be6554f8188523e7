import { GraphQLError } from 'graphql';
import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { type Args, type DeskTools } from './deskTools.ts';
import { emptyVisit } from './madeUp.ts';
import { castTo } from './matching.ts';
import type { MbjStore } from './shelves.ts';
import { rowsIn, textsIn, withTexts } from './shelf.ts';
import type { Show } from './show.ts';
import { clinicZone, clockText, dayIn, documentId, mbjIds, readOfNothing, utcDay } from './values.ts';

interface VisitArgs {
  readonly appointmentId: string;
  readonly visitId: string;
  readonly visitInput: Row;
}

interface SlotArgs {
  readonly activityId: string;
  readonly queueId: string;
  readonly queueInput: Row;
}

/** The mutations of visits beside those of their lists. */
export function mbjVisitWrites({ practice, now }: Backstage, store: MbjStore, tools: DeskTools): object {
  const zone = clinicZone(practice);
  const { change, find, need } = tools;
  return {
    createVisit({ appointmentId, visitInput: input }: VisitArgs) {
      const appointment = need('Appointment', appointmentId, 'consultants');
      const today = wallDay(now(), zone);
      const day = dayIn(appointment['date'], zone) ?? today;
      if (today < day)
        throw new GraphQLError(
          '...appointment for this visit is in the future...please wait or create a new appointment...',
        );
      if (today > day)
        throw new GraphQLError('...appointment for this visit has already gone... please create a new appointment...');
      const { title = null, type = null, followUp = null, subType = null } = input;
      const date = utcDay(today);
      const isTwin = (other: Row): boolean =>
        other['date'] === date && other['title'] === title && other['patient'] === appointment['patient'];
      if (store.Visit.all().some(isTwin))
        throw new GraphQLError(
          '...a visit w/ this date, title & patient exists already...check your info and try again...',
        );
      store.Appointment.change(appointmentId, { attended: true, inProgress: true });
      const { time, patient, consultants } = appointment;
      const visitId = documentId('Visit', mbjIds.key('appointment', appointmentId) ?? 0);
      return change('Visit', visitId, {
        ...emptyVisit,
        date,
        time,
        title,
        type,
        followUp,
        subType,
        patient,
        consultants,
      });
    },
    // Nothing is given on to the database there.
    updateVisitAllFields: ({ visitId }: Args) => change('Visit', visitId, {}),
    updateVisitSingleField({ visitId, field = '', query }: Args) {
      need('Visit', visitId, '_doc');
      return change('Visit', visitId, { [field]: castTo(field, query, 'Visit') });
    },
    updateVisitPatient({ visitId, patientId }: Args) {
      const patient = find('Patient', patientId);
      need('Visit', visitId, '_doc');
      return change('Visit', visitId, { patient: patient && patientId });
    },
    addVisitConsultant({ visitId, consultantId }: Args) {
      const { role } = need('User', consultantId, 'role');
      if (role !== 'Nurse' && role !== 'Doctor')
        throw new GraphQLError(`...this staff is a ${String(role)} pick a Nurse or Doctor & try again ...`);
      const { consultants } = need('Visit', visitId, '_doc');
      return change('Visit', visitId, { consultants: withTexts(consultants, [consultantId ?? '']) });
    },
    deleteVisitConsultant({ visitId, consultantId }: Args) {
      need('User', consultantId, '_id');
      const { consultants } = need('Visit', visitId, '_id');
      return change('Visit', visitId, { consultants: textsIn(consultants).filter((id) => id !== consultantId) });
    },
    completeVisitById({ visitId }: Args) {
      const { appointment } = need('Visit', visitId, 'appointment');
      store.Appointment.change(appointment, { inProgress: false });
      return change('Visit', visitId, {});
    },
    deleteVisitById: ({ visitId }: Args) => tools.remove('Visit', visitId),
  };
}

/** The mutations of queues: one a day, with a number for each who waits. */
export function mbjQueueWrites({ practice, now }: Backstage, store: MbjStore, tools: DeskTools, show: Show): object {
  const zone = clinicZone(practice);
  const { change, find, need } = tools;
  let made = 100;
  const slotsOf = (queueId: unknown): readonly Row[] => rowsIn(need('Queue', queueId, 'slots')['slots']);
  const setSlot = ({ queueId, queueInput }: SlotArgs, given: Row): Row => {
    const slots = slotsOf(queueId);
    const { slotNumber } = queueInput;
    if (!slots.some(({ number }) => number === slotNumber)) throw readOfNothing('_doc');
    return change('Queue', queueId, {
      slots: slots.map((slot) => (slot['number'] === slotNumber ? { ...slot, ...given } : slot)),
    });
  };
  return {
    createQueue({ activityId }: Args) {
      const creator = find('User', activityId);
      const date = utcDay(wallDay(now(), zone));
      if (store.Queue.all().some((queue) => queue['date'] === date))
        throw new GraphQLError('...ahem! 1 Queue per day please...');
      made += 1;
      const queue = { _id: documentId('Queue', made), date, currentSlot: 0, slots: [], creator: creator && activityId };
      return show('Queue', store.Queue.add(queue));
    },
    addQueueSlot({ queueId, patientId, consultantId }: Args) {
      const slots = slotsOf(queueId);
      need('Patient', patientId, '_id');
      const { role } = need('User', consultantId, 'role');
      if (role === 'Staff' || role === 'Admin')
        throw new GraphQLError('...check the consultant id! Doctors and Nurses only...');
      if (slots.some(({ patient }) => patient === patientId))
        throw new GraphQLError('...a slot for this patient already exists...');
      const time = clockText(now(), zone, true);
      const people = { patient: patientId, consultant: consultantId };
      const slot = { number: slots.length + 1, time, ...people, seen: false, seenTime: '' };
      return change('Queue', queueId, { slots: [...slots, slot] });
    },
    queueSlotSeen: (args: SlotArgs) => setSlot(args, { seen: true, seenTime: clockText(now(), zone, true) }),
    queueSlotUnseen: (args: SlotArgs) => setSlot(args, { seen: false, seenTime: '' }),
    deleteQueueSlot({ queueId, queueInput }: SlotArgs) {
      const left = slotsOf(queueId).filter(({ number }) => number !== queueInput['slotNumber']);
      return change('Queue', queueId, { slots: left.map((slot, index) => ({ ...slot, number: index + 1 })) });
    },
    deleteQueueById: ({ queueId }: Args) => tools.remove('Queue', queueId),
  };
}

/** 17:05 by the clinic's clock. */
export function clinicTime(instant: number, zone: string): string {
  return wallTime(instant, zone).slice(0, 5);
}
