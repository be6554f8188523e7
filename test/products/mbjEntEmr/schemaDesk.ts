/** Appointments, reminders, queues, and what several types share. */
export const mbjDeskText = /* GraphQL */ `
  type Appointment {
    _id: ID!
    title: String
    type: String
    subType: String
    date: String
    time: String
    checkinTime: String
    seenTime: String
    location: String
    description: String
    visit: Visit
    patient: Patient
    consultants: [User]
    inProgress: Boolean
    attended: Boolean
    important: Boolean
    notes: [String]
    tags: [String]
    reminders: [Reminder]
    creator: User
  }

  input AppointmentInput {
    title: String
    type: String
    subType: String
    date: String
    time: String
    checkinTime: String
    seenTime: String
    location: String
    description: String
    inProgress: Boolean
    attended: Boolean
    important: Boolean
    note: String
    notes: String
    tag: String
    tags: String
  }

  type Reminder {
    _id: ID!
    createDate: String
    sendDate: String
    sendTime: String
    creator: User
    type: String
    subType: String
    title: String
    trigger: ReminderTrigger
    appointment: Appointment
    staffRecipients: [User]
    patientRecipients: [Patient]
    body: String
    delivery: ReminderDelivery
  }

  type ReminderTrigger {
    unit: String
    value: Float
  }

  type ReminderDelivery {
    type: String
    params: String
    sent: Boolean
  }

  input ReminderInput {
    createDate: String
    sendDate: String
    sendTime: String
    type: String
    subType: String
    title: String
    triggerUnit: String
    triggerValue: Float
    body: String
    deliveryType: String
    deliveryParams: String
    deliverySent: Boolean
  }

  type Queue {
    _id: ID!
    date: String
    currentSlot: Int
    slots: [QueueSlot]
    creator: User
  }

  type QueueSlot {
    number: Int
    time: String
    patient: Patient
    consultant: User
    seen: Boolean
    seenTime: String
  }

  input QueueInput {
    date: String
    slotNumber: Int
    slotTime: String
    slotSeen: Boolean
    slotSeenTime: String
  }

  type Contact {
    phone: String
    phone2: String
    email: String
  }

  type Address {
    number: Int
    street: String
    town: String
    city: String
    parish: String
    country: String
    postalCode: String
    primary: Boolean
  }

  type Verification {
    verified: Boolean
    type: String
    code: String
  }

  type Image {
    name: String
    type: String
    path: String
    highlighted: Boolean
  }

  type File {
    name: String
    type: String
    path: String
    highlighted: Boolean
  }

  type Activity {
    date: String
    request: String
  }

  type AuthData {
    activityId: ID!
    role: String!
    token: String
    tokenExpiration: Int!
    error: String
  }

  type TestMail {
    test: String
  }
`;
