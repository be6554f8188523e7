/** Inputs of the service; what stands with "= null" may be left out, and what has no default tells null from nothing. */
export const helpwaveInputs = `
  input ApplyTaskGraphInput {
    patientId: ID! presetId: ID = null graph: TaskGraphInput = null sourcePresetId: ID = null
    assignToCurrentUser: Boolean! = false
  }

  input CreateLocationNodeInput { title: String! kind: LocationType! parentId: ID = null }

  input CreatePatientInput {
    firstname: String! lastname: String! birthdate: Date! sex: Sex! assignedLocationId: ID = null
    assignedLocationIds: [ID!] = null clinicId: ID! positionId: ID = null teamIds: [ID!] = null
    properties: [PropertyValueInput!] = null state: PatientState = null description: String = null
  }

  input CreatePropertyDefinitionInput {
    name: String! fieldType: FieldType! allowedEntities: [PropertyEntity!]! description: String = null
    options: [String!] = null isActive: Boolean! = true
  }

  input CreateSavedViewInput {
    name: String! baseEntityType: SavedViewEntityType! filterDefinition: String! sortDefinition: String!
    parameters: String! relatedFilterDefinition: String! = "{}" relatedSortDefinition: String! = "{}"
    relatedParameters: String! = "{}" visibility: SavedViewVisibility! = LINK_SHARED
  }

  input CreateTaskInput {
    title: String! patientId: ID = null description: String = null dueDate: DateTime = null
    assigneeIds: [ID!] = null assigneeTeamId: ID = null previousTaskIds: [ID!] = null
    properties: [PropertyValueInput!] = null priority: TaskPriority = null estimatedTime: Int = null
  }

  input CreateTaskPresetInput { name: String! key: String = null scope: TaskPresetScope! graph: TaskGraphInput! }

  input PaginationInput { pageIndex: Int! = 0 pageSize: Int = null }

  input PropertyValueInput {
    definitionId: ID! textValue: String = null numberValue: Float = null booleanValue: Boolean = null
    dateValue: Date = null dateTimeValue: DateTime = null selectValue: String = null
    multiSelectValues: [String!] = null userValue: String = null
  }

  input QueryFilterClauseInput { fieldKey: String! operator: QueryOperator! value: QueryFilterValueInput = null }

  input QueryFilterValueInput {
    stringValue: String = null stringValues: [String!] = null floatValue: Float = null floatMin: Float = null
    floatMax: Float = null boolValue: Boolean = null dateValue: DateTime = null dateMin: Date = null
    dateMax: Date = null uuidValue: String = null uuidValues: [String!] = null
  }

  input QuerySearchInput { searchText: String = null includeProperties: Boolean! = false }

  input QuerySortClauseInput { fieldKey: String! direction: SortDirection! }

  input TaskGraphEdgeInput { fromNodeId: String! toNodeId: String! }

  input TaskGraphInput { nodes: [TaskGraphNodeInput!]! edges: [TaskGraphEdgeInput!]! }

  input TaskGraphNodeInput {
    nodeId: String! title: String! description: String = null priority: TaskPriority = null
    estimatedTime: Int = null
  }

  input UpdateLocationNodeInput { title: String = null kind: LocationType = null parentId: ID = null }

  input UpdatePatientInput {
    firstname: String = null lastname: String = null birthdate: Date = null sex: Sex = null
    assignedLocationId: ID = null assignedLocationIds: [ID!] = null clinicId: ID = null positionId: ID
    teamIds: [ID!] properties: [PropertyValueInput!] = null checksum: String = null description: String = null
  }

  input UpdateProfilePictureInput { avatarUrl: String! }

  input UpdatePropertyDefinitionInput {
    name: String = null description: String = null options: [String!] = null isActive: Boolean = null
    allowedEntities: [PropertyEntity!] = null
  }

  input UpdateSavedViewInput {
    name: String = null filterDefinition: String = null sortDefinition: String = null parameters: String = null
    relatedFilterDefinition: String = null relatedSortDefinition: String = null relatedParameters: String = null
    visibility: SavedViewVisibility = null
  }

  input UpdateTaskInput {
    title: String = null patientId: ID description: String = null done: Boolean = null dueDate: DateTime
    assigneeIds: [ID!] assigneeTeamId: ID previousTaskIds: [ID!] = null properties: [PropertyValueInput!] = null
    checksum: String = null priority: TaskPriority estimatedTime: Int
  }

  input UpdateTaskPresetInput { name: String = null key: String = null graph: TaskGraphInput = null }
`;
