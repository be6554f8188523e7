const stamps = 'createdAt: DateTime!, updatedAt: DateTime!, createdBy: UserType, updatedBy: UserType';
const makers = 'createdBy_Id: Float, updatedBy_Id: Float';
const address = 'street: String, street2: String, state: String, city: String';

/**
 * Every model with its fields and with the arguments that filter its lists; `@` stands before what a list is of.
 *
 * Filters look for the whole value, those with `~` for a part in any case. Numbers of rows are Float in them, as
 * django-filter takes the key of a table for a decimal.
 */
const models: Readonly<Record<string, readonly [fields: string, filters?: string]>> = {
  UserType: [
    `password: String!, lastLogin: DateTime,
    "Designates that this user has all permissions without explicitly assigning them." isSuperuser: Boolean!,
    "The groups this user belongs to. A user will get all permissions granted to each of their groups." groups@GroupType,
    "Designates whether the user can log into this admin site." isStaff: Boolean!,
    "Designates whether this user should be treated as active. Unselect this instead of deleting accounts." isActive: Boolean!,
    dateJoined: DateTime!, dateCreated: Int!, createdBy: UserType, lastUpdatedBy: UserType, lastUpdated: Int!,
    isDeleted: Boolean!, isApproved: Boolean!, lastApprovedBy: UserType, type: String!, deletedBy: UserType,
    firstName: String, lastName: String, name: String, username: String, email: String, gender: UserGender, phone: String,
    dateOfBirth: Date, avatar: String, ${address}, zip: String, nationality: UserNationality, languageCode: UserLanguageCode,
    lang: MultiLanguageType, isCaregiver: Boolean, accessSurvey: Boolean, isFirstLogin: Boolean, endLoginDate: DateTime,
    counter: Int, country: String, companyuserSet@CompanyUserType, companyUserDoctor@CompanyUserType,
    appointmentPatientId@AppointmentType, appointmentDoctorId@AppointmentType, appointmentCreatedBy@AppointmentType`,
    `id: Float, firstName: String, lastName: String, email: String, phone: String, gender: String, street: String,
    street2: String`,
  ],
  GroupType: ['name: String!, userSet@UserType', 'id: Float, name: String'],
  MultiLanguageType: ['name: String!, code: String!, isDefault: Boolean', 'id: Float, name: String, code: String'],
  CompanyType: [
    `code: String, name: String, ${address}, zipcode: String, country: CompanyCountry, isActive: Boolean,
    ${stamps.replaceAll('!', '')}, companyuserSet@CompanyUserType, appointmentSet@AppointmentType`,
    `id: Float, name~: String, state~: String, city: String, zipcode~: String, country~: String, isActive: Boolean, ${makers}`,
  ],
  CompanyUserType: [
    `company: CompanyType, user: UserType, doctor: UserType, status: LookUpType, group: GroupType, isOwner: Boolean,
    joinedDatetime: DateTime, requestedAt: DateTime!, requestedBy: UserType, approvalBy: UserType, approvalAt: DateTime,
    isActive: Boolean, requestType: CompanyUserRequestType`,
    `id: Float, user_Id: Float, company_Id: Float, group_Id: Float, group_Name~: String, status_Id: Float, doctor_Id: Float,
    requestedAt: DateTime, isOwner: Boolean, isActive: Boolean, user_FirstName~: String, user_LastName~: String,
    user_Name~: String, user_Username~: String, user_Email~: String, company_Name~: String, status_Name~: String`,
  ],
  LookUpType: [`name: String, code: String, description: String, ${stamps}`, 'name: String'],
  AppointmentType: [
    `patient: UserType, doctor: UserType, company: CompanyType, startDate: DateTime, duration: Int, note: String,
    isDeleted: Boolean, ${stamps}, isActive: Boolean, appointmentDetails@AppointmentDetailType,
    appointmentFollowUp@AppointmentFollowUpType, appointmentlangSet@AppointmentLangType`,
    `id: Float, startDate: DateTime, duration: Int, note: String, patient_Id: Float, doctor_Id: Float, company_Id: Float,
    ${makers}, isDeleted: Boolean, isActive: Boolean`,
  ],
  AppointmentDetailType: [
    `appointment: AppointmentType, tooth: ToothType, treatment: TreatmentType, ${stamps}`,
    `id: Float, appointment_Id: Float, tooth_Id: Float, treatment_Id: Float, ${makers}`,
  ],
  AppointmentFollowUpType: [
    `appointment: AppointmentType, followUpDate: DateTime, treatment: TreatmentType, ${stamps}`,
    `id: Float, appointment_Id: Float, ${makers}`,
  ],
  AppointmentLangType: [
    'lang: MultiLanguageType, appointment: AppointmentType, note: String',
    'id: Float, lang_Id: Float, lang_Code: String, appointment_Id: Float, note: String',
  ],
  DurationType: [`number: Int, ${stamps}`],
  ToothType: [`number: Int, ${stamps}`],
  TreatmentType: [`name: String, ${stamps}`],
};

