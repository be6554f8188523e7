/** Names of its scalars; all are text. */
export const scalars = 'Any Canonical Code Date DateTime Instant Markdown Time URI URL XHTML';

/** Inputs of searches, interfaces and what Apollo adds to a subgraph. */
export const simpleTypes = /* GraphQL */ `
  enum TotalType {
    accurate
    estimate
  }

  input SearchDateValue {
    equals: Date
    notEquals: Date
    greaterThan: Date
    greaterThanOrEqualTo: Date
    lessThan: Date
    lessThanOrEqualTo: Date
    startsAfter: Date
    endsBefore: Date
    approximately: Date
  }

  input SearchDate {
    searchType: String = "date"
    value: SearchDateValue
    values: [SearchDateValue]
    missing: Boolean
  }

  input SearchExtensionValue {
    url: String
    valueString: String
    notEquals: NotSearchExtensionValue
  }

  input NotSearchExtensionValue {
    url: String
    valueString: String
    values: [SearchExtensionValue]
  }

  input SearchExtension {
    searchType: String = "token"
    value: SearchExtensionValue
    values: [SearchExtensionValue]
    missing: Boolean
    notEquals: NotSearchExtensionValue
  }

  input SearchReferenceValue {
    value: String
    target: String
  }

  input SearchReference {
    searchType: String = "reference"
    value: String
    target: String
    missing: Boolean
    notEquals: SearchReferenceValue
  }

  input SearchStringValue {
    value: String
    values: [String]
  }

  input SearchString {
    searchType: String = "string"
    value: String
    values: [String]
    missing: Boolean
    above: Boolean
    below: Boolean
    notEquals: SearchStringValue
    contains: String
    exact: String
  }

  input SearchTokenValue {
    code: String
    value: String
    system: String
    notEquals: NotSearchTokenValue
  }

  input NotSearchTokenValue {
    code: String
    value: String
    system: String
    values: [SearchTokenValue]
  }

  input SearchToken {
    searchType: String = "token"
    value: SearchTokenValue
    values: [SearchTokenValue]
    missing: Boolean
    notEquals: NotSearchTokenValue
    text: String
    ofType: SearchTokenValue
  }

  interface Resource {
    id: ID!
    meta: Meta
    implicitRules: URI
    language: Code
  }

  interface DomainResource implements Resource {
    id: ID!
    meta: Meta
    implicitRules: URI
    language: Code
    text: Narrative
    contained: [Resource]
    extension: [FhirExtension]
    modifierExtension: [FhirExtension]
  }

  type Query {
    id: String
    _entities(representations: [_Any!]!): [_Entity]!
    _service: _Service!
  }

  type _Service {
    sdl: String
  }
`;

/** FHIR's data types and what else a bundle's entry has: their fields beside those that all have. */
export const complexTypes: Readonly<Record<string, string>> = {
  Address: `use: Code, type: Code, text: String, line: [String], city: String, district: String, state: String
    postalCode: String, country: String, period: Period`,
  Attachment: `contentType: Code, language: Code, url: URL, size: Int, title: String, creation: DateTime`,
  CodeableConcept: 'coding: [Coding], text: String',
  Coding: 'system: URI, version: String, code: Code, display: String, userSelected: Boolean',
  ContactPoint: 'system: Code, value: String, use: Code, rank: Int, period: Period',
  FhirExtension: `url: URI, valueBoolean: Boolean, valueCode: Code, valueDateTime: DateTime, valueInteger: Int
    valueString: String, valueUri: URI, valueCodeableConcept: CodeableConcept, valuePeriod: Period`,
  HumanName: `use: Code, text: String, family: String, given: [String], prefix: [String], suffix: [String]
    period: Period`,
  Identifier: `use: Code, type: CodeableConcept, system: URI, value: String, period: Period
    assigner: IdentifierAssignerReference`,
  Meta: `versionId: ID, lastUpdated: Instant, source: URI, profile: [Canonical], security: [Coding], tag: [Coding]`,
  Money: 'value: Float, currency: Code',
  Narrative: 'status: Code, div: XHTML',
  Period: 'start: DateTime, end: DateTime',
  Quantity: 'value: Float, comparator: Code, unit: String, system: URI, code: Code',
  BundleLink: 'modifierExtension: [FhirExtension], relation: String, url: URI',
  BundleRequest: `modifierExtension: [FhirExtension], method: Code, url: URI, ifNoneMatch: String
    ifModifiedSince: Instant, ifMatch: String, ifNoneExist: String`,
  BundleResponse: `modifierExtension: [FhirExtension], status: String, location: URI, etag: String
    lastModified: Instant, outcome: Resource`,
  BundleSearch: 'modifierExtension: [FhirExtension], mode: Code, score: Float',
};
