import { type ClientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { apptStatuses, dateTimeText, isEvent, openEmrIds, uuidOf } from './values.ts';

const { of } = openEmrIds;

// Category, type and whether it is still in use: the practice has made its own types of visits instead.
const installed: readonly (readonly [id: number, name: string, seconds: number, type: number, isActive: boolean])[] = [
  [1, 'No Show', 0, 0, true],
  [2, 'In Office', 0, 1, true],
  [3, 'Out Of Office', 0, 1, true],
  [4, 'Vacation', 0, 1, true],
  [5, 'Office Visit', 900, 0, false],
  [6, 'Holidays', 86_400, 2, true],
  [8, 'Lunch', 3600, 1, true],
  [9, 'Established Patient', 900, 0, false],
  [10, 'New Patient', 1800, 0, false],
  [11, 'Reserved', 900, 1, true],
];

/** All categories of the calendar; those of the practice come after those that are installed. */
export function categoriesOf(practice: Practice): readonly Row[] {
  const own = practice.visitTypes.map((type, index) => ({
    pc_catid: of('visitType', type.key),
    pc_constant_id: type.name.toLowerCase().replaceAll(' ', '_'),
    pc_catname: type.name,
    pc_catcolor: type.color,
    pc_catdesc: type.name,
    pc_duration: type.minutes * 60,
    pc_cattype: type.isBlock ? 1 : 0,
    pc_active: 1,
    pc_seq: 100 + index * 10,
    aco_spec: 'encounters|notes',
  }));
  const standard = installed.map(([id, name, seconds, type, isActive], index) => ({
    pc_catid: String(id),
    pc_constant_id: name.toLowerCase().replaceAll(' ', '_'),
    pc_catname: name,
    pc_catcolor: '#cce5ff',
    pc_catdesc: name,
    pc_duration: seconds,
    pc_cattype: type,
    pc_active: isActive ? 1 : 0,
    pc_seq: index + 1,
    aco_spec: 'encounters|notes',
  }));
  return [...standard, ...own];
}

/** Options of the lists that are shown. */
export function optionsOf(list: string): readonly Row[] {
  const titles: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    apptstat: apptStatuses.map(([code, title]) => [code, title]),
    sex: [
      ['Female', 'Female'],
      ['Male', 'Male'],
      ['UNK', 'Unknown'],
    ],
    marital: [
      ['married', 'Married'],
      ['single', 'Single'],
      ['divorced', 'Divorced'],
      ['widowed', 'Widowed'],
    ],
  };
  return (titles[list] ?? []).map(([option, title], index) => ({
    list_id: list,
    option_id: option,
    title,
    seq: (index + 1) * 5,
    is_default: 0,
    notes: '',
    activity: 1,
  }));
}

/** What took place: an encounter of each appointment that is over. */
export function encountersOf(practice: Practice, { key }: ClientRecord): readonly Row[] {
  return practice.appointments
    .filter((row) => row.clientKey === key && row.state === 'completed' && isEvent(row))
    .map((row) => ({
      id: String(700 + row.key),
      uuid: uuidOf(8, row.key),
      encounter: String(20_000 + row.key),
      pid: of('client', key),
      date: dateTimeText(row.start),
      reason: row.reason ?? '',
      facility: rowOf(practice.places, row.placeKey)?.name ?? '',
      facility_id: of('place', row.placeKey),
      billing_facility: of('place', 1),
      provider_id: row.providerKey === null ? null : of('provider', row.providerKey),
      sensitivity: 'normal',
      pc_catid: of('visitType', row.typeKey),
      pc_catname: rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
      class_code: 'AMB',
      class_title: 'ambulatory',
      external_id: null,
    }));
}

/** Medical problems, allergies and medications of some patients. */
export function entriesOf({ key }: ClientRecord, type: 'medical_problem' | 'allergy' | 'medication'): readonly Row[] {
  const titles = { medical_problem: 'Hypertension', allergy: 'Penicillin', medication: 'Norvasc' };
  const every = { medical_problem: 4, allergy: 7, medication: 5 }[type];
  if (key % every !== 0) return [];
  return [
    {
      id: String(key * 10 + every),
      uuid: uuidOf(every, key),
      pid: of('client', key),
      type,
      title: titles[type],
      begdate: '2021-03-15 00:00:00',
      enddate: null,
      diagnosis: type === 'medical_problem' ? 'ICD10:I10' : '',
      comments: '',
      activity: 1,
    },
  ];
}

/** The insurance of every third patient. */
export function insurancesOf({ key, givenName, familyName }: ClientRecord): readonly Row[] {
  if (key % 3 !== 0) return [];
  return [
    {
      id: String(300 + key),
      uuid: uuidOf(9, key),
      pid: of('client', key),
      type: 'primary',
      provider: '1',
      plan_name: 'Gold 500',
      policy_number: `P${String(100_000 + key)}`,
      group_number: '77',
      subscriber_fname: givenName ?? '',
      subscriber_lname: familyName,
      date: '2024-01-01',
    },
  ];
}

const atCompany = { attn: 'Claims', cms_id: '', inactive: 0, line1: '1 Market Street', city: 'Boston', state: 'MA' };

/** Companies that insure. */
export const insuranceCompanies: readonly Row[] = [
  { id: '1', name: 'Aetna', ins_type_code: 2, zip: '02110', ...atCompany },
  { id: '2', name: 'Harbor Mutual', ins_type_code: 2, zip: '02111', ...atCompany },
];

/** What the practice gives out. */
export const drugs: readonly Row[] = ['Amoxicillin', 'Carprofen', 'Gabapentin'].map((name, index) => ({
  drug_id: String(index + 1),
  uuid: uuidOf(10, index + 1),
  name,
  ndc_number: `0093-41${String(index)}-01`,
  form: 'capsule',
  size: '250',
  unit: 'mg',
  route: 'oral',
  active: 1,
}));

/** The release that is served. */
export const openEmrVersion: Row = {
  v_major: '7',
  v_minor: '0',
  v_patch: '3',
  v_realpatch: '0',
  v_tag: '',
  v_database: 510,
  v_acl: 12,
};
