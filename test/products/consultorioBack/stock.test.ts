import { describe, expect, it } from 'vitest';
import { type Row, at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { consultorioBack } from './consultorioBack.ts';
import { documentId } from './seeds.ts';

const { of } = consultorioBack.view.ids;
const visit = productVisits(consultorioBack);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const nodes = (answer: unknown, path: string): Row[] =>
  rowsAt(answer, `${path}.edges`).map((edge) => edge['node'] as Row);
const message = (body: { readonly errors?: readonly { readonly message?: string }[] }): string | undefined =>
  body.errors?.[0]?.message;

describe('Consultorio, beside its visits', () => {
  it('keeps users, medicines, diseases and studies', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ getUsuarios(skip: 0, limit: 50) { aggregate { count } edges { node { id_Usuario
      nombre_usuario nombre_completo rol_usuario especialidad telefono password } } }
      doctors: getUsuarios(skip: 0, limit: 50, where: { rol_usuario: "doctor", nombre_completo: "x" }) { aggregate { count } }
      getUsuario(email: "staff3@example.test") { id_Usuario } getUsuarioById(id: "${of('provider', 1)}") { nombre_completo }
      getMedicamentos(where: { nombre_med: "x" }) { aggregate { count } edges { node { id_medicamento nombre_med stock } } }
      getEnfermedades { edges { node { nombre_enf eliminadoLog } } } getEstudios { edges { node { id_estudio tipo_estudio } } }
      getMedicamento(id: "${documentId(2, 1)}") { id_medicamento nombre_med } getStock(medicamentoId: "${documentId(2, 2)}") }`);
    expect(nodes(answer, 'getUsuarios')[2]).toMatchObject({
      id_Usuario: of('provider', 1),
      nombre_usuario: 'aokafor',
      nombre_completo: 'Amelia Okafor',
      password: expect.stringMatching(/^\$2b\$10\$/),
    });
    expect(answer).toMatchObject({
      doctors: { aggregate: { count: 8 } },
      getUsuario: { id_Usuario: of('provider', 3) },
      getUsuarioById: { nombre_completo: 'Amelia Okafor' },
      getMedicamento: { id_medicamento: null, nombre_med: 'Ibuprofeno' },
      getStock: 4,
    });
    expect([nodes(answer, 'getMedicamentos').length, at(answer, 'getMedicamentos.aggregate.count')]).toEqual([10, 13]);
    expect(column(nodes(answer, 'getEnfermedades'), 'nombre_enf')).toEqual(['Lumbalgia', 'Asma', 'Hipertensión']);
    expect(column(nodes(answer, 'getEstudios'), 'id_estudio')).toEqual([null, null, null]);
    expect(message((await post('{ getUsuarios(limit: 5) { aggregate { count } } }')).body)).toBe(
      'Error al buscar usuarios',
    );
    const id = documentId(2, 2);
    const stock = await query(`mutation { aumentarStock(medicamentoId: "${id}", cantidad: 3) }`);
    expect(stock).toEqual({ aumentarStock: 'Stock aumentado en 3 unidades' });
    const less = await post(`mutation { reducirStock(medicamentoId: "${id}", cantidad: 30) }`);
    expect(less.body.errors?.[0]).toMatchObject({ message: 'Stock insuficiente', extensions: { code: 'BAD_REQUEST' } });
    await query(`mutation { createMedicamento(data: { nombre_med: "Aspirina" }) deleteMedicamento(id: "${id}")
      createEnfermedad(data: { nombre_enf: "Gripe" }) deleteEnfermedad(id: "${documentId(3, 1)}")
      createEstudio(idCita: "${of('appointment', 1)}", data: { tipo_estudio: "Eco", medico_solicitante: "x" }) }`);
    const user = `nombre_completo: "Eva Ruiz", especialidad: "", matricula: "MN 9", dni: "9", email: "eva@example.test"`;
    await query(`mutation { createUsuario(data: { nombre_usuario: "eva", password: "secret", ${user} }) }`);
    const twice = await post(
      `mutation { createUsuario(data: { nombre_usuario: "eva", password: "secret", ${user} }) }`,
    );
    expect(message(twice.body)).toContain('Usuario_email_key');
    const after = await query(`{ getMedicamentos(limit: 50) { edges { node { nombre_med } } }
      getEnfermedades { edges { node { nombre_enf } } } getUsuario(email: "eva@example.test") { rol_usuario }
      getCita(id: "${of('appointment', 1)}") { estudios { tipo_estudio } } }`);
    expect(column(nodes(after, 'getMedicamentos'), 'nombre_med')).not.toContain('Amoxicilina');
    expect(column(nodes(after, 'getEnfermedades'), 'nombre_enf')).toEqual(['Gripe', 'Lumbalgia', 'Asma']);
    expect(after).toMatchObject({
      getUsuario: { rol_usuario: 'usuario' },
      getCita: { estudios: [{ tipo_estudio: 'Eco' }] },
    });
  });
});
