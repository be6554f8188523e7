/** Inputs of the searches: operators by column. */
export const filtersText: string = /* GraphQL */ `
  input FiltroEntero {
    eq: Int
    neq: Int
    gt: Int
    gte: Int
    lt: Int
    lte: Int
    in: [Int!]
  }

  "1 o 0"
  input FiltroBool {
    eq: Int
  }

  input FiltroTexto {
    eq: String
    neq: String
    "Contiene el texto"
    lk: String
  }

  "AAAA-MM-DD"
  input FiltroFecha {
    eq: Date
    neq: Date
    gt: Date
    gte: Date
    lt: Date
    lte: Date
  }

  "AAAA-MM-DD HH:MM:SS"
  input FiltroFechaHora {
    eq: Datetime
    gt: Datetime
    gte: Datetime
    lt: Datetime
    lte: Datetime
  }

  input FiltroPacientes {
    rut: FiltroTexto
    email: FiltroTexto
    nombre: FiltroTexto
    apellidos: FiltroTexto
    numero_ficha: FiltroTexto
    fecha_nacimiento: FiltroFecha
    fecha_afiliacion: FiltroFecha
    sexo: FiltroTexto
    habilitado: FiltroBool
    celular: FiltroTexto
    telefono: FiltroTexto
  }

  input FiltroCitas {
    id: FiltroEntero
    fecha: FiltroFecha
    id_dentista: FiltroEntero
    id_sucursal: FiltroEntero
    id_estado: FiltroEntero
    "Buscar citas por estado (nombre)"
    estado: FiltroTexto
    fecha_actualizacion: FiltroFechaHora
  }

  input FiltroEstados {
    nombre: FiltroTexto
    reservado: FiltroBool
    anulacion: FiltroBool
    uso_interno: FiltroBool
    habilitado: FiltroBool
  }

  input FiltroDentistas {
    rut: FiltroTexto
    email: FiltroTexto
    nombre: FiltroTexto
    apellidos: FiltroTexto
    id_especialidad: FiltroEntero
    especialidad: FiltroTexto
    habilitado: FiltroBool
  }

  input FiltroSucursales {
    nombre: FiltroTexto
    habilitada: FiltroBool
  }

  input FiltroMotivos {
    id_especialidad: FiltroEntero
    nombre_motivo_atencion: FiltroTexto
    agenda_online: FiltroBool
  }

  input FiltroNombre {
    nombre: FiltroTexto
    habilitado: FiltroBool
  }

  input FiltroTratamientos {
    id_paciente: FiltroEntero
    id_dentista: FiltroEntero
    id_sucursal: FiltroEntero
    fecha: FiltroFecha
    finalizado: FiltroBool
  }

  input FiltroTratamientosDetalles {
    id_tratamiento: FiltroEntero
    fecha_realizacion: FiltroFecha
  }

  input FiltroPagos {
    id_paciente: FiltroEntero
    id_sucursal: FiltroEntero
    id_medio_pago: FiltroEntero
    fecha_recepcion: FiltroFecha
    fecha_creacion: FiltroFecha
  }

  input FiltroPagosEliminados {
    fecha_eliminacion: FiltroFecha
  }

  input FiltroCajas {
    id_sucursal: FiltroEntero
    estado: FiltroBool
  }

  input FiltroLiquidaciones {
    id_dentista: FiltroEntero
    fecha_inicio: FiltroFecha
    activa: FiltroBool
  }

  input FiltroLiquidacionesDetalles {
    id_liquidacion: FiltroEntero
    id_dentista: FiltroEntero
  }

  input FiltroTareas {
    estado: FiltroBool
    id_paciente: FiltroEntero
    fecha_creacion: FiltroFecha
  }
`;
