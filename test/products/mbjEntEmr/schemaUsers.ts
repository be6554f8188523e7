/** Users, who are the staff. */
export const mbjUsersText = /* GraphQL */ `
  type User {
    _id: ID!
    password: String
    title: String
    name: String
    role: String
    username: String
    registrationNumber: String
    employmentDate: String
    dob: String
    age: Int
    gender: String
    contact: Contact
    addresses: [Address]
    loggedIn: Boolean
    clientConnected: Boolean
    verification: Verification
    attendance: [UserAttendance]
    leave: [UserLeave]
    images: [Image]
    files: [File]
    notes: [String]
    appointments: [Appointment]
    visits: [Visit]
    reminders: [Reminder]
    activity: [Activity]
  }

  type UserAttendance {
    date: String
    status: String
    description: String
    highlighted: Boolean
  }

  type UserLeave {
    type: String
    startDate: String
    endDate: String
    description: String
    highlighted: Boolean
  }

  input UserInput {
    password: String
    title: String
    name: String
    role: String
    username: String
    registrationNumber: String
    employmentDate: String
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
    attendanceDate: String
    attendanceStatus: String
    attendanceDescription: String
    attendanceHighlighted: Boolean
    leaveType: String
    leaveStartDate: String
    leaveEndDate: String
    leaveDescription: String
    leaveHighlighted: Boolean
    imageName: String
    imageType: String
    imagePath: String
    imageHighlighted: Boolean
    fileName: String
    fileType: String
    filePath: String
    fileHighlighted: Boolean
    notes: String
    note: String
    activityDate: String
    activityRequest: String
  }
`;
