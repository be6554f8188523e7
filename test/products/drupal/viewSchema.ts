const pagerArgs = `"The page number to display." page: Int = 0
    "Items per page. Allowed values are: 10, 25, 50, 100." pageSize: Int = 25`;

/** Root fields of the site's views. The query of the first has the name that a display is given by itself. */
export const viewQueriesText = `
    "The appointment book, earliest first."
    appointmentsGraphql1(
      "Sort the view by this key." sortKey: AppointmentsGraphql1SortKeys
      "Sort the view direction." sortDir: SortDirection
      ${pagerArgs}
      "Filter the view." filter: AppointmentsGraphql1FilterInput
    ): AppointmentsGraphql1Result
    "Clients, searchable."
    clientDirectory(
      "Sort the view by this key." sortKey: ClientDirectorySortKeys
      "Sort the view direction." sortDir: SortDirection
      ${pagerArgs}
      "Filter the view." filter: ClientDirectoryFilterInput
    ): ClientDirectoryResult
    "Who is on the screen of the waiting room today."
    waitingRoom("Contextual filters for the view." contextualFilter: WaitingRoomContextualFilterInput): WaitingRoomResult`;

const viewFields = `
    "The ID of the view."
    id: ID!
    "The machine name of the view."
    view: String!
    "The machine name of the display."
    display: String!
    "The language code of the view."
    langcode: String
    "The human friendly label of the view."
    label: String
    "The description of the view."
    description: String
    "Information about the page in the view."
    pageInfo: ViewPageInfo!`;

const resultText = (name: string, description: string, row: string): string => `
  "${description}"
  type ${name}Result implements View {${viewFields}
    "Exposed filters for the view."
    filters: [ViewFilter]!
    "The results of the view."
    results: [${row}!]!
  }`;

/** Types of the site's views. Filters have the names that they have in the database's columns. */
export const viewsText = `
  "Views represent collections of curated data from the CMS."
  interface View {${viewFields}
  }
  "Information about the page in a view."
  type ViewPageInfo {
    "Any result offset being used."
    offset: Int!
    "The current page being returned."
    page: Int!
    "How many results per page."
    pageSize: Int!
    "How many results total."
    total: Int!
  }
  "An exposed filter option for the view."
  type ViewFilter {
    "The filter identifier."
    id: ID!
    "The filter plugin type."
    plugin: String!
    "The filter element type."
    type: String!
    "The filter operator."
    operator: String!
    "The filter element label."
    label: String
    "The filter element description."
    description: String
    "Whether the filter is required."
    required: Boolean!
    "Whether the filter allows multiple values."
    multiple: Boolean!
    "The value for the filter. Could be an array for multiple values."
    value: UntypedStructuredData
    "The filter element options if any are defined."
    options: UntypedStructuredData
    "The filter element attributes."
    attributes: UntypedStructuredData!
  }
  "Input for filter exposed with operator between."
  input BetweenFloatInput { "The minimum value of the range." min: Float "The maximum value of the range." max: Float }
  "Input for filter exposed with operator between."
  input BetweenStringInput { "The minimum value of the range." min: String "The maximum value of the range." max: String }
  "All available view result types."
  union ViewResultUnion = AppointmentsGraphql1Result | ClientDirectoryResult | WaitingRoomResult

  ${resultText('AppointmentsGraphql1', 'The appointment book, earliest first.', 'NodeUnion')}
  enum AppointmentsGraphql1SortKeys { "When" FIELD_WHEN_VALUE "Authored on" CREATED "Changed" CHANGED }
  input AppointmentsGraphql1FilterInput {
    "Appointment status" field_appointment_status_value: [String]
    "Clinic" field_clinic_target_id: String
    "Animal" field_animal_target_id: String
    "When" field_when_value: BetweenStringInput
  }
  ${resultText('ClientDirectory', 'Clients, searchable.', 'NodeUnion')}
  enum ClientDirectorySortKeys { "Title" TITLE "Changed" CHANGED }
  input ClientDirectoryFilterInput {
    "Name, email or phone" combine: String
    "Active" field_active_value: Boolean
    "Client tags" field_client_tags_target_id: String
  }
  ${resultText('WaitingRoom', 'Who is on the screen of the waiting room today.', 'WaitingRoomRow')}
  input WaitingRoomContextualFilterInput { field_clinic_target_id: String }
  "Result for view waiting_room display graphql_1."
  type WaitingRoomRow { title: String when: String visitType: String appointmentStatus: String }
`;
