// prettier-ignore
const entities = [
  'Doctor', 'Cliente', 'Mascota', 'Especie', 'BloqueHorario', 'Cita', 'Diagnostico', 'Tratamiento', 'Vacuna',
  'CarnetVacunacion', 'DetalleVacunacion',
];

/** SDL of the clinical service, with what its framework adds for a gateway; remarks of its own are comments. */
export const clinicoText = `
  scalar Date
  scalar DateTime
  scalar _Any

  # Added by the framework, so that a gateway can join this service with others.
  union _Entity = ${entities.join(' | ')}
  type _Service { sdl: String! }
  type Doctor { id: ID! nombre: String! apellido: String! ci: String! telefono: String! email: String! fotourl: String }
  type Cliente { id: ID! nombre: String! apellido: String! ci: String! telefono: String! fotourl: String }
  type Mascota { id: ID! nombre: String! fechanacimiento: Date! raza: String! sexo: String! fotourl: String cliente: Cliente! especie: Especie! }
  type Especie { id: ID! descripcion: String! }
  type BloqueHorario { id: ID! diasemana: Int! horainicio: String! horafinal: String! activo: Int! }
  type Cita { id: ID! fechacreacion: String! motivo: String! fechareserva: String! estado: Int! doctor: Doctor! mascota: Mascota! bloqueHorario: BloqueHorario }
  type Diagnostico { id: ID! descripcion: String! fecharegistro: String! observaciones: String! cita: Cita! tratamientos: [Tratamiento!]! }
  type Tratamiento { id: ID! nombre: String! descripcion: String! observaciones: String! diagnostico: Diagnostico! }
  type Vacuna { id: ID! descripcion: String! }
  type CarnetVacunacion { id: ID! fechaemision: String! mascota: Mascota! detallesVacunacion: [DetalleVacunacion!]! }
  type DetalleVacunacion { id: ID! fechavacunacion: String! proximavacunacion: String carnetVacunacion: CarnetVacunacion! vacuna: Vacuna! }
  input DoctorInput { nombre: String! apellido: String! ci: String! telefono: String! email: String! fotourl: String }
  input ClienteInput { nombre: String! apellido: String! ci: String! telefono: String! fotourl: String }
  input MascotaInput { nombre: String! fechanacimiento: String! raza: String! sexo: String! fotourl: String clienteId: Int! especieId: Int! }
  input EspecieInput { descripcion: String! }
  input BloqueHorarioInput { diasemana: Int! horainicio: String! horafinal: String! activo: Int! }
  input CitaInput { fechacreacion: String! motivo: String! fechareserva: String! estado: Int! mascotaId: Int! doctorId: Int! bloqueHorarioId: Int }
  input DiagnosticoInput { descripcion: String! fecharegistro: String! observaciones: String! citaId: Int! }
  input TratamientoInput { nombre: String! descripcion: String! observaciones: String! diagnosticoId: Int! }
  input VacunaInput { descripcion: String! }
  input CarnetVacunacionInput { fechaemision: String! mascotaId: Int! }
  input DetalleVacunacionInput { fechavacunacion: String! proximavacunacion: String carnetVacunacionId: Int! vacunaId: Int! }
  input DoctorUpdateInput { id: Int! nombre: String apellido: String ci: String telefono: String email: String fotourl: String }
  input ClienteUpdateInput { id: Int! nombre: String apellido: String ci: String telefono: String fotourl: String }
  input MascotaUpdateInput { id: Int! nombre: String fechanacimiento: String raza: String sexo: String fotourl: String especieId: ID }
  input EspecieUpdateInput { id: Int! descripcion: String }
  input BloqueHorarioUpdateInput { id: Int! diasemana: Int horainicio: String horafinal: String activo: Int }
  input CitaUpdateInput { id: ID! fechacreacion: String motivo: String fechareserva: String estado: Int }
  input DiagnosticoUpdateInput { id: ID! descripcion: String fecharegistro: String observaciones: String }
  input TratamientoUpdateInput { id: ID! nombre: String descripcion: String observaciones: String }
  input VacunaUpdateInput { id: ID! descripcion: String }
  input CarnetVacunacionUpdateInput { id: ID! fechaemision: String }
  input DetalleVacunacionUpdateInput { id: ID! fechavacunacion: String proximavacunacion: String }
  type Query {
    _entities(representations: [_Any!]!): [_Entity]!
    _service: _Service!
    health: String
    doctores: [Doctor!]!
    doctor(id: ID!): Doctor
    doctorPorEmail(email: String!): Doctor
    clientes: [Cliente!]!
    cliente(id: ID!): Cliente
    clientePorCi(ci: String!): Cliente
    mascotas: [Mascota!]!
    mascota(id: ID!): Mascota
    mascotasPorCliente(clienteId: ID!): [Mascota!]!
    mascotasPorEspecie(especieId: ID!): [Mascota!]!
    especies: [Especie!]!
    especie(id: ID!): Especie
    especiePorDescripcion(descripcion: String!): Especie
    bloquesHorarios: [BloqueHorario!]!
    bloqueHorario(id: ID!): BloqueHorario
    bloquesHorariosPorDia(diasemana: Int!): [BloqueHorario!]!
    bloquesHorariosActivos: [BloqueHorario!]!
    citas: [Cita!]!
    cita(id: ID!): Cita
    citasPorMascota(mascotaId: ID!): [Cita!]!
    citasPorDoctor(doctorId: ID!): [Cita!]!
    citasPorEstado(estado: Int!): [Cita!]!
    citasPorFecha(fecha: String!): [Cita!]!
    diagnosticos: [Diagnostico!]!
    diagnostico(id: ID!): Diagnostico
    diagnosticosPorCita(citaId: ID!): [Diagnostico!]!
    diagnosticosPorMascota(mascotaId: ID!): [Diagnostico!]!
    tratamientos: [Tratamiento!]!
    tratamiento(id: ID!): Tratamiento
    tratamientosPorDiagnostico(diagnosticoId: ID!): [Tratamiento!]!
    vacunas: [Vacuna!]!
    vacuna(id: ID!): Vacuna
    vacunaPorDescripcion(descripcion: String!): Vacuna
    carnetsVacunacion: [CarnetVacunacion!]!
    carnetVacunacion(id: ID!): CarnetVacunacion
    carnetVacunacionPorMascota(mascotaId: ID!): CarnetVacunacion
    detallesVacunacion: [DetalleVacunacion!]!
    detalleVacunacion(id: ID!): DetalleVacunacion
    detallesVacunacionPorCarnet(carnetVacunacionId: ID!): [DetalleVacunacion!]!
    detallesVacunacionPorMascota(mascotaId: ID!): [DetalleVacunacion!]!
    detallesVacunacionPorVacuna(vacunaId: ID!): [DetalleVacunacion!]!
  }
  type Mutation {
    ${entities.map(mutationsText).join('\n    ')}
  }
`;

function mutationsText(name: string): string {
  return `crear${name}(input: ${name}Input!): ${name}!
    actualizar${name}(input: ${name}UpdateInput!): ${name}!
    eliminar${name}(id: ID!): Boolean!`;
}
