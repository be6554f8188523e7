import { contactChange } from '../contactChange.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
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
import { instantOf, refusal, timeOf } from './find.ts';
import { breedOf, columnsOf, dataApiBuilderRows, instantOfColumns, isBooked, speciesOf } from './records.ts';
import { statusWords } from './schema.ts';

type Change<Record> = { readonly [Field in keyof Record]?: Record[Field] | undefined };

/** What the entities' mutations and the stored procedures do; what they answer are rows of the tables. */
export function dataApiBuilderWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { owner, pet, appointment } = dataApiBuilderRows(stage);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw refusal(
      outcome.message,
      stage.refuseWrites === null ? 'DatabaseOperationFailed' : 'AuthorizationCheckFailed',
    );
  };
  const isTaken = (start: number, vet: number | null, but: number | null): boolean =>
    vet !== null &&
    practice.appointments.some(
      (row) => isBooked(row) && row.start === start && row.providerKey === vet && row.key !== but,
    );
  /** What an appointment is to be, by the columns that are given. */
  function appointmentChange(item: Row, before: AppointmentRecord | null): Change<AppointmentRecord> {
    const old = before ? columnsOf(before.start) : { Date: '', Time: '' };
    const isMoved = item['Date'] !== undefined || item['Time'] !== undefined;
    const time = timeOf(textOf(item, 'Time') ?? old.Time);
    const start = isMoved ? instantOfColumns(instantOf(textOf(item, 'Date') ?? old.Date), time) : undefined;
    const providerKey = keyOf(item, 'VetID');
    const patientKey = keyOf(item, 'PetID') ?? undefined;
    mustExist(rowOf(practice.patients, patientKey ?? null), patientKey, 'Pet', 'PetID');
    mustExist(rowOf(practice.providers, providerKey ?? null), providerKey, 'Vet', 'VetID');
    const vet = providerKey === undefined ? (before?.providerKey ?? null) : providerKey;
    if ((isMoved || providerKey !== undefined) && isTaken(start ?? before?.start ?? 0, vet, before?.key ?? null))
      throw refusal(
        `Violation of UNIQUE KEY constraint. Cannot insert duplicate key in object 'dbo.Appointment'.`,
        'DatabaseOperationFailed',
      );
    return {
      start,
      minutes: keyOf(item, 'DurationMinutes') ?? undefined,
      state: stateOf(textOf(item, 'Status')),
      reason: textOf(item, 'Reason'),
      providerKey,
      patientKey,
      clientKey: patientKey === undefined ? undefined : (rowOf(practice.patients, patientKey)?.clientKey ?? null),
    };
  }
  function createAppointment(item: Row): Row {
    const { start = null, ...rest } = appointmentChange(item, null);
    const made = done(() => {
      // No table lists types of appointment.
      const booking = { ...rest, start, placeKey: 1, typeKey: 1, minutes: rest.minutes ?? 30 };
      const outcome = bookAppointment(practice, booking, now());
      if (!outcome.ok || outcome.row.patientKey === rest.patientKey) return outcome;
      return { ok: false, field: 'PetID', message: 'Cannot insert the value NULL into column PetID' };
    });
    return appointment(made);
  }
  function clientChange(item: Row, before: ClientRecord | null): Change<ClientRecord> {
    const [email, phone] = [textOf(item, 'Email'), textOf(item, 'Phone')];
    return {
      givenName: textOf(item, 'FirstName'),
      familyName: textOf(item, 'LastName') ?? undefined,
      ...contactChange(before, phone, email),
      street: textOf(item, 'Address') ?? undefined,
      city: textOf(item, 'City') ?? undefined,
      note: textOf(item, 'Notes'),
    };
  }
  function petChange(item: Row): Parameters<typeof changePatient>[2] {
    const [species, breed, clientKey] = [keyOf(item, 'SpeciesID'), keyOf(item, 'BreedID'), keyOf(item, 'OwnerID')];
    mustExist(speciesOf(species), species, 'Species', 'SpeciesID');
    mustExist(breedOf(breed), breed, 'Breed', 'BreedID');
    mustExist(rowOf(practice.clients, clientKey ?? null), clientKey, 'Owner', 'OwnerID');
    return {
      name: textOf(item, 'PetFirstName') ?? undefined,
      color: textOf(item, 'Description') ?? undefined,
      species: speciesOf(species) ?? undefined,
      breed: breed === undefined ? undefined : breedOf(breed),
      clientKey,
      isDeceased: item['DeceasedOn'] === undefined ? undefined : item['DeceasedOn'] !== null,
    };
  }
  const entities = {
    Appointment: {
      create: createAppointment,
      update: (key: number, item: Row): Row => {
        const change = appointmentChange(item, rowOf(practice.appointments, key));
        return appointment(done(() => changeAppointment(practice, key, change, now())));
      },
      remove: (key: number): Row =>
        appointment(done(() => changeAppointment(practice, key, { isDeleted: true }, now()))),
    },
    Owner: {
      create: (item: Row): Row => {
        const change = clientChange(item, null);
        const made = done(() => {
          const outcome = registerClient(practice, { ...change, emails: [], phones: [] }, now());
          return outcome.ok ? changeClient(practice, outcome.row.key, change, now()) : outcome;
        });
        return owner(made);
      },
      update: (key: number, item: Row): Row => {
        const change = clientChange(item, rowOf(practice.clients, key));
        return owner(done(() => changeClient(practice, key, change, now())));
      },
      remove: (key: number): Row => {
        if (practice.patients.some(({ clientKey }) => clientKey === key))
          throw refusal('The DELETE statement conflicted with the REFERENCE constraint.', 'DatabaseOperationFailed');
        return owner(done(() => changeClient(practice, key, { isDeleted: true }, now())));
      },
    },
    Pet: {
      create: (item: Row): Row => {
        const change = petChange(item);
        const made = done(() => {
          const outcome = addPatient(practice, { ...change, clientKey: change.clientKey ?? null }, now());
          return outcome.ok ? changePatient(practice, outcome.row.key, change, now()) : outcome;
        });
        return pet(made);
      },
      update: (key: number, item: Row): Row => pet(done(() => changePatient(practice, key, petChange(item), now()))),
    },
  };
  const petNamed = (name: unknown, isOwner: (row: ClientRecord | null) => boolean) =>
    practice.patients.find((row) => row.name === name && isOwner(rowOf(practice.clients, row.clientKey)));
  const procedures = {
    executeInsertAppointment(args: Row): readonly Row[] {
      const found = petNamed(args['PetFirstName'], (client) => client?.emails[0] === args['OwnerEMail']);
      // Where there is no such animal, or the time is taken, nothing is inserted.
      if (!found || isTaken(startOf(args), keyOf(args, 'VetID') ?? null, null)) return [];
      createAppointment({ ...args, PetID: found.key });
      return [];
    },
    executeKillPet(args: Row): readonly Row[] {
      const found = petNamed(args['PetFirstName'], (client) => client?.key === args['OwnerID']);
      if (found) done(() => changePatient(practice, found.key, { isDeceased: true, isActive: false }, now()));
      return [];
    },
  };
  return { entities, procedures };
}

