import { yclientsClientsText } from './schemaClients.ts';
import { yclientsGoodsText } from './schemaGoods.ts';
import { yclientsMoneyText } from './schemaMoney.ts';
import { yclientsOfficeText } from './schemaOffice.ts';
import { yclientsOnlineText } from './schemaOnline.ts';
import { yclientsPeopleText } from './schemaPeople.ts';
import { yclientsRecordsText } from './schemaRecords.ts';
import { yclientsWritesText } from './schemaWrites.ts';

const yclientsRootText = /* GraphQL */ `
  scalar JSON

  type Query {
    "Companies (locations) that the key may manage"
    companies(
      "Only companies of this chain"
      group_id: Int
      "1: only those that the user may manage"
      my: Int
      "1: only those that are open for online booking"
      active: Int
      moderated: Int
      "1: with next_slot"
      forBooking: Int
      "1: with the chains that the company belongs to"
      show_groups: Int
      city_id: Int
      "A part of the title"
      title: String
      count: Int = 50
      page: Int = 1
    ): CompaniesResponse!
    company(id: Int!, forBooking: Int, show_groups: Int): CompanyResponse!
    "Chains that the user may see"
    groups: GroupsResponse!
    "The client of a chain by phone, with the companies that know her"
    group_clients(group_id: Int!, phone: String!): GroupClientResponse!
    service_categories(company_id: Int!, id: Int, staff_id: Int): ServiceCategoriesResponse!
    "All services of a company, or the one with service_id"
    services(company_id: Int!, service_id: Int, staff_id: Int, category_id: Int): ServicesResponse!
    "All staff of a company, or the one with staff_id"
    staff(company_id: Int!, staff_id: Int): StaffResponse!
    positions(company_id: Int!): PositionsResponse!
    resources(company_id: Int!): ResourcesResponse!
    "Clients of a company that match the filters"
    clients_search(
      company_id: Int!
      page: Int = 1
      "At most 200"
      page_size: Int = 25
      order_by: ClientOrderBy = id
      order_by_direction: OrderByDirection = ASC
      "How filters are joined"
      operation: FilterOperation = AND
      filters: ClientSearchFilters
    ): ClientsResponse!
    clients(
      company_id: Int!
      "A part of the name"
      fullname: String
      "A part of the number"
      phone: String
      "A part of the email"
      email: String
      "A part of the number of a loyalty card"
      card: String
      paid_min: Float
      paid_max: Float
      id: [Int!]
      "Such as 2000-01-01T00:00:00"
      changed_after: String
      "Such as 2020-12-31T23:59:59"
      changed_before: String
      page: Int = 1
      count: Int = 20
    ): ClientsResponse! @deprecated(reason: "Use clients_search")
    client(company_id: Int!, id: Int!): ClientResponse!
    client_files(company_id: Int!, client_id: Int!): ClientFilesResponse!
    "Records (appointments) of a company"
    records(
      company_id: Int!
      page: Int = 1
      "At most 300"
      count: Int = 50
      staff_id: Int
      client_id: Int
      "Only records that this user has made"
      created_user_id: Int
      "Date of the seance from, such as 2016-02-23"
      start_date: String
      "Date of the seance through, such as 2016-02-23"
      end_date: String
      "Date of creation from"
      c_start_date: String
      "Date of creation through"
      c_end_date: String
      "Made or changed since, such as 2016-02-23T12:00:00"
      changed_after: String
      "Made or changed before, such as 2016-02-23T12:00:00"
      changed_before: String
      "1: with consumables"
      include_consumables: Int = 0
      "1: with finance_transactions"
      include_finance_transactions: Int = 0
      "1: deleted records, too"
      with_deleted: Int = 0
    ): RecordsResponse!
    record(
      company_id: Int!
      record_id: Int!
      include_consumables: Int = 0
      include_finance_transactions: Int = 0
    ): RecordResponse!
    "Records that were made with the key of this partner, in all companies"
    records_partner(
      page: Int = 1
      "Rows per page"
      editable_length: Int = 50
      salon_id: Int
      start_date: String
      end_date: String
      created_start_date: String
      created_end_date: String
    ): RecordsResponse!
    visit(visit_id: Int!): VisitResponse!
    visit_details(salon_id: Int!, record_id: Int!, visit_id: Int!): VisitDetailsResponse!
    "Working hours of a member of staff, day by day"
    schedule(company_id: Int!, staff_id: Int!, start_date: String!, end_date: String!): ScheduleResponse!
    "Dates from one on that have working hours"
    timetable_dates(company_id: Int!, date: String!, staff_id: Int): DatesResponse!
    "Times of a day, free and taken"
    timetable_seances(company_id: Int!, staff_id: Int!, date: String!): TimetableSeancesResponse!
    book_services(
      company_id: Int!
      staff_id: Int
      "Only what can be begun then"
      datetime: String
    ): BookServicesResponse!
    book_staff(company_id: Int!, service_ids: [Int!], datetime: String): BookStaffResponse!
    book_dates(company_id: Int!, service_ids: [Int!], staff_id: Int, date: String): BookDatesResponse!
    book_times(company_id: Int!, "0: anybody" staff_id: Int!, date: String!, service_ids: [Int!]): BookTimesResponse!
    "Reviews of the company and of its staff"
    comments(company_id: Int!, staff_id: Int, start_date: String, end_date: String, rating: Int): CommentsResponse!
    company_users(company_id: Int!): CompanyUsersResponse!
    user_permissions(company_id: Int!): PermissionsResponse!
    accounts(company_id: Int!): AccountsResponse!
    storages(company_id: Int!): StoragesResponse!
    transactions(
      company_id: Int!
      page: Int = 1
      count: Int = 50
      account_id: Int
      client_id: Int
      master_id: Int
      document_id: Int
      start_date: String
      end_date: String
      "0: any, 1: income, 2: expense"
      balance_is: Int = 0
      deleted: Int = 0
    ): TransactionsResponse!
    finance_transaction(company_id: Int!, transaction_id: Int!): TransactionResponse!
    timetable_transactions(company_id: Int!, record_id: Int, visit_id: Int): TransactionsResponse!
    goods(
      company_id: Int!
      good_id: Int
      "Title, article or barcode"
      term: String
      page: Int = 1
      count: Int = 25
      category_id: Int
    ): GoodsResponse!
    goods_categories(company_id: Int!, parent_category_id: Int = 0): GoodsCategoriesResponse!
    storages_transactions(
      company_id: Int!
      page: Int = 1
      count: Int = 20
      start_date: String
      end_date: String
      document_id: Int
    ): GoodsTransactionsResponse!
    loyalty_card_types(company_id: Int!): LoyaltyCardTypesResponse!
    loyalty_cards(phone: String!, group_id: Int!, company_id: Int!): LoyaltyCardsResponse!
    loyalty_client_cards(client_id: Int!): LoyaltyCardsResponse!
    loyalty_certificates(phone: String!, company_id: Int!): CertificatesResponse!
    loyalty_abonements(phone: String!, company_id: Int!): AbonementsResponse!
    "The data of a patient: a client, or a visitor"
    medicine_patient(company_id: Int!, patient_type: PatientType!, patient_id: Int!): PatientResponse!
    medicine_patient_cards(company_id: Int!, patient_type: PatientType!, patient_id: Int!): MedicalCardsResponse!
    "What the doctor has written down for a record"
    medicine_appointments(company_id: Int!, record_id: Int!): MedicineAppointmentsResponse!
    "Categories (0: general, 1: of clients, 2: of records)"
    labels(company_id: Int!, entity: Int!): LabelsResponse!
    "Additional fields of records or of clients"
    custom_fields(field_category: CustomFieldCategory!, company_id: Int!): CustomFieldsResponse!
    hooks_settings(company_id: Int!): HooksSettingsResponse!
    license(company_id: Int!): LicenseResponse!
    countries: CountriesResponse!
    cities(country_id: Int): CitiesResponse!
    business_groups: BusinessGroupsResponse!
    validate_phone(phone: String!): ValidatePhoneResponse!
  }

  "What comes with an answer: counts, or why there is none"
  type Meta {
    page: Int
    count: Int
    total_count: Int
    message: String
    "Messages by field"
    errors: JSON
  }
`;

/** SDL of the service. */
export const yclientsText: string = [
  yclientsRootText,
  yclientsPeopleText,
  yclientsClientsText,
  yclientsRecordsText,
  yclientsMoneyText,
  yclientsGoodsText,
  yclientsOfficeText,
  yclientsOnlineText,
  yclientsWritesText,
].join('\n');
