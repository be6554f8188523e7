import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { simplyBookIds, statusOf, timeText, userStatuses } from './values.ts';

/** How rows of the practice look there. */
export type SimplyBookRecords = ReturnType<typeof simplyBookRecords>;

/** What clients are asked when they book. */
export const petFields: readonly { readonly name: string; readonly title: string; readonly type: string }[] = [
  { name: 'field_pet_name', title: "Pet's name", type: 'text' },
  { name: 'field_species', title: 'Kind of animal', type: 'select' },
  { name: 'field_first_visit', title: 'Is it your first visit?', type: 'checkbox' },
];

const { of: id } = simplyBookIds;
const surgery = 4;
const minuteMs = 60_000;

/** Makes rows from the records of a practice. */
export function simplyBookRecords({ practice, meet, now }: Backstage, answers: ReadonlyMap<number, readonly Row[]>) {
  const priceOf = (row: VisitTypeRecord): number => row.minutes * 2;
  const services = (): readonly VisitTypeRecord[] => practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const serviceIds = (): readonly string[] => services().map(({ key }) => id('visitType', key));
  const providerIds = (isAt: (row: ProviderRecord) => boolean): readonly string[] =>
    practice.providers.filter((row) => row.isActive && isAt(row)).map(({ key }) => id('provider', key));

  const provider = (row: ProviderRecord): Row => ({
    id: id('provider', row.key),
    name: fullNameOf(row),
    email: row.email,
    phone: null,
    description: row.title,
    color: ['#2a9d8f', '#e9c46a', '#e76f51', '#6a4c93'][row.key % 4],
    picture: null,
    picture_preview: null,
    qty: 1,
    sort_order: row.key,
    is_active: row.isActive,
    is_visible: row.isActive,
    services: serviceIds(),
  });

  const service = (row: VisitTypeRecord): Row => ({
    id: id('visitType', row.key),
    name: row.name,
    description: null,
    price: priceOf(row),
    deposit_price: null,
    currency: 'USD',
    duration: row.minutes,
    buffer_time_after: row.key === surgery ? 15 : 0,
    recurring_settings: null,
    tax: { id: '1', name: 'Sales tax', ratio: 5.5 },
    memberships: [],
    providers: providerIds(() => true),
    picture: null,
    picture_preview: null,
    sort_order: row.key,
    is_active: true,
    is_visible: row.isBookable,
  });

  const location = (row: PlaceRecord): Row => ({
    id: id('place', row.key),
    name: row.name,
    description: null,
    picture: null,
    picture_preview: null,
    address1: row.street,
    address2: null,
    // There is no field for the state.
    city: `${row.city}, ${row.state}`,
    zip: row.postalCode,
    country_id: 'US',
    phone: row.phone,
    lat: null,
    lng: null,
    position: row.key,
    is_visible: true,
    providers: providerIds(({ placeKeys }) => placeKeys.includes(row.key)),
  });

  const categories = (): readonly Row[] => [
    {
      id: '1',
      name: 'Visits',
      description: null,
      position: 1,
      is_visible: true,
      services: serviceIds().filter((one) => one !== id('visitType', surgery)),
    },
    {
      id: '2',
      name: 'Surgery',
      description: null,
      position: 2,
      is_visible: true,
      services: [id('visitType', surgery)],
    },
  ];

  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      id: id('client', row.key),
      name: fullNameOf(row),
      email: row.emails[0] ?? null,
      phone: row.phones[0]?.value ?? null,
      address1: row.street || null,
      address2: null,
      city: row.city || null,
      zip: null,
      country_id: 'US',
      state_id: null,
      full_address: [row.street, row.city].filter((part) => part !== '').join(', ') || null,
      can_be_edited: true,
    };
  };

  const answersOf = (row: AppointmentRecord): readonly Row[] => {
    const patient = rowOf(practice.patients, row.patientKey);
    const own = patient ? [patient.name, patient.species, row.key % 6 === 0 ? 'on' : null] : [];
    return petFields.flatMap(({ name, title, type }, index) => {
      const given = answers.get(row.key)?.find((answer) => answer['field'] === name);
      const value = given ? given['value'] : own[index];
      if (value === undefined) return [];
      return [{ id: String(index + 1), field_name: name, field_title: title, field_type: type, value }];
    });
  };

  const codeOf = (row: AppointmentRecord): string => `00hv${(row.key * 7919).toString(36).padStart(5, '0')}`;
  const invoiceOf = (row: AppointmentRecord): string | null =>
    row.state === 'completed' ? String(5000 + row.key) : null;

  const booking = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const [person, staff] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    const [type, place] = [rowOf(practice.visitTypes, row.typeKey), rowOf(practice.places, row.placeKey)];
    const mark = userStatuses.find(({ state }) => state === row.state) ?? null;
    const invoice = invoiceOf(row);
    const isOpen = row.state !== 'cancelled' && row.start > now();
    const log = [{ datetime: timeText(row.createdAt), type: 'create', user_name: 'Front desk' }];
    const canceled = { datetime: timeText(row.updatedAt), type: 'cancel', user_name: 'Front desk' };
    return {
      id: id('appointment', row.key),
      code: codeOf(row),
      hash: (row.key * 2_654_435_761).toString(16),
      is_confirmed: statusOf(row) === 'confirmed',
      status: statusOf(row),
      start_datetime: timeText(row.start),
      end_datetime: timeText(row.start + row.minutes * minuteMs),
      duration: row.minutes,
      record_date: timeText(row.createdAt),
      location_id: id('place', row.placeKey),
      category_id: row.typeKey === surgery ? '2' : '1',
      service_id: id('visitType', row.typeKey),
      provider_id: id('provider', row.providerKey ?? 0),
      client_id: id('client', row.clientKey ?? 0),
      service: type && service(type),
      provider: staff && provider(staff),
      location: place && location(place),
      category: categories()[row.typeKey === surgery ? 1 : 0],
      client: person && client(person),
      user_status_id: mark?.id ?? null,
      user_status: mark,
      comment: row.reason,
      additional_fields: answersOf(row),
      batch_id: null,
      recurring_id: null,
      membership_id: null,
      package_id: null,
      invoice_id: invoice,
      invoice_number: invoice && `INV-${invoice}`,
      invoice_status: invoice && 'paid',
      invoice_payment_received: invoice === null ? null : true,
      ticket_code: null,
      ticket_is_used: null,
      can_be_edited: isOpen,
      can_be_canceled: isOpen,
      log: row.state === 'cancelled' ? [...log, canceled] : log,
    };
  };

  const invoice = (row: AppointmentRecord): Row => {
    const person = rowOf(practice.clients, row.clientKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      id: invoiceOf(row),
      number: `INV-${invoiceOf(row) ?? ''}`,
      datetime: timeText(row.start + row.minutes * minuteMs),
      client_id: id('client', row.clientKey ?? 0),
      client: person && client(person),
      amount: type ? priceOf(type) : 0,
      currency: 'USD',
      status: 'paid',
      payment_received: true,
      payment_processor: row.key % 2 === 0 ? 'cash' : 'stripe',
      booking_ids: [id('appointment', row.key)],
    };
  };

  const note = (row: AppointmentRecord): Row => ({
    id: id('appointment', row.key),
    provider_id: row.providerKey === null ? null : id('provider', row.providerKey),
    service_id: null,
    start_date_time: timeText(row.start),
    end_date_time: timeText(row.start + row.minutes * minuteMs),
    note: row.reason ?? '',
    mode: 'provider',
    time_blocked: true,
  });

  return { provider, service, services, location, categories, client, booking, invoice, note, codeOf };
}
