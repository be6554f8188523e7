import { bookText } from './schema.ts';
import { agendaText } from './schemaAgenda.ts';
import { filtersText } from './schemaFilters.ts';
import { inputsText } from './schemaInputs.ts';
import { officeText } from './schemaOffice.ts';
import { treatmentsText } from './schemaTreatments.ts';

const rootsText: string = /* GraphQL */ `
  type Query {
    "Listado de todos los pacientes de la clínica"
    pacientes(q: FiltroPacientes, "Como fecha_afiliacion:desc" sort: String, cursor: String): PacientesRespuesta!
    paciente(id_paciente: Int!): Paciente!
    "Listado de todas las citas de la clínica"
    citas(q: FiltroCitas, "Como fecha:asc,hora:asc" sort: String, cursor: String): CitasRespuesta!
    cita(id_cita: Int!): Cita!
    "Listado de todos los estados de cita"
    estadosCita(q: FiltroEstados, sort: String, cursor: String): EstadosCitaRespuesta!
    "Listado de todos los dentistas de la clínica"
    dentistas(q: FiltroDentistas, sort: String, cursor: String): DentistasRespuesta!
    dentista(id_dentista: Int!): Dentista!
    "Todas las sucursales de la clínica"
    sucursales(q: FiltroSucursales, sort: String, cursor: String): SucursalesRespuesta!
    sucursal(id_sucursal: Int!): Sucursal!
    sillones(cursor: String): SillonesRespuesta!
    especialidades(cursor: String): EspecialidadesRespuesta!
    motivosAtencionEspecialidad(q: FiltroMotivos, cursor: String): MotivosAtencionRespuesta!
    "Bloques de horario disponibles de dentistas de una sucursal; a lo más 100 dentistas y dos semanas"
    horariosDisponibles(
      ids_dentista: [Int!]!
      id_sucursal: Int!
      fecha_inicio: Date!
      fecha_fin: Date!
    ): [HorariosDisponibles!]!
    "Disponibilidad de agenda de un dentista para un rango de fechas y sucursal"
    agenda(
      id_sucursal: Int!
      id_dentista: Int!
      fecha_inicio: Date!
      fecha_fin: Date!
      "Si se muestran (1) o no (0) las citas y bloqueos en bloques no disponibles"
      mostrar_detalles: Int = 0
    ): [AgendaFecha!]!
    tratamientos(q: FiltroTratamientos, sort: String, cursor: String): TratamientosRespuesta!
    tratamiento(id_tratamiento: Int!): Tratamiento!
    tratamientosDetalles(q: FiltroTratamientosDetalles, cursor: String): TratamientosDetallesRespuesta!
    prestaciones(q: FiltroNombre, cursor: String): PrestacionesRespuesta!
    categorias(q: FiltroNombre, cursor: String): CategoriasRespuesta!
    aranceles(q: FiltroNombre, cursor: String): ArancelesRespuesta!
    convenios(q: FiltroNombre, cursor: String): ConveniosRespuesta!
    convenio(id_convenio: Int!): Convenio!
    pagos(q: FiltroPagos, sort: String, cursor: String): PagosRespuesta!
    pago(id_pago: Int!): Pago!
    pagosEliminados(q: FiltroPagosEliminados, cursor: String): PagosEliminadosRespuesta!
    "Medios de pago"
    medios(q: FiltroNombre, cursor: String): MediosPagoRespuesta!
    bancos(q: FiltroNombre, cursor: String): BancosRespuesta!
    cajas(q: FiltroCajas, cursor: String): CajasRespuesta!
    liquidaciones(q: FiltroLiquidaciones, cursor: String): LiquidacionesRespuesta!
    liquidacionesDetalles(q: FiltroLiquidacionesDetalles, cursor: String): LiquidacionesDetallesRespuesta!
    tareas(q: FiltroTareas, sort: String, cursor: String): TareasRespuesta!
    encuestas(cursor: String): EncuestasRespuesta!
    reporteProduccion(id_sucursal: Int!, fecha_inicio: Date!, fecha_fin: Date!): [Produccion!]!
  }

  type Mutation {
    "Permite agendar citas a pacientes"
    crearCita(input: CitaInput!): Cita!
    "Permite modificar el estado, duración y comentario de una cita; se anula con un estado de anulación"
    modificarCita(id_cita: Int!, input: CitaCambiosInput!): Cita!
    "Permite crear un estado de cita"
    crearEstadoCita(input: EstadoCitaInput!): EstadoCita!
    crearPaciente(input: PacienteInput!): Paciente!
    "Permite modificar uno o más datos personales de un paciente"
    modificarPaciente(id_paciente: Int!, input: PacienteCambiosInput!): Paciente!
    agregarConvenioPaciente(id_paciente: Int!, id_convenio: Int!): Paciente!
    quitarConvenioPaciente(id_paciente: Int!, id_convenio: Int!): Paciente!
    crearTarea(input: TareaInput!): Tarea!
    completarTarea(id_tarea: Int!): Tarea!
  }
`;

/** SDL of the service. */
export const dentalinkText: string =
  rootsText + filtersText + inputsText + bookText + agendaText + treatmentsText + officeText;
