import { fullNameOf, type Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { psicoIds } from './values.ts';

/** An event of the calendar that the service is connected to. */
interface CalendarEvent {
  readonly summary: string;
  readonly start: string;
}

/** What the product stores beside the practice. */
export interface PsicoMemory {
  /** Psychologists by id. */
  readonly psicologos: Map<string, Row>;
  /** What patients have that clients of the practice don't, by key. */
  readonly profiles: Map<number, Row>;
  /** What visits have that appointments don't, by key. */
  readonly consultas: Map<number, Row>;
  /** The practice's own calendar; those of the psychologists are elsewhere. */
  readonly events: CalendarEvent[];
}

const fields: Readonly<Record<string, string>> = {
  veterinarian: 'Terapia cognitivo-conductual',
  technician: 'Psicología infantil',
  groomer: 'Terapia de pareja',
};
const opened = '2025-07-01T12:00:00.000Z';

/** The store as it is before anyone writes. */
export function createPsicoMemory({ providers }: Practice): PsicoMemory {
  const psicologos = providers.map((person): [string, Row] => {
    const id = psicoIds.of('provider', person.key);
    const row = {
      id,
      nombre: person.givenName,
      apellidos: person.familyName,
      email: person.email,
      telefono: person.key % 3 === 0 ? null : `+1207555020${String(person.key)}`,
      especialidad: fields[person.role],
      descripcion: person.key === 1 ? `${fullNameOf(person)} atiende de lunes a viernes.` : null,
      googleCalendarId: `staff${String(person.key)}@group.calendar.example.test`,
      serviceAccountKeyPath: null,
      colorCalendario: ['#4285F4', null, '#0B8043'][person.key % 3],
      activo: person.isActive,
      createdAt: opened,
      updatedAt: opened,
    };
    return [id, row];
  });
  const events = [
    { summary: 'Reunión de equipo', start: '2026-11-18T09:00:00Z' },
    { summary: 'Supervisión', start: '2026-11-18T14:50:00Z' },
  ];
  return { psicologos: new Map(psicologos), profiles: new Map(), consultas: new Map(), events };
}
