import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PhoneRecord,
  type PlaceRecord,
  rowOf,
  type VisitState,
  zoneOf,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { PetExecRecords } from './records.ts';
import { clockIn, dayIn, isReservation, petExecIds } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface ActiveArgs {
  readonly id: string;
  readonly active: boolean;
}

const phoneFields = { cellPhone: 'Mobile', homePhone: 'Home', workPhone: 'Work' } as const;

/** The mutations, each with a payload. */
export function petExecWrites(
  backstage: Backstage,
  records: PetExecRecords,
): Readonly<Record<string, (args: never) => object>> {
  const { practice, now } = backstage;
  const { key } = petExecIds;

  const payload = <Record>(name: string, show: (row: Record) => unknown, write: () => Written<Record>): object => {
    const outcome = written(backstage, write);
    if (outcome.ok) return { [name]: show(outcome.row), userErrors: [] };
    return { [name]: null, userErrors: [{ field: [outcome.field], message: outcome.message }] };
  };
  const refused = (field: string, message: string) => ({ ok: false, field, message }) as const;

  const ownerOf = (id: unknown): ClientRecord | null => {
    const row = rowOf(practice.clients, typeof id === 'string' ? key('client', id) : null);
    return row && !row.isDeleted ? row : null;
  };
  const petOf = (id: unknown): PatientRecord | null => {
    const row = rowOf(practice.patients, typeof id === 'string' ? key('patient', id) : null);
    return row && row.clientKey !== null ? row : null;
  };
  const placeOf = (id: unknown): PlaceRecord | null =>
    rowOf(practice.places, typeof id === 'string' ? key('place', id) : null);
  const reservationOf = (id: unknown): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, typeof id === 'string' ? key('appointment', id) : null);
    return row && isReservation(row) ? row : null;
  };
  const speciesIn = (input: Row): string | undefined => {
    const type = records.petTypes().find(({ id }) => id === input['petTypeId']);
    return givenText(type ?? {}, 'name') ?? undefined;
  };
  const serviceIn = (input: Row): number | null => {
    const row = rowOf(practice.visitTypes, key('visitType', givenText(input, 'serviceId')));
    return row && !row.isBlock ? row.key : null;
  };
  const employeeIn = (input: Row): number | null => {
    const row = rowOf(practice.providers, key('provider', givenText(input, 'employeeId')));
    return row?.isActive ? row.key : null;
  };
  /** What is wrong with the service, the employee, the place or the duration that are given. */
  const problemIn = (input: Row): ReturnType<typeof refused> | null => {
    if (givenText(input, 'locationId') && !placeOf(input['locationId']))
      return refused('locationId', 'Location not found');
    if (givenText(input, 'serviceId') && serviceIn(input) === null) return refused('serviceId', 'Service not found');
    if (givenText(input, 'employeeId') && employeeIn(input) === null)
      return refused('employeeId', 'Employee not found');
    const minutes = input['minutes'];
    if (typeof minutes === 'number' && minutes <= 0) return refused('minutes', 'Must be more than nothing');
    return null;
  };

  const changeOwner = (id: unknown, change: (row: ClientRecord) => Partial<ClientRecord>): object =>
    payload('owner', records.owner, () => {
      const row = ownerOf(id);
      return row ? changeClient(practice, row.key, change(row), now()) : refused('id', 'Owner not found');
    });
  const changePet = (id: unknown, change: Partial<PatientRecord>): object =>
    payload('pet', records.pet, () => {
      const row = petOf(id);
      return row ? changePatient(practice, row.key, change, now()) : refused('id', 'Pet not found');
    });
  const sign = (id: string, from: readonly VisitState[], state: VisitState, message: string): object =>
    payload('reservation', records.reservation, () => {
      const row = reservationOf(id);
      if (!row) return refused('reservationId', 'Reservation not found');
      if (!from.includes(row.state)) return refused('reservationId', message);
      return changeAppointment(practice, row.key, { state }, now());
    });

  return {
    createOwner({ input }: InputArgs) {
      return payload('owner', records.owner, () => {
        const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
        if (!names.familyName?.trim()) return refused('lastName', 'Last name is required');
        const outcome = registerClient(practice, { ...names, emails: [givenText(input, 'email')] }, now());
        return outcome.ok ? changeClient(practice, outcome.row.key, detailsIn(input, outcome.row), now()) : outcome;
      });
    },
    updateOwner({ input }: InputArgs) {
      return changeOwner(input['id'], (row) => {
        const [givenName, familyName] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
        return {
          ...detailsIn(input, row),
          ...(givenName !== undefined && { givenName: givenName === '' ? null : givenName }),
          ...(typeof familyName === 'string' && { familyName }),
        };
      });
    },
    setOwnerActive: ({ id, active }: ActiveArgs) => changeOwner(id, () => ({ isActive: active })),
    createPet({ input }: InputArgs) {
      return payload('pet', records.pet, () => {
        const owner = ownerOf(input['ownerId']);
        if (!owner) return refused('ownerId', 'Owner not found');
        const species = speciesIn(input);
        if (species === undefined) return refused('petTypeId', 'Pet type not found');
        const name = givenText(input, 'name');
        const outcome = addPatient(practice, { clientKey: owner.key, name, species }, now());
        return outcome.ok ? changePatient(practice, outcome.row.key, petChange(input), now()) : outcome;
      });
    },
    updatePet({ input }: InputArgs) {
      const species = speciesIn(input);
      if (givenText(input, 'petTypeId') && species === undefined)
        return payload('pet', records.pet, () => refused('petTypeId', 'Pet type not found'));
      return changePet(input['id'], { ...petChange(input), ...(species !== undefined && { species }) });
    },
    setPetActive: ({ id, active }: ActiveArgs) => changePet(id, { isActive: active }),
    createReservation({ input }: InputArgs) {
      return payload('reservation', records.reservation, () => {
        const pet = petOf(input['petId']);
        if (!pet?.isActive) return refused('petId', 'Pet not found');
        const place = placeOf(input['locationId']);
        const problem = problemIn(input);
        if (problem || !place) return problem ?? refused('locationId', 'Location not found');
        const booking = {
          start: instantOfWall(`${dayIn(input['startDate'])}T${clockIn(input['startTime'])}`, place.zone),
          minutes: typeof input['minutes'] === 'number' ? input['minutes'] : undefined,
          placeKey: place.key,
          typeKey: serviceIn(input),
          providerKey: employeeIn(input),
          patientKey: pet.key,
          reason: givenText(input, 'comments'),
        };
        return bookAppointment(practice, booking, now());
      });
    },
    updateReservation({ input }: InputArgs) {
      return payload('reservation', records.reservation, () => {
        const row = reservationOf(input['id']);
        if (!row) return refused('id', 'Reservation not found');
        const problem = problemIn(input);
        if (problem) return problem;
        const place = placeOf(input['locationId']);
        const before = zoneOf(practice, row);
        const day = input['startDate'] ? dayIn(input['startDate']) : wallDay(row.start, before);
        const clock = input['startTime'] ? clockIn(input['startTime']) : wallTime(row.start, before);
        const isMoved = Boolean(input['startDate'] ?? input['startTime'] ?? place);
        const change = presentFields({
          // The clock of the place counts, also where only the place is another.
          start: isMoved ? instantOfWall(`${day}T${clock}`, place?.zone ?? before) : undefined,
          minutes: typeof input['minutes'] === 'number' ? input['minutes'] : undefined,
          placeKey: place?.key,
          typeKey: serviceIn(input) ?? undefined,
          providerKey: input['employeeId'] === undefined ? undefined : employeeIn(input),
          reason: givenText(input, 'comments'),
        });
        return changeAppointment(practice, row.key, change, now());
      });
    },
    signIn: ({ reservationId }: { readonly reservationId: string }) =>
      sign(reservationId, ['planned', 'confirmed', 'noShow'], 'arrived', 'This pet is already signed in'),
    signOut: ({ reservationId }: { readonly reservationId: string }) =>
      sign(reservationId, ['arrived', 'inProgress', 'ready'], 'completed', 'This pet is not signed in'),
    deleteReservation({ id }: { readonly id: string }) {
      return payload(
        'deletedReservationId',
        () => id,
        () => {
          const row = reservationOf(id);
          if (!row) return refused('id', 'Reservation not found');
          if (row.start <= now()) return refused('id', 'Only future reservations can be deleted');
          return changeAppointment(practice, row.key, { isDeleted: true }, now());
        },
      );
    },
  };
}

