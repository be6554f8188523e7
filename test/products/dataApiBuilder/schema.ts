import { type Entity, entitiesText, type Procedure } from './entityText.ts';

/** The words that a CHECK constraint allows for a status. */
export const statusWords = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'Checked In',
  inProgress: 'In Exam',
  ready: 'Ready to Leave',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No Show',
};

/** The tables of the clinic's database, exposed by the names that they have there. */
export const entities: readonly Entity[] = [
  {
    name: 'Appointment',
    plural: 'Appointments',
    key: 'DateID',
    columns: {
      DateID: 'Int!',
      VetID: 'Int',
      PetID: 'Int!',
      Date: 'DateTime!',
      Time: 'LocalTime!',
      DurationMinutes: 'Short!',
      Reason: 'String',
      Status: 'String!',
      CancelledOn: 'DateTime',
      CreatedOn: 'DateTime',
      CreatedBy: 'UUID',
    },
    one: { vet: ['Vet', 'VetID'], pet: ['Pet', 'PetID'], createdByUser: ['AppUser', 'CreatedBy'] },
    many: { invoices: ['Invoice', 'DateID'] },
    defaults: { DurationMinutes: '30', Status: `"${statusWords.planned}"` },
    actions: ['create', 'update', 'delete'],
  },
  {
    name: 'AppUser',
    plural: 'AppUsers',
    key: 'UserID',
    columns: {
      UserID: 'UUID!',
      UserName: 'String!',
      FirstName: 'String',
      LastName: 'String',
      Email: 'String!',
      LastLogin: 'DateTime',
    },
    many: { appointments: ['Appointment', 'CreatedBy'] },
  },
  {
    name: 'Breed',
    plural: 'Breeds',
    key: 'BreedID',
    columns: { BreedID: 'Int!', SpeciesID: 'Int!', BreedName: 'String!' },
    one: { species: ['Species', 'SpeciesID'] },
    many: { pets: ['Pet', 'BreedID'] },
  },
  {
    name: 'Invoice',
    plural: 'Invoices',
    key: 'InvoiceID',
    columns: {
      InvoiceID: 'Int!',
      DateID: 'Int',
      OwnerID: 'Int!',
      Amount: 'Decimal!',
      IssuedOn: 'DateTime!',
      PaidOn: 'DateTime',
      BillingName: 'String',
      BillingPhone: 'String',
    },
    one: { appointment: ['Appointment', 'DateID'], owner: ['Owner', 'OwnerID'] },
  },
  {
    name: 'Medication',
    plural: 'Medications',
    key: 'MedicationID',
    columns: { MedicationID: 'Int!', MedicationName: 'String!', Purpose: 'String!' },
    many: { petMeds: ['PetMed', 'MedicationID'] },
  },
  {
    name: 'Owner',
    plural: 'Owners',
    key: 'OwnerID',
    columns: {
      OwnerID: 'Int!',
      FirstName: 'String',
      LastName: 'String!',
      Email: 'String',
      Phone: 'String',
      EmergencyContact: 'String',
      EmergencyPhone: 'String',
      Address: 'String',
      City: 'String',
      Notes: 'String',
      CreatedOn: 'DateTime',
      ModifiedOn: 'DateTime',
    },
    many: { pets: ['Pet', 'OwnerID'], invoices: ['Invoice', 'OwnerID'] },
    actions: ['create', 'update', 'delete'],
  },
  {
    name: 'Pet',
    plural: 'Pets',
    key: 'PetID',
    columns: {
      PetID: 'Int!',
      OwnerID: 'Int',
      SpeciesID: 'Int!',
      BreedID: 'Int',
      PetFirstName: 'String!',
      PetLastName: 'String!',
      Description: 'String!',
      DeceasedOn: 'DateTime',
    },
    one: { owner: ['Owner', 'OwnerID'], species: ['Species', 'SpeciesID'], breed: ['Breed', 'BreedID'] },
    many: { appointments: ['Appointment', 'PetID'], petMeds: ['PetMed', 'PetID'] },
    defaults: { PetLastName: '""', Description: '""' },
    actions: ['create', 'update'],
  },
  {
    name: 'PetMed',
    plural: 'PetMeds',
    key: 'PetMedID',
    columns: { PetMedID: 'Int!', PetID: 'Int!', MedicationID: 'Int!', Instructions: 'String!' },
    one: { pet: ['Pet', 'PetID'], medication: ['Medication', 'MedicationID'] },
  },
  {
    name: 'Species',
    plural: 'Species',
    key: 'SpeciesID',
    columns: { SpeciesID: 'Int!', SpeciesName: 'String!' },
    many: { breeds: ['Breed', 'SpeciesID'], pets: ['Pet', 'SpeciesID'] },
  },
  {
    name: 'Vet',
    plural: 'Vets',
    key: 'VetID',
    columns: {
      VetID: 'Int!',
      FirstName: 'String!',
      LastName: 'String!',
      Email: 'String',
      HireDate: 'DateTime!',
      TerminationDate: 'DateTime',
    },
    many: { appointments: ['Appointment', 'VetID'] },
  },
];

/** Stored procedures of the same database. */
export const procedures: readonly Procedure[] = [
  {
    name: 'InsertAppointment',
    operation: 'mutation',
    parameters: {
      PetFirstName: 'String!',
      PetLastName: 'String!',
      OwnerEMail: 'String!',
      VetID: 'Int!',
      Date: 'DateTime!',
      Time: 'LocalTime!',
      Reason: 'String!',
    },
  },
  {
    name: 'KillPet',
    operation: 'mutation',
    parameters: { PetFirstName: 'String!', PetLastName: 'String!', OwnerID: 'Int!' },
  },
  {
    name: 'MonthlyAppointmentsByVet',
    operation: 'query',
    parameters: { FirstDate: 'DateTime!', LastDate: 'DateTime!' },
    result: { Year: 'Int', Month: 'Int', VetName: 'String', AppointmentCount: 'Int', MonthlyRank: 'Long' },
  },
];

/** SDL of the clinic's service. */
export const dataApiBuilderText: string = entitiesText(entities, procedures);
