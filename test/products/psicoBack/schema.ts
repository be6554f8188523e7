/** The schema of Psico, as NestJS writes it from its classes. */
export const psicoText: string = /* GraphQL */ `
  type Consulta {
    cancelada: Boolean!
    confirmada: Boolean!
    createdAt: DateTime!
    fecha: DateTime!
    googleEventId: String
    googleMeetLink: String
    hora: String!
    id: ID!
    motivo: String!
    psicologo: Psicologo!
    psicologoId: String!
    tipo: TipoConsulta!
    updatedAt: DateTime!
    usuario: Usuario!
    usuarioId: String!
  }

  input CreateConsultaInput {
    fecha: String!
    hora: String!
    motivo: String!
    psicologoId: String!
    tipo: TipoConsulta!
    usuarioId: String!
  }

  type CreateEventResponse {
    eventId: String!
    meetLink: String
    message: String
    success: Boolean!
  }

  input CreatePsicologoInput {
    apellidos: String!
    colorCalendario: String
    descripcion: String
    email: String!
    especialidad: String
    googleCalendarId: String!
    nombre: String!
    serviceAccountKeyPath: String
    telefono: String
  }

  input CreateUsuarioInput {
    apellidos: String!
    correo: String!
    direccion: String
    nombre: String!
    rut: String!
    telefono: String!
  }

  """
  A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format.
  """
  scalar DateTime

  type Mutation {
    activatePsicologo(id: ID!): Psicologo!
    cancelarConsulta(id: String!): Consulta!
    confirmarConsulta(id: String!): Consulta!
    createConsulta(createConsultaInput: CreateConsultaInput!): Consulta!
    createPsicologo(createPsicologoInput: CreatePsicologoInput!): Psicologo!
    createTestEvent(
      description: String!
      endDateTime: String!
      includeGoogleMeet: Boolean! = false
      startDateTime: String!
      summary: String!
    ): CreateEventResponse!
    createUsuario(createUsuarioInput: CreateUsuarioInput!): Usuario!
    removeConsulta(id: String!): Consulta!
    removePsicologo(id: ID!): Psicologo!
    removeUsuario(id: String!): Usuario!
    updateConsulta(id: String!, updateConsultaInput: UpdateConsultaInput!): Consulta!
    updatePsicologo(id: ID!, updatePsicologoInput: UpdatePsicologoInput!): Psicologo!
    updateUsuario(id: String!, updateUsuarioInput: UpdateUsuarioInput!): Usuario!
  }

  type Psicologo {
    activo: Boolean!
    apellidos: String!
    colorCalendario: String
    consultas: [Consulta!]
    consultasCount: Int!
    createdAt: DateTime!
    descripcion: String
    email: String!
    especialidad: String
    googleCalendarId: String!
    id: ID!
    nombre: String!
    nombreCompleto: String!
    serviceAccountKeyPath: String
    telefono: String
    updatedAt: DateTime!
  }

  type Query {
    consulta(id: String!): Consulta!
    consultas: [Consulta!]!
    consultasByPsicologo(psicologoId: String!): [Consulta!]!
    consultasByUsuario(usuarioId: String!): [Consulta!]!
    consultasPasadas: [Consulta!]!
    consultasProximas: [Consulta!]!
    consultasProximasByPsicologo(psicologoId: String!): [Consulta!]!
    getEventsForDate(date: String!): [String!]!
    horariosDisponibles(fecha: String!, horaFin: String! = "18:00", horaInicio: String! = "09:00"): [String!]!
    psicologo(id: ID!): Psicologo!
    psicologoByCalendarId(googleCalendarId: String!): Psicologo!
    psicologoByEmail(email: String!): Psicologo!
    psicologos: [Psicologo!]!
    psicologosAll: [Psicologo!]!
    testCalendarConnection: Boolean!
    usuario(id: String!): Usuario!
    usuarioByRut(rut: String!): Usuario!
    usuarios: [Usuario!]!
  }

  """
  Tipo de consulta (online o presencial)
  """
  enum TipoConsulta {
    ONLINE
    PRESENCIAL
  }

  input UpdateConsultaInput {
    fecha: String
    hora: String
    motivo: String
    psicologoId: String
    tipo: TipoConsulta
    usuarioId: String
  }

  input UpdatePsicologoInput {
    activo: Boolean
    apellidos: String
    colorCalendario: String
    descripcion: String
    email: String
    especialidad: String
    googleCalendarId: String
    nombre: String
    serviceAccountKeyPath: String
    telefono: String
  }

  input UpdateUsuarioInput {
    apellidos: String
    correo: String
    direccion: String
    nombre: String
    rut: String
    telefono: String
  }

  type Usuario {
    apellidos: String!
    consultas: [Consulta!]
    correo: String!
    createdAt: DateTime!
    direccion: String
    id: ID!
    nombre: String!
    rut: String!
    telefono: String!
    updatedAt: DateTime!
  }
`;
