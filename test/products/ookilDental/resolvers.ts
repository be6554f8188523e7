import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dentalBookWrites } from './bookWrites.ts';
import { createMemory } from './memory.ts';
import { dentalPeopleWrites } from './peopleWrites.ts';
import { dentalRecords } from './records.ts';
import { dentalSlots } from './slots.ts';
import { dentalStaffWrites } from './staffWrites.ts';
import { categoriesOf, toothOf } from './teethStore.ts';
import { dentalIds, failure, instantIn, numberIn, phonesOf } from './values.ts';

interface ById {
  readonly id: string | number;
}

interface OffsetArgs {
  readonly clinicId: string;
  readonly pageSize: number;
  readonly currentPage: number;
  readonly orderBy: Readonly<Record<string, string | null>>;
  readonly search?: string | null;
}

interface ScrollArgs {
  readonly clinicId: string;
  readonly pageSize: number;
  readonly after?: string | null;
  readonly firstLetter?: string | null;
}

/** One word is looked for in both names and the cell phone; of more words the first two are both names, in either order. */
export function matches(row: ClientRecord, search: string): boolean {
  const [first = '', second] = search.toLowerCase().split(' ');
  const [name, surname] = [(row.givenName ?? '').toLowerCase(), row.familyName.toLowerCase()];
  if (second !== undefined)
    return (name.includes(first) && surname.includes(second)) || (name.includes(second) && surname.includes(first));
  const { mobile } = phonesOf(row);
  return name.includes(first) || surname.includes(first) || (mobile?.toLowerCase().includes(first) ?? false);
}

