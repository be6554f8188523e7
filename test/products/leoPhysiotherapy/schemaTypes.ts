/** The object types, inputs and enums that Nexus writes after the roots. */
export const leoTypesText: string = /* GraphQL */ `
  type appointment {
    amount: Int
    appointmentID: ID
    createdAt: DateTime
    date: Date
    link: String
    patients: [user]
    platform: String
    services: String
    status: String
    time: String
  }

  type appointmentChart {
    _all: Int
    createdAt: String
  }

  input appointmentInput {
    amount: Int
    date: Date
    services: String
    time: String
  }

  type avatar {
    avatar: String
    avatarID: ID
    createdAt: DateTime
    updatedAt: DateTime
  }

  type blog {
    author: [user]
    blogsID: ID
    content: String
    createdAt: DateTime
    expertise: String
    image: String
    title: String
    updatedAt: DateTime
  }

  input blogInput {
    content: String
    expertise: String
    file: Upload
    title: String
  }

  type diagnosis {
    createdAt: DateTime
    diagnosis: String
    diagnosisID: ID
    patient: [user]
  }

  type equipment {
    description: String
    equipmentID: ID
    expireDate: DateTime
    name: String
    quantity: Int
  }

  input equipmentInput {
    description: String
    expireDate: Date
    name: String
    quantity: Int
  }

  type faqs {
    answer: String
    createdAt: DateTime
    faqs: String
    faqsID: ID
    updatedAt: DateTime
  }

  input faqsInput {
    answer: String
    faqs: String
  }

  type feedback {
    appointment: [appointment]
    creatdAt: DateTime
    createdAt: DateTime
    date: String
    feedback: String
    feedbackID: ID
    question1: String
    question2: String
    question3: String
    question4: String
    question5: String
    question6: String
    question7: String
    question8: String
    rating: Int
    therapistName: String
    time: String
    users: [user]
  }

  enum inventory {
    equipment
    supplies
  }

  enum platform {
    f2f
    online
  }

  type prediagform {
    age: String
    createdAt: DateTime
    date: String
    prediagnosticID: ID
    question1: String
    question2: String
    question3: String
    question4: String
    question5: String
    question6: String
    question7: String
    question8: String
    question9: String
    question10: String
    question11: String
    question12: String
    question13: String
    question14: String
    question15: String
    question16: String
    question17: String
    sex: String
    time: String
    updatedAt: DateTime
    user: [user]
  }

  input prediaginput {
    age: String
    date: String
    question1: String
    question2: String
    question3: String
    question4: String
    question5: String
    question6: String
    question7: String
    question8: String
    question9: String
    question10: String
    question11: String
    question12: String
    question13: String
    question14: String
    question15: String
    question16: String
    sex: String
    time: String
  }

  type prescription {
    createdAt: DateTime
    patient: [user]
    prescription: String
    prescriptionID: ID
    updatedAt: DateTime
  }

  input prescriptionInput {
    prescription: String
  }

  type profile {
    avatar: [avatar]
    designation: String
    emergencyPhone: PhoneNumber
    expertise: String
    firstname: String
    fullname: String
    lastname: String
    phone: PhoneNumber
    profileID: ID
  }

  enum roles {
    admin
    patient
    staff
  }

  type services {
    descriptions: String
    image: String
    price: Int
    services: String
    servicesID: ID
  }

  enum sort {
    asc
    desc
  }

  enum status {
    canceled
    done
    finished
    upcoming
  }

  type token {
    token: String
  }

  type user {
    appointment: [appointment]
    createdAt: DateTime
    diagnosis: [diagnosis]
    email: EmailAddress
    password: String
    prescription: [prescription]
    profile: [profile]
    role: String
    updatedAt: DateTime
    userID: ID
    verified: Boolean
  }

  input userInput {
    designation: String
    email: EmailAddress
    emergencyPhone: PhoneNumber
    expertise: String
    firstname: String
    lastname: String
    password: String
    phone: PhoneNumber
  }
`;
