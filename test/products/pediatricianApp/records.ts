import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type ProviderRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { emailOf, isVisit, ownersOf, pediatricianIds } from './values.ts';

const { of: idOf } = pediatricianIds;

/** A vaccination, which is part of a visit. */
export interface Prise {
  readonly id: string;
  readonly at: number;
  readonly notes: string | null;
  readonly visitKey: number;
  readonly vaccineId: string;
}

/** What the database has beside the practice. */
export interface PediatricianMemory {
  readonly vaccines: Map<string, { readonly name: string; readonly description: string }>;
  readonly prises: Map<string, Prise>;
  /** What was written about an animal beyond the practice. */
  readonly pets: Map<number, Row>;
  /** Passwords as they were last written, by the user's id: not all of them are hashed. */
  readonly passwords: Map<string, string>;
  /** Changes of veterinarians, and who of them is no more. */
  readonly staff: Map<string, Row>;
  readonly goneStaff: Set<string>;
}

/** The database as it is before anyone writes. */
export function createMemory({ practice }: Backstage): PediatricianMemory {
  const given = practice.appointments.filter((row) => isVisit(row) && row.state === 'completed' && row.typeKey === 2);
  const prises = given.map(({ key, start }, index): [string, Prise] => {
    const id = String(index + 1);
    const notes = index % 3 === 0 ? 'Rappel dans un an' : null;
    return [id, { id, at: start, notes, visitKey: key, vaccineId: String(1 + (index % 3)) }];
  });
  return {
    vaccines: new Map([
      ['1', { name: 'Rage', description: 'Vaccin antirabique' }],
      ['2', { name: 'CHPPiL', description: 'Maladie de Carré, hépatite, parvovirose, leptospirose' }],
      ['3', { name: 'Typhus', description: 'Vaccin du chat' }],
    ]),
    prises: new Map(prises),
    pets: new Map(),
    passwords: new Map(),
    staff: new Map(),
    goneStaff: new Set(),
  };
}

/** What stands in place of every password. */
export const passwordHash = '$2b$10$Kq8xWuV5yTzR1sN4mL7jHeF2gD9cB6aX3wQ0pO5iU8yT1rE4nM7kC';

/** How rows of the tables look there. */
export type PediatricianRecords = ReturnType<typeof pediatricianRecords>;

/** Makes rows from the records of a practice; relations that a query doesn't join are not there at all. */
export function pediatricianRecords({ practice, meet, now }: Backstage, memory: PediatricianMemory) {
  const passwordOf = (id: string): string => memory.passwords.get(id) ?? passwordHash;
  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    const id = idOf('client', row.key);
    return { id, name: fullNameOf(row), email: emailOf(row), password: passwordOf(id), role: 'OWNER' };
  }
  function veterinaire(row: ProviderRecord): Row {
    meet('provider', row.key);
    const id = idOf('provider', row.key);
    const { email } = row;
    return { id, name: fullNameOf(row), email, password: passwordOf(id), role: 'VETERINAIRE', ...memory.staff.get(id) };
  }
  const users = (): readonly Row[] => [
    ...practice.providers.filter(({ key }) => !memory.goneStaff.has(idOf('provider', key))).map(veterinaire),
    ...ownersOf(practice).map(owner),
  ];
  const user = (id: string): Row | null => users().find((row) => row['id'] === id) ?? null;

  function pet(row: PatientRecord): Row {
    meet('patient', row.key);
    const years = row.birthDate === null ? 0 : Math.floor((now() - Date.parse(row.birthDate)) / 31_557_600_000);
    const image = `https://images.example.test/pets/${String(row.key)}.jpg`;
    const columns = { name: row.name, type: row.species, race: row.breed ?? '', age: years, petImage: image };
    return { ...columns, ...memory.pets.get(row.key), id: idOf('patient', row.key) };
  }

  const vaccine = (id: string): Row => ({ id, ...memory.vaccines.get(id) });
  /** A vaccination with its vaccine, or without; its visit is never joined. */
  const prise = (row: Prise, hasVaccine: boolean): Row => ({
    id: row.id,
    // A date in a field of text is written as milliseconds.
    date: String(row.at),
    notes: row.notes,
    vaccine: hasVaccine ? () => vaccine(row.vaccineId) : null,
  });

  /** A visit; the lists of one user and one animal join the vaccines of its vaccinations, the others don't. */
  function visit(row: AppointmentRecord, hasVaccines: boolean): Row {
    meet('appointment', row.key);
    return {
      id: idOf('appointment', row.key),
      date: String(row.start),
      description: row.reason,
      pet: () => {
        const found = rowOf(practice.patients, row.patientKey);
        return found && pet(found);
      },
      owner: () => user(idOf('client', row.clientKey ?? 0)),
      veterinaire: () => user(idOf('provider', row.providerKey ?? 0)),
      prises: () =>
        [...memory.prises.values()]
          .filter(({ visitKey }) => visitKey === row.key)
          .map((each) => prise(each, hasVaccines)),
    };
  }
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isVisit);
  return { users, user, pet, vaccine, prise, visit, visits };
}
