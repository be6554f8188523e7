/** Patients, providers and departments. */
export const athenaPeopleText: string = /* GraphQL */ `
  type PatientPage {
    totalcount: Int!
    next: String
    previous: String
    patients: [Patient!]!
  }

  type Patient {
    patientid: ID!
    firstname: String!
    middlename: String
    lastname: String!
    suffix: String
    preferredname: String
    preferredpronouns: String
    "mm/dd/yyyy"
    dob: String
    "M or F"
    sex: String
    "One of active, inactive, prospective, deleted."
    status: String!
    email: String
    emailexists: Boolean!
    "Ten digits, as all numbers are."
    homephone: String
    mobilephone: String
    workphone: String
    hasmobile: Boolean
    consenttocall: Boolean
    consenttotext: Boolean
    "One of HOMEPHONE, MOBILEPHONE, WORKPHONE, MAIL, PORTAL."
    contactpreference: String
    address1: String
    address2: String
    city: String
    state: String
    zip: String
    countrycode: String
    countrycode3166: String
    "The department where the patient was registered."
    departmentid: ID
    "The department where the patient usually goes."
    primarydepartmentid: ID
    primarydepartment: Department
    primaryproviderid: ID
    "mm/dd/yyyy"
    registrationdate: String
    "The first appointment, those aside that were cancelled or missed; mm/dd/yyyy hh:mi."
    firstappointment: String
    "The last appointment that took place; mm/dd/yyyy hh:mi."
    lastappointment: String
    "Who is to be called in an emergency."
    contactname: String
    contactrelationship: String
    contacthomephone: String
    contactmobilephone: String
    nextkinname: String
    nextkinphone: String
    guardianfirstname: String
    guardianlastname: String
    guarantorfirstname: String
    guarantorlastname: String
    guarantorphone: String
    guarantoremail: String
    guarantoraddresssameaspatient: Boolean
    guarantorrelationshiptopatient: String
    employerid: ID
    employername: String
    employerphone: String
    maritalstatus: String
    maritalstatusname: String
    race: [String!]
    racename: String
    ethnicitycode: String
    language6392code: String
    ssn: String
    notes: String
    balances: [PatientBalance!]!
    portalaccessgiven: Boolean!
    portaltermsonfile: Boolean!
    privacyinformationverified: Boolean!
    patientphoto: Boolean!
    customfields: [PatientCustomField!]!
    lastupdated: String
  }

  type PatientBalance {
    balance: Float!
    departmentlist: String!
    providergroupid: ID!
    cleanbalance: Boolean!
  }

  type PatientCustomField {
    customfieldid: ID!
    customfieldvalue: String
    optionid: ID
  }

  type DepartmentPage {
    totalcount: Int!
    next: String
    previous: String
    departments: [Department!]!
  }

  type Department {
    departmentid: ID!
    name: String!
    patientdepartmentname: String
    address: String
    address2: String
    city: String
    state: String
    zip: String
    phone: String
    fax: String
    "Hours from GMT, daylight saving aside."
    timezone: Int
    "Hours from Eastern time."
    timezoneoffset: Int
    timezonename: String
    doesnotobservedst: Boolean
    latitude: Float
    longitude: Float
    placeofservicetypeid: ID
    placeofservicetypename: String
    providergroupid: ID
    providergroupname: String
    chartsharinggroupid: ID
    communicatorbrandid: ID
    ishospitaldepartment: Boolean!
    servicedepartment: Boolean!
    clinicals: String
    portalurl: String
    ecommercecreditcardtypes: [String!]
    providerlist: [ID!]
  }

  type ProviderPage {
    totalcount: Int!
    next: String
    previous: String
    providers: [Provider!]!
  }

  type Provider {
    providerid: ID!
    firstname: String
    lastname: String!
    displayname: String
    "The name of the column of the schedule."
    schedulingname: String
    providertype: String
    providertypeid: String
    entitytype: String!
    specialty: String
    specialtyid: ID
    ansispecialtycode: String
    npi: String
    sex: String
    billable: Boolean!
    hideinportal: Boolean!
    createencounteroncheckin: Boolean!
    acceptingnewpatients: Boolean
    homedepartment: String
    providergrouplist: [ID!]
    supervisingproviderid: ID
  }

  type PracticeInfo {
    practiceid: ID!
    name: String!
    publicnames: [String!]!
    iscoordinatorsender: Boolean!
    experiencemode: String
    haschart: Boolean!
    hascommunicator: Boolean!
  }
`;
