/** A type as the clinic's developer wrote it for the import; field types are GraphQL's. */
export interface Collection {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Fields that hold one document of another collection, `!` where they must. */
  readonly one?: Readonly<Record<string, string>>;
  /** Fields that hold pages of another collection. */
  readonly many?: Readonly<Record<string, string>>;
  /** It lives within other documents, and has no id. */
  readonly isEmbedded?: boolean;
}

/** The enums of the import. */
export const enums: Readonly<Record<string, readonly string[]>> = {
  AppointmentStatus: ['SCHEDULED', 'CONFIRMED', 'CHECKED_IN', 'IN_EXAM', 'READY', 'DONE', 'CANCELED', 'NO_SHOW'],
  Sex: ['MALE', 'FEMALE', 'UNKNOWN'],
  StaffRole: ['VET', 'TECH', 'GROOMER'],
};

/** The types of the import. */
export const collections: readonly Collection[] = [
  {
    name: 'Address',
    isEmbedded: true,
    fields: { street: 'String', city: 'String', state: 'String', postalCode: 'String' },
  },
  { name: 'Phone', isEmbedded: true, fields: { label: 'String!', number: 'String!' } },
  { name: 'InvoiceLine', isEmbedded: true, fields: { text: 'String!', quantity: 'Int!', price: 'Float!' } },
  {
    name: 'Clinic',
    fields: { name: 'String!', address: 'Address', phone: 'String', email: 'String', timezone: 'String!' },
    many: { staff: 'StaffMember', appointments: 'Appointment' },
  },
  {
    name: 'Client',
    fields: {
      firstName: 'String',
      lastName: 'String!',
      email: 'String',
      phones: '[Phone!]',
      address: 'Address',
      active: 'Boolean!',
      tags: '[String!]',
      note: 'String',
      since: 'Date',
    },
    one: { homeClinic: 'Clinic' },
    many: { pets: 'Pet', appointments: 'Appointment', invoices: 'Invoice' },
  },
  {
    name: 'Pet',
    fields: {
      name: 'String!',
      species: 'String!',
      breed: 'String',
      color: 'String',
      sex: 'Sex!',
      birthDate: 'Date',
      microchip: 'String',
      deceased: 'Boolean!',
    },
    one: { owner: 'Client' },
    many: { appointments: 'Appointment', vaccinations: 'Vaccination' },
  },
  {
    name: 'StaffMember',
    fields: {
      firstName: 'String!',
      lastName: 'String!',
      title: 'String',
      role: 'StaffRole!',
      email: 'String!',
      active: 'Boolean!',
    },
    many: { clinics: 'Clinic', appointments: 'Appointment' },
  },
  {
    name: 'Service',
    fields: { name: 'String!', minutes: 'Int!', price: 'Float', color: 'String', online: 'Boolean!' },
    many: { appointments: 'Appointment' },
  },
  {
    name: 'Appointment',
    fields: {
      start: 'Time!',
      end: 'Time!',
      status: 'AppointmentStatus!',
      reason: 'String',
      cancelReason: 'String',
      bookedAt: 'Time',
    },
    one: { clinic: 'Clinic!', client: 'Client', pet: 'Pet', vet: 'StaffMember', service: 'Service!' },
  },
  {
    name: 'Closure',
    fields: { start: 'Time!', end: 'Time!', title: 'String!' },
    one: { clinic: 'Clinic!', staff: 'StaffMember' },
  },
  {
    name: 'Invoice',
    fields: { number: 'String!', issuedOn: 'Date!', total: 'Float!', paid: 'Boolean!', lines: '[InvoiceLine!]' },
    one: { client: 'Client!', appointment: 'Appointment' },
  },
  {
    name: 'Vaccination',
    fields: { vaccine: 'String!', givenOn: 'Date!', dueOn: 'Date', lot: 'String' },
    one: { pet: 'Pet!' },
  },
];

/** Queries of the import: what they are asked with, and whether they find one document or pages of them. */
export const queries: readonly { readonly name: string; readonly args: string; readonly finds: string }[] = [
  { name: 'allClinics', args: '', finds: 'ClinicPage!' },
  { name: 'allClients', args: '', finds: 'ClientPage!' },
  { name: 'allPets', args: '', finds: 'PetPage!' },
  { name: 'allStaffMembers', args: '', finds: 'StaffMemberPage!' },
  { name: 'allServices', args: '', finds: 'ServicePage!' },
  { name: 'allAppointments', args: '', finds: 'AppointmentPage!' },
  { name: 'allClosures', args: '', finds: 'ClosurePage!' },
  { name: 'clientsByLastName', args: 'lastName: String!', finds: 'ClientPage!' },
  { name: 'clientByEmail', args: 'email: String!', finds: 'Client' },
  { name: 'petsByName', args: 'name: String!', finds: 'PetPage!' },
  { name: 'petByMicrochip', args: 'microchip: String!', finds: 'Pet' },
  { name: 'appointmentsByStatus', args: 'status: AppointmentStatus!', finds: 'AppointmentPage!' },
  { name: 'appointmentsBetween', args: 'from: Time!, to: Time!', finds: 'AppointmentPage!' },
  { name: 'invoicesByPaid', args: 'paid: Boolean!', finds: 'InvoicePage!' },
];
