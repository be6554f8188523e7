/** What a property editor gives: the GraphQL type, and how it can be filtered by. */
export type Editor =
  | 'text'
  | 'texts'
  | 'integer'
  | 'checkbox'
  | 'date'
  | 'content'
  | 'contents'
  | 'html'
  | 'media'
  | 'blocks'
  | 'color'
  | 'link';

/** A content type of the project, as an editor made it. */
export interface ContentType {
  readonly name: string;
  /** Compositions, which are interfaces. */
  readonly compositions: readonly string[];
  readonly fields: Readonly<Record<string, Editor>>;
  /** Fields that vary by culture. */
  readonly varying?: readonly string[];
}

export const editorTypes: Readonly<Record<Editor, string>> = {
  text: 'String',
  // Repeatable text strings, tags, and every dropdown, also of one value.
  texts: '[String]',
  integer: 'Int',
  checkbox: 'Boolean',
  date: 'DateTime',
  content: 'Content',
  contents: '[Content]',
  html: 'HTML',
  media: 'MediaWithCrops',
  blocks: '[BlockListItem]',
  color: 'PickedColor',
  link: 'Link',
};

/** Compositions of the project. */
export const compositions: Readonly<Record<string, Readonly<Record<string, Editor>>>> = {
  ContactDetails: { phones: 'texts', email: 'text', street: 'text', city: 'text' },
  PageBase: { seoMetaDescription: 'text', umbracoNavihide: 'checkbox' },
};

const contact = compositions['ContactDetails'] ?? {};
const page = compositions['PageBase'] ?? {};

/** Document types of the project. */
export const contentTypes: readonly ContentType[] = [
  {
    name: 'Home',
    compositions: ['PageBase'],
    fields: { ...page, headline: 'text', sections: 'blocks', bookOnline: 'link' },
  },
  { name: 'Folder', compositions: ['PageBase'], fields: page },
  {
    name: 'Practice',
    compositions: ['ContactDetails', 'PageBase'],
    fields: {
      ...contact,
      ...page,
      region: 'text',
      postalCode: 'text',
      timeZone: 'text',
      openingHours: 'blocks',
      photo: 'media',
    },
  },
  {
    name: 'StaffMember',
    compositions: ['ContactDetails', 'PageBase'],
    fields: {
      ...contact,
      ...page,
      qualifications: 'text',
      jobTitle: 'texts',
      practices: 'contents',
      biography: 'html',
      portrait: 'media',
    },
  },
  {
    name: 'VisitType',
    compositions: [],
    fields: { title: 'text', durationMinutes: 'integer', calendarColor: 'color', isBookableOnline: 'checkbox' },
    varying: ['title'],
  },
  {
    name: 'Client',
    compositions: ['ContactDetails'],
    fields: {
      ...contact,
      givenName: 'text',
      familyName: 'text',
      isActive: 'checkbox',
      clientTags: 'texts',
      homePractice: 'content',
      notes: 'html',
      clientSince: 'date',
    },
  },
  {
    name: 'Animal',
    compositions: [],
    fields: {
      species: 'texts',
      breed: 'text',
      coat: 'text',
      sex: 'texts',
      dateOfBirth: 'date',
      microchip: 'text',
      isDeceased: 'checkbox',
      photo: 'media',
    },
  },
  {
    name: 'Appointment',
    compositions: [],
    fields: {
      startTime: 'date',
      durationMinutes: 'integer',
      visitStatus: 'texts',
      reason: 'text',
      cancellationReason: 'text',
      practice: 'content',
      visitType: 'content',
      staffMember: 'content',
      client: 'content',
      animal: 'content',
    },
  },
  {
    name: 'BlockedTime',
    compositions: [],
    fields: { startTime: 'date', endTime: 'date', reason: 'text', practice: 'content', staffMember: 'content' },
  },
  {
    name: 'NewsArticle',
    compositions: ['PageBase'],
    fields: { ...page, headline: 'text', body: 'html', publishDate: 'date', author: 'content', articleTags: 'texts' },
  },
];

/** The same name as an alias. */
export function aliasOf(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
