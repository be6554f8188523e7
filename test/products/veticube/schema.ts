import { type TrackedTable, hasuraText } from '../hasura/tableText.ts';

const stamps = { created_at: 'timestamptz!', updated_at: 'timestamptz!' };

/** Tables of several schemas of the database, each with the name of its schema in front. */
export const veticubeTables: readonly TrackedTable[] = [
  {
    name: 'auth_clients',
    columns: { id: 'uuid!', user_id: 'uuid!', ...stamps },
    one: { user: ['auth_users', 'user_id'] },
    many: { pet_clients: ['pet_pet_clients', 'client_id'] },
    writable: ['user_id'],
  },
  {
    name: 'auth_managers',
    columns: { id: 'uuid!', clinic_id: 'uuid!', user_id: 'uuid!', ...stamps },
    one: { clinic: ['clinic_clinics', 'clinic_id'], user: ['auth_users', 'user_id'] },
  },
  {
    name: 'auth_staffs',
    columns: { id: 'uuid!', clinic_branch_id: 'uuid!', user_id: 'uuid!', ...stamps },
    one: { clinic_branch: ['clinic_clinic_branches', 'clinic_branch_id'], user: ['auth_users', 'user_id'] },
  },
  {
    name: 'auth_users',
    columns: {
      id: 'uuid!',
      allowed_roles: 'jsonb!',
      default_role: 'String!',
      email: 'String',
      first_name: 'String',
      is_verified: 'Boolean!',
      last_name: 'String',
      phone_number: 'String',
      ...stamps,
    },
    many: {
      clients: ['auth_clients', 'user_id'],
      staffs: ['auth_staffs', 'user_id'],
      user_devices: ['devices_user_devices', 'user_id'],
      veterinarians: ['auth_veterinarians', 'user_id'],
    },
    writable: ['email', 'first_name', 'last_name', 'phone_number'],
  },
  {
    name: 'auth_veterinarians',
    columns: { id: 'uuid!', clinic_branch_id: 'uuid!', specialization: 'String', user_id: 'uuid!', ...stamps },
    one: { clinic_branch: ['clinic_clinic_branches', 'clinic_branch_id'], user: ['auth_users', 'user_id'] },
  },
  {
    name: 'clinic_appointments',
    columns: {
      id: 'uuid!',
      appointment_date: 'date!',
      appointment_time: 'time!',
      appointment_type: 'String',
      clinic_branch_id: 'uuid!',
      notes: 'String',
      pet_id: 'uuid!',
      status: 'String!',
      ...stamps,
    },
    one: { clinic_branch: ['clinic_clinic_branches', 'clinic_branch_id'], pet: ['pet_pets', 'pet_id'] },
    writable: [
      'appointment_date',
      'appointment_time',
      'appointment_type',
      'clinic_branch_id',
      'notes',
      'pet_id',
      'status',
    ],
  },
  {
    name: 'clinic_clinic_branches',
    columns: {
      id: 'uuid!',
      address: 'String',
      branch_name: 'String!',
      city: 'String',
      clinic_id: 'uuid!',
      phone: 'String',
      ...stamps,
    },
    one: { clinic: ['clinic_clinics', 'clinic_id'] },
    many: {
      appointments: ['clinic_appointments', 'clinic_branch_id'],
      staffs: ['auth_staffs', 'clinic_branch_id'],
      veterinarians: ['auth_veterinarians', 'clinic_branch_id'],
    },
  },
  {
    name: 'clinic_clinics',
    columns: { id: 'uuid!', name: 'String!', ...stamps },
    many: { clinic_branches: ['clinic_clinic_branches', 'clinic_id'], managers: ['auth_managers', 'clinic_id'] },
  },
  {
    name: 'clinic_management_invitations',
    columns: {
      id: 'uuid!',
      branch_id: 'uuid!',
      invitee_email: 'String!',
      inviter_id: 'uuid!',
      role: 'String!',
      status: 'String!',
      ...stamps,
    },
    one: { branch: ['clinic_clinic_branches', 'branch_id'] },
  },
  {
    name: 'devices_logs',
    columns: { id: 'Int!', created_at: 'timestamptz!', data: 'jsonb!', device_id: 'String!' },
  },
  {
    name: 'devices_user_devices',
    columns: { id: 'uuid!', device_id: 'String!', user_id: 'uuid!' },
    one: { user: ['auth_users', 'user_id'] },
  },
  {
    name: 'pet_pet_breeds',
    columns: { id: 'Int!', breed_name: 'String', species: 'String!' },
    many: { pets: ['pet_pets', 'pet_breed_id'] },
  },
  {
    name: 'pet_pet_clients',
    columns: { client_id: 'uuid!', created_at: 'timestamptz!', pet_id: 'uuid!' },
    one: { client: ['auth_clients', 'client_id'], pet: ['pet_pets', 'pet_id'] },
    writable: ['client_id', 'pet_id'],
  },
  {
    name: 'pet_pets',
    columns: {
      id: 'uuid!',
      birth_date: 'date',
      chip_id: 'String',
      gender: 'String',
      name: 'String!',
      neutralized: 'Boolean!',
      pet_breed_id: 'Int',
      ...stamps,
    },
    one: { pet_breed: ['pet_pet_breeds', 'pet_breed_id'] },
    many: { appointments: ['clinic_appointments', 'pet_id'], pet_clients: ['pet_pet_clients', 'pet_id'] },
    writable: ['birth_date', 'chip_id', 'gender', 'name', 'pet_breed_id'],
  },
];

/** SDL of the tables. */
export const veticubeText: string = [
  veticubeTables.reduce(withKeys, hasuraText(veticubeTables, {})),
  'scalar uuid',
  `"""Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'."""
input uuid_comparison_exp {
  _eq: uuid _gt: uuid _gte: uuid _in: [uuid!] _is_null: Boolean _lt: uuid _lte: uuid _neq: uuid _nin: [uuid!]
}`,
].join('\n');

/** Primary keys are uuids here, and two columns where a table only joins others. */
function withKeys(text: string, { name, columns }: TrackedTable): string {
  const { id } = columns;
  if (id === 'Int!') return text;
  const key = id === undefined ? 'client_id: uuid! pet_id: uuid!' : 'id: uuid!';
  return text
    .replaceAll(` ${name}_by_pk(id: Int!)`, ` ${name}_by_pk(${key})`)
    .replace(`input ${name}_pk_columns_input { id: Int! }`, `input ${name}_pk_columns_input { ${key} }`);
}
