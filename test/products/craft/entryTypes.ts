/** What a custom field holds, by the field type that the site's builder chose. */
export type FieldKind =
  'text' | 'dropdown' | 'date' | 'switch' | 'number' | 'entries' | 'tags' | 'assets' | 'addresses' | 'table';

/** A custom field in the layout of an entry type. */
export interface FieldSpec {
  readonly handle: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly isRequired?: boolean;
  /** The values that a dropdown offers, the default one first; their labels are only on request. */
  readonly options?: Readonly<Record<string, string>>;
}

/** An entry type, in the section that uses it. */
export interface EntryType {
  readonly handle: string;
  readonly name: string;
  readonly section: string;
  readonly id: number;
  /** Whether its title is written by hand; otherwise it is made of other fields. */
  readonly hasTitle: boolean;
  /** Whether the token of this API may save its entries. */
  readonly isSaved: boolean;
  readonly fields: readonly FieldSpec[];
}

/** The sections of the site by their handles. */
export const sections: Readonly<Record<string, { readonly id: number; readonly name: string }>> = {
  locations: { id: 1, name: 'Locations' },
  team: { id: 2, name: 'Team' },
  services: { id: 3, name: 'Services' },
  news: { id: 4, name: 'News' },
  clients: { id: 7, name: 'Clients' },
  animals: { id: 8, name: 'Animals' },
  appointments: { id: 9, name: 'Appointments' },
  invoices: { id: 11, name: 'Invoices' },
};

const field = (handle: string, label: string, kind: FieldKind, isRequired = false): FieldSpec => ({
  handle,
  label,
  kind,
  isRequired,
});
const dropdown = (handle: string, label: string, options: Readonly<Record<string, string>>): FieldSpec => ({
  handle,
  label,
  kind: 'dropdown',
  options,
});

const firstName = field('firstName', 'First Name', 'text');
const lastName = field('lastName', 'Last Name', 'text', true);
const email = field('email', 'Email', 'text');
const client = field('client', 'Client', 'entries');
const startsAt = field('startsAt', 'Starts At', 'date', true);
const endsAt = field('endsAt', 'Ends At', 'date', true);
const practitioner = field('practitioner', 'Practitioner', 'entries');
const location = field('location', 'Location', 'entries', true);
const reason = field('reason', 'Reason', 'text');
const photo = field('photo', 'Photo', 'assets');

/** The states of an appointment: what is stored, and what the control panel shows. */
export const appointmentStatuses = {
  booked: 'Booked',
  confirmed: 'Confirmed',
  checkedIn: 'Checked in',
  inTreatment: 'In treatment',
  readyToGo: 'Ready to go',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No show',
} as const;

const species = { Canine: 'Dog', Feline: 'Cat', Rabbit: 'Rabbit', Avian: 'Bird', Unknown: 'Unknown' };
const sexes = { unknown: 'Unknown', male: 'Male', female: 'Female' };

/** All entry types of the site. */
export const entryTypes: readonly EntryType[] = [
  {
    handle: 'location',
    name: 'Location',
    section: 'locations',
    id: 1,
    hasTitle: true,
    isSaved: false,
    fields: [
      field('address', 'Address', 'addresses'),
      field('phone', 'Phone', 'text'),
      email,
      field('timeZone', 'Time Zone', 'text'),
      field('openingHours', 'Opening Hours', 'table'),
      photo,
    ],
  },
  {
    handle: 'teamMember',
    name: 'Team Member',
    section: 'team',
    id: 2,
    hasTitle: false,
    isSaved: false,
    fields: [
      firstName,
      lastName,
      field('credentials', 'Credentials', 'text'),
      dropdown('jobRole', 'Job Role', {
        veterinarian: 'Veterinarian',
        technician: 'Technician',
        groomer: 'Groomer',
      }),
      email,
      field('worksAt', 'Works At', 'entries'),
      field('bio', 'Bio', 'text'),
      photo,
    ],
  },
  {
    handle: 'service',
    name: 'Service',
    section: 'services',
    id: 3,
    hasTitle: true,
    isSaved: false,
    fields: [
      field('durationMinutes', 'Duration (minutes)', 'number'),
      field('priceFrom', 'Price From', 'number'),
      field('calendarColor', 'Calendar Color', 'text'),
      field('bookableOnline', 'Bookable Online', 'switch'),
      field('summary', 'Summary', 'text'),
    ],
  },
  {
    handle: 'article',
    name: 'Article',
    section: 'news',
    id: 4,
    hasTitle: true,
    isSaved: false,
    fields: [field('summary', 'Summary', 'text'), field('body', 'Body', 'text'), photo, location],
  },
  {
    handle: 'client',
    name: 'Client',
    section: 'clients',
    id: 7,
    hasTitle: false,
    isSaved: true,
    fields: [
      firstName,
      lastName,
      email,
      field('phoneNumbers', 'Phone Numbers', 'table'),
      field('mailingAddress', 'Mailing Address', 'addresses'),
      field('homeLocation', 'Home Location', 'entries'),
      field('clientTags', 'Client Tags', 'tags'),
      field('activeClient', 'Active Client', 'switch'),
      field('internalNotes', 'Internal Notes', 'text'),
    ],
  },
  {
    handle: 'animal',
    name: 'Animal',
    section: 'animals',
    id: 8,
    hasTitle: true,
    isSaved: true,
    fields: [
      field('owner', 'Owner', 'entries'),
      dropdown('species', 'Species', species),
      field('breed', 'Breed', 'text'),
      dropdown('sex', 'Sex', sexes),
      field('coatColor', 'Coat Color', 'text'),
      field('birthDate', 'Birth Date', 'date'),
      field('microchip', 'Microchip', 'text'),
      field('deceased', 'Deceased', 'switch'),
    ],
  },
  {
    handle: 'appointment',
    name: 'Appointment',
    section: 'appointments',
    id: 9,
    hasTitle: false,
    isSaved: true,
    fields: [
      startsAt,
      endsAt,
      dropdown('appointmentStatus', 'Appointment Status', appointmentStatuses),
      client,
      field('animal', 'Animal', 'entries'),
      practitioner,
      location,
      field('service', 'Service', 'entries', true),
      reason,
      field('cancelReason', 'Cancel Reason', 'text'),
    ],
  },
  {
    handle: 'timeBlock',
    name: 'Time Block',
    section: 'appointments',
    id: 10,
    hasTitle: true,
    isSaved: false,
    fields: [startsAt, endsAt, practitioner, location, reason],
  },
  {
    handle: 'invoice',
    name: 'Invoice',
    section: 'invoices',
    id: 12,
    hasTitle: false,
    isSaved: false,
    fields: [
      field('invoiceNumber', 'Invoice Number', 'text'),
      client,
      field('appointment', 'Appointment', 'entries'),
      field('amount', 'Amount', 'number'),
      dropdown('invoiceStatus', 'Invoice Status', {
        open: 'Open',
        paid: 'Paid',
      }),
      field('paidOn', 'Paid On', 'date'),
    ],
  },
];

/** The entry type with a handle. */
export function entryTypeOf(handle: string): EntryType {
  const found = entryTypes.find((type) => type.handle === handle);
  if (!found) throw new Error(`No entry type ${handle}`);
  return found;
}

/** All custom fields, each once: a field is shared by the layouts that use it. */
export const customFields: readonly FieldSpec[] = [
  ...new Map(entryTypes.flatMap(({ fields }) => fields.map((one) => [one.handle, one] as const))).values(),
];
