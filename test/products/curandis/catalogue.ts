import type { Backstage } from '../../dialects/dialect.ts';
import { type ProviderRecord, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import { sortedBy, type Row } from '../generatedRows.ts';
import { curandisIds, otherId } from './ids.ts';

const stamps = { createdAt: '2025-01-13T08:00:00.000Z', updatedAt: '2025-06-02T10:15:00.000Z' };
const colors = ['#1976d2', '#388e3c', '#f57c00', '#7b1fa2', '#c2185b'];

/** What an operator can do, by the role in the practice. */
const macroOf: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'PHYSIOTHERAPIST',
  technician: 'GYM_INSTRUCTOR',
  groomer: 'OTHER',
};

const categoryNames = [
  ['PHYSIOTHERAPIST', 'Fisioterapisti'],
  ['GYM_INSTRUCTOR', 'Istruttori palestra'],
  ['DOCTOR', 'Medici'],
  ['OTHER', 'Altro'],
] as const;

const subcategories: readonly Row[] = [
  ['Manuale', 'PHYSIOTHERAPIST'],
  ['Strumentale', 'PHYSIOTHERAPIST'],
  ['Palestra', 'GYM_INSTRUCTOR'],
].map(([name, macroCategory], index) => ({
  id: otherId(20, index + 1),
  name,
  macroCategory,
  isActive: true,
  ...stamps,
}));

const rooms: readonly Row[] = [
  ['Box 1', 1],
  ['Box 2', 1],
  ['Sala riunioni', 8],
].map(([name, capacity], index) => ({
  id: otherId(30, index + 1),
  name,
  capacity,
  color: colors[index],
  isActive: index < 2,
  ...stamps,
}));

const instrumentCategories: readonly Row[] = ['Tecar', 'Laser', 'Onde d’urto'].map((name, index) => ({
  id: otherId(40, index + 1),
  name,
  description: null,
  macroCategory: 'PHYSIOTHERAPIST',
  isActive: true,
  instruments: (): readonly Row[] => instruments.filter((row) => row['categoryId'] === otherId(40, index + 1)),
  ...stamps,
}));

const instruments: readonly Row[] = [
  ['Tecar 1', 0, 'ACTIVE'],
  ['Tecar 2', 0, 'MAINTENANCE'],
  ['Laser ad alta potenza', 1, 'ACTIVE'],
  ['Onde d’urto focali', 2, 'UNAVAILABLE'],
].map(([name, category, status], index) => ({
  id: otherId(41, index + 1),
  name,
  status,
  brand: index % 2 === 0 ? 'Human Tecar' : null,
  categoryId: otherId(40, Number(category) + 1),
  category: (): Row | undefined => instrumentCategories[Number(category)],
  isActive: status !== 'UNAVAILABLE',
  ...stamps,
}));

/** The number of people that fit into a gym at once. */
export const gymCapacity = 4;
const gyms = [
  { id: otherId(50, 1), name: 'Palestra' },
  { id: otherId(50, 2), name: 'Sala posturale' },
];

/** Rows of what is offered, by whom and where. */
export type Catalogue = ReturnType<typeof curandisCatalogue>;

