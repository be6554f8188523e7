/** Objects, scalars and enums of the service. */
export const helpwaveTypes = `
  type AuditLogType { caseId: String! activity: String! userId: String timestamp: DateTime! context: String }

  "Date (isoformat)"
  scalar Date

  "Date with time (isoformat)"
  scalar DateTime

  enum FieldType {
    FIELD_TYPE_UNSPECIFIED FIELD_TYPE_TEXT FIELD_TYPE_NUMBER FIELD_TYPE_CHECKBOX FIELD_TYPE_DATE
    FIELD_TYPE_DATE_TIME FIELD_TYPE_SELECT FIELD_TYPE_MULTI_SELECT FIELD_TYPE_USER
  }

  type LocationNodeType {
    id: ID! title: String! kind: LocationType! parentId: ID parent: LocationNodeType
    children: [LocationNodeType!]! patients: [PatientType!]! organizationIds: [String!]!
  }

  enum LocationType { HOSPITAL PRACTICE CLINIC TEAM WARD ROOM BED OTHER }

  enum PatientState { WAIT ADMITTED DISCHARGED DEAD }

  type ScopedPatientCounts {
    scopedPatientsTotal: Int! scopedPatientsWaiting: Int! scopedPatientsAdmitted: Int!
    scopedPatientsDischarged: Int! scopedPatientsDeceased: Int!
  }

  type PatientType {
    id: ID! firstname: String! lastname: String! birthdate: Date! sex: Sex! state: PatientState!
    assignedLocationId: ID clinicId: ID! positionId: ID description: String name: String! age: Int!
    assignedLocation: LocationNodeType assignedLocations: [LocationNodeType!]! clinic: LocationNodeType!
    position: LocationNodeType teams: [LocationNodeType!]! tasks(done: Boolean = null): [TaskType!]!
    properties: [PropertyValueType!]! updateDate: DateTime stateUpdateDate: DateTime clinicUpdateDate: DateTime
    positionUpdateDate: DateTime checksum: String!
  }

  type PropertyDefinitionType {
    id: ID! name: String! description: String fieldType: FieldType! isActive: Boolean! options: [String!]!
    allowedEntities: [PropertyEntity!]!
  }

  enum PropertyEntity { PATIENT TASK }

  type PropertyValueType {
    id: ID! definition: PropertyDefinitionType! textValue: String numberValue: Float booleanValue: Boolean
    dateValue: Date dateTimeValue: DateTime selectValue: String userValue: String multiSelectValues: [String!]
    user: UserType team: LocationNodeType
  }

  enum QueryOperator {
    EQ NEQ GT GTE LT LTE BETWEEN NOT_BETWEEN IN NOT_IN CONTAINS NOT_CONTAINS STARTS_WITH ENDS_WITH IS_NULL
    IS_NOT_NULL ANY_EQ ANY_IN ALL_IN NONE_IN IS_EMPTY IS_NOT_EMPTY
  }

  type QueryableChoiceMeta { optionKeys: [String!]! optionLabels: [String!]! }

  type QueryableField {
    key: String! label: String! kind: QueryableFieldKind! valueType: QueryableValueType!
    allowedOperators: [QueryOperator!]! sortable: Boolean! sortDirections: [SortDirection!]! searchable: Boolean!
    relation: QueryableRelationMeta choice: QueryableChoiceMeta propertyDefinitionId: String filterable: Boolean!
  }

  enum QueryableFieldKind { SCALAR PROPERTY REFERENCE REFERENCE_LIST CHOICE CHOICE_LIST }

  type QueryableRelationMeta {
    targetEntity: String! idFieldKey: String! labelFieldKey: String! allowedFilterModes: [ReferenceFilterMode!]!
  }

  enum QueryableValueType { STRING NUMBER BOOLEAN DATE DATETIME UUID STRING_LIST UUID_LIST }

  enum ReferenceFilterMode { ID LABEL }

  type SavedView {
    id: ID! name: String! baseEntityType: SavedViewEntityType! filterDefinition: String! sortDefinition: String!
    parameters: String! relatedFilterDefinition: String! relatedSortDefinition: String! relatedParameters: String!
    ownerUserId: ID! visibility: SavedViewVisibility! createdAt: String! updatedAt: String! isOwner: Boolean!
  }

  enum SavedViewEntityType { TASK PATIENT }

  enum SavedViewVisibility { PRIVATE LINK_SHARED }

  enum Sex { MALE FEMALE UNKNOWN }

  enum SortDirection { ASC DESC }

  type TaskGraphEdgeType { fromId: String! toId: String! }

  type TaskGraphNodeType { id: String! title: String! description: String priority: String estimatedTime: Int }

  type TaskGraphType { nodes: [TaskGraphNodeType!]! edges: [TaskGraphEdgeType!]! }

  enum TaskPresetScope { PERSONAL GLOBAL }

  type TaskPresetType { id: ID! name: String! key: String! scope: String! ownerUserId: ID graph: TaskGraphType! }

  enum TaskPriority { P1 P2 P3 P4 }

  type TaskType {
    id: ID! title: String! description: String done: Boolean! dueDate: DateTime creationDate: DateTime!
    updateDate: DateTime assigneeTeamId: ID patientId: ID sourceTaskPresetId: ID priority: String
    estimatedTime: Int assignees: [UserType!]! assigneeTeam: LocationNodeType patient: PatientType
    properties: [PropertyValueType!]! checksum: String!
  }

  type UserType {
    id: ID! username: String! email: String firstname: String lastname: String title: String avatarUrl: String
    lastOnline: DateTime name: String! isOnline: Boolean! organizations: String
    tasks(rootLocationIds: [ID!] = null): [TaskType!]! rootLocations: [LocationNodeType!]!
  }
`;
