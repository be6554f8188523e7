import type { PlaceRecord, Practice, ProviderRecord, VisitTypeRecord } from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Entry } from './envelopes.ts';
import { ascendIds, idOf, instantText } from './values.ts';

/** The records of an organization that seldom change, as Ascend shows them. */
export interface AscendPlaces {
  readonly organization: () => Row;
  readonly location: (row: PlaceRecord) => Row;
  readonly provider: (row: ProviderRecord) => Row;
  readonly user: (row: ProviderRecord) => Row;
  readonly operatory: (key: number) => Row | null;
  readonly procedure: (row: VisitTypeRecord) => Row;
  readonly feeSchedule: (key: number) => Row;
  readonly recareTemplate: (key: number) => Row;
  readonly operatories: () => readonly Entry[];
}

const { of } = ascendIds;
const chairs = 4;
const madeAt = Date.parse('2024-01-08T15:00:00Z');
const lastModified = instantText(madeAt);

/** The key of a chair: the first ones of the first location are 11, 12 and so on. */
export function operatoryKey(placeKey: number, chair: number): number {
  return placeKey * 10 + 1 + (chair % chairs);
}

/** The location of a chair. */
export function placeOfOperatory(practice: Practice, key: number | null): PlaceRecord | null {
  const chair = key === null ? 0 : key % 10;
  return key !== null && chair >= 1 && chair <= chairs ? rowOf(practice.places, Math.floor(key / 10)) : null;
}

const specialties: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'GENERALPRACTICE',
  technician: 'HYGIENIST',
  groomer: 'DENTAL',
};
const categories = ['DIAGNOSTIC', 'PREVENTIVE', 'RESTORATIVE', 'ORALSURGERY', 'ADJUNCTSERV'];
const templates = [
  { recareType: 'PROPHY', description: 'Prophylaxis', interval: 6 },
  { recareType: 'PERIO', description: 'Periodontal maintenance', interval: 3 },
  { recareType: 'XRAY', description: 'Bitewing radiographs', interval: 12 },
];

/** How many templates of recare there are. */
export const recareTemplateCount: number = templates.length;

/** The fee of a procedure, in whole cents. */
export function feeOf({ key, minutes }: VisitTypeRecord): number {
  return 2500 + key * 550 + minutes * 180;
}

/** The first letters of words. */
function initials(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

export function ascendPlaces(practice: Practice): AscendPlaces {
  const { organization: own, places, providers, visitTypes } = practice;
  const addressOf = (row: PlaceRecord | null): Row => ({
    address1: row?.street ?? '',
    address2: null,
    city: row?.city ?? '',
    state: row?.state ?? '',
    postalCode: row?.postalCode ?? '',
  });

  const organization = (): Row => ({
    id: of('organization', own.key),
    type: 'Organization',
    name: own.name,
    timeZone: places[0]?.zone ?? 'America/New_York',
    email: places[0]?.email ?? null,
    phone: places[0]?.phone ?? null,
    ...addressOf(places[0] ?? null),
    lastModified,
  });

  const location = (row: PlaceRecord): Row => ({
    id: of('place', row.key),
    type: 'LocationV1',
    name: row.name,
    abbreviation: initials(row.name),
    taxPercentage: 0,
    timeZone: row.zone,
    website: null,
    email: row.email,
    phone: row.phone,
    ...addressOf(row),
    billing: {
      entityEnabled: false,
      name: null,
      address1: null,
      city: null,
      state: null,
      postalCode: null,
      phone: null,
    },
    provider() {
      const first = providers.find(({ isActive, placeKeys }) => isActive && placeKeys.includes(row.key));
      return first ? provider(first) : null;
    },
    feeSchedule: () => feeSchedule(1),
    lastModified,
  });

  const provider = (row: ProviderRecord): Row => {
    const home = rowOf(places, row.placeKeys[0] ?? null);
    return {
      id: of('provider', row.key),
      type: 'ProviderV1',
      firstName: row.givenName,
      middleInitial: null,
      lastName: row.familyName,
      shortName: `${initials(row.givenName)}${row.familyName.slice(0, 3).toUpperCase()}${String(row.key)}`,
      title: row.title,
      npi: String(1_003_000_000 + row.key * 977),
      color: row.key % 24,
      specialty: specialties[row.role],
      active: row.isActive,
      isPrimaryProvider: row.role === 'veterinarian',
      isNonPersonEntity: false,
      signatureOnFile: true,
      ...addressOf(home),
      location: home && location(home),
      feeSchedule: () => feeSchedule(1),
      user: () => user(row),
      lastModified,
    };
  };

  const user = (row: ProviderRecord): Row => ({
    id: idOf('user', row.key),
    type: 'User',
    firstName: row.givenName,
    middleInitial: null,
    lastName: row.familyName,
    username: row.email,
    phone1: null,
    phone2: null,
    enabled: row.isActive,
    timeout: 60,
    isProvider: true,
    roles: row.role === 'veterinarian' ? ['PROVIDER', 'PRACTICE_MANAGER'] : ['CLINICAL_STAFF'],
    currentLocation() {
      const home = rowOf(places, row.placeKeys[0] ?? null);
      return home && location(home);
    },
    lastModified,
  });

  const operatory = (key: number): Row | null => {
    const place = placeOfOperatory(practice, key);
    if (!place) return null;
    return {
      id: idOf('operatory', key),
      type: 'OperatoryV1',
      name: `Operatory ${String(key % 10)}`,
      shortName: `OP-${String(key % 10)}`,
      active: true,
      location: () => location(place),
      lastModified,
    };
  };

  const procedure = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    type: 'PracticeProcedureV1',
    adaCode: `D${String(9000 + row.key * 10)}`,
    aliasCode: null,
    codeType: 'ADA',
    codeVersion: 2026,
    codeExtension: null,
    description: row.name,
    abbreviatedDescription: row.name.slice(0, 12),
    category: categories[row.key % categories.length] ?? 'DIAGNOSTIC',
    treatmentArea: 'MOUTH',
    chartingSymbol: null,
    fee: feeOf(row) / 100,
    favorite: row.key <= 3,
    active: true,
    billToInsurance: true,
    needsPredetermination: false,
    isClinicalNoteRequired: row.minutes >= 60,
    isTreatmentInfoRequired: false,
    recareTemplate: row.key <= templates.length ? () => recareTemplate(row.key) : null,
    lastModified,
  });

  const feeSchedule = (key: number): Row => ({
    id: idOf('feeSchedule', key),
    type: 'FeeScheduleV1',
    name: key === 1 ? 'Office fees' : 'Membership discount',
    lastModified,
  });

  const recareTemplate = (key: number): Row => ({
    id: idOf('recareTemplate', key),
    type: 'RecareTemplateV1',
    ...(templates[key - 1] ?? templates[0]),
    intervalUnit: 'MONTHS',
    isPrimary: key === 1,
    isDefault: key === 1,
    practiceProcedures: () => visitTypes.filter((row) => !row.isBlock && row.key === key).map(procedure),
    lastModified,
  });

  const operatories = (): readonly Entry[] =>
    places.flatMap((place) =>
      Array.from({ length: chairs }, (_, chair) => {
        const key = operatoryKey(place.key, chair);
        // Sound: the chair is one of a location of the practice.
        return { id: idOf('operatory', key), show: (): Row => operatory(key) ?? {} };
      }),
    );

  return { organization, location, provider, user, operatory, procedure, feeSchedule, recareTemplate, operatories };
}
