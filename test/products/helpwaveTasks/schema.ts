import { helpwaveInputs } from './schemaInputs.ts';
import { helpwaveTypes } from './schemaTypes.ts';

const roots = `
  type Mutation {
    createPatient(data: CreatePatientInput!): PatientType!
    updatePatient(id: ID!, data: UpdatePatientInput!): PatientType!
    clearPatientProperty(propertyDefinitionId: ID!, patientIds: [ID!]!): Int!
    deletePatient(id: ID!): Boolean!
    admitPatient(id: ID!): PatientType!
    dischargePatient(id: ID!): PatientType!
    markPatientDead(id: ID!): PatientType!
    waitPatient(id: ID!): PatientType!
    createTask(data: CreateTaskInput!): TaskType!
    updateTask(id: ID!, data: UpdateTaskInput!): TaskType!
    clearTaskProperty(propertyDefinitionId: ID!, taskIds: [ID!]!): Int!
    addTaskAssignee(id: ID!, userId: ID!): TaskType!
    removeTaskAssignee(id: ID!, userId: ID!): TaskType!
    assignTaskToTeam(id: ID!, teamId: ID!): TaskType!
    unassignTaskFromTeam(id: ID!): TaskType!
    completeTask(id: ID!): TaskType!
    reopenTask(id: ID!): TaskType!
    applyTaskGraph(data: ApplyTaskGraphInput!): [TaskType!]!
    deleteTask(id: ID!): Boolean!
    createTaskPreset(data: CreateTaskPresetInput!): TaskPresetType!
    updateTaskPreset(id: ID!, data: UpdateTaskPresetInput!): TaskPresetType!
    deleteTaskPreset(id: ID!): Boolean!
    createPropertyDefinition(data: CreatePropertyDefinitionInput!): PropertyDefinitionType!
    updatePropertyDefinition(id: ID!, data: UpdatePropertyDefinitionInput!): PropertyDefinitionType!
    deletePropertyDefinition(id: ID!): Boolean!
    createLocationNode(data: CreateLocationNodeInput!): LocationNodeType!
    updateLocationNode(id: ID!, data: UpdateLocationNodeInput!): LocationNodeType!
    deleteLocationNode(id: ID!): Boolean!
    updateProfilePicture(data: UpdateProfilePictureInput!): UserType!
    createSavedView(data: CreateSavedViewInput!): SavedView!
    updateSavedView(id: ID!, data: UpdateSavedViewInput!): SavedView!
    deleteSavedView(id: ID!): Boolean!
    duplicateSavedView(id: ID!, name: String!): SavedView!
  }

  type Query {
    patient(id: ID!): PatientType
    patients(
      locationNodeId: ID = null rootLocationIds: [ID!] = null states: [PatientState!] = null
      filters: [QueryFilterClauseInput!] = null sorts: [QuerySortClauseInput!] = null
      pagination: PaginationInput = null search: QuerySearchInput = null
    ): [PatientType!]!
    patientsTotal(
      locationNodeId: ID = null rootLocationIds: [ID!] = null states: [PatientState!] = null
      filters: [QueryFilterClauseInput!] = null sorts: [QuerySortClauseInput!] = null
      search: QuerySearchInput = null
    ): Int!
    scopedPatientCounts(rootLocationIds: [ID!] = null): ScopedPatientCounts!
    recentPatients(
      rootLocationIds: [ID!] = null filters: [QueryFilterClauseInput!] = null
      sorts: [QuerySortClauseInput!] = null pagination: PaginationInput = null search: QuerySearchInput = null
    ): [PatientType!]!
    recentPatientsTotal(
      rootLocationIds: [ID!] = null filters: [QueryFilterClauseInput!] = null
      sorts: [QuerySortClauseInput!] = null search: QuerySearchInput = null
    ): Int!
    task(id: ID!): TaskType
    tasks(
      patientId: ID = null assigneeId: ID = null assigneeTeamId: ID = null rootLocationIds: [ID!] = null
      filters: [QueryFilterClauseInput!] = null sorts: [QuerySortClauseInput!] = null
      pagination: PaginationInput = null search: QuerySearchInput = null
    ): [TaskType!]!
    tasksTotal(
      patientId: ID = null assigneeId: ID = null assigneeTeamId: ID = null rootLocationIds: [ID!] = null
      filters: [QueryFilterClauseInput!] = null sorts: [QuerySortClauseInput!] = null
      search: QuerySearchInput = null
    ): Int!
    recentTasks(
      rootLocationIds: [ID!] = null filters: [QueryFilterClauseInput!] = null
      sorts: [QuerySortClauseInput!] = null pagination: PaginationInput = null search: QuerySearchInput = null
    ): [TaskType!]!
    recentTasksTotal(
      rootLocationIds: [ID!] = null filters: [QueryFilterClauseInput!] = null
      sorts: [QuerySortClauseInput!] = null search: QuerySearchInput = null
    ): Int!
    taskPresets: [TaskPresetType!]!
    taskPreset(id: ID!): TaskPresetType
    taskPresetByKey(key: String!): TaskPresetType
    locationRoots: [LocationNodeType!]!
    locationNode(id: ID!): LocationNodeType
    locationNodes(
      kind: LocationType = null search: String = null parentId: ID = null recursive: Boolean! = false
      orderByName: Boolean! = false limit: Int = null offset: Int = null
    ): [LocationNodeType!]!
    propertyDefinitions: [PropertyDefinitionType!]!
    user(id: ID!): UserType
    users(
      filters: [QueryFilterClauseInput!] = null sorts: [QuerySortClauseInput!] = null
      pagination: PaginationInput = null search: QuerySearchInput = null
    ): [UserType!]!
    me: UserType
    auditLogs(caseId: ID!, limit: Int = null, offset: Int = null): [AuditLogType!]!
    queryableFields(entity: String!): [QueryableField!]!
    savedView(id: ID!): SavedView
    mySavedViews: [SavedView!]!
  }

  type Subscription {
    patientCreated(rootLocationIds: [ID!] = null): ID!
    patientUpdated(patientId: ID = null, rootLocationIds: [ID!] = null): ID!
    patientStateChanged(patientId: ID = null, rootLocationIds: [ID!] = null): ID!
    patientDeleted(rootLocationIds: [ID!] = null): ID!
    taskCreated(rootLocationIds: [ID!] = null): ID!
    taskUpdated(taskId: ID = null, rootLocationIds: [ID!] = null): ID!
    taskDeleted(rootLocationIds: [ID!] = null): ID!
    locationNodeCreated: ID!
    locationNodeUpdated(locationId: ID = null): ID!
    locationNodeDeleted: ID!
  }
`;

/** SDL of the service, as Strawberry prints it, whole. */
export const helpwaveText: string = [roots, helpwaveTypes, helpwaveInputs].join('\n');
