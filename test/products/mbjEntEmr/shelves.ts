import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byStart } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { appointmentShelf, isAttended } from './appointmentShelf.ts';
import { patientShelf } from './patientShelf.ts';
import { type PlainShelf, plainShelf, type Shelf, type Shelves } from './shelf.ts';
import { userShelf } from './userShelf.ts';
import { adminId, clinicZone, clockText, documentId, isAppointment, mbjIds, utcDay } from './values.ts';
import { visitShelf } from './visitShelf.ts';

const dayMs = 86_400_000;

/** All collections; to some of them documents can be added as they are. */
export interface MbjStore extends Shelves {
  readonly User: PlainShelf;
  readonly Reminder: PlainShelf;
  readonly Queue: PlainShelf;
  /** How often something was written. */
  readonly version: () => number;
}

/** What is there at the start. */
export function createStore(backstage: Backstage): MbjStore {
  let writes = 0;
  const counted = <Kept extends Shelf>(shelf: Kept): Kept => ({
    ...shelf,
    change(id: unknown, change: Row) {
      writes += 1;
      return shelf.change(id, change);
    },
    remove(id: unknown) {
      writes += 1;
      return shelf.remove(id);
    },
  });
  const countedPlain = (shelf: PlainShelf): PlainShelf => ({
    ...counted(shelf),
    add(document) {
      writes += 1;
      return shelf.add(document);
    },
  });
  const Appointment = counted(appointmentShelf(backstage));
  return {
    User: countedPlain(userShelf(backstage)),
    Patient: counted(patientShelf(backstage)),
    Appointment,
    Visit: counted(visitShelf(backstage, Appointment)),
    Reminder: countedPlain(plainShelf(firstReminders(backstage))),
    Queue: countedPlain(plainShelf(firstQueues(backstage))),
    version: () => writes,
  };
}

/** A reminder a day before every third appointment that is to come. */
function firstReminders({ practice, now }: Backstage): readonly Row[] {
  const zone = clinicZone(practice);
  return practice.appointments
    .filter((row) => isAppointment(row) && row.start - dayMs > now() && row.key % 3 === 0)
    .map(({ key, start, clientKey, providerKey, createdAt }) => ({
      _id: documentId('Reminder', key),
      createDate: utcDay(wallDay(createdAt, zone)),
      sendDate: utcDay(wallDay(start - dayMs, zone)),
      sendTime: clockText(start, zone),
      creator: adminId,
      type: 'Reminder',
      subType: '',
      title: `Reminder_${String(key)}`,
      trigger: { unit: 'days', value: 1 },
      appointment: mbjIds.of('appointment', key),
      staffRecipients: providerKey === null ? [] : [mbjIds.of('provider', providerKey)],
      patientRecipients: clientKey === null ? [] : [mbjIds.of('client', clientKey)],
      body: 'You have an appointment tomorrow.',
      delivery: { type: key % 2 === 0 ? 'Email' : 'SMS', params: '', sent: false },
    }));
}

/** The queues of today and of the working day before: patients who arrived. */
function firstQueues({ practice, now }: Backstage): readonly Row[] {
  const zone = clinicZone(practice);
  const dayOf = (start: number): string => wallDay(start, zone);
  const come = practice.appointments
    .filter((row) => isAppointment(row) && row.start <= now() + dayMs && (isAttended(row) || row.state === 'arrived'))
    .toSorted(byStart);
  const days = [...new Set([...come.map(({ start }) => dayOf(start)), dayOf(now())])].toSorted().slice(-2);
  return days.map((day, index) => {
    const seen = new Set<number | null>();
    const first = come.filter(({ start, clientKey, providerKey }) => {
      const isNew = dayOf(start) === day && providerKey !== null && !seen.has(clientKey);
      if (isNew) seen.add(clientKey);
      return isNew;
    });
    const slots = first.map((row, place) => ({
      number: place + 1,
      time: clockText(row.start - 480_000, zone, true),
      patient: mbjIds.of('client', row.clientKey ?? 0),
      consultant: mbjIds.of('provider', row.providerKey ?? 0),
      seen: isAttended(row),
      seenTime: isAttended(row) ? clockText(row.start + 240_000, zone, true) : '',
    }));
    const currentSlot = slots.filter(({ seen: isSeen }) => isSeen).length;
    return { _id: documentId('Queue', index + 1), date: utcDay(day), currentSlot, slots, creator: adminId };
  });
}
