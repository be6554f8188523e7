import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, rowOf, type VisitState, visitStates } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { webinyIds } from './entries.ts';
import { webinyStatuses } from './models.ts';
import { WebinyError } from './webinyError.ts';

/** How entries of a model are written into the practice. */
export interface Saves {
  /** Answers the id of what is new. */
  readonly create: (data: Row) => string;
  readonly update: (key: number, data: Row) => void;
  /** Takes it out of all lists, or back. */
  readonly remove: (key: number, isDeleted: boolean) => void;
}

/** What a clinic's own rule refuses, as validators do. */
function rowFrom<Record>(outcome: Written<Record>): Record {
  if (outcome.ok) return outcome.row;
  const { field, message } = outcome;
  const invalid = [{ error: message, id: field, fieldId: field, parents: [] }];
  throw new WebinyError('Validation failed.', 'VALIDATION_FAILED', invalid);
}

/** The key behind a reference: undefined where none is given, null where it is emptied or leads nowhere. */
function keyIn(kind: Kind, data: Row, field: string): number | null | undefined {
  const value = data[field];
  if (value === undefined) return undefined;
  return isRow(value) ? webinyIds.key(kind, String(value['id'])) : null;
}

function instantIn(data: Row, field: string): number | undefined {
  const instant = Date.parse(givenText(data, field) ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}

function stateIn(data: Row): VisitState | undefined {
  return visitStates.find((state) => webinyStatuses[state] === data['appointmentStatus']);
}

/** The writes that reach the practice, by model. */
export function practiceSaves({ practice, now }: Backstage): Readonly<Record<string, Saves>> {
  const appointmentChange = (key: number | null, data: Row) => {
    const before = rowOf(practice.appointments, key);
    return {
      ...timesOf(before, instantIn(data, 'startsAt'), instantIn(data, 'endsAt')),
      state: stateIn(data),
      reason: givenText(data, 'reason'),
      cancelReason: givenText(data, 'cancellationReason'),
      clientKey: keyIn('client', data, 'client'),
      patientKey: keyIn('patient', data, 'pet'),
      providerKey: keyIn('provider', data, 'staffMember'),
      placeKey: keyIn('place', data, 'clinic') ?? undefined,
      typeKey: keyIn('visitType', data, 'service') ?? undefined,
    };
  };
  const appointment: Saves = {
    create(data) {
      const change = appointmentChange(null, data);
      const booking = { ...change, placeKey: change.placeKey ?? null, typeKey: change.typeKey ?? null };
      const { key } = rowFrom(bookAppointment(practice, booking, now()));
      // The client is who is named, not who owns the animal.
      const { cancelReason, clientKey = null } = change;
      rowFrom(changeAppointment(practice, key, { cancelReason, clientKey }, now()));
      return webinyIds.of('appointment', key);
    },
    update(key, data) {
      rowFrom(changeAppointment(practice, key, appointmentChange(key, data), now()));
    },
    remove(key, isDeleted) {
      rowFrom(changeAppointment(practice, key, { isDeleted }, now()));
    },
  };

  const clientChange = (key: number, data: Row) => {
    const before = rowOf(practice.clients, key);
    const [first, second, ...others] = before?.phones ?? [];
    const given = [givenText(data, 'phone'), givenText(data, 'alternatePhone')];
    const phones = [
      { label: first?.label ?? ('Mobile' as const), value: given[0] === undefined ? first?.value : given[0] },
      { label: second?.label ?? ('Home' as const), value: given[1] === undefined ? second?.value : given[1] },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    const email = givenText(data, 'email');
    const { tags, active } = data;
    return {
      givenName: givenText(data, 'firstName'),
      familyName: givenText(data, 'lastName') ?? undefined,
      phones: given.every((value) => value === undefined) ? undefined : [...phones, ...others],
      emails: email === undefined ? undefined : email ? [email] : [],
      street: data['street'] === undefined ? undefined : (givenText(data, 'street') ?? ''),
      city: data['city'] === undefined ? undefined : (givenText(data, 'city') ?? ''),
      isActive: typeof active === 'boolean' ? active : undefined,
      tags: tags === undefined ? undefined : [tags].flat().filter((tag) => typeof tag === 'string'),
      note: givenText(data, 'notes'),
      placeKey: keyIn('place', data, 'homeClinic') ?? undefined,
    };
  };
  const client: Saves = {
    create(data) {
      const names = { givenName: givenText(data, 'firstName'), familyName: givenText(data, 'lastName') };
      const { key } = rowFrom(registerClient(practice, names, now()));
      rowFrom(changeClient(practice, key, clientChange(key, data), now()));
      return webinyIds.of('client', key);
    },
    update(key, data) {
      rowFrom(changeClient(practice, key, clientChange(key, data), now()));
    },
    remove(key, isDeleted) {
      rowFrom(changeClient(practice, key, { isDeleted }, now()));
    },
  };

  const petChange = (data: Row) => {
    const sex = givenText(data, 'sex')?.toUpperCase();
    return {
      name: givenText(data, 'name') ?? undefined,
      species: givenText(data, 'species') ?? undefined,
      breed: givenText(data, 'breed'),
      color: data['color'] === undefined ? undefined : (givenText(data, 'color') ?? ''),
      sex: (['MALE', 'FEMALE', 'UNKNOWN'] as const).find((word) => word === sex),
      birthDate: givenText(data, 'dateOfBirth'),
      microchip: givenText(data, 'microchip'),
      isDeceased: typeof data['deceased'] === 'boolean' ? data['deceased'] : undefined,
      clientKey: keyIn('client', data, 'owner'),
    };
  };
  const pet: Saves = {
    create(data) {
      const input = {
        clientKey: keyIn('client', data, 'owner') ?? null,
        name: givenText(data, 'name'),
        species: givenText(data, 'species'),
      };
      const { key } = rowFrom(addPatient(practice, input, now()));
      rowFrom(changePatient(practice, key, petChange(data), now()));
      return webinyIds.of('patient', key);
    },
    update(key, data) {
      rowFrom(changePatient(practice, key, petChange(data), now()));
    },
    // Only the system keeps that an animal is in the bin.
    remove() {},
  };
  return { appointment, client, pet };
}
