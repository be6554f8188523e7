import { lernFairEnums } from './enums.ts';
import { lectureModel, type LernFairModel, pupilModel, studentModel } from './models.ts';
import { courseModel, courseTagModel, matchModel, schoolModel, screenerModel, subcourseModel } from './moreModels.ts';

/** The models that are there. */
export const lernFairModels: readonly LernFairModel[] = [
  pupilModel,
  studentModel,
  lectureModel,
  matchModel,
  subcourseModel,
  courseModel,
  courseTagModel,
  schoolModel,
  screenerModel,
];

/** What resolvers add to the models. */
const extras: Readonly<Record<string, string>> = {
  Pupil: `user: UserType!
    subjectsFormatted: [Subject!]!
    matches: [Match!]!
    gradeAsInt: Int
    school: School
    needScreening: Boolean`,
  Student: `user: UserType!
    subjectsFormatted: [Subject!]!
    matches: [Match!]!
    totalLecturesOrganized: Int!`,
  Lecture: `isInstructor(studentId: Float): Boolean! @deprecated(reason: "use isOrganizer instead")
    isOrganizer(studentId: Float): Boolean!
    isParticipant: Boolean!
    participants(take: Int!, skip: Int!): [AppointmentParticipant!]
    organizers(take: Int!, skip: Int!): [Organizer!]!
    position: Int!
    total: Int!
    displayName: String!
    zoomMeeting: JSON
    zoomMeetingUrl: String
    zoomMeetingPassword: String
    match: Match
    subcourse: Subcourse
    actionUrls: AppointmentActionsUrls`,
  Match: `pupil: Pupil!
    student: Student!
    subjectsFormatted: [Subject!]!
    appointmentsCount: Int!
    firstAppointmentId: Int
    lastAppointmentId: Int
    isChatActive: Boolean`,
  Subcourse: `course: Course!
    lectures: [Lecture!]!
    participantsCount: Int!`,
  Course: 'subcourses: [Subcourse!]!',
};

/** Columns that resolvers answer in another way than the store. */
const answered: Readonly<Record<string, string>> = { 'Pupil.lastname': 'String!' };

const comparable = (type: string): string => `lt: ${type} lte: ${type} gt: ${type} gte: ${type}`;
const textual = 'contains: String startsWith: String endsWith: String';

/** The filter of a type, one for what is never null and one for what may be. */
function filterTexts(name: string, type: string, more: string): string {
  const lists = name === 'Bool' ? '' : `in: [${type}!] notIn: [${type}!]`;
  const mode = name === 'String' ? 'mode: QueryMode' : '';
  return ['', 'Nullable']
    .map(
      (nullable) => `
  input ${name}${nullable}Filter { equals: ${type} ${lists} ${more} ${mode} not: Nested${name}${nullable}Filter }
  input Nested${name}${nullable}Filter { equals: ${type} ${lists} ${more} not: Nested${name}${nullable}Filter }`,
    )
    .join('');
}

function listFilterText(name: string, type: string): string {
  return `input ${name}NullableListFilter { equals: [${type}!] has: ${type} hasEvery: [${type}!] hasSome: [${type}!] isEmpty: Boolean }`;
}

/** Name of the filter of a column. */
function filterName(type: string): string {
  const bare = type.replaceAll(/[![\]]/g, '');
  const name = bare === 'Boolean' ? 'Bool' : bare === 'JSON' ? 'Json' : bare in lernFairEnums ? `Enum${bare}` : bare;
  if (type.startsWith('[')) return `${name}NullableListFilter`;
  return `${name}${type.endsWith('!') ? '' : 'Nullable'}Filter`;
}

function modelText({ name, columns }: LernFairModel): string {
  const all = Object.entries(columns);
  return `
  type ${name} {
    ${all.map(([column, type]) => `${column}: ${answered[`${name}.${column}`] ?? type}`).join('\n    ')}
    ${extras[name] ?? ''}
  }

  input ${name}WhereInput {
    AND: [${name}WhereInput!]
    OR: [${name}WhereInput!]
    NOT: [${name}WhereInput!]
    ${all.map(([column, type]) => `${column}: ${filterName(type)}`).join('\n    ')}
  }

  input ${name}WhereUniqueInput {
    id: Int
  }

  input ${name}OrderByWithRelationInput {
    ${all.map(([column, type]) => `${column}: ${type.endsWith('!') ? 'SortOrder' : 'SortOrderInput'}`).join('\n    ')}
  }

  enum ${name}ScalarFieldEnum {
    ${all.map(([column]) => column).join('\n    ')}
  }`;
}

/** The list of a model as typegraphql-prisma makes it. */
export function listText({ name, plural }: LernFairModel): string {
  return `${plural}(where: ${name}WhereInput, orderBy: [${name}OrderByWithRelationInput!], cursor: ${name}WhereUniqueInput, take: Int, skip: Int, distinct: [${name}ScalarFieldEnum!]): [${name}!]!`;
}

/** SDL of the models, with all that filters and orders them. */
export const modelsText: string = [
  filterTexts('Int', 'Int', comparable('Int')),
  filterTexts('String', 'String', `${comparable('String')} ${textual}`),
  filterTexts('DateTime', 'DateTime', comparable('DateTime')),
  filterTexts('Bool', 'Boolean', ''),
  filterTexts('Json', 'JSON', 'path: [String!]'),
  listFilterText('String', 'String'),
  listFilterText('Json', 'JSON'),
  ...Object.entries(lernFairEnums).flatMap(([name, values]) => [
    `enum ${name} { ${values.join(' ')} }`,
    filterTexts(`Enum${name}`, name, ''),
    listFilterText(`Enum${name}`, name),
  ]),
  ...lernFairModels.map(modelText),
].join('\n');
