import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { PsicoMemory } from './memory.ts';
import type { PsicoRecords } from './records.ts';
import type { PsicoFinders } from './resolvers.ts';
import { exception, psicoIds } from './values.ts';

interface Id {
  readonly id: string;
}

const required = ['rut', 'nombre', 'apellidos', 'correo', 'telefono'];

/** The mutations for patients and psychologists. */
export function psicoPeopleWrites(
  backstage: Backstage,
  records: PsicoRecords,
  memory: PsicoMemory,
  { usuarioOf, psicologoOf }: PsicoFinders,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const keep = (key: number, { rut, direccion }: Row): void => {
    memory.profiles.set(key, { ...memory.profiles.get(key), ...presentFields({ rut, direccion }) });
  };
  /** The first patient, in the order of the table, with one of these. */
  const holder = (rut: unknown, correo: unknown): Row | undefined =>
    records
      .usuarios()
      .map((client) => records.bareUsuario(client))
      .find((row) => row['rut'] === rut || row['correo'] === correo);

  /** An address and a calendar belong to one psychologist alone. */
  const checkPsicologo = (input: Row, id: unknown): void => {
    const others = [...memory.psicologos.values()].filter((row) => row['id'] !== id);
    const taken = (field: string): boolean =>
      Boolean(input[field]) && others.some((row) => row[field] === input[field]);
    if (taken('email')) throw exception(409, 'Ya existe un psicólogo con ese email');
    if (taken('googleCalendarId')) throw exception(409, 'Ya existe un psicólogo con ese Google Calendar ID');
  };
  const changePsicologo = (id: string, change: Row): Row => {
    const before = psicologoOf(id);
    checkPsicologo(change, id);
    done(() => ({ ok: true, row: null }));
    const after = { ...before, ...presentFields(change), updatedAt: new Date(now()).toISOString() };
    memory.psicologos.set(id, after);
    return records.psicologoWithConsultas(after);
  };

  return {
    createUsuario({ createUsuarioInput: input }: { readonly createUsuarioInput: Row }) {
      if (holder(input['rut'], input['correo'])) throw exception(409, 'Ya existe un usuario con este RUT o correo');
      const { key } = done(() =>
        registerClient(
          practice,
          {
            givenName: givenText(input, 'nombre'),
            familyName: givenText(input, 'apellidos'),
            emails: [givenText(input, 'correo')],
            phones: [givenText(input, 'telefono')],
          },
          now(),
        ),
      );
      keep(key, { direccion: null, ...input });
      const client = practice.clients.find((row) => row.key === key);
      return client && records.bareUsuario(client);
    },
    updateUsuario({ id, updateUsuarioInput: input }: Id & { readonly updateUsuarioInput: Row }) {
      const client = usuarioOf(id);
      const shown = records.bareUsuario(client);
      const { rut, correo } = input;
      if (rut || correo) {
        const other = holder(rut || shown['rut'], correo || shown['correo']);
        if (other && other['id'] !== id) throw exception(409, 'Ya existe otro usuario con este RUT o correo');
      }
      const emptied = required.find((column) => input[column] === null);
      if (emptied !== undefined) {
        const relation = 'of relation "usuario" violates not-null constraint';
        throw new GraphQLError(`null value in column "${emptied}" ${relation}`);
      }
      const name = { givenName: givenText(input, 'nombre'), familyName: givenText(input, 'apellidos') ?? undefined };
      const contact = contactChange(client, givenText(input, 'telefono'), givenText(input, 'correo'));
      const after = done(() => changeClient(practice, client.key, { ...name, ...contact }, now()));
      keep(client.key, input);
      return records.usuario(after);
    },
    removeUsuario({ id }: Id) {
      const client = usuarioOf(id);
      const visits = records.consultas(({ clientKey }) => clientKey === client.key);
      const shown = { ...records.bareUsuario(client), consultas: visits.map((row) => records.bareConsulta(row)) };
      done(() => changeClient(practice, client.key, { isDeleted: true }, now()));
      // All visits go with the patient, and what is removed has lost its id.
      for (const { key } of visits) done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return { ...shown, id: null };
    },
    createPsicologo({ createPsicologoInput: input }: { readonly createPsicologoInput: Row }) {
      checkPsicologo(input, null);
      done(() => ({ ok: true, row: null }));
      const id = psicoIds.of('provider', 1 + memory.psicologos.size);
      const stamp = new Date(now()).toISOString();
      const row: Row = {
        telefono: null,
        especialidad: null,
        descripcion: null,
        serviceAccountKeyPath: null,
        colorCalendario: null,
        ...input,
        id,
        activo: true,
        createdAt: stamp,
        updatedAt: stamp,
      };
      memory.psicologos.set(id, row);
      return records.barePsicologo(row);
    },
    updatePsicologo: ({ id, updatePsicologoInput: input }: Id & { readonly updatePsicologoInput: Row }) =>
      changePsicologo(id, input),
    removePsicologo: ({ id }: Id) => changePsicologo(id, { activo: false }),
    activatePsicologo: ({ id }: Id) => changePsicologo(id, { activo: true }),
  };
}
