/** A field of a bundle: its name in the schema, its type, and the label or help that an editor gave it. */
export type BundleField = readonly [name: string, type: string, description: string];

/** A content type, vocabulary or type of paragraph. */
export interface Bundle {
  readonly type: string;
  /** The query of its list; paragraphs have none. */
  readonly plural: string | null;
  readonly description: string;
  readonly fields: readonly BundleField[];
}

/** Base fields of each entity type, which its interface has too. */
export const baseFields: Readonly<Record<'Node' | 'Term' | 'Paragraph', readonly BundleField[]>> = {
  Node: [
    ['id', 'ID!', 'The entity ID.'],
    ['uuid', 'ID!', 'The Universally Unique IDentifier (UUID).'],
    ['author', 'User', 'The author of this content.'],
    ['changed', 'DateTime!', 'The time that the node was last edited.'],
    ['created', 'DateTime!', 'The date and time that the content was created.'],
    ['langcode', 'Language!', 'Language'],
    ['path', 'String', 'URL alias'],
    ['promote', 'Boolean!', 'Promoted to front page'],
    ['status', 'Boolean!', 'Published'],
    ['sticky', 'Boolean!', 'Sticky at top of lists'],
    ['title', 'String!', 'Title'],
  ],
  Term: [
    ['id', 'ID!', 'The entity ID.'],
    ['uuid', 'ID!', 'The Universally Unique IDentifier (UUID).'],
    ['changed', 'DateTime!', 'The time that the term was last edited.'],
    ['description', 'Text!', 'Description'],
    ['langcode', 'Language!', 'The term language code.'],
    ['name', 'String!', 'Name'],
    ['parent', 'TermUnion', 'The parents of this term.'],
    ['path', 'String', 'URL alias'],
    ['status', 'Boolean!', 'Published'],
    ['weight', 'Int!', 'The weight of this term in relation to other terms.'],
  ],
  Paragraph: [
    ['id', 'ID!', 'The entity ID.'],
    ['uuid', 'ID!', 'The Universally Unique IDentifier (UUID).'],
    ['created', 'DateTime!', 'The time that the Paragraph was created.'],
    ['langcode', 'Language!', 'The paragraphs entity language code.'],
    ['status', 'Boolean!', 'Published'],
  ],
};

/** Arguments of a list by cursors. */
export const rangeArgs = `
    "Returns the elements that come after the specified cursor." after: Cursor
    "Returns the elements that come before the specified cursor." before: Cursor
    "Returns up to the first n elements from the list." first: Int
    "Returns up to the last n elements from the list." last: Int
    "Reverse the order of the underlying list." reverse: Boolean = false`;

