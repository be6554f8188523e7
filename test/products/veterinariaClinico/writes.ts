import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { clinicZone, clinicoRecords, especieOf, estados, isCita, mascotasOf } from './records.ts';
import { failure, localTimeOf, longOf } from './values.ts';

type Texts<Name extends string> = Partial<Readonly<Record<Name, string | null>>>;

type ClienteInput = Texts<'nombre' | 'apellido' | 'ci' | 'telefono'>;

type MascotaInput = Texts<'nombre' | 'fechanacimiento' | 'raza' | 'sexo'> & {
  readonly especieId?: string | number | null;
};

type CitaInput = Texts<'fechacreacion' | 'motivo' | 'fechareserva'> & { readonly estado?: number | null };

/** The first state with a number; numbers that mean nothing are stored all the same, as something pending. */
function stateOf(estado: number): VisitState {
  const states = Object.keys(estados) as VisitState[]; // Sound: the record has exactly these keys.
  return states.find((state) => estados[state] === estado) ?? 'planned';
}

/** What changes data. Visits are called off by a number for their state, or deleted. */
export function clinicoWrites(stage: Backstage, cards: Map<number, string>): object {
  const { practice, now } = stage;
  const { ciOf, cliente, mascota, cita } = clinicoRecords(stage, cards);
  function row<Row>(write: () => Written<Row>): Row {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failure(outcome.message);
  }
  function found<Row extends { readonly key: number }>(rows: readonly Row[], key: number, what: string): Row {
    const one = rowOf(rows, key);
    if (one) return one;
    throw failure(`${what} con ID: ${String(key)}`);
  }
  const clientes = (): typeof practice.clients => practice.clients.filter((each) => !each.isDeleted);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isCita);
  const clienteOf = (key: number): ReturnType<typeof clientes>[number] =>
    found(clientes(), key, 'Cliente no encontrado');
  /** Two people can't have the same identity card, nor the same telephone number. */
  function refuseTwice({ ci, telefono }: ClienteInput, own: number | null): void {
    const another = own === null ? 'un' : 'otro';
    for (const each of clientes()) {
      if (each.key === own) continue;
      if (ciOf(each.key) === ci) throw failure(`Ya existe ${another} cliente con el CI: ${ci}`);
      if ((each.phones[0]?.value ?? '') === telefono)
        throw failure(`Ya existe ${another} cliente con el teléfono: ${telefono}`);
    }
  }
  const asWritten = (each: AppointmentRecord): object => cita(each, (instant) => wallText(instant, clinicZone));
  const sexOf = (sexo: string | null | undefined): 'MALE' | 'FEMALE' | 'UNKNOWN' =>
    sexo === 'M' ? 'MALE' : sexo === 'H' ? 'FEMALE' : 'UNKNOWN';
  const speciesOf = (id: string | number): string => {
    const especie = especieOf(longOf(String(id)));
    if (especie) return especie.descripcion;
    throw failure(`Especie no encontrada con ID: ${String(id)}`);
  };
  return {
    crearCliente({ input }: { input: ClienteInput }) {
      refuseTwice(input, null);
      const details = { givenName: input.nombre, familyName: input.apellido, phones: [input.telefono] };
      const made = row(() => registerClient(practice, details, now()));
      cards.set(made.key, input.ci ?? '');
      return cliente(made);
    },
    actualizarCliente({ input }: { input: ClienteInput & { readonly id: number } }) {
      const before = clienteOf(input.id);
      refuseTwice({ ...(input.ci && { ci: input.ci }), ...(input.telefono && { telefono: input.telefono }) }, input.id);
      const changes = {
        givenName: input.nombre ?? undefined,
        familyName: input.apellido ?? undefined,
        phones: input.telefono
          ? [{ label: 'Mobile', value: input.telefono } as const, ...before.phones.slice(1)]
          : undefined,
      };
      const after = row(() => changeClient(practice, before.key, changes, now()));
      if (input.ci) cards.set(after.key, input.ci);
      return cliente(after);
    },
    eliminarCliente({ id }: { id: string }) {
      const { key } = clienteOf(longOf(id));
      row(() => changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      return true;
    },
    crearMascota({ input }: { input: MascotaInput & { readonly clienteId: number } }) {
      const { key: clientKey } = clienteOf(input.clienteId);
      const details = { clientKey, name: input.nombre, species: speciesOf(input.especieId ?? 0), breed: input.raza };
      const made = row(() => addPatient(practice, details, now()));
      const more = { birthDate: input.fechanacimiento ?? null, sex: sexOf(input.sexo) };
      return mascota(row(() => changePatient(practice, made.key, more, now())));
    },
    actualizarMascota({ input }: { input: MascotaInput & { readonly id: number } }) {
      const { key } = found(mascotasOf(practice), input.id, 'Mascota no encontrada');
      const changes = {
        name: input.nombre ?? undefined,
        breed: input.raza ?? undefined,
        birthDate: input.fechanacimiento ?? undefined,
        sex: input.sexo ? sexOf(input.sexo) : undefined,
        species: input.especieId ? speciesOf(input.especieId) : undefined,
      };
      return mascota(row(() => changePatient(practice, key, changes, now())));
    },
    crearCita({ input }: { input: CitaInput & { readonly mascotaId: number; readonly doctorId: number } }) {
      const createdAt = localTimeOf(input.fechacreacion ?? '');
      const details = {
        start: localTimeOf(input.fechareserva ?? ''),
        placeKey: 1,
        typeKey: 1,
        providerKey: found(practice.providers, input.doctorId, 'Doctor no encontrado').key,
        patientKey: found(mascotasOf(practice), input.mascotaId, 'Mascota no encontrada').key,
        reason: input.motivo,
        state: stateOf(input.estado ?? 0),
      };
      const made = row(() => bookAppointment(practice, details, now()));
      return asWritten(row(() => changeAppointment(practice, made.key, { createdAt }, now())));
    },
    actualizarCita({ input }: { input: CitaInput & { readonly id: string } }) {
      const before = found(visits(), longOf(input.id), 'Cita no encontrada');
      const start = input.fechareserva ? localTimeOf(input.fechareserva) : before.start;
      const isTaken = visits().some(
        (each) => each.providerKey === before.providerKey && each.start === start && estados[each.state] !== 3,
      );
      if (start !== before.start && isTaken)
        throw failure('El doctor ya tiene una cita programada en esa fecha y hora');
      const state = typeof input.estado === 'number' ? stateOf(input.estado) : before.state;
      const changes = {
        start,
        reason: input.motivo ?? undefined,
        createdAt: input.fechacreacion ? localTimeOf(input.fechacreacion) : undefined,
        // The same number again leaves what the practice knows more exactly.
        state: estados[state] === estados[before.state] ? before.state : state,
      };
      return asWritten(row(() => changeAppointment(practice, before.key, changes, now())));
    },
    eliminarCita({ id }: { id: string }) {
      const { key } = found(visits(), longOf(id), 'Cita no encontrada');
      row(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return true;
    },
  };
}
