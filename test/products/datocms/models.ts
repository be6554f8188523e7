/** What a field of a model can be; those from `link` on name the models or blocks that it accepts. */
// prettier-ignore
export type FieldKind =
  | 'string' | 'text' | 'boolean' | 'integer' | 'float' | 'date' | 'dateTime' | 'slug' | 'json' | 'file'
  | 'structuredText' | 'link' | 'links' | 'blocks';

/** One field of a model. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  readonly isLocalized: boolean;
  readonly models: readonly string[];
}

/** A model, a model with a single record, or a block within the records of others. */
export interface Model {
  readonly name: string;
  readonly title: string;
  readonly apiKey: string;
  readonly role: 'collection' | 'single' | 'block';
  readonly fields: readonly Field[];
  /** Models whose records can be reached from those that they link to. */
  readonly referencedBy: readonly string[];
}

/** A model from fields such as `localized string!`, `link Client|Patient` or `blocks Phone`. */
function model(
  name: string,
  fields: Readonly<Record<string, string>>,
  role: Model['role'] = 'collection',
  referencedBy: readonly string[] = [],
): Model {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return {
    name,
    title: words,
    apiKey: words.toLowerCase().replaceAll(' ', '_'),
    role,
    referencedBy,
    fields: Object.entries(fields).map(([field, text]) => {
      const parts = text.replace('!', '').split(' ');
      const isLocalized = parts[0] === 'localized';
      const [kind = 'string', models = ''] = isLocalized ? parts.slice(1) : parts;
      return {
        name: field,
        kind: kind as FieldKind, // Sound: the texts are those below.
        isRequired: text.endsWith('!'),
        isLocalized,
        models: models.split('|').filter((each) => each !== ''),
      };
    }),
  };
}

/** The content models of a veterinary group, with the pages of its website. */
export const datoModels: readonly Model[] = [
  model('Location', {
    name: 'string!',
    slug: 'slug!',
    street: 'string!',
    city: 'string!',
    state: 'string',
    postalCode: 'string',
    timeZone: 'string!',
    phone: 'string',
    email: 'string',
    photo: 'file',
  }),
  model('TeamMember', {
    name: 'string!',
    slug: 'slug!',
    jobTitle: 'string',
    role: 'string!',
    email: 'string',
    bio: 'structuredText',
    portrait: 'file',
    takesAppointments: 'boolean!',
    locations: 'links Location',
  }),
  model('VisitType', {
    name: 'localized string!',
    durationMinutes: 'integer!',
    color: 'string',
    bookableOnline: 'boolean!',
    price: 'float',
    description: 'text',
  }),
  model(
    'Client',
    {
      firstName: 'string',
      lastName: 'string!',
      email: 'string',
      phones: 'blocks Phone',
      street: 'string',
      city: 'string',
      active: 'boolean!',
      tags: 'json',
      notes: 'text',
      homeLocation: 'link Location',
    },
    'collection',
    ['Appointment'],
  ),
  model('Patient', {
    name: 'string!',
    species: 'string!',
    breed: 'string',
    color: 'string',
    sex: 'string',
    dateOfBirth: 'date',
    microchip: 'string',
    deceased: 'boolean!',
    owner: 'link Client',
    photo: 'file',
  }),
  model('Appointment', {
    title: 'string!',
    startsAt: 'dateTime!',
    durationMinutes: 'integer!',
    state: 'string!',
    reason: 'text',
    cancellationReason: 'string',
    bookedFor: 'link Client|Patient',
    client: 'link Client',
    teamMember: 'link TeamMember',
    visitType: 'link VisitType!',
    location: 'link Location!',
    reminderSentAt: 'dateTime',
  }),
  model('Invoice', {
    number: 'string!',
    issuedOn: 'date!',
    total: 'float!',
    paid: 'boolean!',
    client: 'link Client',
    appointment: 'link Appointment',
    lines: 'blocks InvoiceLine',
  }),
  model('Task', {
    title: 'string!',
    dueOn: 'date',
    done: 'boolean!',
    about: 'link Appointment|Client|Patient',
    assignedTo: 'link TeamMember',
  }),
  model('Page', { title: 'localized string!', slug: 'slug!', sections: 'blocks HeroBlock|TextBlock' }),
  model('HomePage', { title: 'string!', intro: 'text', featuredTeam: 'links TeamMember' }, 'single'),
  model('Phone', { label: 'string!', number: 'string!' }, 'block'),
  model('InvoiceLine', { description: 'string!', amount: 'float!' }, 'block'),
  model('HeroBlock', { heading: 'string!', image: 'file' }, 'block'),
  model('TextBlock', { text: 'text!' }, 'block'),
];

/** A model by its name. */
export function modelNamed(name: string): Model {
  const found = datoModels.find((each) => each.name === name);
  if (found) return found;
  throw new Error(`No model ${name}`);
}

/** The same name with a small letter first. */
export function small(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
