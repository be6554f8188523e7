/** Types of the money and the office. */
export const officeText: string = /* GraphQL */ `
  type Pago {
    id: Int!
    id_pagador: Int!
    nombre_pagador: String!
    "Paciente o Empresa"
    tipo_pagador: String!
    id_paciente: Int!
    nombre_paciente: String!
    nombre_social_paciente: String!
    monto_pago: Float!
    id_medio_pago: Int!
    medio_pago: String!
    id_banco: Int
    nombre_banco: String!
    fecha_recepcion: Date!
    fecha_vencimiento: Date
    fecha_creacion: Date!
    rut_emisor: String!
    numero_referencia: String!
    id_caja: Int!
    id_sucursal: Int!
    nombre_sucursal: String!
    folio: String
  }

  type PagosRespuesta {
    data: [Pago!]!
    links: Cursores!
  }

  type PagoEliminado {
    id: Int!
    id_pagador: Int!
    nombre_pagador: String!
    tipo_pagador: String!
    id_paciente: Int!
    nombre_paciente: String!
    monto_pago: Float!
    id_medio_pago: Int!
    medio_pago: String!
    nombre_banco: String!
    fecha_recepcion: Date!
    fecha_vencimiento: Date
    fecha_creacion: Date!
    id_caja: Int!
    id_sucursal: Int!
    nombre_sucursal: String!
    folio_boleta: String
    fecha_eliminacion: Date!
    comentarios: String!
  }

  type PagosEliminadosRespuesta {
    data: [PagoEliminado!]!
    links: Cursores!
  }

  type MedioPago {
    id: Int!
    nombre: String!
    descuento: Float!
    modificable: Int!
    multiples_pagos: Int!
    permite_devolucion: Int!
    interno: Int!
    facturable: Int!
    habilitado: Int!
  }

  type MediosPagoRespuesta {
    data: [MedioPago!]!
    links: Cursores!
  }

  type Banco {
    id: Int!
    nombre: String!
    habilitado: Int!
  }

  type BancosRespuesta {
    data: [Banco!]!
    links: Cursores!
  }

  type Caja {
    id: Int!
    id_sucursal: Int!
    id_usuario_admin: Int!
    fecha_apertura: Datetime!
    fecha_cierre: Datetime
    saldo_anterior: Float!
    abono_inicial: Float!
    saldo_inicial: Float!
    gastos: Float!
    acumulado: Float!
    saldo_total: Float!
    saldo_cierre: Float
    "Abierta (1) o cerrada (0)"
    estado: Int!
  }

  type CajasRespuesta {
    data: [Caja!]!
    links: Cursores!
  }

  type Liquidacion {
    id: Int!
    id_dentista: Int!
    id_sucursal: Int!
    fecha_inicio: Date!
    fecha_termino: Date
    monto: Float!
    activa: Int!
    detalles: [LiquidacionDetalle!]!
  }

  type LiquidacionesRespuesta {
    data: [Liquidacion!]!
    links: Cursores!
  }

  type LiquidacionDetalle {
    id: Int!
    id_liquidacion: Int!
    id_sucursal: Int!
    nombre_sucursal: String!
    id_dentista: Int!
    nombre_dentista: String!
    id_paciente: Int!
    nombre_paciente: String!
    id_tratamiento: Int!
    nombre_tratamiento: String!
    id_prestacion: Int!
    nombre_prestacion: String!
    medio_pago: String!
    fecha: Date!
    monto: Float!
    total: Float!
    estado_liquidacion: Int!
  }

  type LiquidacionesDetallesRespuesta {
    data: [LiquidacionDetalle!]!
    links: Cursores!
  }

  type Devolucion {
    id: Int!
    id_paciente: Int!
    monto: Float!
    comentario: String!
    fecha: Date!
  }

  type Evolucion {
    id: Int!
    id_paciente: Int!
    id_dentista: Int
    nombre_dentista: String!
    fecha: Date!
    hora: String!
    datos: String!
  }

  type Archivo {
    id: Int!
    titulo: String!
    nombre: String!
    estado: Int!
    fecha_creacion: Datetime!
  }

  "Dato adicional que la clínica ha configurado"
  type Adicional {
    id: Int!
    nombre: String!
    valor: String!
  }

  type Tarea {
    id: Int!
    detalle: String!
    vencimiento: Date
    "Pendiente (0) o completada (1)"
    estado: Int!
    mensaje: String!
    id_tipo_tarea: Int!
    tipo_tarea: String!
    id_referencia: Int
    referencia: String!
    id_sucursal: Int!
    sucursal: String!
    id_creador: Int!
    creador: String!
    id_completador: Int
    completador: String!
    id_paciente: Int
    paciente: String!
    nombre_social_paciente: String!
    fecha_creacion: Date!
  }

  type TareasRespuesta {
    data: [Tarea!]!
    links: Cursores!
  }

  type Encuesta {
    id: Int!
    nombre: String!
    suma_resultados: Int!
    cant_respuestas: Int!
    puntaje: Float!
    detalles: [EncuestaDetalle!]!
  }

  type EncuestaDetalle {
    pregunta: String!
    puntaje: Float!
  }

  type EncuestasRespuesta {
    data: [Encuesta!]!
    links: Cursores!
  }

  type Produccion {
    id_sucursal: Int!
    id_tratamiento: Int!
    nombre_tratamiento: String!
    id_detalle_tratamiento: Int!
    fecha_realizacion: Date!
    id_prestacion: Int!
    codigo_prestacion: String!
    nombre_prestacion: String!
    id_dentista: Int!
    nombre_completo_dentista: String!
    id_paciente: Int!
    monto: Float!
  }
`;