function startOf(args: Row): number {
  return instantOfColumns(instantOf(textOf(args, 'Date') ?? ''), timeOf(textOf(args, 'Time') ?? ''));
}

function stateOf(word: string | null | undefined): AppointmentRecord['state'] | undefined {
  if (word === undefined) return undefined;
  const state = (Object.keys(statusWords) as AppointmentRecord['state'][]).find(
    (each) => statusWords[each].toLowerCase() === word?.toLowerCase(),
  );
  if (state) return state;
  throw refusal(
    `The statement conflicted with the CHECK constraint "CK_Appointment_Status". The conflict occurred in table "dbo.Appointment", column 'Status'.`,
    'DatabaseOperationFailed',
  );
}

function mustExist(found: unknown, key: number | null | undefined, table: string, column: string): void {
  if (found !== null || key === null || key === undefined) return;
  throw refusal(
    `The statement conflicted with the FOREIGN KEY constraint. The conflict occurred in table "dbo.${table}", column '${column}'.`,
    'DatabaseOperationFailed',
  );
}

function textOf(item: Row, column: string): string | null | undefined {
  const value = item[column];
  return value === undefined ? undefined : typeof value === 'string' ? value : null;
}

function keyOf(item: Row, column: string): number | null | undefined {
  const value = item[column];
  return value === undefined ? undefined : typeof value === 'number' ? value : null;
}
