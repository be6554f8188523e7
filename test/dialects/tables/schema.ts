import type { Table } from './tableText.ts';

const stamps = { created_at: 'timestamptz', updated_at: 'timestamptz' };

/** The tables that a front desk needs. */
export const deskTables: readonly Table[] = [
  {
    name: 'locations',
    columns: { name: 'String', street: 'String', city: 'String', state: 'String', zip: 'String', time_zone: 'String' },
  },
  {
    name: 'clients',
    columns: {
      first_name: 'String',
      last_name: 'String',
      phone: 'String',
      alternate_phone: 'String',
      email: 'String',
      is_active: 'Boolean',
      notes: 'String',
      last_visit_on: 'date',
      deleted_at: 'timestamptz',
      ...stamps,
    },
    arrays: { patients: 'patients', appointments: 'appointments' },
  },
  {
    name: 'patients',
    columns: {
      name: 'String',
      species: 'String',
      breed: 'String',
      sex: 'String',
      birth_date: 'date',
      microchip: 'String',
      is_active: 'Boolean',
      client_id: 'uuid',
      ...stamps,
    },
    objects: { client: 'clients' },
  },
  {
    name: 'providers',
    columns: { first_name: 'String', last_name: 'String', email: 'String', role: 'String', is_active: 'Boolean' },
  },
  { name: 'appointment_types', columns: { name: 'String', duration_minutes: 'Int', color: 'String' } },
  {
    name: 'appointments',
    columns: {
      appointment_date: 'date',
      start_time: 'time',
      end_time: 'time',
      status: 'String',
      reason: 'String',
      cancellation_reason: 'String',
      client_id: 'uuid',
      patient_id: 'uuid',
      provider_id: 'uuid',
      location_id: 'uuid',
      appointment_type_id: 'uuid',
      deleted_at: 'timestamptz',
      ...stamps,
    },
    objects: {
      client: 'clients',
      patient: 'patients',
      provider: 'providers',
      location: 'locations',
      appointment_type: 'appointment_types',
    },
  },
];

/** Tables with nothing for a front desk in them, and here without rows. */
export const backOfficeTables: readonly Table[] = [
  { name: 'deleted_clients', columns: { first_name: 'String', last_name: 'String', deleted_at: 'timestamptz' } },
  { name: 'client_templates', columns: { name: 'String', body: 'String' } },
  { name: 'client_tags', columns: { name: 'String', client_id: 'uuid' }, objects: { client: 'clients' } },
  {
    name: 'appointment_requests',
    columns: {
      requested_date: 'date',
      requested_time: 'time',
      status: 'String',
      client_name: 'String',
      phone: 'String',
    },
  },
  { name: 'appointment_statistics', columns: { day: 'date', total: 'Int', cancelled: 'Int', no_show: 'Int' } },
  {
    name: 'appointment_reminders',
    columns: { sent_at: 'timestamptz', status: 'String', appointment_id: 'uuid' },
    objects: { appointment: 'appointments' },
  },
  { name: 'patient_forms', columns: { name: 'String', patient_id: 'uuid' }, objects: { patient: 'patients' } },
  { name: 'form_answers', columns: { question: 'String', answer: 'String', form_id: 'uuid' } },
  { name: 'user_sessions', columns: { provider_id: 'uuid', started_at: 'timestamptz', ended_at: 'timestamptz' } },
  { name: 'login_attempts', columns: { email: 'String', succeeded: 'Boolean', attempted_at: 'timestamptz' } },
  { name: 'audit_log', columns: { action: 'String', table_name: 'String', payload: 'jsonb', at: 'timestamptz' } },
  {
    name: 'invoices',
    columns: { number: 'String', client_id: 'uuid', total: 'numeric', status: 'String', invoice_date: 'date' },
    objects: { client: 'clients' },
  },
  { name: 'price_lists', columns: { name: 'String', price: 'numeric' } },
  { name: 'tasks', columns: { title: 'String', due_date: 'date', status: 'String', patient_id: 'uuid' } },
  { name: 'webhooks', columns: { url: 'String' } },
  { name: 'newsletters', columns: { subject: 'String', sent_at: 'timestamptz' } },
];
