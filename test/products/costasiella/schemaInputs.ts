import { mutationText } from './schemaText.ts';

const slot = [
  'frequencyType: String!',
  'frequencyInterval: Int!',
  'organizationLocationRoom: ID!',
  'dateStart: Date!',
  'dateEnd: Date = null',
  'timeStart: Time!',
  'timeEnd: Time!',
  'displayPublic: Boolean! = false',
];
const profile = [
  'id: ID!',
  'customer: Boolean',
  'instructor: Boolean',
  'employee: Boolean',
  'firstName: String',
  'lastName: String',
  'email: String',
  'address: String',
  'postcode: String',
  'city: String',
  'country: String',
  'phone: String',
  'mobile: String',
  'emergency: String',
  'gender: String',
  'dateOfBirth: Date',
  'keyNumber: String',
  'organizationDiscovery: ID',
  'organizationLanguage: ID',
  'invoiceToBusiness: ID',
  'mollieCustomerId: String',
  'image: String',
  'imageFileName: String',
];
const attendance = [
  'account: ID',
  'scheduleItem: ID!',
  'accountClasspass: ID',
  'accountSubscription: ID',
  'organizationClasspass: ID',
  'financeInvoiceItem: ID',
  'attendanceType: String!',
  'date: Date!',
  'onlineBooking: Boolean = false',
  'bookingStatus: String = "BOOKED"',
];
const note = ['noteType: String!', 'injury: Boolean', 'note: String!'];
const noteChange = ['id: ID!', 'injury: Boolean', 'note: String!'];

/** What mutations take and answer. */
export const inputsText: string = [
  mutationText('CreateAccount', ['firstName: String!', 'lastName: String!', 'email: String!'], 'account: AccountNode'),
  mutationText('UpdateAccount', profile, 'account: AccountNode'),
  mutationText('UpdateAccountActive', ['id: ID!', 'isActive: Boolean!'], 'account: AccountNode'),
  mutationText('DeleteAccount', ['id: ID!'], 'ok: Boolean'),
  mutationText('CreateAccountNote', ['account: ID!', ...note], 'accountNote: AccountNoteNode'),
  mutationText('UpdateAccountNote', noteChange, 'accountNote: AccountNoteNode'),
  mutationText('DeleteAccountNote', ['id: ID!'], 'ok: Boolean'),
  mutationText('CreateScheduleAppointment', slot, 'scheduleItem: ScheduleItemNode'),
  mutationText('UpdateScheduleAppointment', ['id: ID!', ...slot], 'scheduleItem: ScheduleItemNode'),
  mutationText('DeleteScheduleAppointment', ['id: ID!'], 'ok: Boolean'),
  mutationText('CreateScheduleItemAttendance', attendance, 'scheduleItemAttendance: ScheduleItemAttendanceNode'),
  mutationText(
    'UpdateScheduleItemAttendance',
    ['id: ID!', 'bookingStatus: String = "BOOKED"'],
    'scheduleItemAttendance: ScheduleItemAttendanceNode',
  ),
  mutationText('DeleteScheduleItemAttendance', ['id: ID!'], 'ok: Boolean'),
  /* GraphQL */ `
    type ObtainJSONWebToken {
      payload: GenericScalar!
      refreshExpiresIn: Int!
      token: String!
    }
  `,
].join('\n');
