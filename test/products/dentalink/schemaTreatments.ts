/** Types of treatments and of what they cost. */
export const treatmentsText: string = /* GraphQL */ `
  type Tratamiento {
    id: Int!
    nombre: String!
    id_convenio: Int
    nombre_convenio: String!
    fecha: Date!
    finalizado: Int!
    bloqueado: Int!
    id_paciente: Int!
    nombre_paciente: String!
    nombre_social_paciente: String!
    id_dentista: Int
    nombre_dentista: String!
    id_sucursal: Int!
    nombre_sucursal: String!
    comentario: String!
    total: Float!
    abonado: Float!
    abono_libre: Float!
    asignado_realizado: Float!
    asignado_sin_realizar: Float!
    total_realizado: Float!
    deuda: Float!
    detalles: [TratamientoDetalle!]!
  }

  type TratamientosRespuesta {
    data: [Tratamiento!]!
    links: Cursores!
  }

  type TratamientoDetalle {
    id: Int!
    id_tratamiento: Int!
    id_prestacion: Int!
    nombre_prestacion: String!
    tipo_prestacion: String!
    id_usuario_creador: Int!
    nombre_creador: String!
    fecha_creacion: Date!
    realizado: Int!
    liquidado: Int!
    id_dentista_realizador: Int
    dentista_realizador: String!
    fecha_realizacion: Date
    precio: Float!
    descuento_usuario: Float!
    descuento_convenio: Float!
    descuento_total: Float!
    pagado: Float!
    total: Float!
    id_sucursal: Int!
    nombre_sucursal: String!
    id_paciente: Int!
    nombre_paciente: String!
    nombre_social_paciente: String!
  }

  type TratamientosDetallesRespuesta {
    data: [TratamientoDetalle!]!
    links: Cursores!
  }

  type Prestacion {
    id: Int!
    nombre: String!
    codigo: String!
    id_arancel: Int!
    nombre_arancel: String!
    id_categoria: Int!
    nombre_categoria: String!
    id_tipo: Int!
    tipo: String!
    precio: Float!
    habilitado: Int!
  }

  type PrestacionesRespuesta {
    data: [Prestacion!]!
    links: Cursores!
  }

  type Categoria {
    id: Int!
    nombre: String!
    id_tipo: Int!
    tipo: String!
    habilitado: Int!
  }

  type CategoriasRespuesta {
    data: [Categoria!]!
    links: Cursores!
  }

  type Arancel {
    id: Int!
    nombre: String!
    habilitado: Int!
  }

  type ArancelesRespuesta {
    data: [Arancel!]!
    links: Cursores!
  }

  type Convenio {
    id: Int!
    nombre: String!
    id_empresa: Int!
    nombre_empresa: String!
    contacto_empresa: String!
    rut_empresa: String!
    telefono_empresa_1: String!
    telefono_empresa_2: String!
    direccion_empresa: String!
    comuna_empresa: String!
    ciudad_empresa: String!
    mail_empresa: String!
    fecha_afiliacion: Date!
    id_arancel: Int!
    nombre_arancel: String!
    observacion: String!
    descuento: Float!
    ajuste: Float!
    descuentos_por_planilla: Int!
    descuentos_laboratorios: Int!
    descuentos_otros: Int!
    habilitado: Int!
  }

  type ConveniosRespuesta {
    data: [Convenio!]!
    links: Cursores!
  }
`;
