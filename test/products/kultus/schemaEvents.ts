const idFields = /* GraphQL */ `
    internalId: ID!
    internalContext: String
    internalType: String
    createdTime: String
    lastModifiedTime: String
`;
const idObject = `${idFields}
    dataSource: String
    publisher: String
`;

/** What stands for objects of Linked Events, which have names in three languages. */
export const kultusEventText: string = /* GraphQL */ `
  enum KeywordSetType {
    CATEGORY
    ADDITIONAL_CRITERIA
    ACTIVITIES
    TARGET_GROUP
  }

  extend type Query {
    events(
      division: [String]
      end: String
      "Include the complete data from related resources in the current response e.g. keywords or location."
      include: [String]
      inLanguage: String
      isFree: Boolean
      keyword: [String]
      keywordAnd: [String]
      keywordNot: [String]
      "Search for a combination of keywords as in (yso:p1235 OR yso:p1947) AND (yso:p14004 OR yso:p11185)"
      keywordOrSet1: [String]
      keywordOrSet2: [String]
      keywordOrSet3: [String]
      allOngoingAnd: [String]
      allOngoingOr: [String]
      language: String
      location: String
      page: Int
      pageSize: Int
      publisher: ID
      sort: String
      start: String
      superEvent: ID
      superEventType: [String]
      text: String
      translation: String
      organisationId: String
      showAll: Boolean
      publicationStatus: String
      "Get nearby events for the given place."
      nearbyPlaceId: ID
      "Distance (km) to the bounding box corner, which will be used to limit the search area for nearby events."
      nearbyDistance: Float = 3
    ): EventListResponse
    event(id: ID!, include: [String]): Event
    "Get upcoming events sorted by the next occurrence."
    upcomingEvents(page: Int = 1, pageSize: Int = 10, include: [String]): EventListPaginatedTypeResponse
    places(
      dataSource: String
      divisions: [String]
      page: Int
      pageSize: Int
      showAllPlaces: Boolean
      sort: String
      text: String
    ): PlaceListResponse
    place(id: ID!): Place
    images: ImageListResponse
    image(id: ID!): Image
    keywords(
      dataSource: String
      page: Int
      pageSize: Int
      showAllKeywords: Boolean
      sort: String
      text: String
    ): KeywordListResponse
    keyword(id: ID!): Keyword
    "Keywords related to Kultus ordered by the number of events"
    popularKultusKeywords(
      "Maximum number of results to return"
      amount: Int
      "Include keywords without events"
      showAllKeywords: Boolean = false
    ): KeywordListResponse
    keywordSet(setType: KeywordSetType!): KeywordSet
    eventsSearch(input: String!, include: [String]): EventSearchListResponse
    placesSearch(input: String!, include: [String]): PlaceSearchListResponse
  }

  type IdObject {
    id: String${idObject}  }
  type LocalisedObject {
    fi: String
    sv: String
    en: String
  }
  type Division {
    type: String!
    "Open Civic Data ID"
    ocdId: String
    municipality: String
    name: LocalisedObject
  }
  type Image {
    id: String${idObject}    license: String
    name: String!
    url: String!
    cropping: String
    photographerName: String
    altText: String
  }
  type PlacePosition {
    type: String!
    coordinates: [Float!]!
  }
  type Place {
    id: String${idObject}    divisions: [Division]
    customData: String
    email: String
    contactType: String
    addressRegion: String
    postalCode: String
    postOfficeBoxNum: String
    addressCountry: String
    deleted: Boolean
    nEvents: Int
    image: Int
    parent: ID
    replacedBy: String
    position: PlacePosition
    name: LocalisedObject
    description: String
    telephone: LocalisedObject
    addressLocality: LocalisedObject
    streetAddress: LocalisedObject
    infoUrl: LocalisedObject
  }
  type Keyword {
    id: String${idFields}    dataSource: String
    publisher: ID
    altLabels: [String]
    aggregate: Boolean
    deprecated: Boolean
    nEvents: Int
    image: Int
    name: LocalisedObject
  }
  type KeywordSet {
    id: String${idObject}    usage: String
    keywords: [Keyword!]!
    name: LocalisedObject
  }
  type ExternalLink {
    name: String
    link: String
    language: String
  }
  type Offer {
    isFree: Boolean
    description: LocalisedObject
    price: LocalisedObject
    infoUrl: LocalisedObject
  }
  type InLanguage {
    id: String${idObject}    translationAvailable: Boolean
    name: LocalisedObject
  }
  type Event {
    id: String!${idObject}    location: Place
    keywords: [Keyword!]!
    superEvent: IdObject
    eventStatus: String
    externalLinks: [ExternalLink!]!
    offers: [Offer!]!
    subEvents: [IdObject!]!
    images: [Image!]!
    inLanguage: [InLanguage!]!
    audience: [Keyword!]!
    datePublished: String
    startTime: String
    endTime: String
    customData: String
    audienceMinAge: String
    audienceMaxAge: String
    superEventType: String
    enrolmentStartTime: String
    enrolmentEndTime: String
    maximumAttendeeCapacity: Int
    minimumAttendeeCapacity: Int
    remainingAttendeeCapacity: Int
    name: LocalisedObject!
    localizationExtraInfo: LocalisedObject
    shortDescription: LocalisedObject!
    provider: LocalisedObject
    infoUrl: LocalisedObject
    providerContactInfo: String
    description: LocalisedObject!
    pEvent: PalvelutarjotinEventNode!
    venue: VenueNode
    publicationStatus: String
    "Only use this field in single event query for best performance. This field only works if \`keywords\` is included in the query argument"
    categories: [Keyword!]!
    additionalCriteria: [Keyword!]!
    activities: [Keyword!]!
  }
  type Meta {
    count: Int
    next: String
    previous: String
  }
  type PaginatedType {
    totalCount: Int
    pageSize: Int
    page: Int
    pages: Int
    hasNextPage: Boolean
    hasPreviousPage: Boolean
  }
  type EventListResponse {
    meta: Meta!
    data: [Event!]!
  }
  "The custom \`PageInfo\` type, containing data necessary to paginate this connection."
  type EventListPaginatedTypeResponse {
    pageInfo: PaginatedType!
    data: [Event!]!
  }
  ${['Place', 'Keyword', 'Image'].map((name) => `type ${name}ListResponse { meta: Meta! data: [${name}!]! }`).join('\n  ')}
  ${['Event', 'Place'].map((name) => `type ${name}SearchListResponse { meta: Meta! data: [${name}!]! }`).join('\n  ')}
  type ServiceUnitNameListResponse {
    meta: Meta!
    data: [ServiceUnitNode!]!
  }
  type ServiceUnitNode {
    id: ID!
    name: LocalisedObject
  }
`;
