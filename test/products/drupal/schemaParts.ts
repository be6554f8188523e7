/** Values of fields, the same at every site. */
export const valuesText = /* GraphQL */ `
  "A DateTime object."
  type DateTime {
    "Type represents date and time as number of milliseconds from start of the UNIX epoch."
    timestamp: Timestamp!
    "A field whose value exists in the standard IANA Time Zone Database."
    timezone: TimeZone!
    "A string that will have a value of format ±hh:mm"
    offset: UtcOffset!
    "RFC 3339 compliant time string."
    time: Time!
  }
  "A Date range has a start and an end."
  type DateRange {
    "The start of the date range."
    start: DateTime
    "The end of the date range."
    end: DateTime
  }
  "Type represents date and time as number of milliseconds from start of the UNIX epoch."
  scalar Timestamp
  "A field whose value exists in the standard IANA Time Zone Database."
  scalar TimeZone
  "A string that will have a value of format ±hh:mm"
  scalar UtcOffset
  "RFC 3339 compliant time string."
  scalar Time
  "An email address."
  scalar Email
  "A field whose value conforms to the standard E.164"
  scalar PhoneNumber
  "User roles."
  scalar UserRoles
  "An HTML string. Content of this type is deemed safe by the server for raw output."
  scalar Html
  "A cursor for use in pagination."
  scalar Cursor
  "Untyped structured data. Eg JSON, configuration, settings, attributes."
  scalar UntypedStructuredData

  "Complex address data."
  type Address {
    langcode: String
    country: AddressCountry
    givenName: String
    additionalName: String
    familyName: String
    organization: String
    addressLine1: String
    addressLine2: String
    postalCode: String
    sortingCode: String
    dependentLocality: String
    locality: String
    administrativeArea: String
  }
  "Address country."
  type AddressCountry {
    "The name of the country."
    name: String
    "The code of the country."
    code: String
  }
  "A processed text format defined by the CMS."
  type Text {
    "The raw text value."
    value: String
    "The processed text value."
    processed: Html
    "The text format used to process the text value."
    format: String
  }
  "A processed text format with summary defined by the CMS."
  type TextSummary {
    "The raw text value."
    value: String
    "The processed text value."
    processed: Html
    "The text format used to process the text value."
    format: String
    "The processed text summary."
    summary: Html
  }
  "A image object to represent an managed file."
  type Image {
    "The URL of the image."
    url: String!
    width: Int!
    height: Int!
    "The alt text of the image."
    alt: String
    title: String
    "The size of the image in bytes."
    size: Int!
    mime: String
    "Image variations control different sizes and formats for images."
    variations(styles: [ImageStyleAvailable]): [ImageStyleDerivative!]
  }
  "List of image styles available to use."
  enum ImageStyleAvailable {
    LARGE
    MEDIUM
    THUMBNAIL
  }
  "ImageStyle derivatives for an Image."
  type ImageStyleDerivative {
    name: String!
    url: String!
    width: Int!
    height: Int!
  }
  "A language definition provided by the CMS."
  type Language {
    "The language code."
    id: ID
    "The language name."
    name: String
    "The language direction."
    direction: String
  }
  "A link."
  type Link {
    "The title of the link."
    title: String
    "The URL of the link."
    url: String
    "Whether the link is internal to this website."
    internal: Boolean!
  }
  "Unsupported entity or field type in the schema."
  type UnsupportedType {
    "Unsupported type, always TRUE."
    unsupported: Boolean
  }
`;
