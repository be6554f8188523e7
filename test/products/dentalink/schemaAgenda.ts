/** Types of what can be booked and of free times. */
export const agendaText: string = /* GraphQL */ `
  type Sillon {
    id: Int!
    nombre: String!
  }

  type SillonesRespuesta {
    data: [Sillon!]!
    links: Cursores!
  }

  type Especialidad {
    id: Int!
    nombre: String!
    id_tipo_sucursal: Int!
    habilitada: Int!
  }

  type EspecialidadesRespuesta {
    data: [Especialidad!]!
    links: Cursores!
  }

  "Motivo por el que se puede agendar en una especialidad"
  type MotivoAtencion {
    id: Int!
    id_especialidad: Int!
    nombre_especialidad: String!
    id_motivo_atencion: Int!
    nombre_motivo_atencion: String!
    "Duración en minutos"
    duracion: Int!
    color: String!
    agenda_online: Int!
    id_cups: Int
    habilitado: Int!
  }

  type MotivosAtencionRespuesta {
    data: [MotivoAtencion!]!
    links: Cursores!
  }

  type HorariosDisponibles {
    id_dentista: Int!
    fechas: [FechaDisponible!]!
  }

  type FechaDisponible {
    fecha: Date!
    bloques: [BloqueDisponible!]!
  }

  type BloqueDisponible {
    hora_inicio: String!
    hora_fin: String!
    intervalo: Int!
  }

  type AgendaFecha {
    fecha: Date!
    horas: [AgendaHora!]!
  }

  type AgendaHora {
    "HH:MM"
    hora: String!
    sillones: [AgendaSillon!]!
  }

  type AgendaSillon {
    id_sillon: Int!
    disponible: Boolean!
    "Sólo si se piden los detalles"
    detalle: AgendaDetalle
  }

  type AgendaDetalle {
    "Cita o Bloqueo"
    tipo: String!
    id_cita: Int
    id_paciente: Int
    nombre_paciente: String
    apellidos_paciente: String
    comentario: String!
    "Como 1/4"
    bloque: String!
    duracion_total: Int!
    inicio: String!
    fin: String!
  }
`;
