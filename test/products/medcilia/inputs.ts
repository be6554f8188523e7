const contact = `id: String name: String! telephone: String! contactNumbers: [String] birthDate: DateTime occupation: String
    partner: String country: String city: String email: String identityNumber: String createdOn: DateTime
    modified: DateTime isDuplicate: Boolean`;
const activity = `id: String name: String type: String status: String subLocation: String opened: DateTime closed: DateTime
    location: LocationViewInputType isDuplicate: Boolean isHidden: Boolean note: DataPartitionInput
    diagnosis: DataPartitionInput laboratory: DataPartitionInput medications: [MedicationInput]`;

/** What mutations take: one object each, whose fields may nearly all be left out. */
export const medciliaInputs = `
  input AppointmentInput {
    id: String subject: String startTime: DateTime endTime: DateTime reason: String color: String note: String
    isBlock: Boolean isReadonly: Boolean isAllDay: Boolean type: String conditionId: String speciality: String
    recurrenceRule: String recurrenceId: String recurrenceException: String status: String contact: ContactInput
    location: LocationViewInputType
  }
  input ContactInput { ${contact} gender: String contactType: String }
  input PatientInput { ${contact.replace('birthDate: DateTime', 'birthDate: DateTime!')} gender: String! patientInfo: PatientInfoInput }
  input PatientInfoInput {
    entryDate: DateTime lastSeen: DateTime maritalStatus: String referral: [String] emergancyContact: String
    fileNumber: String grantors: [GrantorInput] tags: [TagInput] bloodType: String totalDigitizedData: Int
    flags: [String] createdOn: DateTime modified: DateTime specialities: SpecialityInput
  }
  input SpecialityInput { general: GeneralInput }
  input GeneralInput { conditions: [GeneralConditionInput] medicalHistory: GeneralMedicalHistoryInput }
  input GeneralConditionInput { ${activity} cheifComplaint: DataPartitionInput activities: GeneralActivitiesInput }
  input GeneralActivitiesInput { followups: [GeneralFollowupInput] }
  input GeneralFollowupInput { ${activity} subjective: DataPartitionInput assessment: DataPartitionInput }
  input GeneralMedicalHistoryInput { alerts: MedicalHistoryAlertInput allergies: MedicalHistoryAlertInput }
  input MedicalHistoryAlertInput { alert: Boolean lastUpdate: DateTime data: [LookupViewModelInput] }
  input DataPartitionInput { text: [LookupViewModelInput] media: [MediaPartitionInput] tags: [String] }
  input MediaPartitionInput { text: String tags: [String] date: DateTime }
  input MedicationInput {
    frequency: String drug: DrugViewInput! note: String usageType: String describedBy: String noSubstitutes: Boolean
    isActive: Boolean startDate: DateTime endDate: DateTime
  }
  input LookupViewModelInput { group: String! value: String! text: String! }
  input LookupInput { id: String groupKey: String! value: String text: String! predefined: Boolean }
  input LocationInput { id: String name: String! contact: String address: String type: String subLocations: [String] }
  input LocationViewInputType { id: String! name: String }
  input DrugInput { id: String name: String! dosage: String atcCode: String form: String route: String }
  input DrugViewInput { id: String name: String! dosage: String }
  input GrantorInput { id: String name: String! }
  input TagInput { id: String name: String! group: String! }
  input MessageInputType { fromId: String content: String sentAt: Date }
  input RecurrenceInput { startTime: DateTime endTime: DateTime rule: String }
  input RotaInput { id: String name: String color: String location: LocationViewInputType recurrence: [RecurrenceInput] }
  input ScheduleInput { id: String startHour: String endHour: String displayRota: Boolean }
  input SettingsInput { id: String specialties: [String] }
  input TicketMessagesInput { message: String requestBy: String messageDate: DateTime }
  input TicketInput {
    id: String ticketNumber: String tenantName: String subject: String details: String attachFile: Boolean
    isReadByAdmin: Boolean isReadByClient: Boolean status: Int ticketDate: DateTime messages: [TicketMessagesInput]
  }
  input TodoInput {
    id: String title: String! notes: String startDate: DateTime dueDate: DateTime isCompleted: Boolean
    isStarred: Boolean isImportant: Boolean patientId: String
  }`;
