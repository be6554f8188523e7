/** Patients, with all that is known of them. */
export const mbjPatientsText = /* GraphQL */ `
  type Patient {
    _id: ID!
    active: Boolean
    password: String
    title: String
    name: String
    lastName: String
    role: String
    username: String
    registration: PatientRegistration
    dob: String
    age: String
    gender: String
    contact: Contact
    addresses: [Address]
    loggedIn: Boolean
    clientConnected: Boolean
    verification: Verification
    expiryDate: String
    referral: PatientRefferal
    attendingPhysician: String
    occupation: PatientOccupation
    insurance: PatientInsurance
    nextOfKin: [PatientNextOfKin]
    allergies: [PatientAllergies]
    medication: [PatientMedication]
    comorbidities: [PatientComorbidity]
    images: [Image]
    files: [File]
    notes: [String]
    tags: [String]
    appointments: [Appointment]
    visits: [Visit]
    reminders: [Reminder]
    activity: [Activity]
  }

  type PatientRegistration {
    date: String
    number: String
  }

  type PatientRefferal {
    date: String
    reason: String
    physician: PatientReferringPhysician
  }

  type PatientReferringPhysician {
    name: String
    email: String
    phone: String
  }

  type PatientOccupation {
    role: String
    employer: PatientOccupationEmployer
  }

  type PatientOccupationEmployer {
    name: String
    phone: String
    email: String
    address: String
  }

  type PatientInsurance {
    company: String
    policyNumber: String
    description: String
    expiryDate: String
    subscriber: PatientInsuranceSubscriber
  }

  type PatientInsuranceSubscriber {
    company: String
    description: String
  }

  type PatientNextOfKin {
    name: String
    relation: String
    contact: PatientNextOfKinContact
    highlighted: Boolean
  }

  type PatientNextOfKinContact {
    email: String
    phone1: String
    phone2: String
  }

  type PatientAllergies {
    type: String
    title: String
    description: String
    attachments: [String]
    highlighted: Boolean
  }

  type PatientMedication {
    type: String
    title: String
    description: String
    dosage: String
    attachments: [String]
    highlighted: Boolean
  }

  type PatientComorbidity {
    type: String
    title: String
    description: String
    highlighted: Boolean
  }

  input PatientInput {
    active: Boolean
    password: String
    title: String
    name: String
    lastName: String
    role: String
    username: String
    registrationDate: String
    registrationNumber: String
    dob: String
    age: Int
    gender: String
    contactPhone: String
    contactPhone2: String
    contactEmail: String
    addressNumber: Int
    addressStreet: String
    addressTown: String
    addressCity: String
    addressParish: String
    addressCountry: String
    addressPostalCode: String
    addressPrimary: Boolean
    loggedIn: Boolean
    clientConnected: Boolean
    verificationVerified: Boolean
    verificationType: String
    verificationCode: String
    expiryDate: String
    referralDate: String
    referralReason: String
    referralPhysician: String
    referralPhysicianName: String
    referralPhysicianEmail: String
    referralPhysicianPhone: String
    attendingPhysician: String
    occupationRole: String
    occupationEmployerName: String
    occupationEmployerPhone: String
    occupationEmployerEmail: String
    occupationEmployerAddress: String
    insuranceCompany: String
    insurancePolicyNumber: String
    insuranceDescription: String
    insuranceExpiryDate: String
    insuranceSubscriber: String
    insuranceSubscriberCompany: String
    insuranceSubscriberDescription: String
    nextOfKinName: String
    nextOfKinRelation: String
    nextOfKinContactEmail: String
    nextOfKinContactPhone1: String
    nextOfKinContactPhone2: String
    nextOfKinHighlighted: Boolean
    allergyType: String
    allergyTitle: String
    allergyDescription: String
    allergyAttachment: String
    allergyAttachments: String
    allergyHighlighted: Boolean
    medicationTitle: String
    medicationType: String
    medicationDosage: String
    medicationDescription: String
    medicationAttachment: String
    medicationAttachments: String
    medicationHighlighted: Boolean
    comorbidityTitle: String
    comorbidityType: String
    comorbidityDescription: String
    comorbidityHighlighted: Boolean
    imageName: String
    imageType: String
    imagePath: String
    imageHighlighted: Boolean
    fileName: String
    fileType: String
    filePath: String
    fileHighlighted: Boolean
    note: String
    notes: String
    tag: String
    tags: String
    activityDate: String
    activityRequest: String
  }
`;