/** What an input says beside the names. */
function detailsIn(input: Row, before: ClientRecord): Partial<ClientRecord> {
  const [email, street, city, note] = [
    givenText(input, 'email'),
    givenText(input, 'address1'),
    givenText(input, 'city'),
    givenText(input, 'comments'),
  ];
  const phones = Object.entries(phoneFields).flatMap(([field, label]): readonly PhoneRecord[] => {
    const given = givenText(input, field);
    if (given === undefined) return before.phones.filter((phone) => phone.label === label);
    return given ? [{ label, value: given }] : [];
  });
  return {
    phones,
    ...(email !== undefined && { emails: [...(email ? [email] : []), ...before.emails.slice(1)] }),
    ...(street !== undefined && { street: street ?? '' }),
    ...(city !== undefined && { city: city ?? '' }),
    ...(note !== undefined && { note }),
  };
}

function petChange(input: Row): Partial<PatientRecord> {
  const [name, color, sex] = [givenText(input, 'name'), givenText(input, 'color'), givenText(input, 'gender')];
  const [breed, birthDate] = [givenText(input, 'breed'), givenText(input, 'birthDate')];
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof color === 'string' && { color }),
    ...(breed !== undefined && { breed }),
    ...(birthDate !== undefined && { birthDate }),
    ...((sex === 'MALE' || sex === 'FEMALE' || sex === 'UNKNOWN') && { sex }),
  };
}
