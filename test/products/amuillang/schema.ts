/** SDL of the center's server, in the order in which it is written there. */
export const amuillangText = `
  type Directora { id: ID! Rut: String! pass: String! nombre: String! apellido: String! email: String! cargo: String! }
  type Asistencia { fecha: String! presente: Boolean! }
  type Horario { fecha: String! hora: String! }
  type Especialista { id: ID! Rut: String! pass: String! nombre: String! apellido: String! email: String! cargo: String! estado: String! asistencia: [Asistencia!] horarios: [Horario!] }
  type Secretaria { id: ID! Rut: String! pass: String! nombre: String! apellido: String! email: String! cargo: String! estado: String! }
  type AsistenteSocial { id: ID! Rut: String! pass: String! nombre: String! apellido: String! email: String! cargo: String! estado: String! }
  type Paciente { id: ID! Rut: String! edad: Int! nombre: String! sexo: String! apellido: String! telefono: Int! email: String! Direccion: String! FechaNacimiento: String! tieneFichaMedica: Boolean }
  type Alert { message: String }
  type LoginResponse { message: String! cargo: String! id: ID }
  type FichaMedica { id: ID Paciente: Paciente observaciones: [Observacion] historialMedico: [HistorialMedico] fechaCreacion: String }
  type Observacion { id: ID! fecha: String especialista: Especialista diagnostico: String notas: String recomendaciones: String asistencia: Boolean justificacion: String }
  type HistorialMedico { diagnosticoAnterior: String EnfermedadAnterior: String }
  type Cita { id: ID! fecha: String! hora: String! especialista: Especialista! paciente: Paciente! disponibilidad: Boolean! }
  input DirectoraInput { Rut: String! pass: String! nombre: String! apellido: String! email: String! cargo: String! }
  input AsistenciaInput { fecha: String! presente: Boolean }
  input HorarioInput { fecha: String! hora: String! }
  input EspecialistaInput { Rut: String! pass: String! nombre: String! apellido: String! email: String! cargo: String! estado: String! asistencia: [AsistenciaInput!] horarios: [HorarioInput!] }
  input SecretariaInput { Rut: String! pass: String! nombre: String! apellido: String! email: String! cargo: String! estado: String! }
  input AsistenteSocialInput { Rut: String! pass: String! nombre: String! apellido: String! email: String! cargo: String! estado: String! }
  input ObservacionInput { fecha: String! especialistaId: ID diagnostico: String! notas: String recomendaciones: String asistencia: Boolean justificacion: String }
  input HistorialMedicoInput { diagnosticoAnterior: String EnfermedadAnterior: String }
  input FichaMedicaInput { PacienteId: ID observaciones: [ObservacionInput] historialMedico: [HistorialMedicoInput] }
  input PacienteInput { Rut: String! edad: Int! nombre: String! sexo: String! apellido: String! telefono: Int! email: String! Direccion: String! FechaNacimiento: String! tieneFichaMedica: Boolean! }
  input ContactoPacienteInput { telefono: Int! email: String! Direccion: String! }
  input CitaInput { fecha: String hora: String especialistaId: ID pacienteId: ID disponibilidad: Boolean }
  type Query {
    getDirectoras: [Directora]
    getDirectora(id: ID!): Directora
    getEspecialistas: [Especialista]
    getEspecialista(id: ID): Especialista
    getSecretarias: [Secretaria]
    getSecretaria(id: ID!): Secretaria
    getAsistenteSociales: [AsistenteSocial]
    getAsistenteSocial(id: ID!): AsistenteSocial
    buscarPacientePorRut(Rut: String!): Paciente
    getPacientes: [Paciente]
    getPaciente(id: ID): Paciente
    obtenerPacientePorId(id: ID!): Paciente
    tieneFichaMedica(id: ID!): Paciente
    obtenerFichaMedicaPorPaciente(PacienteId: ID!): FichaMedica
    getFichas: [FichaMedica]
    getCitas: [Cita]
    getCita(id: ID!): Cita
  }
  type Mutation {
    addDirectora(input: DirectoraInput): Directora
    addEspecialista(input: EspecialistaInput): Especialista
    updateEspecialista(id: ID!, input: EspecialistaInput): Especialista
    deleteEspecialista(id: ID!): Alert
    UpdateEspecialistaEstado(id: ID!, estado: String!): Especialista
    UpdateEspecialistaPassword(id: ID!, pass: String): Especialista
    UpdateEspecialistaEmail(id: ID!, email: String): Especialista
    actualizarHorarios(id: ID!, horarios: [HorarioInput]): Especialista
    updateEspecialistaHorarios(id: ID!, horarios: [HorarioInput]!): Especialista
    addSecretaria(input: SecretariaInput): Secretaria
    updateSecretaria(id: ID!, input: SecretariaInput): Secretaria
    deleteSecretaria(id: ID!): Alert
    UpdateSecretariaEstado(id: ID!, estado: String!): Secretaria
    UpdateSecretariaPassword(id: ID!, pass: String): Secretaria
    UpdateSecretariaEmail(id: ID!, email: String): Secretaria
    updateContactoPaciente(id: ID!, input: ContactoPacienteInput): Paciente
    addPaciente(input: PacienteInput): Paciente
    updatePaciente(id: ID!, input: PacienteInput): Paciente
    deletePaciente(id: ID!): Alert
    addAsistenteSocial(input: AsistenteSocialInput): AsistenteSocial
    updateAsistenteSocial(id: ID!, input: AsistenteSocialInput): AsistenteSocial
    deleteAsistenteSocial(id: ID!): Alert
    UpdateAsistenteSocialEstado(id: ID!, estado: String!): AsistenteSocial
    UpdateAsistenteSocialPassword(id: ID!, pass: String): AsistenteSocial
    UpdateAsistenteSocialEmail(id: ID!, email: String): AsistenteSocial
    iniciarSesion(Rut: String!, pass: String!): LoginResponse!
    crearFichaMedica(input: FichaMedicaInput!): FichaMedica
    agregarObservacion(pacienteId: ID!, input: ObservacionInput!): Observacion
    actualizarObservaciones(idObservacion: ID!, diagnostico: String!, notas: String!, recomendaciones: String!): Observacion
    borrarObservacion(id: ID!): Alert
    agendarCita(pacienteId: ID, especialistaId: ID, input: CitaInput): Cita
    updateCitaDisponibilidad(id: ID, disponibilidad: Boolean): Cita
    cancelarCita(id: ID!): Alert!
  }
`;
