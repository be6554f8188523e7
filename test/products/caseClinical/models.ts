/** A column that leads to a row of another model, or rows of another model that lead back by a column. */
export interface Relation {
  readonly name: string;
  readonly model: string;
  readonly column: string;
  readonly isMany: boolean;
}

/** One of the product's models, each of which has the same operations. */
export interface Model {
  readonly name: string;
  readonly plural: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly relations: readonly Relation[];
  /** What lists can be asked for beside a name. */
  readonly filters: readonly { readonly name: string; readonly type: string }[];
}

// Columns are texts where no type is said; `>` leads to one row by a column, `<` back to many.
const texts: readonly (readonly [name: string, plural: string, columns: string, relations: string, filters: string])[] =
  [
    [
      'Appointment',
      'Appointments',
      'name appointmentDateAndTime:Date locationId checkedIn:Boolean checkedInDateTime:Date medicalReportId billId imagingId miscellaneousId finalVisitApproved:Boolean visitKindId duration:Float patientId clinicalProviderId legalCaseId appointmentStatusId notes recurringEventId isFirstInstance:Boolean description start end allDay:Boolean recurrence assignedToId medicalRecordStatusId',
      'location>Location miscellaneous>Document medicalReport>Document bill>Document imaging>Document patient>Patient clinicalProvider>ClinicalProvider legalCase>LegalCase appointmentStatus>AppointmentStatus assignedTo>User medicalRecordStatus>MedicalRecordStatus visitKind>VisitKind',
      'locationId attorneyId miscellaneousId firmId medicalReportId billId imagingId patientId clinicalProviderId legalCaseId appointmentStatusId dateFilter:DateFilterInput visitKindId assignedToId medicalRecordStatusId medicalRecordStatusOptions:[String!]',
    ],
    ['AppointmentStatus', 'AppointmentStatuses', 'name', 'appointments<Appointment.appointmentStatusId', ''],
    [
      'Patient',
      'Patients',
      'name firstName middleName lastName suffix genderId nickname height weight dateOfBirth:Date primaryPhoneNumber isPrimaryPhoneMobile:Boolean secondaryPhoneNumber isSecondaryPhoneMobile:Boolean memberRegistrationNumber ethnicityId languageId requiresTranslator:Boolean socialSecurityNumber honorific primaryEmailAddress primaryAddressLine1 primaryAddressLine2 primaryAddressCity primaryAddressStateOrProvince primaryAddressPostalCode workAddressLine1 workEmailAddress workAddressLine2 workAddressCity workAddressStateOrProvince workAddressPostalCode notes workAddress homeAddress latitude:Float longitude:Float workLatitude:Float workLongitude:Float emergencyContactId homePhoneNumber mobileNumber bmi occupation debtorRemarks subpoenaId',
      'prescriptions<Prescription.patientId documents<Document.patientId legalCases<LegalCase.patientId appointments<Appointment.patientId users<User.patientId ethnicity>Ethnicity gender>Gender language>Language subpoena>Document',
      'ethnicityId genderId languageId fromDate:Date toDate:Date medicalRecordNumber clinicalProviderId locationId vendorLocationId isAllPatients:Boolean subpoenaId',
    ],
    [
      'Location',
      'Locations',
      'name locationName line1 line2 city state postalCode latitude:Float longitude:Float abbrev division country officePhone fax attentionTo placeOfServiceId vendorLocationId',
      'providerLocations<ClinicalProviderLocation.locationId appointments<Appointment.locationId placeOfService>PlaceOfService locationImages<Document.locationId',
      'placeOfServiceId vendorLocationId vendorId clinicalProviderId',
    ],
    [
      'ClinicalProvider',
      'ClinicalProviders',
      'name vendorId expertId bio npi stateLicenseNumber caqhNumber honorific firstName lastName suffix phoneNumber emailAddress profilePictureId compressProfilePictureId hourlyRate:Float rating:Float reviewCount:Float',
      'clinicalProviderLocations<ClinicalProviderLocation.clinicalProviderId clinicalProviderSpecialties<ClinicalProviderSpecialty.clinicalProviderId appointments<Appointment.clinicalProviderId vendor>Vendor profileImage>Document.profilePictureId',
      'vendorId clinicalProviderId clinicalProviderLocationId locationId specialites:[String!] services:[String!] centerLocation:[Float!] distance isDoctorsPage:Boolean favorites:Boolean',
    ],
    [
      'ClinicalProviderLocation',
      'ClinicalProviderLocations',
      'name distance:Float clinicalProviderId locationId',
      'clinicalProvider>ClinicalProvider location>Location',
      'clinicalProviderId locationId favorite:Boolean providerName specialties:[String!] centerLocation:[Float!] distance:Float',
    ],
    [
      'ClinicalProviderSpecialty',
      'ClinicalProviderSpecialties',
      'name npi clinicalProviderId specialtyId',
      'clinicalProvider>ClinicalProvider specialty>Specialty',
      'clinicalProviderId specialtyId',
    ],
    [
      'Specialty',
      'Specialties',
      'name active:Boolean',
      'clinicalProviderSpecialties<ClinicalProviderSpecialty.specialtyId',
      '',
    ],
    ['VisitKind', 'VisitKinds', 'name code', '', ''],
    ['MedicalRecordStatus', 'MedicalRecordStatuses', 'name', 'appointments<Appointment.medicalRecordStatusId', ''],
    ['Gender', 'Genders', 'name code value:Float', 'patients<Patient.genderId', ''],
    ['Language', 'Languages', 'name', 'patients<Patient.languageId', ''],
    ['Ethnicity', 'Ethnicities', 'name', 'patients<Patient.ethnicityId', ''],
    ['PlaceOfService', 'PlaceOfServices', 'name isFacility:Boolean', 'locations<Location.placeOfServiceId', ''],
    [
      'LegalCase',
      'LegalCases',
      'name patientId firmId attorneyId agentId caseStatusId caseTypeId medicalRecordNumber dateOfLoss:Date caseStatusDate:Date paralegal caseNoteSummary policyLimit:Float attorneyFee:Float referringPhysician noMoreTreatment:Boolean medpay:Boolean fileNumber caseNumber accidentState assignedTo hot:Boolean inActive:Boolean underwriting_balance:Float underwriting_remarks accidentInformation_accidentDescription motorVehicleAccident_mvaDriver:Boolean',
      'agent>User appointments<Appointment.legalCaseId patient>Patient caseStatus>CaseStatus caseType>CaseType taskItems<TaskItem.legalCaseId',
      'patientId firmId attorneyId agentId caseStatusId caseTypeId',
    ],
    [
      'CaseStatus',
      'CaseStatuses',
      'name orderIndex:Float color isDefault:Boolean tickerDate:Float maxTickerDate:Float moveDocs:Boolean dateCreated:Date removed:Boolean createdBy migSource entity temp',
      'legalCases<LegalCase.caseStatusId',
      '',
    ],
    [
      'CaseType',
      'CaseTypes',
      'name orderIndex:Float dateCreated:Date removed:Boolean migSource entity temp',
      'legalCases<LegalCase.caseTypeId',
      '',
    ],
    [
      'Document',
      'Documents',
      'name attachment encoding extension parentId folderId createdBy size:Float type contents description userId contractId patientId prescriptionId providerId locationId',
      'patient>Patient provider>User.userId',
      'patientId userId locationId',
    ],
    [
      'Prescription',
      'Prescriptions',
      'name medicalProvider dateWritten:Date days note category kind quantity:Float refills:Float rxNumber sig strength unit patientId documentId',
      'patient>Patient document>Document',
      'patientId documentId',
    ],
    [
      'TaskItem',
      'TaskItems',
      'type name notes legalCaseId order:Float priority:Float assignedToId title dueDate:Date assignedDate:Date completedOn:Date completed:Boolean',
      'legalCase>LegalCase assignedTo>User',
      'legalCaseId assignedToId',
    ],
    [
      'Vendor',
      'Vendors',
      'name taxId line1 line2 city state postalCode country emailAddress phoneNumber fax mailingAddress vendorTypeId office email website contactPerson owner notes latitude:Float longitude:Float',
      'clinicalProviders<ClinicalProvider.vendorId',
      'vendorTypeId',
    ],
    [
      'User',
      'Users',
      'name developer:Boolean username password firstName lastName avatarUrl line1 line2 city state postalCode phone bio slug status signupStatus:Float verified:Boolean customerId planId dateOfBirth:Date cellPhone education officeName attorneyId providerId patientId',
      'patient>Patient provider>ClinicalProvider',
      'attorneyId providerId patientId',
    ],
  ];

function fieldsIn(text: string): readonly { readonly name: string; readonly type: string }[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [name = '', type = 'String'] = word.split(':');
      return { name, type };
    });
}

function relationIn(text: string): Relation {
  const [name = '', rest = ''] = text.split(/[<>]/);
  const [model = '', column = `${name}Id`] = rest.split('.');
  return { name, model, column, isMany: text.includes('<') };
}

/** Those of the product's 201 models that people, appointments, staff and places lead to. */
export const models: ReadonlyMap<string, Model> = new Map(
  texts.map(([name, plural, columns, relations, filters]) => [
    name,
    {
      name,
      plural,
      columns: fieldsIn(columns),
      relations: relations.split(' ').filter(Boolean).map(relationIn),
      filters: fieldsIn(filters),
    },
  ]),
);

/** A name with a small letter, as fields and arguments begin. */
export function small(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** The model's name in words, as messages have it. */
export function spoken(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
