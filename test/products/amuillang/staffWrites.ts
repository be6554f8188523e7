import type { Backstage } from '../../dialects/dialect.ts';
import { type Post, type Staff, type Worker, type WorkerInput, hoursOf } from './staff.ts';
import { failure } from './values.ts';

interface Hours {
  readonly id: string;
  readonly horarios?: readonly { readonly fecha: string; readonly hora: string }[] | null;
}

const twice: Readonly<Record<Post, string>> = {
  Directora: 'ya existe un especialista con este RUT',
  Especialista: 'ya existe un especialista con este RUT',
  Secretaria: 'ya existe un profesiona con cargo secretaria con este RUT',
  AsistenteSocial: 'ya existe un Asistente Social con este RUT',
};
const gone: Readonly<Record<string, string>> = {
  Especialista: 'Especialista eliminado',
  Secretaria: 'Cargo secretaria eliminado',
  AsistenteSocial: 'Asistente Social eliminado',
};
const emailFailures: Readonly<Record<string, string>> = {
  Especialista: 'error al cambiar el correo del especialista',
  Secretaria: 'error al cambiar el correo del secretaria',
  AsistenteSocial: 'error al cambiar el correo del Asistente social',
};

/** What changes those who work there, and their signing in. */
export function staffWrites({ refuseWrites }: Backstage, staff: Staff): object {
  function refuse(): void {
    if (refuseWrites !== null) throw failure(refuseWrites);
  }
  function add(post: Post, input: WorkerInput | null | undefined): Worker {
    refuse();
    if (!input) throw failure(`Cannot read properties of ${String(input)} (reading 'Rut')`);
    staff.refuseTwice(post, input.Rut, twice[post]);
    return staff.add(post, input);
  }
  function change(post: Post, id: string, part: Partial<Worker>, message: string): Worker {
    refuse();
    const before = staff.find(post, id);
    if (!before) throw failure(message);
    return staff.put(post, { ...before, ...part });
  }
  const ofPost = (post: Post): object => ({
    [`add${post}`]: ({ input }: { input?: WorkerInput | null }) => add(post, input),
    [`update${post}`]({ id, input }: { id: string; input?: WorkerInput | null }) {
      refuse();
      return input ? staff.update(post, id, input) : staff.find(post, id);
    },
    [`delete${post}`]({ id }: { id: string }) {
      refuse();
      staff.remove(post, id);
      return { message: gone[post] };
    },
    [`Update${post}Estado`]({ id, estado }: { id: string; estado: string }) {
      if (estado !== 'habilitado' && estado !== 'deshabilitado') throw failure('Valor de estado no válido');
      return change(post, id, { estado }, 'Error al actualizar el estado');
    },
    // The server fails at failing: its error isn't made but called.
    [`Update${post}Password`]: ({ id, pass = '' }: { id: string; pass?: string }) =>
      change(post, id, { pass }, 'error is not a constructor'),
    [`Update${post}Email`]: ({ id, email = '' }: { id: string; email?: string }) =>
      change(post, id, { email }, `Unexpected error value: "${emailFailures[post] ?? ''}"`),
  });
  return {
    addDirectora: ({ input }: { input?: WorkerInput | null }) => add('Directora', input),
    ...ofPost('Especialista'),
    ...ofPost('Secretaria'),
    ...ofPost('AsistenteSocial'),
    actualizarHorarios({ id, horarios }: Hours) {
      const before = staff.find('Especialista', id);
      if (!before || !horarios) throw failure('Error al actualizar horarios');
      return change('Especialista', id, { horarios: [...(before.horarios ?? []), ...hoursOf(horarios)] }, '');
    },
    updateEspecialistaHorarios({ id, horarios }: Hours) {
      const before = staff.find('Especialista', id);
      if (!before) throw failure('Especialista no encontrado');
      const [known, given] = [before.horarios ?? [], horarios ?? []];
      // Hours are compared, and their days aren't.
      if (given.some(({ hora }) => known.some((each) => each.hora === hora)))
        throw failure('No se pueden agregar horarios duplicados');
      return change('Especialista', id, { horarios: [...known, ...hoursOf(given)] }, '');
    },
    iniciarSesion({ Rut, pass }: { Rut: string; pass: string }) {
      const posts = ['Especialista', 'Directora', 'Secretaria', 'AsistenteSocial'] as const;
      const user = posts.flatMap((post) => staff.lists[post]).find((row) => row.Rut === Rut && row.pass === pass);
      if (!user) throw failure('Rut o contraseña no encontrados');
      if (user.estado === 'deshabilitado') throw failure('No tiene permisos para acceder');
      return { message: 'Rut y Contraseña correcta', cargo: user.cargo, id: user.id };
    },
  };
}
