import { type Table, tablesText } from './tableText.ts';

const stamps = { created_at: 'Datetime', updated_at: 'Datetime' };

/** The tables of the database: those of the clinic, and those that such projects have besides. */
export const databaseTables: readonly Table[] = [
  {
    name: 'clients',
    columns: {
      user_id: 'UUID!',
      first_name: 'String!',
      last_name: 'String!',
      email: 'String!',
      phone: 'String!',
      address: 'String!',
      city: 'String!',
      state: 'String!',
      zip_code: 'String!',
      notes: 'String!',
      ...stamps,
    },
  },
  {
    name: 'pets',
    columns: {
      user_id: 'UUID!',
      client_id: 'BigInt!',
      name: 'String!',
      species: 'String!',
      breed: 'String!',
      gender: 'String!',
      birth_date: 'String!',
      weight: 'BigFloat!',
      color: 'String!',
      microchip_id: 'String!',
      photo_url: 'String!',
      notes: 'String!',
      ...stamps,
    },
    keys: { client_id: 'clients' },
  },
  {
    name: 'appointments',
    columns: {
      user_id: 'UUID!',
      pet_id: 'BigInt!',
      client_id: 'BigInt!',
      date: 'String!',
      time: 'String!',
      duration: 'Int!',
      type: 'String!',
      status: 'String!',
      veterinarian: 'String!',
      notes: 'String!',
      google_calendar_event_id: 'String',
      email_sent: 'Boolean',
      reminder_sent: 'Boolean',
      ...stamps,
    },
    keys: { pet_id: 'pets', client_id: 'clients' },
  },
  { name: 'settings', columns: { user_id: 'UUID!', key: 'String!', value: 'String!' } },
  {
    name: 'profiles',
    id: 'UUID',
    columns: {
      updated_at: 'Datetime',
      username: 'String',
      full_name: 'String',
      avatar_url: 'String',
      website: 'String',
    },
  },
  {
    name: 'invoices',
    columns: {
      client_id: 'BigInt!',
      appointment_id: 'BigInt',
      invoice_number: 'String!',
      issue_date: 'Date!',
      due_date: 'Date',
      status: 'String!',
      total: 'BigFloat!',
      ...stamps,
    },
    keys: { client_id: 'clients', appointment_id: 'appointments' },
  },
  {
    name: 'medical_records',
    columns: { pet_id: 'BigInt!', visit_date: 'Date!', diagnosis: 'String', treatment: 'String', ...stamps },
    keys: { pet_id: 'pets' },
  },
  {
    name: 'vaccinations',
    columns: {
      pet_id: 'BigInt!',
      vaccine_name: 'String!',
      administered_date: 'Date!',
      next_due_date: 'Date',
      ...stamps,
    },
    keys: { pet_id: 'pets' },
  },
];

/** SDL of the database. */
export const supabaseText: string = tablesText(databaseTables);
