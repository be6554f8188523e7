import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PhoneRecord,
  type ProviderRecord,
} from '../../dialects/practice.ts';
import { createLedger, dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { bookTables } from './books.ts';
import { breedTitles, cities, colors, kinds, listTables, numberIn } from './lists.ts';
import { decimalText, lengthText, serverZone, sqlText, statusWord, vetIds, zoneAt } from './values.ts';

/** The columns of each kind of phone. */
export const phoneColumns: Readonly<Record<PhoneRecord['label'], 'cell_phone' | 'home_phone' | 'work_phone'>> = {
  Mobile: 'cell_phone',
  Home: 'home_phone',
  Work: 'work_phone',
};

const positions: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: '5',
  technician: '6',
  groomer: '7',
};
const sexes: Readonly<Record<PatientRecord['sex'], string>> = { MALE: 'male', FEMALE: 'female', UNKNOWN: 'unknown' };

/** The tables of the practice as rows of columns; written columns that the practice has no place for lie over them. */
export function vetRows({ practice, now }: Backstage, written: ReadonlyMap<string, Row>) {
  const ledger = createLedger(practice);
  const id = vetIds.of;
  const idOrNull = (kind: Parameters<typeof id>[0], key: number | null): string | null =>
    key === null ? null : id(kind, key);
  const over = (table: string, row: Row): Row => ({ ...row, ...written.get(`${table} ${String(row['id'])}`) });

  const phoneOf = (client: ClientRecord, label: PhoneRecord['label']): string =>
    client.phones.find((phone) => phone.label === label)?.value ?? '';
  const lastVisitOf = (client: ClientRecord): string | null => {
    let newest: AppointmentRecord | null = null;
    for (const row of practice.appointments) {
      const isVisit = row.clientKey === client.key && row.state === 'completed' && !row.isDeleted && row.start <= now();
      if (isVisit && row.start > (newest?.start ?? 0)) newest = row;
    }
    return newest && sqlText(newest.start, zoneAt(newest.placeKey));
  };
  const balanceOf = ({ key }: ClientRecord): number => {
    const due = ledger.orders.reduce((sum, order) => sum + (order.clientKey === key ? dueOf(ledger, order) : 0), 0);
    return ledger.credits.reduce((sum, credit) => sum + (credit.clientKey === key ? credit.cents : 0), 0) - due;
  };
  const client = (row: ClientRecord): Row => ({
    id: id('client', row.key),
    address: row.street,
    home_phone: phoneOf(row, 'Home'),
    work_phone: phoneOf(row, 'Work'),
    note: row.note ?? '',
    type_id: row.tags.includes('Breeder') ? '2' : null,
    how_find: row.key % 4 === 0 ? String(81 + (row.key % 3)) : null,
    balance: decimalText(balanceOf(row)),
    email: row.emails[0] ?? '',
    city: '',
    city_id: numberIn(cities, 251, row.city),
    date_register: sqlText(row.createdAt, serverZone),
    cell_phone: phoneOf(row, 'Mobile'),
    zip: '',
    registration_index: null,
    vip: 0,
    last_name: row.familyName,
    first_name: row.givenName ?? '',
    middle_name: '',
    status: row.isDeleted ? 'DELETED' : row.isActive ? 'ACTIVE' : 'DISABLED',
    discount: row.key % 10 === 0 ? 5 : 0,
    passport_series: '',
    lab_number: '',
    street_id: '0',
    apartment: '',
    unsubscribe: 0,
    in_blacklist: 0,
    last_visit_date: lastVisitOf(row),
    number_of_journal: '',
    phone_prefix: '1',
  });
  const pet = (row: PatientRecord): Row => ({
    id: id('patient', row.key),
    owner_id: idOrNull('client', row.clientKey),
    type_id: numberIn(kinds, 1, row.species),
    alias: row.name,
    sex: sexes[row.sex],
    date_register: sqlText(row.createdAt, serverZone),
    birthday: row.birthDate,
    note: '',
    breed_id: numberIn(breedTitles, 330, row.breed),
    old_id: null,
    color_id: numberIn(colors, 71, row.color),
    deathnote: null,
    deathdate: row.isDeceased ? sqlText(row.updatedAt, serverZone) : null,
    chip_number: row.microchip ?? '',
    lab_number: '',
    status: row.isDeceased ? 'dead' : 'alive',
    picture: null,
    weight: decimalText(300 + (row.key % 40) * 50),
    edit_date: sqlText(row.updatedAt, serverZone),
  });
  const invoicesSum = (row: AppointmentRecord): number => {
    const day = sqlText(row.start, zoneAt(row.placeKey)).slice(0, 10);
    return ledger.orders
      .filter((order) => order.clientKey === row.clientKey && sqlText(order.at, serverZone).startsWith(day))
      .reduce((sum, order) => sum + order.subtotalCents + order.taxCents, 0);
  };
  const admission = (row: AppointmentRecord): Row => ({
    id: id('appointment', row.key),
    admission_date: sqlText(row.start, zoneAt(row.placeKey)),
    description: row.reason ?? '',
    client_id: idOrNull('client', row.clientKey),
    patient_id: idOrNull('patient', row.patientKey),
    user_id: idOrNull('provider', row.providerKey),
    type_id: id('visitType', row.typeKey),
    admission_length: lengthText(row.minutes),
    status: statusWord(row),
    clinic_id: id('place', row.placeKey),
    direct_direction: 0,
    creator_id: id('provider', 5),
    create_date: sqlText(row.createdAt, serverZone),
    escorter_id: '0',
    reception_write_channel: row.state === 'planned' ? 'website' : 'vetmanager',
    is_auto_create: 0,
    invoices_sum: decimalText(invoicesSum(row)),
    // A column that nothing writes.
    confirmation: null,
  });
  const user = (row: ProviderRecord): Row => ({
    id: id('provider', row.key),
    last_name: row.familyName,
    first_name: row.givenName,
    middle_name: '',
    login: `staff${String(row.key)}`,
    position_id: positions[row.role],
    email: row.email,
    phone: '',
    cell_phone: '',
    address: null,
    role_id: row.role === 'veterinarian' ? '2' : '3',
    is_active: row.isActive ? 1 : 0,
    calc_percents: 1,
    nickname: `${row.givenName.slice(0, 1)}. ${row.familyName}`,
    last_change_pwd_date: '2026-01-09',
    is_limited: 0,
    sip_number: '',
  });
  const clinics = (): readonly Row[] =>
    practice.places.map((row) => ({
      id: id('place', row.key),
      title: row.name,
      address: [row.street, row.city, `${row.state} ${row.postalCode}`].join(', '),
      phone: row.phone,
      city_id: numberIn(cities, 251, row.city),
      start_time: '08:00',
      end_time: '22:00',
      internet_address: '',
      guest_client_id: null,
      time_zone: row.zone,
      logo_url: null,
      status: 'ACTIVE',
      telegram: '',
      whatsapp: '',
      email: row.email,
    }));
  const phones = (): readonly Row[] =>
    practice.clients.flatMap((row) =>
      (['Home', 'Work', 'Mobile'] as const).flatMap((label, index) => {
        const phone = phoneOf(row, label);
        if (phone === '') return [];
        return {
          id: String(row.key * 10 + index),
          client_id: id('client', row.key),
          type: label === 'Mobile' ? 'cell' : label.toLowerCase(),
          original_phone: phone,
          clean_phone: phone.replaceAll(/[-() ]/g, ''),
        };
      }),
    );
  return rememberedRows(practice, {
    ...listTables(practice),
    ...bookTables(practice, ledger),
    clinics,
    client_phones: phones,
    clients: () => practice.clients.map((row) => over('clients', client(row))),
    pets: () => practice.patients.map((row) => over('pets', pet(row))),
    // What keeps time free is in the timesheets.
    admissions: () =>
      practice.appointments.filter((row) => !row.isBlock).map((row) => over('admissions', admission(row))),
    users: () => practice.providers.map(user),
  });
}