/** A filter of a list: its argument, the type of that, and whether it looks for a part of the value. */
export interface Filter {
  readonly name: string;
  readonly kind: string;
  readonly isPart: boolean;
}

/** The filters of the lists of a type. */
export function filtersOf(type: string): readonly Filter[] {
  const text = models[type]?.[1] ?? '';
  return [...text.matchAll(/(\w+)(~?): (\w+)/g)].map(([, name = '', part, kind = '']) => {
    return { name, kind, isPart: part === '~' };
  });
}

function listText(field: string, type: string, more = ''): string {
  const filters = filtersOf(type).map(({ name, kind }) => `, ${name}: ${kind}`);
  return `${field}(offset: Int, before: String, after: String, first: Int, last: Int${filters.join('')}${more}): ${type}Connection`;
}

const withLists = (text: string): string =>
  text.replaceAll(/(\w+)@(\w+)/g, (_, field: string, type: string) => `${listText(field, type)}!`);

const typeTexts = Object.entries(models).map(
  ([name, [fields]]) => `type ${name} implements Node { "The ID of the object" id: ID! ${withLists(fields)} }
  type ${name}Connection { "Pagination data for this connection." pageInfo: PageInfo! "Contains the nodes in this connection." edges: [${name}Edge]! }
  type ${name}Edge { "The item at the end of the edge" node: ${name} "A cursor for use in pagination" cursor: String! }`,
);

/** SDL of the service. Only a few countries and nationalities are listed of the hundreds. */
export const teethWalletText = `
  scalar DateTime
  scalar Date
  scalar GenericScalar
  "An object with an ID" interface Node { "The ID of the object" id: ID! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  enum UserGender { "Male" M "Female" F "Other" O }
  enum UserNationality { "AFGHAN" A_0 "ALBANIAN" A_1 "ALGERIAN" A_2 "AMERICAN" A_3 }
  enum UserLanguageCode { "English" EN "German" DE }
  enum CompanyCountry { "Germany" DE "New Zealand" NZ "United States of America" US }
  enum CompanyUserRequestType { DOCTOR_REQUEST DOCTOR_APPROVAL OWNER_REQUEST OWNER_APPROVAL PATIENT_REQUEST_DOCTOR }
  type ObtainJSONWebToken { payload: GenericScalar! refreshExpiresIn: Int! token: String! refreshToken: String! }
  ${typeTexts.join('\n  ')}
  type Query {
    viewer(token: String!): UserType
    tokenAuth(username: String!, password: String!): ObtainJSONWebToken
    ${listText('users', 'UserType', ', input: String')}
    user(userId: Int): UserType
    groups: [GroupType]
    durations: [DurationType]
    teeth: [ToothType]
    treatments: [TreatmentType]
    ${listText('companies', 'CompanyType')}
    company(companyId: Int): CompanyType
    ${listText('userCompany', 'CompanyUserType')}
    approvalStatuses: [LookUpType]
    multiLanguage: [MultiLanguageType]
    ${listText('appointments', 'AppointmentType', ', patient: ID')}
    appointmentDetails: [AppointmentDetailType]
    ${listText('appointmentLang', 'AppointmentLangType')}
  }
  input UserInput { firstName: String lastName: String username: String email: String password: String dateOfBirth: Date street: String street2: String
    country: String nationality: Int languageCode: String lang: ID isCaregiver: Boolean }
  input UserUpdateInput { id: ID firstName: String lastName: String email: String username: String phone: String gender: String street: String
    street2: String city: String zip: String country: String avatar: String nationality: Int dateOfBirth: Date languageCode: String lang: ID
    isCaregiver: Boolean accessSurvey: Boolean }
  input AppointmentInput { patient: ID doctor: ID company: ID startDate: DateTime duration: Int note: String isDeleted: Boolean createdBy: ID updatedBy: ID }
  input AppointmentUpdateInput { id: ID patient: ID doctor: ID company: ID startDate: DateTime duration: Int note: String isDeleted: Boolean updatedBy: ID }
  type CreateUser { user: UserType }
  type UpdateUser { user: UserType }
  type CreateAppointment { appointment: AppointmentType }
  type UpdateAppointment { appointment: AppointmentType }
  type DeleteAppointment { appointment: AppointmentType }
  type Mutation {
    tokenAuth(username: String!, password: String!): ObtainJSONWebToken
    createUser(input: UserInput): CreateUser
    updateUser(input: UserUpdateInput): UpdateUser
    createAppointment(input: AppointmentInput): CreateAppointment
    updateAppointment(input: AppointmentUpdateInput): UpdateAppointment
    deleteAppointment(id: ID): DeleteAppointment
  }
`;
