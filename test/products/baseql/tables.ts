/** What a column of a table holds, in Airtable's words; those of the second group are computed and can't be written. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'multiselect'
  | 'date'
  | 'attachments'
  | 'link'
  | 'formula'
  | 'lookup'
  | 'rollup'
  | 'system';

/** A column with its sanitized name; a link leads to rows of a table. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly target: string | null;
}

/** A table of the base; its first column is the primary one, by which its rows are called. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

// A column is `name:kind`, or `name>table` where it links rows; the order is that of the base.
// prettier-ignore
const drafts: Readonly<Record<string, string>> = {
  locations: 'name:text address:text city:text state:text zip:text timeZone:select phone:text email:text openingHours:text frontDoorPhoto:attachments rooms>rooms team>team appointments>appointments clients>clients',
  rooms: 'name:text location>locations kind:select notes:text',
  team: 'name:formula firstName:text lastName:text credentials:text role:select email:text active:checkbox startDate:date worksAt>locations appointments>appointments shifts>shifts tasks>tasks photo:attachments',
  shifts: 'shift:formula teamMember>team location>locations start:date end:date status:select swappedWith>team notes:text',
  visitTypes: 'name:text durationMin:number color:select price:number bookableOnline:checkbox blocksTime:checkbox instructionsForOwner:text appointments>appointments',
  clients: 'name:formula firstName:text lastName:text clientNo:system email:text email2:text mobile:text homePhone:text workPhone:text street:text city:text active:checkbox tags:multiselect notes:text homeClinic>locations pets>pets petNames:lookup appointments>appointments numberOfVisits:rollup invoices>invoices balance:rollup created:system lastModified:system _id:text',
  pets: 'name:text owner>clients ownerName:lookup ownerMobile:lookup species:select breed:text color:text sex:select birthDate:date age:formula microchip:text deceased:checkbox active:checkbox insurance>insurancePolicies appointments>appointments vaccinations>vaccinations weightLog>weights photos:attachments created:system createdBy:system lastModified:system',
  appointments: 'title:formula start:date durationMin:number end:formula status:select pet>pets species:lookup client>clients clientMobile:lookup visitType>visitTypes teamMember>team location>locations reason:text cancellationReason:text internalNotes:text createdBy:system created:system lastModified:system invoice>invoices reminders>reminders',
  medicalNotes: 'note:formula pet>pets appointment>appointments author>team subjective:text objective:text assessment:text plan:text written:date',
  vaccinations: 'vaccination:formula pet>pets vaccine>products given:date due:date batch:text givenBy>team',
  weights: 'entry:formula pet>pets measured:date kilograms:number',
  insurancePolicies: 'policyNo:text company:text pet>pets validUntil:date',
  labResults: 'result:formula pet>pets orderedBy>team test:select sent:date received:date status:select report:attachments',
  invoices: 'invoiceNo:system client>clients issued:date due:date status:select lines>invoiceLines total:rollup paid:checkbox',
  invoiceLines: 'line:formula invoice>invoices product>products quantity:number unitPrice:number amount:formula',
  products: 'name:text sku:text category:select price:number inStock:number reorderAt:number supplier>suppliers',
  suppliers: 'name:text contactName:text email:text phone:text website:text active:checkbox products>products',
  purchaseOrders: 'orderNo:system supplier>suppliers ordered:date expected:date status:select',
  tasks: 'task:text assignedTo>team due:date status:select about>clients done:checkbox',
  reminders: 'reminder:formula appointment>appointments channel:select sendAt:date sent:checkbox',
  messageTemplates: 'name:text channel:select subject:text body:text active:checkbox',
  referralClinics: 'name:text specialty:multiselect phone:text email:text contactName:text',
  waitingList: 'entry:formula pet>pets client>clients wants>visitTypes preferredDays:multiselect added:date status:select',
  importClients2019: 'name:text phone:text eMail:text petS:text migrated:checkbox',
};

/** All tables of the base, in the order of its tabs. */
export const tables: readonly Table[] = Object.entries(drafts).map(([name, columns]) => ({
  name,
  columns: columns.split(' ').map((text): Column => {
    const [column = '', target] = text.split('>');
    if (target !== undefined) return { name: column, kind: 'link', target };
    const [plain = '', kind = 'text'] = column.split(':');
    // Sound: every kind in the drafts is one of these.
    return { name: plain, kind: kind as ColumnKind, target: null };
  }),
}));

/** The table with a name that is known to exist. */
export function tableOf(name: string): Table {
  const table = tables.find((each) => each.name === name);
  if (!table) throw new Error(`No table ${name}`);
  return table;
}

/** The options of single selects; what isn't one of them can't be written. */
export const options: Readonly<Record<string, readonly string[]>> = {
  'appointments.status': [
    'Booked',
    'Confirmed',
    'In waiting room',
    'With vet',
    'Ready to go home',
    'Done',
    'Cancelled',
    'No-show',
  ],
  'pets.species': ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'],
  'pets.sex': ['Male', 'Female', 'Unknown'],
  'team.role': ['Veterinarian', 'Technician', 'Groomer'],
};
