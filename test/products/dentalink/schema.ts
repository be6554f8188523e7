/** Types of the people, the places and the book. */
export const bookText: string = /* GraphQL */ `
  "AAAA-MM-DD"
  scalar Date
  "AAAA-MM-DD HH:MM:SS"
  scalar Datetime

  type Cursores {
    current: String!
    "Cursor de la página siguiente; se envía en el parámetro cursor"
    next: String
    prev: String
  }

  type Paciente {
    "ID del paciente"
    id: Int!
    "RUT/DNI/documento de identidad del paciente"
    rut: String!
    "Indica si el documento de identidad es una cédula/DNI/RUT (0) o pasaporte (1)"
    tipo_documento: Int!
    "Nombre del paciente"
    nombre: String!
    "Nombre social del paciente"
    nombre_social: String!
    "Apellidos del paciente"
    apellidos: String!
    "Fecha de nacimiento del paciente, 0000-00-00 si no está registrada"
    fecha_nacimiento: String!
    "Fecha de creación del paciente en Dentalink"
    fecha_afiliacion: Date!
    "Nº de teléfono del paciente"
    telefono: String!
    "Nº de celular del paciente"
    celular: String!
    ciudad: String!
    comuna: String!
    direccion: String!
    email: String!
    "M masculino, F femenino"
    sexo: String!
    "1: Masculino, 2: Femenino, 3: Masculino Trans., 4: Femenino Trans., 5: Prefiero no decirlo"
    id_genero: Int
    "Número de ficha del paciente"
    numero_ficha: String!
    "Observaciones/comentarios del paciente"
    observaciones: String!
    "Indica si tiene como carga otro paciente (1) o no (0)"
    tiene_cargas: Int!
    "Indica si es (1) o no (0) carga de otro paciente"
    es_carga: Int!
    "Fecha en que se deshabilitó el paciente"
    fecha_deshabilitacion: String!
    id_usuario_deshabilitacion: Int
    "Indica si el paciente está (1) o no (0) habilitado"
    habilitado: Int!
    citas: [Cita!]!
    cargas: [Paciente!]!
    apoderados: [Paciente!]!
    convenios: [Convenio!]!
    tratamientos: [Tratamiento!]!
    pagos: [Pago!]!
    devoluciones: [Devolucion!]!
    evoluciones: [Evolucion!]!
    archivos: [Archivo!]!
    adicionales: [Adicional!]!
    tareas: [Tarea!]!
  }

  type PacientesRespuesta {
    data: [Paciente!]!
    links: Cursores!
  }

  type Cita {
    "ID de la cita"
    id: Int!
    id_paciente: Int!
    nombre_paciente: String!
    nombre_social_paciente: String!
    "ID del estado de la cita"
    id_estado: Int!
    "Estado de la cita"
    estado_cita: String!
    "Indica si el estado corresponde a anulación (1) o no (0)"
    estado_anulacion: Int!
    "Indica si el estado corresponde a confirmación (1) o no (0)"
    estado_confirmacion: Int!
    id_tratamiento: Int
    "Nombre del plan de tratamiento"
    nombre_tratamiento: String!
    "Indica si la cita no tiene tratamiento asignado (1) o sí (0)"
    tratamiento_sin_asignar: Int!
    "Fecha de la cita"
    fecha: Date!
    "Hora de inicio de la cita, HH:MM:SS"
    hora_inicio: String!
    "Hora de término de la cita, HH:MM:SS"
    hora_fin: String!
    "Duración de la cita, en minutos"
    duracion: Int!
    "ID del dentista que realiza la cita"
    id_dentista: Int
    "Nombre del dentista que realiza la cita"
    nombre_dentista: String!
    id_sucursal: Int!
    "Nombre de la sucursal donde se realiza la cita"
    nombre_sucursal: String!
    id_sillon: Int!
    nombre_sillon: String!
    "Comentarios asociados a la cita"
    comentarios: String!
    "Fecha y hora de la última actualización de estado"
    fecha_actualizacion: Datetime!
    "Fecha en la cual se agendó la cita"
    fecha_creacion: Datetime!
    id_usuario: Int
    "Nombre del usuario que agendó la cita"
    nombre_usuario: String!
    paciente: Paciente!
    dentista: Dentista
    sucursal: Sucursal!
    tratamiento: Tratamiento
  }

  type CitasRespuesta {
    data: [Cita!]!
    links: Cursores!
  }

  type EstadoCita {
    id: Int!
    nombre: String!
    color: String!
    "Indica si el estado viene creado por defecto en el software (1) o no (0)"
    reservado: Int!
    "Indica si el estado corresponde a anulación de cita (1) o no (0)"
    anulacion: Int!
    uso_interno: Int!
    habilitado: Int!
  }

  type EstadosCitaRespuesta {
    data: [EstadoCita!]!
    links: Cursores!
  }

  type Dentista {
    id: Int!
    rut: String!
    nombre: String!
    apellidos: String!
    celular: String!
    telefono: String!
    ciudad: String!
    comuna: String!
    direccion: String!
    email: String!
    id_especialidad: Int!
    especialidad: String!
    "Indica si tiene (1) o no (0) agenda online"
    agenda_online: Int!
    "Intervalo de citas del dentista, en minutos"
    intervalo: Int!
    "Indica si el dentista está (1) o no (0) habilitado"
    habilitado: Int!
    "IDs de las sucursales donde el dentista posee contrato habilitado"
    contratos_sucursal: [Int!]!
    "IDs de las sucursales donde el dentista posee un horario configurado"
    horarios_sucursal: [Int!]!
    citas: [Cita!]!
    horarios: [Horario!]!
  }

  type DentistasRespuesta {
    data: [Dentista!]!
    links: Cursores!
  }

  "Horario semanal de un dentista en una sucursal"
  type Horario {
    id_sucursal: Int!
    "1 lunes, 7 domingo"
    dia: Int!
    hora_inicio: String!
    hora_fin: String!
    intervalo: Int!
  }

  type Sucursal {
    id: Int!
    nombre: String!
    telefono: String!
    ciudad: String!
    "Comuna (o distrito) de la sucursal"
    comuna: String!
    direccion: String!
    "Indica si está habilitada (1) o no (0) la sucursal"
    habilitada: Int!
    cajas: [Caja!]!
    dentistas: [Dentista!]!
  }

  type SucursalesRespuesta {
    data: [Sucursal!]!
    links: Cursores!
  }
`;
