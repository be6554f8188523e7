import { type Enums, type ObjectType, typesText } from './typeText.ts';

const enums: Enums = {
  InvoiceStatus: ['PENDING', 'PAID', 'OVERDUE'],
  VisitTreatmentStatus: [
    'UPCOMING',
    'CONFIRMED',
    'CHECKED_IN',
    'IN_PROGRESS',
    'READY_TO_LEAVE',
    'DONE',
    'CANCELLED',
    'NO_SHOW',
  ],
  VisitType: ['REGULAR_CHECKUP', 'RECHARGE', 'STATUS_CONDITION_HEALING', 'DISEASE_TREATMENT', 'OTHER'],
};

const isDeleted = 'Objects with a delete_ts are hidden by an access policy.';

/** The object types of the clinic, those of the standard library first. */
export const clinicTypes: readonly ObjectType[] = [
  { name: 'BaseObject', isAbstract: true, pointers: { id: 'required readonly uuid' } },
  { name: 'Object', isAbstract: true, extending: ['BaseObject'] },
  {
    name: 'StandardEntity',
    isAbstract: true,
    extending: ['Object'],
    description: isDeleted,
    pointers: {
      create_ts: 'required default readonly datetime',
      created_by: 'str',
      update_ts: 'datetime',
      updated_by: 'str',
      delete_ts: 'datetime',
      deleted_by: 'str',
    },
  },
  { name: 'NamedEntity', isAbstract: true, extending: ['StandardEntity'], pointers: { name: 'required str' } },
  {
    name: 'Person',
    isAbstract: true,
    extending: ['StandardEntity'],
    pointers: { first_name: 'str', last_name: 'required str', full_name: ':= str' },
  },
  {
    name: 'Clinic',
    extending: ['NamedEntity'],
    pointers: {
      address: 'required str',
      city: 'required str',
      state: 'str',
      postal_code: 'str',
      telephone: 'str',
      email: 'str',
      time_zone: 'required str',
      visits: ':= multi Visit',
    },
  },
  {
    name: 'Owner',
    extending: ['Person'],
    pointers: {
      address: 'str',
      city: 'str',
      email: 'str',
      telephone: 'str',
      notes: 'str',
      is_active: 'required default bool',
      pets: ':= multi Pet',
      visits: ':= multi Visit',
    },
  },
  {
    name: 'Pet',
    extending: ['NamedEntity'],
    pointers: {
      identification_number: 'str',
      birth_date: 'local_date',
      breed: 'str',
      type: 'PetType',
      owner: 'Owner',
      visits: ':= multi Visit',
      last_visit_date: ':= local_date',
    },
  },
  { name: 'PetType', extending: ['NamedEntity'], pointers: { color: 'str', pets: ':= multi Pet' } },
  { name: 'Specialty', extending: ['NamedEntity'] },
  {
    name: 'Veterinarian',
    extending: ['Person'],
    pointers: {
      email: 'str',
      specialties: 'multi Specialty',
      is_active: 'required default bool',
      visits: ':= multi Visit',
    },
  },
  {
    name: 'User',
    extending: ['StandardEntity'],
    description: 'Who can log in; nurses are users.',
    pointers: {
      login: 'required str',
      name: 'str',
      first_name: 'str',
      last_name: 'str',
      position: 'str',
      email: 'str',
      time_zone: 'str',
      active: 'required default bool',
    },
  },
  {
    name: 'Visit',
    extending: ['StandardEntity'],
    pointers: {
      number: 'required default readonly int64',
      type: 'required VisitType',
      visit_start: 'required datetime',
      visit_end: 'required datetime',
      visit_length: ':= duration',
      description: 'str',
      treatment_status: 'required default VisitTreatmentStatus',
      cancellation_reason: 'str',
      clinic: 'required Clinic',
      pet: 'Pet',
      owner: ':= Owner',
      veterinarian: 'Veterinarian',
      assigned_nurse: 'User',
      invoice: ':= Invoice',
    },
  },
  {
    name: 'Invoice',
    extending: ['StandardEntity'],
    pointers: {
      invoice_number: 'required str',
      invoice_date: 'required local_date',
      status: 'required default InvoiceStatus',
      tags: 'array<str>',
      total: 'required decimal',
      visit: 'required Visit',
    },
  },
  { name: 'UpcomingVisit', aliasOf: 'Visit', description: 'Visits whose treatment_status is UPCOMING.' },
];

/** SDL of the clinic. */
export const edgedbText: string = typesText(clinicTypes, enums);
