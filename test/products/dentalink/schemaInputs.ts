/** Inputs of the mutations. */
export const inputsText: string = /* GraphQL */ `
  input CitaInput {
    "ID profesional responsable de la cita. Puede enviarse id_dentista o id_especialidad"
    id_dentista: Int
    id_especialidad: Int
    "ID sucursal donde se va a realizar la cita"
    id_sucursal: Int!
    "En caso de no ser especificado, la cita se crea con estado No confirmado (7)"
    id_estado: Int
    "ID sillón asignado a la cita; los sobrecupos usan el sillón con ID 7"
    id_sillon: Int!
    id_paciente: Int!
    id_tratamiento: Int
    fecha: Date!
    "HH:MM"
    hora_inicio: String!
    "Duración en minutos, debe ser compatible con el intervalo de atención del profesional"
    duracion: Int!
    comentario: String
    "1 videoconsulta, 0 presencial"
    videoconsulta: Int
  }

  input CitaCambiosInput {
    "Duración en minutos, debe ser compatible con el intervalo de atención del profesional"
    duracion: Int
    id_estado: Int
    comentarios: String
    "En el caso de que se anule la cita, puede enviar un correo al paciente"
    flag_notificar_anulacion: Int
  }

  input EstadoCitaInput {
    nombre: String!
    color: String
    anulacion: Int!
  }

  input PacienteInput {
    nombre: String!
    apellidos: String!
    nombre_social: String
    rut: String
    tipo_documento: Int
    sexo: String
    id_genero: Int
    numero_ficha: String
    direccion: String
    comuna: String
    ciudad: String
    email: String
    telefono: String
    celular: String
    fecha_nacimiento: Date
    observaciones: String
  }

  input PacienteCambiosInput {
    nombre: String
    nombre_social: String
    apellidos: String
    sexo: String
    id_genero: Int
    numero_ficha: String
    direccion: String
    comuna: String
    ciudad: String
    email: String
    rut: String
    tipo_documento: Int
    telefono: String
    celular: String
    fecha_nacimiento: Date
    habilitado: Int
  }

  input TareaInput {
    detalle: String!
    mensaje: String
    vencimiento: Date
    id_sucursal: Int!
    id_paciente: Int
  }
`;
