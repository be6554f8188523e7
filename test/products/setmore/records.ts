import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { countryCodeOf, endOf, labelOf, numberOf, setmoreIds, timeText } from './values.ts';

/** How rows of the practice look there. */
export type SetmoreRecords = ReturnType<typeof setmoreRecords>;

/** What Setmore keeps that the practice has no place for. */
export interface SetmoreMemory {
  /** Free labels of appointments, which stand for no state. */
  readonly labels: Map<number, string>;
  /** Fields of customers as they were given. */
  readonly profiles: Map<number, Row>;
}

/** Categories of services, each with the keys of its visit types. */
export const categories: readonly { readonly key: string; readonly name: string; readonly types: readonly number[] }[] =
  [
    { key: '5c0b7d11-2a4e-4c3f-8f0e-9a61c2d70001', name: 'Check-ups', types: [1, 2, 6] },
    { key: '5c0b7d11-2a4e-4c3f-8f0e-9a61c2d70002', name: 'Treatments', types: [3, 4] },
    { key: '5c0b7d11-2a4e-4c3f-8f0e-9a61c2d70003', name: 'Care', types: [5] },
  ];

const currency = 'USD';
const noImage = '/bookingpage/images/provider_img2.png';
const surgery = 4;

/** Makes rows from the records of a practice. What is empty is an empty text. */
export function setmoreRecords({ practice, meet }: Backstage, memory: SetmoreMemory) {
  const cost = (typeKey: number): number => 25 + typeKey * 15;

  /** Fields that the company has added; the names of animals are kept there as one text. */
  const additionalFields = ({ key }: ClientRecord): Row => {
    const pets = practice.patients.filter((row) => row.clientKey === key).map(({ name }) => name);
    return { Pets: pets.join(', '), Insurance: key % 10 === 0 ? 'Harbor Pet Cover' : '' };
  };

  const customer = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      state: '',
      postal_code: '',
      image_url: noImage,
      additional_fields: additionalFields(row),
      ...memory.profiles.get(row.key),
      key: setmoreIds.of('client', row.key),
      company_key: setmoreIds.of('organization', practice.organization.key),
      contact_type: 'Customer',
      first_name: row.givenName ?? '',
      last_name: row.familyName,
      email_id: row.emails[0] ?? '',
      country_code: countryCodeOf(row),
      cell_phone: numberOf(row, 'Mobile'),
      work_phone: numberOf(row, 'Work'),
      home_phone: numberOf(row, 'Home'),
      address: row.street,
      city: row.city,
      comment: row.note ?? '',
    };
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      key: setmoreIds.of('appointment', row.key),
      start_time: timeText(row.start),
      end_time: timeText(endOf(row)),
      duration: row.minutes,
      staff_key: setmoreIds.of('provider', row.providerKey ?? 0),
      service_key: setmoreIds.of('visitType', row.typeKey),
      customer_key: setmoreIds.of('client', row.clientKey ?? 0),
      customer() {
        const person = rowOf(practice.clients, row.clientKey);
        return person && customer(person);
      },
      cost: cost(row.typeKey),
      currency,
      comment: row.reason ?? '',
      label: memory.labels.get(row.key) ?? labelOf(row) ?? '',
    };
  };

  const staff = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    return {
      key: setmoreIds.of('provider', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      email_id: row.email,
      country_code: '+1',
      work_phone: '',
      image_url: noImage,
      comment: row.title ?? '',
    };
  };

  const service = (row: VisitTypeRecord): Row => ({
    key: setmoreIds.of('visitType', row.key),
    service_name: row.name,
    staff_keys: practice.providers
      .filter(({ isActive, role }) => isActive && (row.key !== surgery || role === 'veterinarian'))
      .map(({ key }) => setmoreIds.of('provider', key)),
    duration: row.minutes,
    buffer_duration: row.key === surgery ? 15 : 0,
    cost: cost(row.key),
    currency,
    image_url: '',
    description: row.key === surgery ? 'Please bring the animal without breakfast.' : '',
  });

  return { customer, appointment, staff, service };
}
