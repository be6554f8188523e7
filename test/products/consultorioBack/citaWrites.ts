import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { type Written, bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { Cita, Store, consultorioRows } from './records.ts';
import { type CitaDocument, consultorioIds, doctorCopy, documentId } from './seeds.ts';
import { dateOf, failure, notFound } from './values.ts';

type OfCita<Input> = Readonly<{ citaId: string }> & Input;

/** What changes visits. All answers are sentences; no one tells an id. */
export function citaWrites(
  stage: Backstage,
  store: Store,
  { citas, idOf }: ReturnType<typeof consultorioRows>,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  function done(write: () => Written<AppointmentRecord>): AppointmentRecord {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failure(outcome.message);
  }
  function found(id: string, message: string): Cita {
    const one = citas().find((each) => idOf(each) === id);
    if (one) return one;
    throw failure(message);
  }
  function change({ row, document }: Cita, record: Partial<AppointmentRecord>, more: Partial<CitaDocument> = {}): void {
    done(() => changeAppointment(practice, row.key, record, now()));
    store.citas.set(row.key, { ...document, ...more });
  }
  const unknown = 'La cita no existe';
  return {
    createCita({ data, paciente }: Readonly<{ data: Row; paciente: Row }>) {
      const doctor = data['doctor'] as Row | null | undefined;
      if (!doctor) throw failure("Cannot read properties of undefined (reading 'id_Usuario')");
      const reason = givenText(data, 'motivoConsulta') ?? null;
      const booking = {
        start: dateOf(data['fechaProgramada']),
        placeKey: 1,
        typeKey: 1,
        reason,
        providerKey: consultorioIds.key('provider', givenText(doctor, 'id_Usuario')),
        clientKey: consultorioIds.key('client', givenText(paciente, 'id_paciente')),
      };
      const { key } = done(() => bookAppointment(practice, booking, now()));
      const names = ['id_paciente', 'dni', 'nombre_paciente', 'apellido_paciente'];
      store.citas.set(key, {
        motivoConsulta: reason,
        // Nothing is looked up: they are stored as they were told.
        paciente: Object.fromEntries(names.map((field) => [field, paciente[field] ?? null])),
        doctor: doctorCopy(doctor),
        observaciones: givenText(data, 'observaciones') ?? null,
        diagnostico: null,
        registradoPorId: givenText(data, 'registradoPorId') ?? null,
        isFinished: false,
        medicamentos: [],
        enfermedades: [],
        estudios: [],
      });
      return 'Cita creada exitosamente';
    },
    updateCita({ data, citaId }: OfCita<{ data: Row }>) {
      const message = 'Error al actualizar la cita';
      const one = found(citaId, message);
      const start = data['fechaProgramada'];
      if (start === null) throw failure(message);
      const [reason, observaciones] = [givenText(data, 'motivoConsulta'), givenText(data, 'observaciones')];
      const record = { ...(start !== undefined && { start: dateOf(start) }), ...(reason !== undefined && { reason }) };
      change(one, record, {
        ...(reason !== undefined && { motivoConsulta: reason }),
        ...(observaciones !== undefined && { observaciones }),
      });
      return 'Cita actualizada exitosamente';
    },
    cancelarCita({ id }: Readonly<{ id: string }>) {
      change(found(id, unknown), { state: 'cancelled' });
      return 'Cita cancelada correctamente';
    },
    finalizarCita({ id }: Readonly<{ id: string }>) {
      const one = found(id, unknown);
      if (one.row.state === 'cancelled') throw failure('No se puede finalizar una cita cancelada');
      change(one, { state: 'completed' }, { isFinished: true });
      return 'Cita finalizada correctamente';
    },
    cargarDiagnosticoCita({ citaId, data }: OfCita<{ data: Readonly<{ diagnostico: string }> }>) {
      const one = found(citaId, unknown);
      if (one.row.state === 'cancelled') throw failure('La cita está cancelada');
      change(one, {}, data);
      return 'Diagnóstico cargado correctamente';
    },
    // It is on again then, if it was off.
    reprogramarCita({ citaId, fechaProgramada }: OfCita<{ fechaProgramada: unknown }>) {
      const one = found(citaId, notFound);
      const isOff = one.row.state === 'cancelled';
      const state = one.document.isFinished ? 'completed' : 'planned';
      change(one, { start: dateOf(fechaProgramada), ...(isOff && { state }) });
      return 'Cita reprogramada correctamente';
    },
    createCitaEnfermedad({ citaId, enfermedades }: OfCita<{ enfermedades: readonly Row[] }>) {
      const one = found(citaId, notFound);
      const added = enfermedades.map(({ id_enfermedad, nombre_enf }) => ({ id_enfermedad, nombre_enf }));
      change(one, {}, { enfermedades: [...one.document.enfermedades, ...added] });
      return 'Enfermedades agregadas correctamente';
    },
    createCitaMedicamento({ citaId, medicamentos }: OfCita<{ medicamentos: readonly Row[] }>) {
      const one = found(citaId, notFound);
      const added = medicamentos.map(({ id_medicamento, nombre_med }) => ({ id_medicamento, nombre_med }));
      change(one, {}, { medicamentos: [...one.document.medicamentos, ...added] });
      return 'Medicamentos agregados correctamente';
    },
    createCitaEstudio({ citaId, estudios }: OfCita<{ estudios: readonly Row[] }>) {
      const one = found(citaId, notFound);
      change(one, {}, { estudios: [...one.document.estudios, ...estudios] });
      return 'Estudios agregados correctamente';
    },
    createEstudio({ data, idCita }: Readonly<{ data: Row; idCita: string }>) {
      const message = 'Error al crear el estudio';
      const one = found(idCita, message);
      const id_estudio = documentId(4, store.estudios.length + 1);
      change(one, {}, { estudios: [...one.document.estudios, { ...data, id_estudio }] });
      store.estudios.push({ ...data, id_estudio });
      return 'Estudio creado exitosamente';
    },
  };
}