/** Content types of the site. */
export const contentTypes: readonly Bundle[] = [
  {
    type: 'NodeAnimal',
    plural: 'nodeAnimals',
    description: 'An animal in our care.',
    fields: [
      ['birthDate', 'DateTime', 'Date of birth'],
      ['breed', 'String', 'Breed'],
      ['coat', 'String', 'Coat'],
      ['deceased', 'Boolean', 'Deceased'],
      ['microchip', 'String', 'Microchip'],
      ['owner', 'NodeUnion', 'The client who owns the animal. Leave empty for strays.'],
      ['photo', 'Image', 'Photo'],
      ['sex', 'String', 'Sex'],
      ['species', 'TermUnion', 'Species'],
    ],
  },
  {
    type: 'NodeAppointment',
    plural: 'nodeAppointments',
    description: 'An entry of the appointment book.',
    fields: [
      ['animal', 'NodeUnion', 'Animal'],
      ['appointmentStatus', 'String', 'Appointment status'],
      ['cancellationReason', 'String', 'Cancellation reason'],
      ['client', 'NodeUnion', 'Client'],
      ['clinic', 'NodeUnion', 'Clinic'],
      ['reason', 'Text', 'Reason for visit'],
      ['reminderSent', 'DateTime', 'Reminder sent'],
      ['teamMember', 'NodeUnion', 'Seen by'],
      ['visitType', 'TermUnion', 'Visit type'],
      ['when', 'DateRange', 'When'],
    ],
  },
  {
    type: 'NodeArticle',
    plural: 'nodeArticles',
    description: 'Use <em>articles</em> for time-sensitive content like news, press releases or blog posts.',
    fields: [
      ['body', 'TextSummary', 'Body'],
      [`comment(${rangeArgs})`, 'CommentCommentConnection', 'Comments'],
      ['image', 'Image', 'Image'],
      ['tags', '[TermUnion!]', 'Enter a comma-separated list. For example: Amsterdam, Mexico City'],
    ],
  },
  {
    type: 'NodeBlockedTime',
    plural: 'nodeBlockedTimes',
    description: 'Time in which nothing can be booked.',
    fields: [
      ['clinic', 'NodeUnion', 'Clinic'],
      ['reason', 'Text', 'Reason'],
      ['teamMember', 'NodeUnion', 'Team member'],
      ['when', 'DateRange', 'When'],
    ],
  },
  {
    type: 'NodeClient',
    plural: 'nodeClients',
    description: 'A person or an organization that brings animals to us.',
    fields: [
      ['active', 'Boolean', 'Active'],
      ['address', 'Address', 'Postal address'],
      ['clientTags', '[TermUnion!]', 'Client tags'],
      ['email', 'Email', 'Email'],
      ['homeClinic', 'NodeUnion', 'Home clinic'],
      ['notes', 'Text', 'Notes'],
      ['phone', '[PhoneNumber!]', 'Phone'],
    ],
  },
  {
    type: 'NodeClinic',
    plural: 'nodeClinics',
    description: 'One of our clinics.',
    fields: [
      ['address', 'Address!', 'Address'],
      ['email', 'Email', 'Email'],
      ['openingHours', '[ParagraphUnion!]', 'Opening hours'],
      ['phone', '[PhoneNumber!]', 'Phone'],
      ['photo', 'Image', 'Photo'],
      ['timeZone', 'String!', 'Time zone'],
      ['website', 'Link', 'Website'],
    ],
  },
  {
    type: 'NodePage',
    plural: 'nodePages',
    description: "Use <em>basic pages</em> for your static content, such as an 'About us' page.",
    fields: [
      ['body', 'TextSummary', 'Body'],
      ['sections', '[ParagraphUnion!]', 'Sections'],
    ],
  },
  {
    type: 'NodeTeamMember',
    plural: 'nodeTeamMembers',
    description: 'A vet, nurse or groomer at our clinics, as shown on the website.',
    fields: [
      ['biography', 'Text', 'Biography'],
      ['clinics', '[NodeUnion!]', 'Clinics'],
      ['credentials', 'String', 'Letters after the name, such as DVM.'],
      ['email', 'Email', 'Email'],
      ['jobTitle', 'String', 'Job title'],
      ['portrait', 'Image', 'Portrait'],
    ],
  },
];

/** Vocabularies of the site. */
export const vocabularies: readonly Bundle[] = [
  {
    type: 'TermClientTag',
    plural: 'termClientTags',
    description: 'What the desk should know of a client.',
    fields: [],
  },
  { type: 'TermSpecies', plural: 'termSpeciesItems', description: 'Species that we treat.', fields: [] },
  {
    type: 'TermTag',
    plural: 'termTags',
    description: 'Use tags to group articles on similar topics into categories.',
    fields: [],
  },
  {
    type: 'TermVisitType',
    plural: 'termVisitTypes',
    description: 'What an appointment can be for.',
    fields: [
      ['bookableOnline', 'Boolean', 'Bookable online'],
      ['durationMinutes', 'Int', 'Duration (minutes)'],
      ['price', 'String', 'Price'],
    ],
  },
];

/** Types of paragraphs. */
export const paragraphs: readonly Bundle[] = [
  {
    type: 'ParagraphCallToAction',
    plural: null,
    description: 'A button with a sentence.',
    fields: [
      ['link', 'Link', 'Link'],
      ['text', 'Text', 'Text'],
    ],
  },
  {
    type: 'ParagraphOpeningHour',
    plural: null,
    description: 'Hours of one or more days.',
    fields: [
      ['closes', 'String', 'Closes'],
      ['days', '[String!]', 'Days'],
      ['opens', 'String', 'Opens'],
    ],
  },
];
