const stamps = 'created_at: DateTime! updated_at: DateTime! status: Boolean!';
const user = `id: String! names: String! surnames: String email: String! provider: String! document: String address: String
  telephone_number: String image: String role: String! ${stamps}`;
const pet = `id: String! id_owner: String! id_specie: Int! id_breed: Int! name: String! image: String gender: String!
  castrated: Boolean! dob: DateTime observations: String ${stamps}`;
const clinic = `id: String! id_owner: String! name: String! telephone_number: String! google_maps_url: String email: String
  image: String address: String! ${stamps}`;
const appointment = `start_at: DateTime! end_at: DateTime id: String! id_owner: String! id_veterinarian: String
  id_pet: String! services: [String!]! id_clinic: String! observations: AppointmentObservation
  appointment_status: String state: String ${stamps}`;
const employee = `VeterinarianSummaryScore: VeterinarianSummaryScore! VeterinariaSpecialties: VeterinarianSpecialties
  names: String! surnames: String image: String email: String! status: Boolean!`;
const employment = `id_clinic: String! id_employee: String! employee_invitation_status: String! ${stamps}`;

const typeText = `
"""A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format."""
scalar DateTime
type CreatedUserResponse { result: String! message: String! }
type User { ${user} } type UserFmc { id_user: String! token_fmc: String! } type VeterinarianSpecialties { specialties: String } type VeterinarianSummaryScore { total_points: Int! total_users: Int! }
type UserProfile { ${user} User_Fmc: UserFmc VeterinariaSpecialties: VeterinarianSpecialties }
type UpdateUserResponse { result: String! } type Notification { id: String! id_user: String! id_entity: String! title: String! subtitle: String! category: String! read: Boolean! ${stamps} }
type AddPetResponse { result: String! } type UpdatePetResponse { result: String! }
type DeletePetResponse { result: String! } type Pet { ${pet} } type PetBreed { ${pet} Breed: Breed! }
type Breed { id: Int! id_specie: Int! name: String! ${stamps} } type WorkingDays { day: String! startTime: String! endTime: String! }
type Schedule { workingDays: [WorkingDays!]! nonWorkingDays: [String!]! }
type ClinicServiceResult { services: [String!] } type ClinicSummaryScore { total_points: Int! total_users: Int! }
type Clinic { ${clinic} } type GetAllClinic { ${clinic} services: [String!] ClinicSummaryScore: ClinicSummaryScore! }
type GetClinicResult { ${clinic} services: [String!] ClinicSummaryScore: ClinicSummaryScore! schedule: Schedule }
type AppointmentSchedule { start_at: DateTime! end_at: DateTime } type GetAllClients { ${user} Pet: [PetBreed!]! AppointmentOwner: [AppointmentSchedule!]! }
type GetAllClientsResult { id_user: String! id_clinic: String! favorite: Boolean! points: Int ${stamps} User: GetAllClients }
type Procedure { id: String! name: String! ${stamps} } type GetAllProcedureByClinicId { services: [String!]! }
type EmployeeResponse { result: String! } type Employee { ${employee} }
type GetAllEmployeeResult { ${employment} Employee: Employee! } type GetEmployeesFromClinic { ${employee} address: String telephone_number: String }
type GetMyEmployee { ${employment} Employee: GetEmployeesFromClinic! } type GetMyEmployeesResult { ClinicEmployees: [GetMyEmployee!] } type AppointmentResponse { result: String! }
type AppointmentObservation { suffering: [String!] treatment: String feed: String }
type Appointment { ${appointment} } type AppointmentHistory { ${appointment} Clinic: Clinic Pet: Pet Veterinarian: User Owner: User } type AppointmentVerified { ${appointment} Owner: User }
`;

