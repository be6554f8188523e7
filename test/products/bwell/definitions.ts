/** A resource as the product's generator takes it from FHIR's definitions. */
export interface ResourceDefinition {
  readonly type: string;
  readonly query: string;
  /** Parameters of its search beside those that all have. */
  readonly search: string;
  /** Elements beside those that all have, one a line; `->` leads to other resources. */
  readonly elements: string;
  /** Elements of parts that have elements of their own. */
  readonly parts?: Readonly<Record<string, string>>;
}

const addressSearch = `address: SearchString, address_city: SearchString, address_country: SearchString
  address_postalcode: SearchString, address_state: SearchString, address_use: SearchToken`;
const personSearch = `email: SearchToken, gender: SearchToken, identifier: SearchToken, name: SearchString
  phone: SearchToken, phonetic: SearchString, telecom: SearchToken`;
const kindSearch = 'service_category: SearchToken, service_type: SearchToken, specialty: SearchToken';

/** The resources of the service that are rebuilt. */
export const resourceDefinitions: readonly ResourceDefinition[] = [
  {
    type: 'Appointment',
    query: 'appointments',
    search: `actor: SearchReference, appointment_type: SearchToken, based_on: SearchReference, date: SearchDate
      identifier: SearchToken, location: SearchReference, part_status: SearchToken, patient: SearchReference
      practitioner: SearchReference, reason_code: SearchToken, reason_reference: SearchReference
      slot: SearchReference, status: SearchToken, supporting_info: SearchReference, ${kindSearch}`,
    elements: `identifier: [Identifier]
      status: Code
      cancelationReason: CodeableConcept
      serviceCategory: [CodeableConcept]
      serviceType: [CodeableConcept]
      specialty: [CodeableConcept]
      appointmentType: CodeableConcept
      reasonCode: [CodeableConcept]
      priority: Int
      description: String
      supportingInformation: [-> Resource]
      start: Instant
      end: Instant
      minutesDuration: Int
      slot: [-> Slot]
      created: DateTime
      comment: String
      patientInstruction: String
      participant: [AppointmentParticipant]
      requestedPeriod: [Period]`,
    parts: {
      AppointmentParticipant: `type: [CodeableConcept]
        actor: -> Patient | Practitioner | PractitionerRole | RelatedPerson | HealthcareService | Location
        required: Code
        status: Code
        period: Period`,
    },
  },
  {
    type: 'AppointmentResponse',
    query: 'appointmentResponses',
    search: `actor: SearchReference, appointment: SearchReference, identifier: SearchToken, location: SearchReference
      part_status: SearchToken, patient: SearchReference, practitioner: SearchReference`,
    elements: `identifier: [Identifier]
      appointment: -> Appointment
      start: Instant
      end: Instant
      participantType: [CodeableConcept]
      actor: -> Patient | Practitioner | PractitionerRole | RelatedPerson | HealthcareService | Location
      participantStatus: Code
      comment: String`,
  },
  {
    type: 'Encounter',
    query: 'encounters',
    search: `appointment: SearchReference, class: SearchToken, date: SearchDate, identifier: SearchToken
      location: SearchReference, location_period: SearchDate, part_of: SearchReference, participant: SearchReference
      participant_type: SearchToken, patient: SearchReference, practitioner: SearchReference, reason_code: SearchToken
      service_provider: SearchReference, status: SearchToken, subject: SearchReference, type: SearchToken`,
    elements: `identifier: [Identifier]
      status: Code
      statusHistory: [EncounterStatusHistory]
      class: Coding
      type: [CodeableConcept]
      serviceType: CodeableConcept
      priority: CodeableConcept
      subject: -> Patient
      participant: [EncounterParticipant]
      appointment: [-> Appointment]
      period: Period
      length: Quantity
      reasonCode: [CodeableConcept]
      location: [EncounterLocation]
      serviceProvider: -> Organization
      partOf: -> Encounter`,
    parts: {
      EncounterStatusHistory: 'status: Code\nperiod: Period',
      EncounterParticipant: `type: [CodeableConcept]
        period: Period
        individual: -> Practitioner | PractitionerRole | RelatedPerson`,
      EncounterLocation: 'location: -> Location\nstatus: Code\nphysicalType: CodeableConcept\nperiod: Period',
    },
  },
  {
    type: 'HealthcareService',
    query: 'healthcareServices',
    search: `active: SearchToken, characteristic: SearchToken, coverage_area: SearchReference, identifier: SearchToken
      location: SearchReference, name: SearchString, organization: SearchReference, program: SearchToken, ${kindSearch}`,
    elements: `identifier: [Identifier]
      active: Boolean
      providedBy: -> Organization
      category: [CodeableConcept]
      type: [CodeableConcept]
      specialty: [CodeableConcept]
      location: [-> Location]
      name: String
      comment: String
      extraDetails: Markdown
      photo: Attachment
      telecom: [ContactPoint]
      coverageArea: [-> Location]
      serviceProvisionCode: [CodeableConcept]
      program: [CodeableConcept]
      characteristic: [CodeableConcept]
      communication: [CodeableConcept]
      referralMethod: [CodeableConcept]
      appointmentRequired: Boolean
      availableTime: [HealthcareServiceAvailableTime]
      availabilityExceptions: String`,
    parts: {
      HealthcareServiceAvailableTime: `daysOfWeek: [Code]
        allDay: Boolean
        availableStartTime: Time
        availableEndTime: Time`,
    },
  },
  {
    type: 'Invoice',
    query: 'invoices',
    search: `date: SearchDate, identifier: SearchToken, issuer: SearchReference, participant: SearchReference
      participant_role: SearchToken, patient: SearchReference, recipient: SearchReference, status: SearchToken
      subject: SearchReference, type: SearchToken`,
    elements: `identifier: [Identifier]
      status: Code
      cancelledReason: String
      type: CodeableConcept
      subject: -> Patient
      recipient: -> Organization | Patient | RelatedPerson
      date: DateTime
      participant: [InvoiceParticipant]
      issuer: -> Organization
      totalNet: Money
      totalGross: Money
      paymentTerms: Markdown`,
    parts: {
      InvoiceParticipant: `role: CodeableConcept
        actor: -> Practitioner | Organization | Patient | PractitionerRole | RelatedPerson`,
    },
  },
  {
    type: 'Location',
    query: 'locations',
    search: `identifier: SearchToken, name: SearchString, near: String, operational_status: SearchToken
      organization: SearchReference, partof: SearchReference, status: SearchToken, type: SearchToken, ${addressSearch}`,
    elements: `identifier: [Identifier]
      status: Code
      operationalStatus: Coding
      name: String
      alias: [String]
      description: String
      mode: Code
      type: [CodeableConcept]
      telecom: [ContactPoint]
      address: Address
      physicalType: CodeableConcept
      position: LocationPosition
      managingOrganization: -> Organization
      partOf: -> Location
      hoursOfOperation: [LocationHoursOfOperation]
      availabilityExceptions: String`,
    parts: {
      LocationPosition: 'longitude: Float\nlatitude: Float\naltitude: Float',
      LocationHoursOfOperation: 'daysOfWeek: [Code]\nallDay: Boolean\nopeningTime: Time\nclosingTime: Time',
    },
  },
  {
    type: 'Organization',
    query: 'organizations',
    search: `active: SearchToken, identifier: SearchToken, name: SearchString, partof: SearchReference
      phonetic: SearchString, type: SearchToken, ${addressSearch}`,
    elements: `identifier: [Identifier]
      active: Boolean
      type: [CodeableConcept]
      name: String
      alias: [String]
      telecom: [ContactPoint]
      address: [Address]
      partOf: -> Organization
      contact: [OrganizationContact]`,
    parts: {
      OrganizationContact: `purpose: CodeableConcept
        name: HumanName
        telecom: [ContactPoint]
        address: Address`,
    },
  },
];

/** The parameters that more than one kind of person is searched by. */
export const peopleSearch: string = `${personSearch}, ${addressSearch}`;
/** The parameters of what is offered. */
export const offerSearch: string = kindSearch;
