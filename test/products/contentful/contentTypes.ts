/** What a field of a content type holds; links say to which type, `Links` hold several. */
export type FieldType =
  | 'Symbol'
  | 'Symbols'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Object'
  | 'Location'
  | 'Asset'
  | `Link:${string}`
  | `Links:${string}`;

/** A content type of a space. */
export interface ContentType {
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldType>>;
}

/** The content types of the practice: its book, and what its website is made of. */
export const contentTypes: readonly ContentType[] = [
  {
    name: 'Appointment',
    fields: {
      internalName: 'Symbol',
      start: 'Date',
      end: 'Date',
      status: 'Symbol',
      reason: 'Text',
      client: 'Link:Client',
      pet: 'Link:Pet',
      teamMember: 'Link:TeamMember',
      clinic: 'Link:Clinic',
      visitType: 'Link:VisitType',
      cancellationReason: 'Symbol',
      followUp: 'Boolean',
    },
  },
  {
    name: 'Client',
    fields: {
      name: 'Symbol',
      firstName: 'Symbol',
      lastName: 'Symbol',
      emails: 'Symbols',
      phones: 'Symbols',
      street: 'Symbol',
      city: 'Symbol',
      clinic: 'Link:Clinic',
      active: 'Boolean',
      notes: 'RichText',
      clientSince: 'Date',
    },
  },
  {
    name: 'Pet',
    fields: {
      name: 'Symbol',
      owner: 'Link:Client',
      species: 'Symbol',
      breed: 'Symbol',
      color: 'Symbol',
      sex: 'Symbol',
      dateOfBirth: 'Date',
      microchip: 'Symbol',
      deceased: 'Boolean',
      photo: 'Asset',
    },
  },
  {
    name: 'TeamMember',
    fields: {
      name: 'Symbol',
      slug: 'Symbol',
      credentials: 'Symbol',
      role: 'Symbol',
      email: 'Symbol',
      bio: 'RichText',
      photo: 'Asset',
      clinics: 'Links:Clinic',
      acceptsAppointments: 'Boolean',
    },
  },
  {
    name: 'Clinic',
    fields: {
      name: 'Symbol',
      slug: 'Symbol',
      street: 'Symbol',
      city: 'Symbol',
      state: 'Symbol',
      postalCode: 'Symbol',
      timeZone: 'Symbol',
      phone: 'Symbol',
      email: 'Symbol',
      position: 'Location',
      openingHours: 'Object',
      team: 'Links:TeamMember',
    },
  },
  {
    name: 'VisitType',
    fields: {
      name: 'Symbol',
      minutes: 'Integer',
      price: 'Number',
      color: 'Symbol',
      bookableOnline: 'Boolean',
      description: 'Text',
    },
  },
  {
    name: 'BlogPost',
    fields: {
      title: 'Symbol',
      slug: 'Symbol',
      date: 'Date',
      author: 'Link:TeamMember',
      heroImage: 'Asset',
      body: 'RichText',
      keywords: 'Symbols',
      related: 'Links:BlogPost',
    },
  },
  { name: 'Page', fields: { title: 'Symbol', slug: 'Symbol', heroImage: 'Asset', body: 'RichText', seo: 'Object' } },
  { name: 'Faq', fields: { question: 'Symbol', answer: 'RichText', category: 'Symbol', order: 'Integer' } },
  {
    name: 'Testimonial',
    fields: { name: 'Symbol', quote: 'Text', stars: 'Integer', petName: 'Symbol', clinic: 'Link:Clinic' },
  },
  {
    name: 'Announcement',
    fields: { title: 'Symbol', message: 'Text', start: 'Date', end: 'Date', clinic: 'Link:Clinic' },
  },
  {
    name: 'SiteSettings',
    fields: {
      internalName: 'Symbol',
      practiceName: 'Symbol',
      logo: 'Asset',
      emergencyPhone: 'Symbol',
      mainClinic: 'Link:Clinic',
    },
  },
];

/** The content type that a field links to, and whether it holds several links; null for what is no link. */
export function linkOf(type: FieldType | undefined): { readonly target: string; readonly isMany: boolean } | null {
  const [, kind, target = ''] = /^(Links?):(.+)$/.exec(type ?? '') ?? [];
  return kind === undefined ? null : { target, isMany: kind === 'Links' };
}

/** A name with a small first letter. */
export function small(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
