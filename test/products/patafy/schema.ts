/** SDL of the service, whose modules each add to Query and Mutation; much of what only owners and tutors write is left out. */
export const patafyText = `
  scalar JSON
  type User { id: ID! email: String! nome: String! cpf: String! telefone: String ativo: Boolean! tutorProfile: TutorProfile
    petshopProfiles: [PetshopUserProfile!]! createdAt: String! }
  type TutorProfile { id: ID! userId: String! endereco: String ativo: Boolean! }
  type PetshopUserProfile { id: ID! userId: String! petshopId: String! roles: [String!]! ativo: Boolean! }
  type TipoAnimal { id: ID! nome: String! ativo: Boolean! ordem: Int createdAt: String! }
  type Raca { id: ID! tipoAnimalId: String! tipoAnimal: TipoAnimal! nome: String! ativo: Boolean! ordem: Int createdAt: String! }
  type PetShop { id: ID! nomeExibicao: String! razaoSocial: String! cnpj: String! endereco: String! cidade: String! estado: String!
    telefone: String email: String! ativo: Boolean! configJson: PetShopConfig! createdAt: String! updatedAt: String! }
  type PetShopConfig { slug: String nome: String logo: String corPrincipal: String animaisAtendidos: [String!] tamanhosAceitos: [String!]
    aceitaPetsAgressivos: Boolean horarioFuncionamento: String intervaloBanhoMinutos: Int prazoCancelamentoHoras: Int
    prazoRemarcacaoHoras: Int politicaCancelamento: String toleranciaAtrasoMinutos: Int cancelamentoAutomaticoAposAtraso: Boolean }
  type StaffMember { id: ID! userId: String! petshopId: String! nome: String! email: String! roles: [String!]! ativo: Boolean! createdAt: String! }
  type Pet { id: ID! nome: String! tipoAnimalId: String! tipoAnimal: TipoAnimalRef racaId: String porteId: String pelagemId: String idade: Int
    peso: Float agressivo: Boolean! cuidadosEspeciais: String obsCompartilhadas: JSON tutores: [PetTutorInfo!]! deletedAt: String
    createdAt: String! updatedAt: String! }
  type PetForShop { id: ID! nome: String! tipoAnimalId: String! tipoAnimal: TipoAnimalRef racaId: String porteId: String pelagemId: String
    idade: Int peso: Float agressivo: Boolean! cuidadosEspeciais: String obsCompartilhadas: JSON obsInternas: String
    tutores: [PetTutorInfo!]! createdAt: String! }
  type TipoAnimalRef { id: ID! nome: String! }
  type PetTutorInfo { tutorProfileId: String! nome: String! email: String! tipo: String! }
  type TutorSearchResult { id: ID! userId: String! nome: String! email: String! cpf: String! telefone: String endereco: String ativo: Boolean! }
  type ServicoVariante { id: ID! servicoId: String! porteId: String racaId: String pelagemId: String duracaoMinutos: Int! preco: Float! ativo: Boolean! }
  type Servico { id: ID! petshopId: String! categoriaId: String nome: String! descricao: String ativo: Boolean! variantes: [ServicoVariante!]! }
  type AgendamentoServico { id: ID! servicoVarianteId: ID! ordem: Int! }
  type Agendamento { id: ID! petshopId: ID! petId: ID! tutorProfileId: ID! dataHoraInicio: String! duracaoTotalMinutos: Int! banhistaId: ID
    banhistaFixadoPeloTutor: Boolean! status: String! origem: String! pago: Boolean! precisaTransporte: Boolean! createdAt: String!
    updatedAt: String! servicos: [AgendamentoServico!]! pet: AgendamentoPet tutor: AgendamentoTutor banhista: AgendamentoBanhista }
  type AgendamentoPet { id: ID! nome: String! tipoAnimal: String raca: String porte: String }
  type AgendamentoTutor { id: ID! nome: String! email: String! telefone: String }
  type AgendamentoBanhista { id: ID! nome: String! }
  type RegistroOperacional { id: ID! occurredAt: String! actorUserId: ID petshopId: ID agendamentoId: ID entityType: String! entityId: String!
    action: String! metadata: String! }
  input ListPetShopsFilter { cidade: String estado: String nome: String ativo: Boolean }
  input ListTutoresFilter { nome: String telefone: String ativo: Boolean limit: Int cursor: String }
  input ListPetsFilter { nome: String tutorProfileId: ID limit: Int cursor: String }
  input AgendaPetShopFilters { status: [String!] pago: Boolean banhistaId: ID }
  input RegistroOperacionalFilter { petshopId: ID entityType: String entityId: ID action: String agendamentoId: ID from: String to: String
    limit: Int cursor: String }
  input CreateTutorAssistedInput { nome: String! email: String! cpf: String! telefone: String endereco: String }
  input CreatePetInput { nome: String! tipoAnimalId: String! racaId: String porteId: String pelagemId: String idade: Int peso: Float
    agressivo: Boolean cuidadosEspeciais: String }
  input CreateAgendamentoInput { petshopId: ID! petId: ID! servicoVarianteIds: [ID!]! dataHoraInicio: String! banhistaId: ID
    banhistaFixadoPeloTutor: Boolean precisaTransporte: Boolean }
  input RescheduleAgendamentoInput { dataHoraInicio: String! banhistaId: ID }
  type Query {
    health: String!
    me: User
    tiposAnimal(ativo: Boolean): [TipoAnimal!]!
    racas(tipoAnimalId: String, ativo: Boolean): [Raca!]!
    listPetShops(filter: ListPetShopsFilter): [PetShop!]!
    petShopById(id: ID!): PetShop
    myPetShop: PetShop
    listStaff(petshopId: ID!): [StaffMember!]!
    myPets: [Pet!]!
    pet(id: ID!): Pet
    searchTutor(cpf: String, email: String): TutorSearchResult
    listTutores(filter: ListTutoresFilter): [TutorSearchResult!]!
    tutorById(id: ID!): TutorSearchResult
    petForShop(id: ID!): PetForShop
    listPets(filter: ListPetsFilter): [PetForShop!]!
    listServicos(petshopId: ID!, petId: ID): [Servico!]!
    myAgendamentos(upcoming: Boolean): [Agendamento!]!
    agendaPetShop(petshopId: ID!, from: String!, to: String!, filters: AgendaPetShopFilters): [Agendamento!]!
    agendamento(id: ID!): Agendamento
    registrosOperacionais(filter: RegistroOperacionalFilter): [RegistroOperacional!]!
  }
  type Mutation {
    syncUser: User
    createPet(input: CreatePetInput!): Pet!
    createTutorAssisted(input: CreateTutorAssistedInput!): TutorSearchResult!
    createPetForTutor(tutorProfileId: ID!, input: CreatePetInput!): Pet!
    createAgendamento(input: CreateAgendamentoInput!): Agendamento!
    confirmAgendamento(id: ID!): Agendamento!
    cancelAgendamento(id: ID!): Agendamento!
    rescheduleAgendamento(id: ID!, input: RescheduleAgendamentoInput!): Agendamento!
    updateAgendamentoStatus(id: ID!, status: String!): Agendamento!
    markNaoCompareceu(id: ID!): Agendamento!
  }
`;