const rootText = `
type Query {
  findUserById(id: String!): User! getMyProfile: UserProfile! findAll: [User!]!
  getAllNotification: [Notification!]! getMyPets: [Pet!]! getPet(genericByIdInput: GenericByIdInput!): Pet! findAllPet: [Pet!]! getAllBreed: [Breed!]!
  getMyClinic: GetClinicResult! getAllClinic: [GetAllClinic!]! getClinicById(getClinicByIdInput: GenericByIdInput!): GetClinicResult!
  getAllClinicServices(genericByIdInput: GenericByIdInput!): ClinicServiceResult! getAllClients: [GetAllClientsResult!]!
  getAllProcedure: [Procedure!]! getAllProcedureByIdClinic(genericByIdInput: GenericByIdInput!): GetAllProcedureByClinicId!
  getAllEmployee(getAllEmployeeByClinicIdInput: GetAllEmployeeByClinicIdInput!): [GetAllEmployeeResult!]! getMyEmployees: GetMyEmployeesResult!
  getAppointmentPerPetClinicOwners(filterAppointmentByIdInput: FilterAppointmentByIdInput!): [AppointmentHistory!]!
  getAppointmentPerPet(filterAppointmentByIdInput: FilterAppointmentByIdInput!): [AppointmentHistory!]!
  getAppointmentPerPetByAnyOne(filterAppointmentByIdInput: FilterAppointmentByIdInput!): [Appointment!]!
  getAppointmentDetailClinicOwner(filterAppointmentBySSInput: FilterAppointmentBySSInput!): [AppointmentHistory!]!
  getAppointmentDetailAllRoles(filterAppointmentBySSInput: FilterAppointmentBySSInput!): [AppointmentHistory!]!
  getAppointmentPerRangeDateTime(filterAppointmentByDateRangeInput: FilterAppointmentByDateRangeInput!): [AppointmentHistory!]
  getAppointmentsVerified(filterAppointmentVerifiedInput: FilterAppointmentVerifiedInput!): [AppointmentVerified!]!
}
input GenericByIdInput { id: String! } input GetAllEmployeeByClinicIdInput { id: String! }
input FilterAppointmentByIdInput { id: String! state: String } input FilterAppointmentBySSInput { state: String appointment_status: String }
input FilterAppointmentByDateRangeInput { start_at: DateTime end_at: DateTime } input FilterAppointmentVerifiedInput { start_at: DateTime end_at: DateTime state: String }
type Mutation {
  createUser(createUserInput: CreateUserInput!): CreatedUserResponse! updateUser(updateUserInput: UpdateUserInput!): UpdateUserResponse!
  updateUserByAdmin(updateUserInput: UpdateUserByAdminInput!): UpdateUserResponse! registerPet(addPetInput: AddPetInput!): AddPetResponse!
  deletePet(deletePetInput: DeletePetInput!): DeletePetResponse! inviteToClinic(inviteToClinicInput: InviteToClinicInput!): EmployeeResponse!
  scheduleAppoinment(scheduleAppointmentInput: ScheduleAppointmentInput!): AppointmentResponse!
  reassignAppoinment(reassignAppointmentToVeterinarianInput: ReassignAppointmentToVeterinarianInput!): AppointmentResponse!
  respondToAppointment(updateAppointmentInput: UpdateAppointmentInput!): AppointmentResponse!
  updateAppointmentResumen(updateAppointmentResumenInput: UpdateAppointmentResumenInput!): AppointmentResponse!
}
input CreateUserInput { names: String! surnames: String email: String! password: String provider: String } input UpdateUserInput { names: String! surnames: String document: String address: String telephone_number: String image: String }
input UpdateUserByAdminInput { names: String! surnames: String document: String address: String telephone_number: String image: String id: String! role: String! status: Boolean! email: String! }
input AddPetInput { id_specie: Int! id_breed: Int! name: String! image: String gender: String! castrated: Boolean! dob: DateTime observations: String }
input DeletePetInput { id: String! status: Boolean! } input InviteToClinicInput { id: String! email: String! employee_invitation_status: String }
input ScheduleAppointmentInput { id_veterinarian: String id_clinicOwner: String! id_pet: String! services: [String!]! id_clinic: String! start_at: DateTime! end_at: DateTime }
input ReassignAppointmentToVeterinarianInput { id: String! id_veterinarian: String! } input UpdateAppointmentInput { id: String! id_veterinarian: String id_clinic: String! appointment_status: String end_at: DateTime }
input UpdateAppointmentResumenInput { id: String! id_clinic: String! id_owner: String! observations: AddObservationsInput } input AddObservationsInput { suffering: [String!]! treatment: String! feed: String! }
type Subscription { getNewNotification: Notification }
`;

/** SDL of the service, as its framework writes it into a file. */
export const vetplusText: string = typeText + rootText;
