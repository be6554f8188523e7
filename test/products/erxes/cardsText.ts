const commonFields = `
    name: String!
    order: Float
    createdAt: Date
    hasNotified: Boolean
    assignedUserIds: [String]
    branchIds: [String]
    departmentIds: [String]
    labelIds: [String]
    startDate: Date
    closeDate: Date
    description: String
    modifiedAt: Date
    modifiedBy: String
    reminderMinute: Int
    isComplete: Boolean
    isWatched: Boolean
    stageId: String
    boardId: String
    priority: String
    status: String
    attachments: [Attachment]
    userId: String
    tagIds: [String]
    assignedUsers: [User]
    stage: Stage
    labels: [PipelineLabel]
    pipeline: Pipeline
    createdUser: User
    customFieldsData: JSON
    score: Float
    number: String
    stageChangedDate: Date
    customProperties: JSON`;

// What lists answer is looser than the card itself: related rows are JSON.
const listFields = `
    _id: String!
    name: String
    companies: JSON
    customers: JSON
    assignedUsers: JSON
    stage: JSON
    labels: JSON
    isComplete: Boolean
    isWatched: Boolean
    relations: JSON
    startDate: Date
    closeDate: Date
    createdAt: Date
    modifiedAt: Date
    priority: String
    hasNotified: Boolean
    score: Float
    number: String
    stageChangedDate: Date
    tagIds: [String]
    customProperties: JSON
    status: String
    branchIds: [String]
    branches: [Branch]
    departmentIds: [String]
    departments: [Department]
    assignedUserIds: [String]
    order: Int
    createdUserId: String`;

const queryParams = `
    _ids: [String]
    date: ItemDate
    parentId: String
    pipelineId: String
    pipelineIds: [String]
    customerIds: [String]
    companyIds: [String]
    assignedUserIds: [String]
    closeDateType: String
    labelIds: [String]
    search: String
    priority: [String]
    sortField: String
    sortDirection: Int
    userIds: [String]
    segment: String
    assignedToMe: String
    startDate: String
    endDate: String
    hasStartAndCloseDate: Boolean
    stageChangedStartDate: Date
    stageChangedEndDate: Date
    noSkipArchive: Boolean
    tagIds: [String]
    number: String
    branchIds: [String]
    departmentIds: [String]
    boardIds: [String]
    stageCodes: [String]
    createdStartDate: Date
    createdEndDate: Date
    stateChangedStartDate: Date
    stateChangedEndDate: Date
    startDateStartDate: Date
    startDateEndDate: Date
    closeDateStartDate: Date
    closeDateEndDate: Date`;

const mutationParams = `
    parentId: String
    proccessId: String
    aboveItemId: String
    stageId: String
    assignedUserIds: [String]
    attachments: [AttachmentInput]
    startDate: Date
    closeDate: Date
    description: String
    order: Int
    reminderMinute: Int
    isComplete: Boolean
    priority: String
    status: String
    sourceConversationIds: [String]
    customFieldsData: JSON
    tagIds: [String]
    branchIds: [String]
    departmentIds: [String]
    companyIds: [String]
    customerIds: [String]
    labelIds: [String]`;

const dragParams = `
    itemId: String!
    aboveItemId: String
    destinationStageId: String!
    sourceStageId: String
    proccessId: String`;

const archivedParams = `
    pipelineId: String!
    search: String
    userIds: [String]
    priorities: [String]
    assignedUserIds: [String]
    startDate: String
    endDate: String`;

/** SDL of the cards on boards: deals, tasks and tickets share all of it but their names. */
export function erxesCardsText(conformity: string): string {
  return `
  ${cardText('Deal', conformity, 'products: JSON productsData: JSON paymentsData: JSON amount: JSON unUsedAmount: JSON', 'productsData: JSON paymentsData: JSON')}
  ${cardText('Task', conformity, '', '')}
  ${cardText('Ticket', conformity, 'source: String', 'source: String')}

  type Board { _id: String! name: String! order: Int createdAt: Date type: String pipelines: [Pipeline] }

  type Pipeline {
    _id: String!
    name: String!
    status: String
    boardId: String!
    visibility: String!
    memberIds: [String]
    members: [User]
    isWatched: Boolean
    itemsTotalCount: Int
    startDate: Date
    endDate: Date
    order: Int
    createdAt: Date
    type: String
  }

  type Stage {
    _id: String!
    name: String!
    pipelineId: String!
    probability: String
    status: String
    code: String
    age: Int
    amount: JSON
    itemsTotalCount: Int
    order: Int
    createdAt: Date
    type: String
  }

  type PipelineLabel { _id: String! name: String! colorCode: String pipelineId: String createdAt: Date }

  input ItemDate { month: Int year: Int }

  extend type Query {
    boards(type: String!): [Board]
    boardDetail(_id: String!): Board
    pipelines(boardId: String type: String isAll: Boolean page: Int perPage: Int): [Pipeline]
    pipelineDetail(_id: String!): Pipeline
    pipelineLabels(pipelineId: String pipelineIds: [String]): [PipelineLabel]
    stages(pipelineId: String pipelineIds: [String] search: String isNotLost: Boolean isAll: Boolean): [Stage]
    stageDetail(_id: String!): Stage
  }

  extend type Mutation {
    boardsAdd(name: String! type: String!): Board
    pipelinesAdd(name: String! boardId: String! type: String! stages: JSON visibility: String!): Pipeline
    stagesUpdateOrder(orders: JSON): [Stage]
  }`;
}

function cardText(type: string, conformity: string, fields: string, params: string): string {
  const plural = `${type.toLowerCase()}s`;
  const list = `initialStageId: String stageId: String skip: Int limit: Int ${queryParams} ${conformity}`;
  return `
  type ${type}ListItem {
    ${fields}
    customFieldsData: JSON
    ${listFields}
  }

  type ${type} {
    _id: String!
    companies: [Company]
    customers: [Customer]
    tags: [Tag]
    ${fields}
    ${commonFields}
  }

  extend type Query {
    ${type.toLowerCase()}Detail(_id: String! clientPortalCard: Boolean): ${type}
    ${plural}(${list}): [${type}ListItem]
    ${plural}TotalCount(${list}): Int
    archived${type}s(page: Int perPage: Int ${archivedParams}): [${type}]
    archived${type}sCount(${archivedParams}): Int
  }

  extend type Mutation {
    ${plural}Add(name: String ${params} ${mutationParams}): ${type}
    ${plural}Edit(_id: String! name: String ${params} ${mutationParams}): ${type}
    ${plural}Change(${dragParams}): ${type}
    ${plural}Remove(_id: String!): ${type}
    ${plural}Watch(_id: String isAdd: Boolean): ${type}
    ${plural}Copy(_id: String! proccessId: String): ${type}
    ${plural}Archive(stageId: String! proccessId: String): String
  }`;
}
