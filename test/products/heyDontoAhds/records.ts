import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { AhdsMemory } from './memory.ts';
import { peopleRecords } from './peopleRecords.ts';
import { roomResources, siteIdOf, siteRow, staffResource, stamped, stamps, usualRoomId, user } from './sites.ts';
import { ahdsIds, coded, momentText, otherId, statuses } from './values.ts';

const { of } = ahdsIds;
const idOf = (kind: 'client' | 'patient' | 'provider', key: number | null): string | null =>
  key === null ? null : of(kind, key);

/** Shows the people, the animals and the book of the practice as the store does. */
export type AhdsRecords = ReturnType<typeof ahdsRecords>;

export function ahdsRecords(backstage: Backstage, memory: AhdsMemory) {
  const { practice, meet } = backstage;
  const people = peopleRecords(backstage, memory);
  const { metAnimal, metContact } = people;

  const hasConsult = ({ state, patientKey, isDeleted }: AppointmentRecord): boolean =>
    ['inProgress', 'ready', 'completed'].includes(state) && patientKey !== null && !isDeleted;
  const consult = (row: AppointmentRecord): Row => {
    const vet = rowOf(practice.providers, row.providerKey);
    return {
      ...stamps(row),
      consultId: otherId('consult', row.key),
      animalId: idOf('patient', row.patientKey),
      code: `V${String(row.key).padStart(6, '0')}`,
      consultedAt: momentText(row.start),
      description: row.reason,
      isActive: true,
      ownershipId: of('organization', practice.organization.key),
      presentingProblems:
        row.reason === null ? [] : [{ presentingProblemId: otherId('presentingProblem', row.key), name: row.reason }],
      vetId: vet && otherId('user', vet.key),
      vet: vet && user(vet),
    };
  };

  const typeOf = (row: VisitTypeRecord): Row => coded('appointment-type', of('visitType', row.key), row.name);
  const roomsOf = ({ key, placeKey }: AppointmentRecord): readonly string[] =>
    memory.rooms.get(key) ?? [usualRoomId(placeKey, key)];

  const appointment = (row: AppointmentRecord): Row => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const [code, display] = statuses[row.state];
    const isCancelled = row.state === 'cancelled';
    const rooms = roomsOf(row);
    return {
      ...stamps(row),
      cancellationReason: isCancelled && row.cancelReason ? coded('cancellation-reason', 'client', 'Client') : null,
      ...memory.appointments.get(row.key),
      key: row.key,
      appointmentId: of('appointment', row.key),
      siteId: siteIdOf(row.placeKey),
      site: () => siteRow(practice, row.placeKey),
      animalId: idOf('patient', row.patientKey),
      animal() {
        const pet = rowOf(practice.patients, row.patientKey);
        return pet && metAnimal(pet);
      },
      contactId: idOf('client', row.clientKey),
      contact() {
        const person = rowOf(practice.clients, row.clientKey);
        return person && metContact(person);
      },
      appointmentStatus: coded('appointment-status', code, display),
      appointmentType: type && typeOf(type),
      cancellationReasonText: isCancelled ? row.cancelReason : null,
      consultId: hasConsult(row) ? otherId('consult', row.key) : null,
      consult: () => (hasConsult(row) ? consult(row) : null),
      description: row.reason,
      durationMinutes: row.minutes,
      isActive: !row.isDeleted,
      primaryResourceId: idOf('provider', row.providerKey),
      primaryResource: provider && staffResource(provider),
      resourceIds: [...(provider ? [of('provider', provider.key)] : []), ...rooms],
      resources: () => [
        ...(provider ? [staffResource(provider)] : []),
        ...practice.places
          .flatMap(({ key }) => roomResources(key))
          .filter(({ resourceId }) => rooms.includes(String(resourceId))),
      ],
      startAt: momentText(row.start),
    };
  };
  const metAppointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return appointment(row);
  };

  const booking = (row: AppointmentRecord): Row => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      ...stamps(row),
      key: row.key,
      bookingId: otherId('booking', row.key),
      appointmentId: of('appointment', row.key),
      animalId: idOf('patient', row.patientKey),
      contactId: idOf('client', row.clientKey),
      appointmentType: type && typeOf(type),
      providerId: idOf('provider', row.providerKey),
      additionalResourceIds: roomsOf(row),
      startsAt: momentText(row.start),
      durationMinutes: row.minutes,
      description: row.reason,
      status: row.state === 'confirmed' ? 'confirmed' : 'unconfirmed',
    };
  };

  const appointmentType = (row: VisitTypeRecord): Row => ({
    ...stamped,
    appointmentTypeId: of('visitType', row.key),
    name: row.name,
    defaultDuration: row.minutes,
    isActive: row.isBookable,
  });
  const appointmentStatuses = (): readonly Row[] =>
    Object.values(statuses).map(([code, display], index) => ({
      ...stamped,
      appointmentStatusId: otherId('appointmentStatus', index + 1),
      name: display,
      code: coded('appointment-status', code, display),
    }));

  return {
    ...people,
    appointment,
    metAppointment,
    hasConsult,
    consult,
    booking,
    appointmentType,
    appointmentStatuses,
  };
}
