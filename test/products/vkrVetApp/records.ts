import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { type Goods, type Reception, type Research, type Service, vkrTables } from './tables.ts';
import { dateText } from './values.ts';

/** Every table counts from 1. */
export const vkrIds = numberIds(0);

/** What the service keeps of a pet, or of an entry, that the practice does not. */
export type PetDetails = Partial<Pick<Row, 'nutrition' | 'castration' | 'notes' | 'diagnosis' | 'weight'>>;

/** Entries have no state: whoever calls off is taken out of the book, whoever stays away is not. */
export function isRecord(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.state !== 'cancelled' && hasClearDay(row);
}

/** The pets that have an owner, as every one here must have. */
export function petsOf(practice: Practice): readonly PatientRecord[] {
  return practice.patients.filter((row) => rowOf(practice.clients, row.clientKey)?.isDeleted === false);
}

/** The clients; who is deleted is gone, and his pets and entries with him. */
export function clientsOf(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter(({ isDeleted }) => !isDeleted);
}

/** How rows of the service are made. */
export type VkrRecords = ReturnType<typeof vkrRecords>;

/** The practice as rows of the service, with the tables that it has besides. */
export function vkrRecords({ practice, meet }: Backstage) {
  const tables = vkrTables(practice);
  const kinds = new Map<number, string | null>();
  const petDetails = new Map<number, PetDetails>();
  // Those who see animals, and the desk; nobody is ever taken out, because the entries would go too.
  const employees: readonly Row[] = [
    ...practice.providers.map((row) => ({ id: row.key, fullName: fullNameOf(row), role: 'DOCTOR' })),
    { id: 9, fullName: 'Dana Whitfield', role: 'MANAGER' },
  ];
  const purposes: readonly Row[] = practice.visitTypes.flatMap(({ key, name, isBlock }) =>
    isBlock ? [] : [{ id: key, purposeName: name }],
  );
  const employee = (id: number | null): Row | null => employees.find((row) => row['id'] === id) ?? null;
  const purpose = (id: number | null): Row | null => purposes.find((row) => row['id'] === id) ?? null;

  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      id: row.key,
      fullName: fullNameOf(row),
      telephoneNumber: row.phones[0]?.value ?? '',
      address: [row.street, row.city].filter(Boolean).join(', ') || null,
      pets: () =>
        petsOf(practice)
          .filter(({ clientKey }) => clientKey === row.key)
          .map(pet),
    };
  };
  const pet = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const receptions = tables.receptions.all().filter(({ petId }) => petId === row.key);
    return {
      id: row.key,
      alias: row.name,
      kind: row.species,
      breed: row.breed,
      gender: { MALE: true, FEMALE: false, UNKNOWN: null }[row.sex],
      // A date in a field of text: the framework writes its number.
      DOB: row.birthDate === null ? null : String(Date.parse(row.birthDate)),
      color: row.color || null,
      clientId: row.clientKey,
      client: () => {
        const owner = rowOf(practice.clients, row.clientKey);
        return owner && client(owner);
      },
      castration: row.key % 3 === 0 ? null : row.key % 2 === 0,
      nutrition: row.key % 4 === 0 ? 'Сухой корм' : null,
      notes: row.key % 9 === 0 ? 'Кусается' : null,
      diagnosis: receptions.at(-1)?.diagnosis ?? null,
      weight: row.key % 5 === 0 ? null : 2 + (row.key % 30) / 2,
      createdAt: dateText(row.createdAt),
      receptions: () => receptions.toSorted((one, other) => other.createdAt - one.createdAt).map(reception),
      analyzesResearchs: () =>
        tables.researches
          .all()
          .filter(({ petId }) => petId === row.key)
          .map(research),
      ...petDetails.get(row.key),
    };
  };
  const petById = (id: number): Row | null => {
    const found = rowOf(petsOf(practice), id);
    return found && pet(found);
  };
  const record = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const patient = rowOf(practice.patients, row.patientKey);
    const kind = kinds.get(row.key);
    return {
      id: row.key,
      dateTimeStart: dateText(row.start),
      dateTimeEnd: dateText(row.start + row.minutes * 60_000),
      // No pet is named, only what kind of animal to expect.
      kindOfAnimal: kind === undefined ? (patient?.species ?? null) : kind,
      clientId: row.clientKey,
      client: () => {
        const person = rowOf(practice.clients, row.clientKey);
        return person && client(person);
      },
      employeeId: row.providerKey,
      employee: () => employee(row.providerKey),
      receptionPurposeId: purpose(row.typeKey) ? row.typeKey : null,
      purpose: () => purpose(row.typeKey),
    };
  };
  const goodsRow = (row: Goods): Row => ({ ...row, category: () => tables.categories.find(row.categoryId) });
  const serviceRow = (row: Service): Row => ({ ...row, type: () => tables.serviceTypes.find(row.typeId) });
  const goodsList = (id: number, item: Reception['goods'][number]): Row => {
    const found = tables.goods.find(item.goodsId);
    return { ...item, receptionId: id, goods: () => found && goodsRow(found) };
  };
  const serviceList = (id: number, item: Reception['services'][number]): Row => {
    const found = tables.services.find(item.serviceId);
    return { ...item, receptionId: id, service: () => found && serviceRow(found) };
  };
  const reception = ({ goods, services, createdAt, ...row }: Reception): Row => ({
    ...row,
    createdAt: dateText(createdAt),
    employee: () => employee(row.employeeId),
    purpose: () => purpose(row.purposeId),
    pet: () => petById(row.petId),
    goods: () => goods.map((item) => goodsList(row.id, item)),
    services: () => services.map((item) => serviceList(row.id, item)),
  });
  const research = ({ createdAt, ...row }: Research): Row => ({
    ...row,
    createdAt: dateText(createdAt),
    type: () => tables.researchTypes.find(({ id }) => id === row.typeId) ?? null,
    pet: () => petById(row.petId),
  });
  const shift = ({ date, ...row }: ReturnType<typeof tables.shifts.all>[number]): Row => ({
    ...row,
    date: dateText(date),
    employee: () => employee(row.employeeId),
  });
  return {
    tables,
    kinds,
    petDetails,
    employees,
    purposes,
    employee,
    purpose,
    client,
    pet,
    petById,
    record,
    goodsRow,
    serviceRow,
    goodsList,
    serviceList,
    reception,
    research,
    shift,
  };
}
