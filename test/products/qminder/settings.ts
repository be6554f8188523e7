const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** SDL of what an account has set up: its subscription, devices, opening hours and fields of its own. */
export const qminderSettingsText = `
enum PaymentMethod { STRIPE INVOICE }
enum PaymentInterval { YEAR MONTH WEEK DAY }
type AccountSubscription { plan: String product: String amount: Long paymentInterval: PaymentInterval }
type AccountSubscriptions { active: AccountSubscription extras: [AccountSubscription]! }
type Billing {
  subscriptionDescription: String
  textMessagingAllowed: Boolean!
  subscription: AccountSubscription @deprecated(reason: "Use subscriptions { active } instead")
  subscriptions: AccountSubscriptions
  seats: Int
}
type Account {
  id: ID! name: String segment: String created: Date! locations: [Location!]! paymentMethod: PaymentMethod
  hipaa: Boolean! features: [String!] billing: Billing! textMessagingAllowed: Boolean! trialEnds: Date
}
type ServiceSettings { appsInstalled: Boolean! }
type VisitPlanner {
  url: String! name: String! description: String notes: String email: String phoneNumber: String remoteSignIn: Boolean!
}
type LabelType { id: String! value: String! color: String! firstUsed: Date lastUsed: Date count: Int! }
type LocationSettings {
  areLabelsVisibleInWaitingDrawer: Boolean! areLabelsVisibleInServingDrawer: Boolean! isServiceClarityEnabled: Boolean!
}
type Language { code: String! name: String! nativeName: String! primary: Boolean! }
type OpeningHours { ${weekdays.map((day) => `${day}: DayOpeningHours`).join(' ')} }
type DayOpeningHours { businessHours: [BusinessHours!] closed: Boolean }
type OpeningHoursException {
  date: LocalDate! closed: Boolean! closedReason: String businessHours: [BusinessHours!]
}
type BusinessHours { opens: OpeningHoursTime! closes: OpeningHoursTime! }
type OpeningHoursTime { hours: Int minutes: Int }
type Ipad { id: ID! name: String! online: Boolean! charging: Boolean batteryLevel: Int }
type TV {
  id: ID! name: String! theme: String! layout: String! online: Boolean!
  "TV's settings in JSON format. Contains lines, clearTickets, and notificationViewLineVisible fields"
  settings: String @deprecated(reason: "use lines, clearTickets, and notificationViewLineVisible instead")
  "Visitors in selected lines are visible on TV"
  lines: [Line!]
  """
  A time when visitor names are cleared from the TV screen.
  Possible values: afterCalling, afterServing
  """
  clearTickets: String
  "The name of the line is displayed on TV when the next visitor is called"
  notificationViewLineVisible: Boolean
  "In the waiting list the service names are visible for visitors who are waiting"
  listViewLineVisible: Boolean!
}
type ProductChangeAuthor { id: ID! name: String! profilePicture: String }
type ProductChange {
  id: ID! title: String! body: String! created: Date! author: ProductChangeAuthor! read: Boolean!
}
type SelectOptionTranslation { languageCode: String! title: String }
type SelectOption { id: String title: String color: String translations: [SelectOptionTranslation!]! }
enum InputFieldType { PHONE_NUMBER URL SELECT TEXT EMAIL DATE FIRST_NAME LAST_NAME NUMERIC }
interface InputFieldConstraints { id: String! }
type NumericFieldConstraints implements InputFieldConstraints {
  id: String! min: BigDecimal max: BigDecimal scale: Short
}
type InputFieldTranslation { languageCode: String! title: String visitorFacingTitle: String }
type InputField {
  id: String! location: Location! type: InputFieldType!
  mandatory: Boolean! @deprecated(reason: "Use isMandatoryBeforeAdded instead")
  isMandatoryBeforeAdded: Boolean! isMandatoryBeforeServed: Boolean! isVisibleInWaitingDrawer: Boolean!
  isVisibleInServingDrawer: Boolean! showInRemoteSignIn: Boolean! visibleForLines: [Line!]! title: String
  visitorFacingTitle: String multiSelect: Boolean! options: [SelectOption!]! constraints: InputFieldConstraints
  translations: [InputFieldTranslation!]! isRequiredInAppointments: Boolean! deleted: Boolean!
}
`;
