import { startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createNeighbours } from './neighbours.ts';
import { caseNumber, isVisit, lodestarRecords } from './records.ts';
import {
  besideKey,
  dayIn,
  departmentKeyOf,
  departmentRows,
  lodestarIds,
  lodestarStates,
  notFound,
  type PageArgs,
  pageOf,
  plainText,
  refusal,
  speciesRows,
  statusOf,
} from './values.ts';
import { lodestarWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

interface OwnerFilter {
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly fileStatus?: 'ACTIVE' | 'INACTIVE' | null;
  readonly homeHospitalId?: string | null;
}

interface AnimalFilter {
  readonly name?: string | null;
  readonly ownerId?: string | null;
  readonly speciesCode?: string | null;
  readonly microchip?: string | null;
}

interface CaseFilter {
  readonly number?: string | null;
  readonly hospitalId?: string | null;
  readonly departmentId?: string | null;
  readonly stage?: 'OPEN' | 'CLOSED' | null;
}

interface Days {
  readonly hospitalId: string;
  readonly from: unknown;
  readonly until: unknown;
}

interface DiaryArgs extends Days {
  readonly departmentId?: string | null;
  readonly clinicianId?: string | null;
  readonly statusCodes?: readonly string[] | null;
}

type Filtered<Filter> = PageArgs & { readonly filter?: Filter | null };

const { of, key: keyOf } = lodestarIds;
const mostDays = 31;

/** What a filter that isn't given lets pass: everything. */
function fits(wanted: string | null | undefined, is: (wanted: string) => boolean): boolean {
  return wanted === null || wanted === undefined || is(wanted);
}

function isOwner(client: ClientRecord, filter: OwnerFilter): boolean {
  const words = plainText(fullNameOf(client)).split(/[\s-]+/);
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  return (
    fits(filter.name, (name) => {
      const wanted = plainText(name).split(/\s+/).filter(Boolean);
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    }) &&
    fits(filter.phone, (phone) => {
      return digits(phone).length < 4 || client.phones.some(({ value }) => digits(value).includes(digits(phone)));
    }) &&
    fits(filter.email, (email) => {
      return client.emails.some((value) => value.toLowerCase().startsWith(email.trim().toLowerCase()));
    }) &&
    fits(filter.fileStatus, (status) => client.isActive === (status === 'ACTIVE')) &&
    fits(filter.homeHospitalId, (id) => of('place', client.placeKey) === id)
  );
}

function isAnimal(patient: PatientRecord, filter: AnimalFilter): boolean {
  return (
    fits(filter.name, (name) => plainText(patient.name).startsWith(plainText(name.trim()))) &&
    fits(filter.ownerId, (id) => patient.clientKey !== null && of('client', patient.clientKey) === id) &&
    fits(filter.speciesCode, (code) => speciesRows.some((row) => row.code === code && row.name === patient.species)) &&
    fits(filter.microchip, (chip) => patient.microchip === chip)
  );
}

/** The root fields of the product. */
export function lodestarRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const neighbours = createNeighbours(practice);
  const records = lodestarRecords(backstage, neighbours);

  const placeAt = (id: string): (typeof practice.places)[number] => {
    const place = rowOf(practice.places, keyOf('place', id));
    if (!place) throw notFound('Hospital');
    return place;
  };
  /** The entries of the book at a hospital on some of its days. */
  const within = ({ hospitalId, from: first, until: last }: Days): readonly AppointmentRecord[] => {
    const place = placeAt(hospitalId);
    const [from, until] = [dayIn('from', first), dayIn('until', last)];
    if (until < from) throw refusal('until is before from', 'invalid_range');
    if (startOfDay(until, 'UTC') - startOfDay(from, 'UTC') >= mostDays * 86_400_000)
      throw refusal(`Range is longer than ${String(mostDays)} days`, 'range_too_long');
    const [start, end] = [startOfDay(from, place.zone), startOfDay(until, place.zone, 1)];
    return practice.appointments
      .filter((row) => row.placeKey === place.key && !row.isDeleted && row.start >= start && row.start < end)
      .toSorted(byStart);
  };
  const isWanted = (row: AppointmentRecord, args: DiaryArgs): boolean =>
    isVisit(row) &&
    fits(args.departmentId, (id) => departmentKeyOf(row.typeKey) === besideKey('department', id)) &&
    fits(args.clinicianId, (id) => row.providerKey !== null && of('provider', row.providerKey) === id) &&
    (args.statusCodes?.includes(statusOf(row.state).code) ?? true);

  const isCase = (patient: PatientRecord, filter: CaseFilter): boolean => {
    const visits = records.visitsOf(patient);
    const [first] = visits;
    if (!first) return false;
    const stage = visits.every(({ state }) => statusOf(state).isFinal) ? 'CLOSED' : 'OPEN';
    return (
      fits(filter.number, (number) => caseNumber(patient, first) === number.trim().toUpperCase()) &&
      fits(filter.hospitalId, (id) => of('place', first.placeKey) === id) &&
      fits(filter.departmentId, (id) => departmentKeyOf(first.typeKey) === besideKey('department', id)) &&
      fits(filter.stage, (wanted) => stage === wanted)
    );
  };
  const present = <Item>(item: Item | null, what: string): Item => {
    if (item === null) throw notFound(what);
    return item;
  };
  const task = (row: (typeof neighbours.tasks)[number]): Row => ({
    ...row,
    id: of('organization', 1900 + row.key),
    hospital: () => records.hospital(row.placeKey),
    assignee: () => records.clinician(row.assigneeKey),
  });

  return {
    viewer: { id: of('organization', 2), label: 'Front desk', scopes: ['diary', 'owners', 'animals', 'cases'] },
    hospitalGroup: {
      id: of('organization', practice.organization.key),
      name: practice.organization.name,
      hospitals: () => practice.places.map(({ key }) => records.hospital(key)),
    },
    hospitals: () => practice.places.map(({ key }) => records.hospital(key)),
    hospital: ({ id }: ById) => records.hospital(placeAt(id).key),
    departments: () => departmentRows.map(({ key }) => records.department(key)),
    consultTypes: ({ departmentId }: { readonly departmentId?: string | null }) =>
      departmentRows
        .filter(({ key }) => fits(departmentId, (id) => besideKey('department', id) === key))
        .flatMap(({ typeKeys }) => typeKeys.map(records.consultType)),
    clinicians: (args: { readonly hospitalId?: string | null; readonly includeLeavers?: boolean | null }) =>
      records.clinicians(args.hospitalId ? placeAt(args.hospitalId).key : null, args.includeLeavers ?? false),
    species: speciesRows,
    appointmentStatuses: lodestarStates.map(statusOf),
    owners({ filter, ...page }: Filtered<OwnerFilter>) {
      const rows = practice.clients.filter((row) => !row.isDeleted && isOwner(row, filter ?? {}));
      return pageOf(rows.toSorted(byFamilyName), page, cap, records.owner);
    },
    owner: ({ id }: ById) => present(records.ownerAt(keyOf('client', id)), 'Owner'),
    animals({ filter, ...page }: Filtered<AnimalFilter>) {
      const rows = practice.patients.filter((row) => isAnimal(row, filter ?? {}));
      return pageOf(rows, page, cap, records.animal);
    },
    animal: ({ id }: ById) => records.animal(present(rowOf(practice.patients, keyOf('patient', id)), 'Animal')),
    appointments: (args: DiaryArgs) =>
      within(args)
        .filter((row) => isWanted(row, args))
        .map(records.appointment),
    appointment({ id }: ById) {
      const row = present(rowOf(practice.appointments, keyOf('appointment', id)), 'Appointment');
      return records.appointment(present(isVisit(row) ? row : null, 'Appointment'));
    },
    diaryBlocks: (args: Days) =>
      within(args)
        .filter(({ isBlock }) => isBlock)
        .map(records.diaryBlock),
    cases({ filter, ...page }: Filtered<CaseFilter>) {
      const rows = practice.patients.filter((row) => isCase(row, filter ?? {}));
      return pageOf(rows, page, cap, records.caseOf);
    },
    case: ({ id }: ById) => present(records.caseAt(besideKey('case', id)), 'Case'),
    whiteboard({ hospitalId }: { readonly hospitalId: string }) {
      const place = placeAt(hospitalId);
      const wards = neighbours.wardsOf(place.key);
      const rows = practice.appointments.filter(({ placeKey, state, patientKey, ...row }) => {
        return (
          placeKey === place.key && patientKey !== null && isHere.includes(state) && !row.isDeleted && !row.isBlock
        );
      });
      return rows.map((row, index) => ({
        id: of('organization', 1950 + index),
        case: () => records.caseAt(row.patientKey),
        ward: wards[index % wards.length] ?? null,
        kennel: index % 4 === 3 ? null : String(1 + index),
        nextAction: row.state === 'ready' ? 'Goes home' : 'Recheck temperature',
        nextActionAt: null,
      }));
    },
    wards: ({ hospitalId }: { readonly hospitalId: string }) => neighbours.wardsOf(placeAt(hospitalId).key),
    referrals: (args: { readonly hospitalId?: string | null; readonly status?: string | null }) =>
      neighbours.referrals
        .filter(({ status, patientKey }) => {
          const patient = rowOf(practice.patients, patientKey);
          const [first] = patient ? records.visitsOf(patient) : [];
          const placeKey = first?.placeKey ?? 1;
          return (
            fits(args.status, (wanted) => status === wanted) &&
            fits(args.hospitalId, (id) => of('place', placeKey) === id)
          );
        })
        .map(({ key }) => records.referral(key)),
    referringPractices({ name, ...page }: PageArgs & { readonly name?: string | null }) {
      const rows = neighbours.practices.filter((row) => {
        return fits(name, (wanted) => plainText(row.name).includes(plainText(wanted.trim())));
      });
      return pageOf(rows, page, cap, (row) => row);
    },
    referringPractice: ({ id }: ById) =>
      present(rowOf(neighbours.practices, besideKey('practice', id)), 'Referring practice'),
    invoices({ ownerId, ...page }: PageArgs & { readonly ownerId?: string | null }) {
      const key = ownerId ? present(keyOf('client', ownerId), 'Owner') : null;
      return pageOf(neighbours.invoicesOf(key), page, cap, records.invoice);
    },
    letters({ caseId }: { readonly caseId: string }) {
      return records.letters(present(rowOf(practice.patients, besideKey('case', caseId)), 'Case'));
    },
    tasks: (args: { readonly hospitalId?: string | null; readonly open?: boolean | null }) =>
      neighbours.tasks
        .filter(({ placeKey, doneAt }) => {
          const isWantedOpen = typeof args.open !== 'boolean' || (doneAt === null) === args.open;
          return isWantedOpen && fits(args.hospitalId, (id) => of('place', placeKey) === id);
        })
        .map(task),
    ...lodestarWrites(backstage, records, neighbours, task),
  };
}

const isHere: readonly AppointmentRecord['state'][] = ['arrived', 'inProgress', 'ready'];
