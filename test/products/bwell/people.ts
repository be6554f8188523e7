import { offerSearch, peopleSearch, type ResourceDefinition } from './definitions.ts';

/** People, what they do, and when they are free. */
export const peopleDefinitions: readonly ResourceDefinition[] = [
  {
    type: 'Patient',
    query: 'patients',
    search: `active: SearchToken, birthdate: SearchDate, death_date: SearchDate, deceased: SearchToken
      family: SearchString, general_practitioner: SearchReference, given: SearchString, language: SearchToken
      link: SearchReference, organization: SearchReference, ${peopleSearch}`,
    elements: `identifier: [Identifier]
      active: Boolean
      name: [HumanName]
      telecom: [ContactPoint]
      gender: Code
      birthDate: Date
      deceasedBoolean: Boolean
      deceasedDateTime: DateTime
      address: [Address]
      maritalStatus: CodeableConcept
      multipleBirthBoolean: Boolean
      multipleBirthInteger: Int
      photo: [Attachment]
      contact: [PatientContact]
      communication: [PatientCommunication]
      generalPractitioner: [-> Organization | Practitioner | PractitionerRole]
      managingOrganization: -> Organization
      link: [PatientLink]
      appointments: [Appointment]
      appointmentResponses: [AppointmentResponse]
      encounters: [Encounter]
      invoices: [Invoice]
      persons: [Person]
      relatedPersons: [RelatedPerson]
      schedules: [Schedule]`,
    parts: {
      PatientContact: `relationship: [CodeableConcept]
        name: HumanName
        telecom: [ContactPoint]
        address: Address
        gender: Code
        organization: -> Organization
        period: Period`,
      PatientCommunication: 'language: CodeableConcept\npreferred: Boolean',
      PatientLink: 'other: -> Patient | RelatedPerson\ntype: Code',
    },
  },
  {
    type: 'Person',
    query: 'persons',
    search: `birthdate: SearchDate, family: SearchString, given: SearchString, link: SearchReference
      organization: SearchReference, patient: SearchReference, practitioner: SearchReference
      relatedperson: SearchReference, ${peopleSearch}`,
    elements: `identifier: [Identifier]
      name: [HumanName]
      telecom: [ContactPoint]
      gender: Code
      birthDate: Date
      address: [Address]
      photo: Attachment
      managingOrganization: -> Organization
      active: Boolean
      link: [PersonLink]`,
    parts: { PersonLink: 'target: -> Patient | Practitioner | RelatedPerson | Person\nassurance: Code' },
  },
  {
    type: 'Practitioner',
    query: 'practitioners',
    search: `active: SearchToken, communication: SearchToken, family: SearchString, given: SearchString, ${peopleSearch}`,
    elements: `identifier: [Identifier]
      active: Boolean
      name: [HumanName]
      telecom: [ContactPoint]
      address: [Address]
      gender: Code
      birthDate: Date
      photo: [Attachment]
      qualification: [PractitionerQualification]
      communication: [CodeableConcept]
      practitionerRole: [PractitionerRole]`,
    parts: {
      PractitionerQualification: `identifier: [Identifier]
        code: CodeableConcept
        period: Period
        issuer: -> Organization`,
    },
  },
  {
    type: 'PractitionerRole',
    query: 'practitionerRoles',
    search: `active: SearchToken, date: SearchDate, email: SearchToken, identifier: SearchToken
      location: SearchReference, organization: SearchReference, phone: SearchToken, practitioner: SearchReference
      role: SearchToken, service: SearchReference, specialty: SearchToken, telecom: SearchToken`,
    elements: `identifier: [Identifier]
      active: Boolean
      period: Period
      practitioner: -> Practitioner
      organization: -> Organization
      code: [CodeableConcept]
      specialty: [CodeableConcept]
      location: [-> Location]
      healthcareService: [-> HealthcareService]
      telecom: [ContactPoint]
      availableTime: [PractitionerRoleAvailableTime]
      availabilityExceptions: String`,
    parts: {
      PractitionerRoleAvailableTime: `daysOfWeek: [Code]
        allDay: Boolean
        availableStartTime: Time
        availableEndTime: Time`,
    },
  },
  {
    type: 'RelatedPerson',
    query: 'relatedPersons',
    search: `active: SearchToken, birthdate: SearchDate, patient: SearchReference, relationship: SearchToken
      ${peopleSearch}`,
    elements: `identifier: [Identifier]
      active: Boolean
      patient: -> Patient
      relationship: [CodeableConcept]
      name: [HumanName]
      telecom: [ContactPoint]
      gender: Code
      birthDate: Date
      address: [Address]
      photo: [Attachment]
      period: Period
      communication: [RelatedPersonCommunication]`,
    parts: { RelatedPersonCommunication: 'language: CodeableConcept\npreferred: Boolean' },
  },
  {
    type: 'Schedule',
    query: 'schedules',
    search: `active: SearchToken, actor: SearchReference, date: SearchDate, identifier: SearchToken, ${offerSearch}`,
    elements: `identifier: [Identifier]
      active: Boolean
      serviceCategory: [CodeableConcept]
      serviceType: [CodeableConcept]
      specialty: [CodeableConcept]
      actor: [-> Patient | Practitioner | PractitionerRole | RelatedPerson | HealthcareService | Location]
      planningHorizon: Period
      comment: String`,
  },
  {
    type: 'Slot',
    query: 'slots',
    search: `appointment_type: SearchToken, identifier: SearchToken, schedule: SearchReference, start: SearchDate
      status: SearchToken, ${offerSearch}`,
    elements: `identifier: [Identifier]
      serviceCategory: [CodeableConcept]
      serviceType: [CodeableConcept]
      specialty: [CodeableConcept]
      appointmentType: CodeableConcept
      schedule: -> Schedule
      status: Code
      start: Instant
      end: Instant
      overbooked: Boolean
      comment: String`,
  },
];