/** Makes rows of staff, services, rooms and instruments. */
export function curandisCatalogue({ practice }: Backstage) {
  const categories: readonly Row[] = categoryNames.map(([macroCategory, name], index) => ({
    id: otherId(10, index + 1),
    name,
    macroCategory,
    isActive: true,
    operators: (): readonly Row[] => operators().filter((row) => row['macroCategory'] === macroCategory),
    ...stamps,
  }));
  const operator = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    if (!person) return null;
    const macroCategory = macroOf[person.role];
    const category = categories.find((row) => row['macroCategory'] === macroCategory);
    return {
      id: curandisIds.of('provider', person.key),
      name: person.givenName,
      surname: person.familyName,
      email: person.email,
      phone: person.key % 2 === 0 ? null : `+1 207 555 02${String(10 + person.key)}`,
      color: colors[person.key % colors.length],
      macroCategory,
      categoryId: category?.['id'],
      category,
      isActive: person.isActive,
      legacyUserId: 400 + person.key,
      userId: person.isActive ? 12 + person.key : null,
      maxConcurrentAppointments: 1,
      preferredDurations: [30, 45, 60],
      professionalRegistration: person.title,
      royaltyPercentage: person.role === 'veterinarian' ? 60 : 45.5,
      gymSchedules: (): readonly Row[] => schedules().filter((row) => row['operatorId'] === idOf(person)),
      services: (): readonly Row[] => operatorServices(person.key),
      ...stamps,
    };
  };
  const idOf = ({ key }: ProviderRecord): string => curandisIds.of('provider', key);
  // Who works only in another house is not known here.
  const operators = (): readonly Row[] => {
    const here = practice.providers.filter(({ placeKeys }) => placeKeys.includes(1));
    const byName = (field: string) => ({ value: (row: Row) => row[field], isDescending: false, nullsFirst: false });
    return sortedBy(
      here.map(({ key }) => operator(key) ?? {}),
      [byName('name'), byName('surname')],
    );
  };
  const isOfGym = ({ key }: VisitTypeRecord): boolean => key === 5;
  const service = (key: number | null): Row | null => {
    const type = rowOf(practice.visitTypes, key);
    if (!type) return null;
    const subcategory = subcategories[isOfGym(type) ? 2 : type.key % 2];
    return {
      id: curandisIds.of('visitType', type.key),
      name: type.name,
      description: null,
      color: type.color,
      defaultDuration: type.minutes,
      preferredDuration: type.key % 2 === 0 ? type.minutes : null,
      defaultPrice: priceOf(type),
      discountFE: type.key % 3 === 0 ? 5 : null,
      bufferTimeBefore: 0,
      bufferTimeAfter: type.key % 3 === 0 ? 5 : 0,
      instrumentOrderMatters: false,
      isActive: type.isBookable,
      macroCategory: isOfGym(type) ? 'GYM_INSTRUCTOR' : 'PHYSIOTHERAPIST',
      subcategoryId: subcategory?.['id'],
      subcategory,
      requiredInstruments: (): readonly Row[] => (type.key === 3 ? [requiredInstrument(type.key)] : []),
      ...stamps,
    };
  };
  const requiredInstrument = (typeKey: number): Row => ({
    id: otherId(42, typeKey),
    instrumentCategoryId: otherId(40, 1),
    instrumentCategory: instrumentCategories[0],
    isRequired: true,
    quantity: 1,
    serviceId: curandisIds.of('visitType', typeKey),
    service: () => service(typeKey),
    ...stamps,
  });
  const services = (): readonly Row[] =>
    sortedBy(
      practice.visitTypes.map(({ key }) => service(key) ?? {}),
      [{ value: (row) => row['name'], isDescending: false, nullsFirst: false }],
    );
  const operatorServices = (providerKey: number | null): readonly Row[] =>
    practice.visitTypes
      .filter(({ isBookable }) => isBookable)
      .map(({ key, minutes }) => ({
        operatorId: curandisIds.of('provider', providerKey ?? 0),
        operator: () => operator(providerKey),
        serviceId: curandisIds.of('visitType', key),
        service: () => service(key),
        customDuration: key === providerKey ? minutes + 10 : null,
        customBufferTime: null,
      }));
  const gymRooms = (): readonly Row[] =>
    gyms.map(({ id, name }, index) => ({
      id,
      name,
      color: colors[index],
      maxCapacity: gymCapacity,
      slotDuration: 15,
      defaultStartTime: '08:00:00',
      defaultEndTime: '18:00:00',
      isActive: true,
      schedules: (): readonly Row[] => schedules().filter((row) => row['gymRoomId'] === id),
      ...stamps,
    }));
  // The first gym has an instructor from Monday to Friday, the second one on Thursday alone.
  const schedules = (): readonly Row[] =>
    [1, 2, 3, 4, 5, 9].map((number) => ({
      id: otherId(51, number),
      dayOfWeek: number % 5 === 4 ? 4 : number,
      startTime: '08:00:00',
      endTime: '18:00:00',
      gymRoomId: gyms[number === 9 ? 1 : 0]?.id,
      gymRoom: () => gymRooms()[number === 9 ? 1 : 0],
      operatorId: curandisIds.of('provider', 5),
      operator: () => operator(5),
      isCurrent: true,
      validFrom: '2025-09-01T00:00:00.000Z',
      ...stamps,
    }));
  return {
    operator,
    operators,
    categories,
    service,
    services,
    operatorServices,
    gymRooms,
    schedules,
    rooms,
    instruments,
    instrumentCategories,
    subcategories,
  };
}

/** What a service costs, in euros. */
export function priceOf({ key, minutes }: VisitTypeRecord): number {
  return minutes * 1.5 + key;
}
