import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type PatientCard, type amuillangRecords, centerZone, isCita, isFree, pacientesOf } from './records.ts';
import type { Staff } from './staff.ts';
import { amuillangIds, failure, keyOf } from './values.ts';

interface Contact {
  readonly telefono: number;
  readonly email: string;
  readonly Direccion: string;
}

type PacienteInput = PatientCard & Contact & { readonly nombre: string; readonly apellido: string };

interface Booking {
  readonly pacienteId?: string | null;
  readonly especialistaId?: string | null;
  readonly input?: {
    readonly fecha?: string | null;
    readonly hora?: string | null;
    readonly disponibilidad?: boolean | null;
  } | null;
}

/** What changes patients and visits. */
export function amuillangWrites(stage: Backstage, staff: Staff, records: ReturnType<typeof amuillangRecords>): object {
  const { practice, now } = stage;
  const { cards, cardOf, paciente, cita } = records;
  function row<Row>(write: () => Written<Row>): Row {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failure(outcome.message);
  }
  function refuse(): void {
    if (stage.refuseWrites !== null) throw failure(stage.refuseWrites);
  }
  const clientOf = (id: string | null | undefined): ClientRecord | null =>
    rowOf(pacientesOf(practice), keyOf('client', id));
  /** Only the first address and number are known here; others of old stay behind them. */
  const contacts = ({ emails, phones }: ClientRecord, { email, telefono }: Contact) => ({
    emails: [...(email === '' ? [] : [email]), ...emails.slice(1)],
    phones: [{ label: 'Mobile' as const, value: String(telefono) }, ...phones.slice(1)],
  });
  const cardFrom = ({ Rut, edad, sexo, Direccion, FechaNacimiento, tieneFichaMedica }: PacienteInput): PatientCard => ({
    Rut,
    edad,
    sexo,
    Direccion,
    FechaNacimiento,
    tieneFichaMedica,
  });
  return {
    addPaciente({ input }: { input?: PacienteInput | null }) {
      refuse();
      if (!input) throw failure(`Cannot read properties of ${String(input)} (reading 'Rut')`);
      // The message is that of another collection.
      if (pacientesOf(practice).some((each) => cardOf(each).Rut === input.Rut))
        throw failure('ya existe un profesiona con cargo secretaria con este RUT');
      const details = {
        givenName: input.nombre,
        familyName: input.apellido,
        emails: [input.email],
        phones: [String(input.telefono)],
      };
      const made = row(() => registerClient(practice, details, now()));
      cards.set(made.key, cardFrom(input));
      return paciente(made);
    },
    /** Answers the patient as she was before. */
    updatePaciente({ id, input }: { id: string; input?: PacienteInput | null }) {
      refuse();
      const before = clientOf(id);
      if (!before) return null;
      const shown = paciente(before);
      if (!input) return shown;
      const change = { givenName: input.nombre, familyName: input.apellido, ...contacts(before, input) };
      const after = row(() => changeClient(practice, before.key, change, now()));
      cards.set(after.key, cardFrom(input));
      return shown;
    },
    updateContactoPaciente({ id, input }: { id: string; input?: Contact | null }) {
      refuse();
      const before = clientOf(id);
      if (!before) throw failure('Paciente no encontrado');
      if (!input) throw failure(`Cannot read properties of ${String(input)} (reading 'telefono')`);
      cards.set(before.key, { ...cardOf(before), Direccion: input.Direccion });
      return paciente(row(() => changeClient(practice, before.key, contacts(before, input), now())));
    },
    deletePaciente({ id }: { id: string }) {
      refuse();
      const before = clientOf(id);
      if (before) row(() => changeClient(practice, before.key, { isDeleted: true, isActive: false }, now()));
      return { message: 'Paciente eliminado' };
    },
    /** What is wrong is only written to the server's log: the answer is null, without an error. */
    agendarCita({ pacienteId, especialistaId, input }: Booking) {
      refuse();
      const client = clientOf(pacienteId);
      const especialista = staff.find('Especialista', especialistaId);
      const { fecha, hora, disponibilidad } = input ?? {};
      if (!client || !especialista || !fecha || !hora) return null;
      const made = row(() =>
        bookAppointment(
          practice,
          {
            start: instantOfWall(`${fecha}T${hora}`, centerZone),
            placeKey: 1,
            typeKey: 1,
            providerKey: amuillangIds.key('provider', especialista.id),
            clientKey: client.key,
            state: disponibilidad === true ? 'noShow' : 'planned',
          },
          now(),
        ),
      );
      return cita(made);
    },
    updateCitaDisponibilidad({ id, disponibilidad }: { id?: string | null; disponibilidad?: boolean | null }) {
      refuse();
      const before = rowOf(practice.appointments.filter(isCita), keyOf('appointment', id));
      if (!before) return null;
      const isFreed = disponibilidad === true;
      const state = isFreed === isFree(before) ? before.state : isFreed ? 'noShow' : 'planned';
      return cita(row(() => changeAppointment(practice, before.key, { state }, now())));
    },
    /** Whether there was such a visit makes no difference. */
    cancelarCita({ id }: { id: string }) {
      refuse();
      const before = rowOf(practice.appointments.filter(isCita), keyOf('appointment', id));
      if (before) row(() => changeAppointment(practice, before.key, { isDeleted: true }, now()));
      return { message: 'Cita eliminada' };
    },
  };
}
