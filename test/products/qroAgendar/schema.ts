/** SDL of the service, as its framework makes it from classes: whatever isn't said to be nullable is required. */
export const agendarText = `
  type Adress { cep: String! city: String! state: String! neighborhood: String! additionalInfo: String! }
  type AnimalType { name: String! gender: String! breed: String! color: String! typeAnimalId: String! neutered: Boolean! avatar: String! }
  type User { id: ID! clinic: String! name: String! role: String! phone: String! email: String! color: String! image_url: String! specialty_id: String! adress: Adress! birthdate: DateTime! animals: [AnimalType!]! }
  """
  A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format.
  """
  scalar DateTime
  type AuthType { user: User! token: String! success: Boolean! }
  type TokenValidator { userId: String! userRole: String! }
  type PaymentType { price: Float! method: String! }
  type Schedule { id: ID! pet_name: String! customer_name: String! customer_phone: String! employee_id: String! specialty_id: String! date: DateTime! pet_breed: String! payment: PaymentType! pet_type: String! text: String! }
  type ChangePasswordValidator { email: String! }
  type AnimalValidator { name: String! gender: String! breed: String! color: String! typeAnimalId: String! neutered: Boolean! avatar: String! }
  type ScheduleDetailValidator { id: ID! pet_name: String! customer_name: String! customer_phone: String! employee: String! specialty: String! date: DateTime! pet_breed: String! pet_neutered: Boolean! payment: PaymentType! pet_type: String! text: String! }
  type AnimalTypeValidator { id: String name: String! }
  type Specialty { id: ID! title: String! qtt_employees: String! }
  type FinanceListValidator { employee_id: String! employee_name: String! qtt_schedules: Float! revenue_generated: Float! }
  type FinanceListByUserValidator { customer_name: String! date: DateTime! payment: PaymentType! pet_name: String! pet_type: String! pet_breed: String! }
  type PaymentMethodPercentageType { debit: Float! credit: Float! money: Float! pix: Float! }
  type AnnualRevenueType { january: Float! february: Float! march: Float! april: Float! may: Float! june: Float! july: Float! august: Float! september: Float! october: Float! november: Float! december: Float! }
  type ScheduleHoursType { hour: String! qtt_schedules: Float! }
  type WeekScheduleHoursType { first: ScheduleHoursType! second: ScheduleHoursType! third: ScheduleHoursType! fourth: ScheduleHoursType! fifth: ScheduleHoursType! }
  type DashboardValidator { paymentMethodsPercentage: PaymentMethodPercentageType! annualRevenue: AnnualRevenueType! weekScheduleHours: WeekScheduleHoursType! }
  type DashboardTimeValidator { dateRangeScheduleHours: WeekScheduleHoursType! }
  type SpecialtyType { specialty: String! color: String! total_price: Float! qtt_consultations: Float! }
  type DashboardSpecialtiesValidator { specialties: [SpecialtyType!]! }
  type DashboardFinanceValidator { paymentMethods: PaymentMethodPercentageType! }
  type ScheduleCalendarValidator { id: String! employee_name: String! employee_color: String! specialty_name: String! pet_name: String! customer_name: String! customer_phone: String! employee_id: String! specialty_id: String! date: DateTime! pet_breed: String! payment: PaymentType! pet_type: String! }
  type Query {
    login(email: String!, password: String!): AuthType!
    verifyToken(token: String!): TokenValidator!
    getUserById(id: String!): User!
    changePassword(email: String!, newPassword: String!, repeatNewPassword: String!): ChangePasswordValidator!
    getMySchedules(id: String!): [Schedule!]!
    getScheduleById(id: String!): Schedule!
    getScheduleDetailsById(id: String!): ScheduleDetailValidator!
    getAnimalById(userId: String!, animalIndex: Float!): AnimalValidator!
    getAnimalTypeById(id: String!): AnimalTypeValidator!
    getSpecialtyById(id: String!): Specialty!
    getAllUsers: [User!]!
    getFinanceList(startDate: DateTime!, finalDate: DateTime!): [FinanceListValidator!]!
    getFinanceListByUser(id: String!, startDate: DateTime!, finalDate: DateTime!): [FinanceListByUserValidator!]!
    getDashboard: DashboardValidator!
    getDashboardTime(startDate: DateTime!, finalDate: DateTime!): DashboardTimeValidator!
    getDashboardSpecialties(startDate: DateTime!, finalDate: DateTime!): DashboardSpecialtiesValidator!
    getDashboardFinance(startDate: DateTime!, finalDate: DateTime!): DashboardFinanceValidator!
    getAllSpecialties: [Specialty!]!
    getAllVets: [User!]!
    getSchedules: [Schedule!]!
    getSchedulesCalendar: [ScheduleCalendarValidator!]!
    getAllAnimals: User!
    getAllAnimalTypes: [AnimalTypeValidator!]!
    getAllCustomers: [User!]!
  }
  type Mutation {
    deleteUser(id: String!): User!
    createManager(manager: ManagerInput!): User!
    createVet(vet: VetInput!): User!
    updateVet(vet: VetUpdateInput!): User!
    removeVet(id: String!): User!
    removeSpecialty(id: String!): Specialty!
    createSpecialty(specialty: SpecialtyInput!): Specialty!
    createSchedule(schedule: ScheduleInput!): Schedule!
    createCustomer(customer: CustomerInput!): User!
    removeAnimal(userId: String!, animalIndex: Float!): User!
    createAnimal(animal: AnimalInput!): User!
    updateAnimal(animal: AnimalInput!, userId: String!, animalIndex: Float!): User!
    createAnimalType(animalType: AnimalTypeInput!): AnimalTypeValidator!
    updateAnimalType(animalType: AnimalTypeInput!): AnimalTypeValidator!
    removeAnimalType(id: String!): AnimalTypeValidator!
    updateCustomerProfile(id: String!, customer: CustomerUpdateInput!): User!
    updateAnimalByIndex(index: Float!, animal: AnimalInput!): User!
    removeAnimalByIndex(index: Float!, userId: String!): User!
    updateSchedule(id: String!, schedule: ScheduleInput!): Schedule!
    removeSchedule(id: String!): Schedule!
  }
  input ManagerInput { name: String! email: String! password: String! role: String! = "manager" phone: String! }
  input VetInput { name: String! email: String! password: String! role: String! phone: String! color: String! image_url: String! specialty_id: String! }
  input VetUpdateInput { id: String! name: String! email: String! role: String! phone: String! color: String! specialty_id: String! }
  input SpecialtyInput { title: String! }
  input ScheduleInput { pet_name: String! customer_name: String! customer_phone: String! employee_id: String! specialty_id: String! date: DateTime! pet_breed: String! payment: PaymentInput! pet_type: String! text: String! }
  input PaymentInput { price: Float! method: String! }
  input CustomerInput { id: String name: String! email: String! password: String! role: String! phone: String! image_url: String adress: AdressInput! birthdate: DateTime! animals: [AnimalInput!]! }
  input AdressInput { cep: String! city: String! state: String! neighborhood: String! additionalInfo: String! }
  input AnimalInput { userId: String! name: String! gender: String! breed: String! color: String! typeAnimalId: String! neutered: Boolean! avatar: String }
  input AnimalTypeInput { id: String name: String! }
  input CustomerUpdateInput { id: String name: String! email: String! password: String! role: String! phone: String! image_url: String adress: AdressInput! birthdate: DateTime! }
`;
