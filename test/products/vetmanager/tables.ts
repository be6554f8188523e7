import { columnsOf } from '../tableDefinitions.ts';

/** A table as the layer shows it: its columns by type, one row that a column leads to, and rows that lead to it. */
export interface VetTable {
  readonly type: string;
  /** The query for one row by its id; null where there is only the list. */
  readonly single: string | null;
  readonly columns: Readonly<Record<string, string>>;
  readonly one: Readonly<Record<string, readonly [table: string, column: string]>>;
  readonly many: Readonly<Record<string, readonly [table: string, column: string]>>;
}

function linksOf(text: string): VetTable['one'] {
  const links = Object.entries(text === '' ? {} : columnsOf(text)).map(([field, link]) => {
    const [target = '', column = ''] = link.split(' ');
    return [field, [target, column]] as const;
  });
  return Object.fromEntries(links);
}

function table(type: string, single: string | null, columns: string, one = '', many = ''): VetTable {
  return { type, single, columns: columnsOf(columns), one: linksOf(one), many: linksOf(many) };
}

/** The tables by the names of their lists, as the vendor's OpenAPI file has them. */
export const vetTables: Readonly<Record<string, VetTable>> = {
  admissions: table(
    'Admission',
    'admission',
    `id: ID!, admission_date: DateTime!, description: String!, client_id: ID, patient_id: ID, user_id: ID, type_id: ID,
    admission_length: String, status: AdmissionStatus!, clinic_id: ID!, direct_direction: Int!, creator_id: ID,
    create_date: DateTime!, escorter_id: ID, reception_write_channel: String, is_auto_create: Int!,
    invoices_sum: String!, confirmation: String`,
    `client: clients client_id, pet: pets patient_id, doctor_data: users user_id,
    admission_type_data: combo_manual_items type_id, clinic: clinics clinic_id`,
  ),
  clients: table(
    'Client',
    'client',
    `id: ID!, address: String!, home_phone: String!, work_phone: String!, note: String!, type_id: ID, how_find: ID,
    balance: String!, email: String!, city: String!, city_id: ID, date_register: DateTime, cell_phone: String!,
    zip: String!, registration_index: String, vip: Int!, last_name: String!, first_name: String!, middle_name: String!,
    status: ClientStatus!, discount: Int!, passport_series: String!, lab_number: String!, street_id: ID,
    apartment: String!, unsubscribe: Int!, in_blacklist: Int!, last_visit_date: DateTime, number_of_journal: String!,
    phone_prefix: String`,
    'city_data: cities city_id, client_type_data: client_types type_id',
    'pets: pets owner_id, admissions: admissions client_id, invoices: invoices client_id, phones: client_phones client_id',
  ),
  client_phones: table(
    'ClientPhone',
    null,
    'id: ID!, client_id: ID!, type: ClientPhoneType!, original_phone: String!, clean_phone: String!',
    'client: clients client_id',
  ),
  client_types: table('ClientType', null, 'id: ID!, title: String!'),
  pets: table(
    'Pet',
    'pet',
    `id: ID!, owner_id: ID, type_id: ID, alias: String!, sex: PetSex, date_register: DateTime!, birthday: Date,
    note: String!, breed_id: ID, old_id: String, color_id: ID, deathnote: String, deathdate: DateTime,
    chip_number: String!, lab_number: String!, status: PetStatus!, picture: String, weight: String!, edit_date: DateTime`,
    'owner: clients owner_id, type: pet_types type_id, breed: breeds breed_id, color: combo_manual_items color_id',
    'admissions: admissions patient_id, medical_cards: medical_cards patient_id',
  ),
  pet_types: table(
    'PetType',
    'pet_type',
    'id: ID!, title: String!, picture: String, type: String',
    '',
    'breeds: breeds pet_type_id',
  ),
  breeds: table('Breed', 'breed', 'id: ID!, title: String!, pet_type_id: ID!', 'pet_type: pet_types pet_type_id'),
  users: table(
    'User',
    'user',
    `id: ID!, last_name: String!, first_name: String!, middle_name: String!, login: String!, position_id: ID,
    email: String!, phone: String!, cell_phone: String!, address: String, role_id: ID, is_active: Int!,
    calc_percents: Int!, nickname: String, last_change_pwd_date: Date, is_limited: Int!, sip_number: String!`,
    'position: user_positions position_id, role: roles role_id',
    'timesheets: timesheets doctor_id',
  ),
  user_positions: table('UserPosition', null, 'id: ID!, title: String!, admission_length: String!'),
  roles: table('Role', null, 'id: ID!, name: String!, super: Int!'),
  clinics: table(
    'Clinic',
    'clinic',
    `id: ID!, title: String, address: String, phone: String, city_id: ID, start_time: String, end_time: String,
    internet_address: String, guest_client_id: ID, time_zone: String, logo_url: String, status: ClinicStatus,
    telegram: String!, whatsapp: String!, email: String!`,
    'city: cities city_id',
  ),
  cities: table('City', null, 'id: ID!, title: String!, type_id: ID', '', 'streets: streets city_id'),
  streets: table('Street', null, 'id: ID!, title: String!, city_id: ID!, type: String!', 'city: cities city_id'),
  timesheets: table(
    'Timesheet',
    'timesheet',
    `id: ID!, doctor_id: ID!, shedule_id: ID, begin_datetime: DateTime!, end_datetime: DateTime!, type: Int!,
    title: String!, all_day: Int!, night: Int!, clinic_id: ID!`,
    'doctor: users doctor_id, clinic: clinics clinic_id',
  ),
  combo_manual_names: table(
    'ComboManualName',
    null,
    'id: ID!, title: String!, is_readonly: Int!, name: String!',
    '',
    'combo_manual_items: combo_manual_items combo_manual_id',
  ),
  combo_manual_items: table(
    'ComboManualItem',
    null,
    `id: ID!, combo_manual_id: ID!, title: String!, value: String!, dop_param1: String!, dop_param2: String!,
    dop_param3: String!, is_active: Int!`,
    'combo_manual_name: combo_manual_names combo_manual_id',
  ),
  medical_cards: table(
    'MedicalCard',
    'medical_card',
    `id: ID!, patient_id: ID!, date_create: DateTime!, date_edit: DateTime, diagnos: String!, recomendation: String!,
    invoice: ID, admission_type: ID, weight: String, temperature: String, meet_result_id: ID, description: String,
    doctor_id: ID, creator_id: ID, status: String!, admission_id: ID, diagnos_text: String, clinic_id: ID!`,
    'patient: pets patient_id, doctor: users doctor_id',
  ),
  hospitals: table(
    'Hospital',
    null,
    `id: ID!, client_id: ID!, pet_id: ID!, user_id: ID, start_date: DateTime!, end_date: DateTime, place: String!,
    description: String!, hospital_block_id: ID!, clinic_id: ID!, status: HospitalStatus!`,
    'client_data: clients client_id, pet_data: pets pet_id, block_data: hospital_blocks hospital_block_id',
  ),
  hospital_blocks: table(
    'HospitalBlock',
    null,
    'id: ID!, title: String!, places_count: Int!, reserved_places_count: Int!, status: String!, clinic_id: ID!',
  ),
  invoices: table(
    'Invoice',
    'invoice',
    `id: ID!, doctor_id: ID, client_id: ID!, pet_id: ID, description: String!, percent: String, amount: String,
    status: InvoiceStatus!, invoice_date: DateTime!, discount: String, paid_amount: String, create_date: DateTime!,
    payment_status: InvoicePaymentStatus!, clinic_id: ID!, creator_id: ID`,
    'client: clients client_id, pet: pets pet_id, doctor: users doctor_id',
    'invoice_documents: invoice_documents document_id, payments: payments invoice_id',
  ),
  invoice_documents: table(
    'InvoiceDocument',
    null,
    'id: ID!, document_id: ID!, good_id: ID!, quantity: String, price: String, create_date: DateTime!',
    'document: invoices document_id, good: goods good_id',
  ),
  payments: table(
    'Payment',
    null,
    `id: ID!, amount: String, status: String, cassa_id: ID!, create_date: DateTime!, payed_user: ID, description: String!,
    payment_type: String!, invoice_id: ID`,
    'invoice: invoices invoice_id',
  ),
  goods: table(
    'Good',
    'good',
    `id: ID!, group_id: ID, title: String!, is_warehouse_account: Int!, is_active: Int!, code: String, is_call: Int!,
    is_for_sale: Int!, barcode: String, description: String!, prime_cost: String!`,
    'group: good_groups group_id',
  ),
  good_groups: table('GoodGroup', null, 'id: ID!, title: String!, is_service: Int!'),
  properties: table(
    'Property',
    null,
    'id: ID!, property_name: String!, property_value: String, property_title: String!, clinic_id: ID!',
  ),
};
