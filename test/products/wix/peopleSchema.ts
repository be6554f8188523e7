const sources = 'ADMIN IMPORT OTHER THIRD_PARTY WIX_APP WIX_BOOKINGS WIX_CHAT WIX_FORMS WIX_SITE_MEMBERS WIX_STORES';
const publicOnly =
  '`PUBLIC` returns `id`, `contactId` and `profile`, with the statuses as `UNKNOWN`; `EXTENDED` adds `loginEmail` and the statuses; `FULL` returns all fields.';

/** SDL of contacts and members, and of all operations. */
export const wixPeopleText = `
  enum ContactsCoreV4ContactFieldSet { BASIC COMMUNICATION_DETAILS EXTENDED FULL }
  enum ContactsCoreV4ContactPhonePhoneTag { FAX HOME MAIN MOBILE UNTAGGED WORK }
  enum ContactsCoreV4ContactSourceContactSourceType { ${sources} }
  type ContactsCoreV4ContactName { first: String last: String }
  type ContactsCoreV4ContactEmail { email: String id: String primary: Boolean }
  type ContactsCoreV4ContactEmailsWrapper { items: [ContactsCoreV4ContactEmail] }
  type ContactsCoreV4ContactPhone {
    countryCode: String e164Phone: String id: String phone: String primary: Boolean tag: ContactsCoreV4ContactPhonePhoneTag
  }
  type ContactsCoreV4ContactPhonesWrapper { items: [ContactsCoreV4ContactPhone] }
  type ContactsCoreV4LabelsWrapper { "List of contact label keys." items: [String] }
  type ContactsCoreV4ContactInfo {
    birthdate: String company: String emails: ContactsCoreV4ContactEmailsWrapper jobTitle: String
    labelKeys: ContactsCoreV4LabelsWrapper locale: String name: ContactsCoreV4ContactName
    phones: ContactsCoreV4ContactPhonesWrapper
  }
  type ContactsCoreV4PrimaryContactInfo { email: String phone: String }
  type ContactsCoreV4ContactSource { appId: String sourceType: ContactsCoreV4ContactSourceContactSourceType }
  type ContactsCoreV4Contact {
    createdDate: String id: String info: ContactsCoreV4ContactInfo primaryInfo: ContactsCoreV4PrimaryContactInfo
    "Increments by 1 each time the contact is updated. The existing revision must be used when updating a contact." revision: Int
    source: ContactsCoreV4ContactSource updatedDate: String
  }
  input CrmContactsV4ContactRequestInput { fields: [String] fieldsets: [ContactsCoreV4ContactFieldSet] id: ID! }
  input ContactsCoreV4ContactNameInput { first: String last: String }
  input ContactsCoreV4ContactEmailInput { email: String id: String primary: Boolean }
  input ContactsCoreV4ContactEmailsWrapperInput { items: [ContactsCoreV4ContactEmailInput] }
  input ContactsCoreV4ContactPhoneInput {
    countryCode: String e164Phone: String id: String phone: String primary: Boolean tag: ContactsCoreV4ContactPhonePhoneTag
  }
  input ContactsCoreV4ContactPhonesWrapperInput { items: [ContactsCoreV4ContactPhoneInput] }
  input ContactsCoreV4ContactInfoInput {
    birthdate: String company: String emails: ContactsCoreV4ContactEmailsWrapperInput jobTitle: String
    labelKeys: String locale: String name: ContactsCoreV4ContactNameInput
    phones: ContactsCoreV4ContactPhonesWrapperInput
  }
  input ContactsCoreV4CreateContactRequestInput {
    "Whether the call will succeed if the email or the phone is already used by another contact. Defaults to \`false\`."
    allowDuplicates: Boolean
    info: ContactsCoreV4ContactInfoInput
  }
  type ContactsCoreV4CreateContactResponse { contact: ContactsCoreV4Contact }
  input ContactsCoreV4UpdateContactRequestInput {
    allowDuplicates: Boolean contactId: String info: ContactsCoreV4ContactInfoInput revision: Int
  }
  type ContactsCoreV4UpdateContactResponse { contact: ContactsCoreV4Contact }
  input ContactsCoreV4DeleteContactRequestInput { contactId: String }
  input ContactsCoreV4LabelContactRequestInput { contactId: String labelKeys: [String] }
  type ContactsCoreV4LabelContactResponse { contact: ContactsCoreV4Contact }
  enum ContactsLabelsV4ContactLabelLabelType { SYSTEM UNKNOWN USER_DEFINED WIX_APP_DEFINED }
  type ContactsLabelsV4ContactLabel {
    createdDate: String displayName: String key: String labelType: ContactsLabelsV4ContactLabelLabelType namespace: String
  }
  input ContactsLabelsV4QueryLabelsRequestInput { language: String query: ContactsLabelsV4UpstreamQueryQueryInput }
  type ContactsLabelsV4QueryLabelsResponse { items: [ContactsLabelsV4ContactLabel] pageInfo: PageInfo }

  enum MembersAccessStatusStatus { APPROVED BLOCKED OFFLINE PENDING UNKNOWN }
  enum MembersActivityStatusStatus { ACTIVE MUTED UNKNOWN }
  enum MembersPrivacyStatusStatus { PRIVATE PUBLIC UNKNOWN }
  enum MembersFieldSetSet { EXTENDED FULL PUBLIC }
  type MembersContact {
    birthdate: String company: String
    "Deprecation notice: replaced with \`member.contactId\`." contactId: String
    emails: [String] firstName: String jobTitle: String lastName: String phones: [String]
  }
  type MembersProfile {
    "Name that identifies the member to other members." nickname: String
    slug: String title: String
  }
  type MembersMember {
    "\`ACTIVE\`: Member can write forum posts and blog comments. \`MUTED\`: cannot." activityStatus: MembersActivityStatusStatus
    contact: MembersContact contactId: String createdDate: String id: String lastLoginDate: String loginEmail: String
    loginEmailVerified: Boolean privacyStatus: MembersPrivacyStatusStatus profile: MembersProfile
    "Member site access status. \`APPROVED\`: can log in to the site. \`BLOCKED\`: cannot." status: MembersAccessStatusStatus
    updatedDate: String
  }
  input MembersMembersV1MemberRequestInput {
    "__Deprecated.__ Use \`fieldsets\` instead." fieldSet: MembersFieldSetSet
    "Predefined sets of fields to return. Defaults to \`PUBLIC\`." fieldsets: [MembersFieldSetSet]
    id: ID!
  }
  input MembersQueryInput { filter: JSON paging: CommonPagingInput sorting: [CommonSortingInput] }
  input MembersSearchInput {
    "Search term or expression" expression: String
    "Supported: \`loginEmail\`, \`contact.firstName\`, \`contact.lastName\`, \`profile.title\`, \`profile.nickname\`, \`profile.slug\`. Default is \`profile.nickname\`"
    fields: [String]
  }
  input MembersQueryMembersRequestInput {
    "__Deprecated.__ Use \`fieldsets\` instead." fieldSet: MembersFieldSetSet
    "Predefined sets of fields to return. Defaults to \`PUBLIC\`." fieldsets: [MembersFieldSetSet]
    query: MembersQueryInput
    "Plain text search." search: MembersSearchInput
  }
  type MembersQueryMembersResponse { items: [MembersMember] pageInfo: PageInfo }
  input MembersContactInput {
    birthdate: String company: String emails: [String] firstName: String jobTitle: String lastName: String phones: [String]
  }
  input MembersProfileInput { nickname: String slug: String title: String }
  input MembersMemberInput { contact: MembersContactInput id: String loginEmail: String profile: MembersProfileInput }
  input MembersCreateMemberRequestInput { member: MembersMemberInput }
  type MembersCreateMemberResponse { member: MembersMember }
  input MembersUpdateMemberRequestInput { member: MembersMemberInput }
  type MembersUpdateMemberResponse { member: MembersMember }
  input MembersDeleteMemberRequestInput { id: String }

  type Query {
    "Retrieves attendance information by ID."
    bookingsAttendanceV2Attendance(queryInput: BookingsAttendanceV2AttendanceRequestInput): BookingsAttendanceV2Attendance
    "Retrieves attendance information for booked sessions. Sorted by \`id\`."
    bookingsAttendanceV2Attendances(queryInput: BookingsAttendanceV2QueryAttendanceRequestInput): BookingsAttendanceV2QueryAttendanceResponse
    "Retrieves a service."
    bookingsServicesV2Service(queryInput: BookingsServicesV2ServiceRequestInput): BookingsServicesV2Service
    "Retrieves a list of up to 100 services, given the provided paging, filtering, and sorting."
    bookingsServicesV2Services(queryInput: BookingsServicesV2QueryServicesRequestInput): BookingsServicesV2QueryServicesResponse
    "Retrieves a session by ID. Without \`ALL_PI\` it doesn't contain personal information."
    bookingsSessionsV1Session(queryInput: BookingsSessionsV1SessionRequestInput): BookingsSchedulesV1Session
    "Retrieves a list of sessions, given the provided time range of up to 1 year. Only sessions of type \`EVENT\` by default, without personal information by default, and sorted by \`start.timestamp\`."
    bookingsSessionsV1Sessions(queryInput: BookingsCalendarV2QuerySessionsRequestInput): BookingsCalendarV2QuerySessionsResponse
    "Retrieves a location."
    businessToolsLocationsV1Location(queryInput: BusinessToolsLocationsV1LocationRequestInput): LocationsLocation
    "Retrieves locations, given the provided filters, sorting, and paging."
    businessToolsLocationsV1Locations(queryInput: LocationsQueryLocationsRequestInput): LocationsQueryLocationsResponse
    "Retrieves a contact."
    crmContactsV4Contact(queryInput: CrmContactsV4ContactRequestInput): ContactsCoreV4Contact
    "Retrieves a list of contact labels."
    crmLabelsV4Labels(queryInput: ContactsLabelsV4QueryLabelsRequestInput): ContactsLabelsV4QueryLabelsResponse
    "Retrieves a member by ID. ${publicOnly}"
    membersMembersV1Member(queryInput: MembersMembersV1MemberRequestInput): MembersMember
    "Retrieves a list of up to 100 members, given the provided filters, fieldsets, sorting and paging. ${publicOnly}"
    membersMembersV1Members(queryInput: MembersQueryMembersRequestInput): MembersQueryMembersResponse
  }
  type Mutation {
    "Sets information about whether a booking's session was attended."
    bookingsAttendanceV2SetAttendance(input: BookingsAttendanceV2SetAttendanceRequestInput): BookingsAttendanceV2SetAttendanceResponse
    "Retrieves a list of sessions by their IDs."
    bookingsSessionsV1ListSessions(input: BookingsCalendarV2ListSessionsRequestInput): BookingsCalendarV2ListSessionsResponse
    "Creates a new contact. The request body must include a name, a phone number, or an email address."
    crmContactsV4CreateContact(input: ContactsCoreV4CreateContactRequestInput): ContactsCoreV4CreateContactResponse
    "Deletes a contact. If a contact is also a site member, the contact cannot be deleted."
    crmContactsV4DeleteContact(input: ContactsCoreV4DeleteContactRequestInput): Void
    "Adds labels to a contact."
    crmContactsV4LabelContact(input: ContactsCoreV4LabelContactRequestInput): ContactsCoreV4LabelContactResponse
    "Updates a contact. The existing \`revision\` must be included."
    crmContactsV4UpdateContact(input: ContactsCoreV4UpdateContactRequestInput): ContactsCoreV4UpdateContactResponse
    "Creates a site member."
    membersMembersV1CreateMember(input: MembersCreateMemberRequestInput): MembersCreateMemberResponse
    "Deletes a member by ID."
    membersMembersV1DeleteMember(input: MembersDeleteMemberRequestInput): Void
    "Updates a member's properties."
    membersMembersV1UpdateMember(input: MembersUpdateMemberRequestInput): MembersUpdateMemberResponse
  }
`;