export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The root fields of the product. */
export function dentalRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const memory = createMemory(practice);
  const records = dentalRecords(backstage, memory);
  const { patient, patientsOf, appointment, lastFirst } = records;
  const newest = (row: ClientRecord): Row => patient(row, lastFirst(row.key).slice(0, 1));

  const sorted = (rows: readonly ClientRecord[], orderBy: OffsetArgs['orderBy']): readonly ClientRecord[] => {
    if (orderBy['appointments']) return rows;
    const [[field, direction] = [], ...more] = Object.entries(orderBy).filter(([, value]) => value !== undefined);
    if (field === undefined) return rows;
    if (more.length > 0)
      throw failure(
        'Argument orderBy of type PatientOrderByInput needs exactly one argument, but you provided several.',
      );
    if (direction !== 'asc' && direction !== 'desc')
      throw failure(
        `Argument ${field}: Got invalid value '${String(direction)}' on prisma.findManyPatient. Provided String, expected SortOrder.`,
      );
    const textOf = (row: ClientRecord): string => {
      if (field === 'name') return row.givenName ?? '';
      // Days that nobody knows come last.
      const bday = memory.profiles.get(row.key)?.['bday'];
      if (field === 'bday') return typeof bday === 'string' ? bday : '~';
      return row.familyName;
    };
    const sign = direction === 'asc' ? 1 : -1;
    return rows.toSorted((one, other) => sign * compareTexts(textOf(one), textOf(other)));
  };

  return {
    clinic: ({ id }: ById) => records.clinic(numberIn(id)),
    clinicDentists: ({ id }: ById) => records.dentistsOf(numberIn(id)),
    clinicPatients: ({ id }: ById) => patientsOf(numberIn(id)).map((row) => patient(row)),
    clinicAppointments({ appointmentsData }: { readonly appointmentsData: Row }): readonly Row[] {
      const clinicId = numberIn(appointmentsData['clinicId']);
      const [from, to] = [instantIn(appointmentsData['firstDay']), instantIn(appointmentsData['lastDay'])];
      return records
        .storedAppointments(
          (row) => row.placeKey === clinicId && row.start >= from && row.start + row.minutes * 60_000 <= to,
        )
        .map(appointment);
    },
    user: ({ id }: ById) => records.user(numberIn(id)),
    getUserProfile({ userId, occupation }: { readonly userId: string; readonly occupation: string }): Row | null {
      if (occupation === 'DENTIST') return records.dentist(numberIn(userId));
      // Without a type it is neither of the union's.
      return occupation === 'ASSISTANT' ? records.assistant(numberIn(userId)) : null;
    },
    loggedUser: records.self,
    dentist: ({ id }: ById) => records.dentist(numberIn(id)),
    assistant: ({ id }: ById) => records.assistant(id),
    patient({ id }: ById): Row | null {
      const row = rowOf(practice.clients, numberIn(id));
      return row && !row.isDeleted ? patient(row, lastFirst(row.key)) : null;
    },
    searchPatients: ({ searchQuery }: { readonly searchQuery: string }) =>
      records.storedPatients((row) => matches(row, searchQuery)).map(newest),
    getOffsetPatients({ patientsVar }: { readonly patientsVar: OffsetArgs }): Row {
      const { clinicId, pageSize, currentPage, orderBy, search } = patientsVar;
      const rows = patientsOf(numberIn(clinicId)).filter((row) => matches(row, search ?? ''));
      const from = currentPage * pageSize;
      if (from < 0 || !Number.isInteger(pageSize) || !Number.isInteger(from))
        throw failure('Argument skip: Got invalid value on prisma.findManyPatient. Provided Float, expected Int.');
      // A negative size is a page from the other end.
      const page = pageSize < 0 ? rows.slice(pageSize) : sorted(rows, orderBy).slice(from, from + pageSize);
      return { patients: page.map(newest), totalCount: rows.length };
    },
    getScrollPatients({ patientsVar }: { readonly patientsVar: ScrollArgs }): Row {
      const { clinicId, pageSize, after, firstLetter } = patientsVar;
      const letters = firstLetter ? [firstLetter.toUpperCase(), firstLetter.toLowerCase()] : [''];
      const rows = patientsOf(numberIn(clinicId))
        .filter(({ familyName }) => letters.some((letter) => familyName.startsWith(letter)))
        .toSorted((one, other) => compareTexts(one.familyName, other.familyName));
      // After a cursor that nobody knows the list begins again.
      const from = after ? 1 + rows.findIndex(({ key }) => key === numberIn(after)) : 0;
      const page = pageSize < 1 ? [] : rows.slice(from, from + pageSize);
      const [last, end] = [page.at(-1), rows.at(-1)];
      return {
        cursor: last ? dentalIds.of('client', last.key) : null,
        hasMore: last !== undefined && last !== end,
        patients: page.map((row) => patient(row)),
      };
    },
    appointment({ id }: ById): Row | null {
      const [row] = records.storedAppointments(({ key }) => key === id);
      return row ? appointment(row) : null;
    },
    patientAppointments: ({ patientId }: { readonly patientId: string }) =>
      records.storedAppointments(({ clientKey }) => clientKey === numberIn(patientId)).map(appointment),
    ...dentalSlots(records, memory),
    tooth({ patientId, toothId }: { readonly patientId: string; readonly toothId: string }): Row | null {
      const isOne = (row: Row): boolean => row['patientId'] === numberIn(patientId) && row['position'] === toothId;
      return [...memory.teeth.values()].filter(isOne).map(toothOf)[0] ?? null;
    },
    patientTeeth: ({ patientId }: { readonly patientId: string }) =>
      [...memory.teeth.values()].filter((row) => row['patientId'] === numberIn(patientId)).map(toothOf),
    treatments: ({ category }: { readonly category?: string | null }) =>
      [...memory.treatments.values()].filter((row) => !category || row['category'] === category),
    diagramCategories: ({ clinicId }: { readonly clinicId: string }) =>
      memory.settings.has(numberIn(clinicId))
        ? { id: clinicId, clinic: null, diagnostic: categoriesOf('DIAGNOSTIC'), procedures: categoriesOf('PROCEDURE') }
        : null,
    ...dentalBookWrites(backstage, records, memory),
    ...dentalPeopleWrites(backstage, records, memory),
    ...dentalStaffWrites(backstage, records, memory),
  };
}
