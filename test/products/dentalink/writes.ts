import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { citaWrites } from './citaWrites.ts';
import type { DentalinkMemory, Ficha, TareaRow } from './memory.ts';
import type { Shown } from './shown.ts';
import { badRequest, dayIn, dentalinkIds, flag, notFound } from './values.ts';

interface PacienteArgs {
  readonly id_paciente: number;
}

const sexes = ['M', 'F', ''];

/** The numbers of a paciente after a change of one or both; an empty text takes a number away. */
function phonesAfter(before: readonly PhoneRecord[], input: Row): readonly PhoneRecord[] | undefined {
  const [celular, telefono] = [givenText(input, 'celular'), givenText(input, 'telefono')];
  if (celular === undefined && telefono === undefined) return undefined;
  const others = before.filter(({ label }) => label === 'Mobile');
  const landlines = before.filter(({ label }) => label !== 'Mobile');
  const written = (label: PhoneRecord['label'], value: string | null): readonly PhoneRecord[] =>
    (value ?? '').trim() === '' ? [] : [{ label, value: (value ?? '').trim() }];
  return [
    ...(celular === undefined ? others : written('Mobile', celular)),
    ...(telefono === undefined ? landlines : written('Home', telefono)),
  ];
}

/** What is kept of a paciente beside the practice: undefined where it isn't given. */
function fichaIn(input: Row): Ficha {
  const sexo = givenText(input, 'sexo') ?? undefined;
  if (sexo !== undefined && !sexes.includes(sexo)) throw badRequest('sexo debe ser M o F');
  const birth = givenText(input, 'fecha_nacimiento') ?? undefined;
  const number = (field: string): number | undefined => {
    const value = input[field];
    return typeof value === 'number' ? value : undefined;
  };
  const ficha: Ficha = {
    rut: givenText(input, 'rut') ?? undefined,
    tipo_documento: number('tipo_documento'),
    nombre_social: givenText(input, 'nombre_social') ?? undefined,
    comuna: givenText(input, 'comuna') ?? undefined,
    sexo,
    id_genero: number('id_genero'),
    numero_ficha: givenText(input, 'numero_ficha') ?? undefined,
    fecha_nacimiento: birth === undefined ? undefined : dayIn(birth, 'fecha_nacimiento'),
  };
  return presentFields({ ...ficha });
}

/** The mutations of the service. */
export function dentalinkWrites(backstage: Backstage, memory: DentalinkMemory, shown: Shown) {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'BAD_REQUEST');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const pacienteOf = (id: number): ClientRecord => {
    const row = rowOf(practice.clients, dentalinkIds.key('client', String(id)));
    if (!row || row.isDeleted) throw notFound('El paciente', id);
    return row;
  };
  const changed = (key: number, change: Parameters<typeof changeClient>[2]): Row =>
    shown.paciente(done(() => changeClient(practice, key, change, now())));
  const withConvenios = (id: number, change: (ids: readonly number[]) => readonly number[]): Row => {
    allowed();
    const row = pacienteOf(id);
    memory.convenios.set(row.key, change(memory.convenios.get(row.key) ?? []));
    return shown.paciente(row);
  };

  return {
    ...citaWrites(backstage, memory, shown),
    crearPaciente({ input }: { readonly input: Row }): Row {
      const names = { givenName: givenText(input, 'nombre') ?? '', familyName: givenText(input, 'apellidos') ?? '' };
      if (names.givenName.trim() === '') throw badRequest('El nombre es requerido');
      const ficha = fichaIn(input);
      const isKnown = (rut: string): boolean =>
        shown.pacientes().some((row) => shown.book.pacienteFields(row)['rut'] === rut);
      if (ficha.rut !== undefined && isKnown(ficha.rut)) throw badRequest('Ya existe un paciente con ese RUT');
      const email = givenText(input, 'email');
      const { key } = done(() => registerClient(practice, { ...names, emails: [email] }, now()));
      memory.fichas.set(key, ficha);
      return changed(key, {
        phones: phonesAfter([], input),
        street: givenText(input, 'direccion') ?? undefined,
        city: givenText(input, 'ciudad') ?? undefined,
        note: givenText(input, 'observaciones'),
        placeKey: practice.places[0]?.key,
      });
    },
    modificarPaciente({ id_paciente: id, input }: PacienteArgs & { readonly input: Row }): Row {
      allowed();
      const row = pacienteOf(id);
      const ficha = fichaIn(input);
      const email = givenText(input, 'email');
      const nombre = givenText(input, 'nombre');
      const { habilitado } = input;
      const result = changed(row.key, {
        givenName: nombre === undefined ? undefined : (nombre ?? '').trim() || null,
        familyName: givenText(input, 'apellidos') ?? undefined,
        phones: phonesAfter(row.phones, input),
        emails: email === undefined ? undefined : [...(email ? [email] : []), ...row.emails.slice(1)],
        street: givenText(input, 'direccion') ?? undefined,
        city: givenText(input, 'ciudad') ?? undefined,
        isActive: typeof habilitado === 'number' ? habilitado === flag(true) : undefined,
      });
      memory.fichas.set(row.key, { ...memory.fichas.get(row.key), ...ficha });
      return { ...result, ...shown.book.pacienteFields(pacienteOf(id)) };
    },
    agregarConvenioPaciente({
      id_paciente: id,
      id_convenio: convenio,
    }: PacienteArgs & { readonly id_convenio: number }) {
      if (!shown.office.convenios().some((row) => row['id'] === convenio)) throw notFound('El convenio', convenio);
      return withConvenios(id, (ids) => [...new Set([...ids, convenio])]);
    },
    quitarConvenioPaciente({
      id_paciente: id,
      id_convenio: convenio,
    }: PacienteArgs & { readonly id_convenio: number }) {
      return withConvenios(id, (ids) => ids.filter((each) => each !== convenio));
    },
    crearTarea({ input }: { readonly input: Row }): Row {
      allowed();
      const detalle = (givenText(input, 'detalle') ?? '').trim();
      if (detalle === '') throw badRequest('El detalle es requerido');
      const place = rowOf(practice.places, dentalinkIds.key('place', String(input['id_sucursal'])));
      if (!place) throw notFound('La sucursal', Number(input['id_sucursal']));
      const due = givenText(input, 'vencimiento') ?? null;
      const idPaciente = input['id_paciente'];
      const row: TareaRow = {
        id: Math.max(0, ...memory.tareas.map(({ id }) => id)) + 1,
        detalle,
        mensaje: givenText(input, 'mensaje') ?? '',
        vencimiento: due === null ? null : dayIn(due, 'vencimiento'),
        isDone: false,
        placeKey: place.key,
        clientKey: typeof idPaciente === 'number' ? pacienteOf(idPaciente).key : null,
        at: now(),
      };
      memory.tareas.push(row);
      return shown.office.tarea(row);
    },
    completarTarea({ id_tarea: id }: { readonly id_tarea: number }): Row {
      allowed();
      const index = memory.tareas.findIndex((row) => row.id === id);
      const before = memory.tareas[index];
      if (!isRow(before)) throw notFound('La tarea', id);
      const row = { ...before, isDone: true };
      memory.tareas[index] = row;
      return shown.office.tarea(row);
    },
  };
}
