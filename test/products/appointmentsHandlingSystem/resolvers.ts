import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { handlingIds, handlingRecords, isBooked, officeZone, patientsOf, phoneOf } from './records.ts';

interface PatientInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: number;
}

interface AppointmentInput {
  readonly startTime: string;
  readonly patientId: string;
  readonly serviceId: string;
  readonly dentistId: string;
}

/** Names of the collections that ids are looked up in. */
const models = { client: 'Patient', provider: 'Dentist', visitType: 'Service', appointment: 'Appointment' } as const;

/** Resolvers of the service: whole lists in the order in which they were entered, and nothing by its id. */
export function handlingRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const { patient, dentist, service, appointment } = handlingRecords(stage);
  function row<Row>(write: () => Written<Row>): Row {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  function keyOf(kind: Kind & keyof typeof models, id: string): number | null {
    if (/^[0-9a-f]{24}$/i.test(id)) return handlingIds.key(kind, id.toLowerCase());
    throw new GraphQLError(`Cast to ObjectId failed for value "${id}" at path "_id" for model "${models[kind]}"`);
  }
  return {
    services: () => practice.visitTypes.filter((each) => !each.isBlock).map(service),
    patients: () => patientsOf(practice).slice(0, cap).map(patient),
    dentists: () => practice.providers.map(dentist),
    appointments: () => practice.appointments.filter(isBooked).slice(0, cap).map(appointment),
    login() {
      throw new GraphQLError('User does not exist.');
    },
    createPatient({ patientInput }: { patientInput: PatientInput }) {
      const { firstName, lastName, phone } = patientInput;
      // Whoever has the same number is taken for the same person, whatever the name.
      const known = patientsOf(practice).find((each) => phoneOf(each) === phone);
      const details = { givenName: firstName, familyName: lastName, phones: [String(phone)] };
      return patient(row(() => (known ? { ok: true, row: known } : registerClient(practice, details, now()))));
    },
    deletePatient({ patientId }: { patientId: string }) {
      const found = rowOf(patientsOf(practice), keyOf('client', patientId));
      return found && patient(row(() => changeClient(practice, found.key, { isDeleted: true }, now())));
    },
    createAppointment({ appointmentInput }: { appointmentInput: AppointmentInput }) {
      const { startTime, patientId, serviceId, dentistId } = appointmentInput;
      const found = {
        patient: rowOf(patientsOf(practice), keyOf('client', patientId)),
        service: rowOf(practice.visitTypes, keyOf('visitType', serviceId)),
        dentist: rowOf(practice.providers, keyOf('provider', dentistId)),
      };
      if (!found.service) throw new GraphQLError("Cannot read property 'duration' of null");
      if (!found.patient || !found.dentist) throw new GraphQLError("Cannot read property '_doc' of null");
      const details = {
        start: momentOf(startTime),
        placeKey: 1,
        typeKey: found.service.key,
        providerKey: found.dentist.key,
        clientKey: found.patient.key,
      };
      return appointment(row(() => bookAppointment(practice, details, now())));
    },
    cancelAppointment({ appointmentId }: { appointmentId: string }) {
      const found = rowOf(practice.appointments.filter(isBooked), keyOf('appointment', appointmentId));
      if (!found) return null;
      const gone = row(() => changeAppointment(practice, found.key, { state: 'cancelled', isDeleted: true }, now()));
      const { of } = handlingIds;
      // The document as it was stored: references are mere ids, and dates are shown as milliseconds.
      return {
        _id: of('appointment', gone.key),
        dentist: { _id: of('provider', gone.providerKey ?? 0) },
        patient: { _id: of('client', gone.clientKey ?? 0) },
        service: { _id: of('visitType', gone.typeKey) },
        startTime: String(gone.start),
        endTime: String(gone.start + gone.minutes * 60_000),
      };
    },
  };
}

/** The instant of a date and time, in the zone of the server where it says none. */
function momentOf(text: string): number {
  const instant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : localOf(text);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(
    'Appointment validation failed: startTime: Cast to date failed for value "Invalid date" (type string) at path "startTime"',
  );
}

function localOf(text: string): number {
  try {
    return instantOfWall(text, officeZone);
  } catch {
    return Number.NaN;
  }
}
