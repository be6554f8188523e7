import type { Entity } from '../match/words/vocabulary.ts';

/** What a type is taken for, which decides the names to try: the fields of an entity, of what wraps rows, or of a part of an object. */
export type Role =
  Entity | 'page' | 'edge' | 'pageInfo' | 'phone' | 'email' | 'contact' | 'address' | 'named' | 'person' | 'course';

/** Names that a type of a role may have, the likeliest first, in camel case. */
export interface FieldNames {
  /** Of what are values nearly everywhere. */
  readonly values: readonly string[];
  /** Of what are objects or lists of them. */
  readonly objects: readonly string[];
}

// The words that match/ knows, written out as field names of services.
const person =
  'id uuid name label email phone mobile title active status inactive ' +
  'firstName lastName fullName displayName givenName familyName legalName businessName companyName ' +
  'emailAddress secondaryEmail alternateEmail ' +
  'phoneNumber mobilePhone homePhone workPhone cellPhone mobileNumber homeNumber workNumber mobilePhoneNumber ' +
  'homePhoneNumber workPhoneNumber alternatePhone alternatePhoneNumber secondaryPhone secondaryPhoneNumber ' +
  'additionalPhone additionalPhoneNumber otherPhone phone1 phone2 phone3 telephone isActive';
const times =
  'startTime endTime startsAt endsAt startAt endAt startDate endDate startDateTime endDateTime scheduledStart ' +
  'scheduledEnd scheduledAt scheduledFor dateTime appointmentDate appointmentTime visitDate';
const course =
  'confirmed arrived cancelled isConfirmed confirmedAt isArrived hasArrived arrivedAt checkedIn checkedInAt isCheckedIn ' +
  'checkedOut checkedOutAt completedAt isCompleted cancelledAt canceledAt isCancelled isCanceled noShow isNoShow';
const links =
  'patient pet animal client owner customer contact user provider doctor vet veterinarian clinician practitioner ' +
  'staff employee resource location clinic site practice branch facility type kind service category room ' +
  'petOwner staffMember teamMember practiceLocation clinicLocation appointmentType visitType appointmentKind ' +
  'serviceType visitReason appointmentReason petProfile assignedTo';

export const fieldNames: Readonly<Record<Role, FieldNames>> = {
  location: {
    values: namesIn(
      'id uuid name label title code address street city town locality suburb state region province county zip postcode ' +
        'country phone email ' +
        'timezone tz active street1 line1 line2 address1 address2 ' +
        'displayName addressString fullAddress formattedAddress addressLine1 addressLine2 streetAddress zipCode ' +
        'postalCode phoneNumber timeZone timeZoneId timezoneName ianaTimeZone isActive',
    ),
    objects: namesIn(
      'address postalAddress physicalAddress mailingAddress hours openingHours businessHours locationHours',
    ),
  },
  client: {
    values: namesIn(
      `${person} address notes note alert alerts balance deleted archived preferredName ` +
        'isDeleted isArchived deletedAt archivedAt accountBalance currentBalance currency createdAt insertedAt clientSince',
    ),
    objects: namesIn(
      'name person phones emails address addresses contacts patients pets animals phoneNumbers emailAddresses postalAddress ' +
        'homeAddress mailingAddress primaryAddress contactMethods contactPoints contactDetails patientResults',
    ),
  },
  course: { values: namesIn(`arrived consultation departed dna started completed finished ${course}`), objects: [] },
  person: {
    values: namesIn('name first last given family full display firstName lastName givenName familyName fullName'),
    objects: [],
  },
  provider: {
    values: namesIn(
      'id uuid name label title email active role profession position specialty speciality discipline suffix license ' +
        'firstName lastName fullName displayName givenName familyName jobTitle isActive isVeterinarian isDoctor',
    ),
    objects: namesIn('role'),
  },
  patient: {
    values: namesIn(
      'id uuid name label species breed sex gender color age dob birthdate microchip active status deceased alert ' +
        'alerts callName displayName animalType speciesName breedName birthDate dateOfBirth bornOn isActive isDeceased ' +
        'deceasedAt deceasedDate dateOfDeath deathDate diedOn clientId clientID ownerId ownerID customerId accountId',
    ),
    objects: namesIn(
      'species breed sex client owner customer account guardian keeper primaryOwner primaryClient petOwner',
    ),
  },
  appointmentType: {
    values: namesIn(
      'id uuid name label title code duration length minutes color active durationMinutes durationMins ' +
        'defaultDuration defaultDurationMinutes defaultLength lengthMinutes displayName isActive isBlockoff',
    ),
    objects: [],
  },
  appointment: {
    values: namesIn(
      `id uuid start end date day time begin finish duration length minutes status state stage reason complaint ` +
        `purpose subject description notes note comments room deleted ${times} ` +
        'durationMinutes durationMins lengthMinutes timeStart timeEnd statusName statusLabel reasonForVisit visitReason ' +
        `isBlockoff isBlocker isBlock isDeleted deletedAt ${course} ` +
        'clientId clientID ownerId customerId patientId patientID petId petID animalId providerId providerID doctorId ' +
        'staffId staffID employeeId locationId locationID clinicId clinicID siteId appointmentTypeId typeId visitTypeId ' +
        'clientName patientName petName providerName doctorName locationName typeName pmStatus',
    ),
    objects: namesIn(`${links} status reason journey progress bookingJourney`),
  },
  page: {
    values: namesIn(
      'totalCount total count nextToken cursor hasMore hasNextPage nextCursor nextPageToken success message',
    ),
    objects: namesIn(
      'nodes edges items data results entries rows records collection list content values payload result pageInfo ' +
        'metadata meta paging ' +
        'pagination paginationInfo',
    ),
  },
  edge: { values: namesIn('cursor'), objects: namesIn('node') },
  pageInfo: {
    values: namesIn(
      'hasNextPage endCursor hasMore nextCursor nextToken after next total totalCount count page limit pageSize ' +
        'hasNext totalItems',
    ),
    objects: [],
  },
  phone: {
    values: namesIn(
      'id value number phone label type kind name use preferred primary formatted digits e164 phoneNumber phoneType ' +
        'isPrimary display',
    ),
    objects: [],
  },
  email: { values: namesIn('id value email address label type primary emailAddress isPrimary'), objects: [] },
  contact: {
    values: namesIn('id value type kind label use name system detail phone email contactValue contactType'),
    objects: [],
  },
  address: {
    values: namesIn(
      'id line1 line2 street street1 street2 address address1 address2 city town locality suburb state region province ' +
        'county zip ' +
        'postcode country formatted full addressLine1 addressLine2 streetAddress postalCode zipCode fullAddress ' +
        'formattedAddress',
    ),
    objects: [],
  },
  named: { values: namesIn('id name label title description code value displayName'), objects: [] },
};

/** Requested in both ways of writing with the first names of a type: the replies show how it writes the others. */
export const twins: Readonly<Partial<Record<Role, readonly string[]>>> = {
  location: namesIn('phoneNumber createdAt updatedAt postalCode timeZone'),
  client: namesIn('firstName phoneNumber createdAt updatedAt'),
  provider: namesIn('firstName isActive createdAt updatedAt'),
  patient: namesIn('birthDate createdAt updatedAt isActive'),
  appointment: namesIn('startTime createdAt updatedAt appointmentType'),
  appointmentType: namesIn('createdAt updatedAt'),
  page: namesIn('totalCount pageInfo'),
  pageInfo: namesIn('hasNextPage endCursor'),
};

function namesIn(text: string): readonly string[] {
  return text.split(' ');
}
