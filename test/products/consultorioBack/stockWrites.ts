import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { Store } from './records.ts';
import { documentId } from './seeds.ts';
import { failure, isoDate, notFound } from './values.ts';

type ById = Readonly<{ id: string }>;
type Data<Other = object> = Readonly<{ data: Row }> & Other;
type Stock = Readonly<{ medicamentoId: string; cantidad: number }>;

/** What changes medicines, diseases, studies and users, which are no part of the practice. */
export function stockWrites(stage: Backstage, store: Store): Readonly<Record<string, unknown>> {
  const { now } = stage;
  function allow(): void {
    const outcome = written(stage, () => ({ ok: true, row: null }));
    if (!outcome.ok) throw failure(outcome.message);
  }
  function add(list: Row[], collection: number, idField: string, row: Row): void {
    allow();
    list.push({ ...row, [idField]: documentId(collection, list.length + 1) });
  }
  /** Changes a document, or takes it away. */
  function change(list: Row[], idField: string, id: string, with_: Row | null, message = notFound): void {
    const index = list.findIndex((row) => row[idField] === id);
    if (index < 0) throw failure(message);
    allow();
    if (with_) list.splice(index, 1, { ...list[index], ...presentFields(with_) });
    else list.splice(index, 1);
  }
  const stockOf = (id: string): number => {
    const one = store.medicamentos.find((row) => row['id_medicamento'] === id);
    if (one) return Number(one['stock']);
    throw failure('Medicamento no encontrado', '404');
  };
  const positive = (cantidad: number): void => {
    if (cantidad <= 0) throw failure('La cantidad debe ser positiva', 'BAD_REQUEST');
  };
  const medicamento = (id: string, with_: Row | null, message?: string): void =>
    change(store.medicamentos, 'id_medicamento', id, with_, message);
  return {
    createMedicamento({ data }: Data) {
      add(store.medicamentos, 2, 'id_medicamento', { stock: 0, ...data, eliminadoLog: false });
      return 'Medicamento creado correctamente';
    },
    updateMedicamento({ data, medicamentoId }: Data<Pick<Stock, 'medicamentoId'>>) {
      medicamento(medicamentoId, data, 'Error al actualizar medicamento');
      return 'Medicamento actualizado exitosamente';
    },
    deleteMedicamentoLog({ id }: ById) {
      medicamento(id, { eliminadoLog: true });
      return `Medicamento con ID ${id} eliminado lógicamente.`;
    },
    deleteMedicamento({ id }: ById) {
      medicamento(id, null);
      return `Medicamento con ID ${id} eliminado definitivamente.`;
    },
    aumentarStock({ medicamentoId, cantidad }: Stock) {
      positive(cantidad);
      medicamento(medicamentoId, { stock: stockOf(medicamentoId) + cantidad });
      return `Stock aumentado en ${String(cantidad)} unidades`;
    },
    reducirStock({ medicamentoId, cantidad }: Stock) {
      const stock = stockOf(medicamentoId);
      positive(cantidad);
      if (stock < cantidad) throw failure('Stock insuficiente', 'BAD_REQUEST');
      medicamento(medicamentoId, { stock: stock - cantidad });
      return `Stock reducido en ${String(cantidad)} unidades`;
    },
    updateEstudio({ data, estudioId }: Data<Readonly<{ estudioId: string }>>) {
      change(store.estudios, 'id_estudio', estudioId, data, 'Error al actualizar el estudio');
      return 'Estudio actualizado exitosamente';
    },
    createEnfermedad({ data }: Data) {
      const at = isoDate(now());
      add(store.enfermedades, 3, 'id_enfermedad', { ...data, eliminadoLog: false, createdAt: at, updatedAt: at });
      return 'Enfermedad creada correctamente';
    },
    updateEnfermedad({ data }: Data) {
      const { id_enfermedad: id, ...fields } = data;
      change(store.enfermedades, 'id_enfermedad', String(id), { ...fields, updatedAt: isoDate(now()) });
      return 'Enfermedad actualizada correctamente';
    },
    deleteEnfermedad({ id }: ById) {
      change(store.enfermedades, 'id_enfermedad', id, { eliminadoLog: true });
      return 'Enfermedad eliminada correctamente';
    },
    createUsuario({ data: { password, ...data } }: Data) {
      if (typeof password !== 'string') throw failure('data and salt arguments required');
      const taken = ['email', 'matricula', 'dni'].find((field) =>
        store.usuarios.some((row) => row[field] === (data[field] ?? null)),
      );
      if (taken !== undefined) throw failure(`Unique constraint failed on the constraint: \`Usuario_${taken}_key\``);
      const hash = `$2b$10$N9qo8uLOickgx2ZMRZoMye${documentId(9, store.usuarios.length)}`;
      add(store.usuarios, 1, 'id_Usuario', {
        ...data,
        password: hash,
        rol_usuario: data['rol_usuario'] || 'usuario',
        deletLogico: false,
      });
      return 'Usuario creado exitosamente';
    },
    // A password is stored here as it comes.
    updateUsuario({ data, usuarioId }: Data<Readonly<{ usuarioId: string }>>) {
      change(store.usuarios, 'id_Usuario', usuarioId, data, 'Error al actualizar');
      return 'Usuario y sus permisos actualizados';
    },
    deleteUsuario({ id }: ById) {
      change(store.usuarios, 'id_Usuario', id, null, 'Error al eliminar el usuario');
      return 'Usuario eliminado exitosamente';
    },
    solicitarRecuperacionPassword: () => 'Si el email está registrado, se enviará un correo',
    resetearPassword() {
      throw failure('Token inválido', '404');
    },
  };
}
