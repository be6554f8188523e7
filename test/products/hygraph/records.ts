import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids as cuid() makes them. */
export const hygraphIds = wordIds({
  organization: 'cmgr5l0iu00og07wf9zpy',
  place: 'cmgr5l0iu00ci07wf9zpy',
  provider: 'cmgr5l0iu00do07wf9zpy',
  visitType: 'cmgr5l0iu00ms07wf9zpy',
  client: 'cmgr5l0iu00pa07wf9zpy',
  patient: 'cmgr5l0iu00an07wf9zpy',
  appointment: 'cmgr5l0iu00ap07wf9zpy',
});

/** The values of AppointmentStatus: whoever is there is still confirmed, until the visit is completed. */
export const hygraphWords = {
  planned: 'pending',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  inProgress: 'confirmed',
  ready: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'noShow',
} satisfies Record<VisitState, string>;

const founded = Date.parse('2025-10-14T13:11:02Z');
const deskId = hygraphIds.of('organization', 0);
const websiteId = hygraphIds.of('organization', 7);

/** Whether there is a document for a visit: the clinic has one place, and holds no blocks. */
export function isHere({ placeKey, isBlock, isDeleted }: AppointmentRecord): boolean {
  return placeKey === 1 && !isBlock && !isDeleted;
}

/** The documents of the practice, as drafts; columns that end with `Id` lead to other documents. */
export function hygraphRows({ practice }: Backstage) {
  const { of } = hygraphIds;
  const idOrNull = (kind: Parameters<typeof of>[0], key: number | null): string | null =>
    key === null ? null : of(kind, key);
  /** What the system writes into a document of the editors. */
  const edited = (id: string, at = founded): Row => ({
    id,
    createdAt: dateTime(founded),
    updatedAt: dateTime(at),
    createdById: deskId,
    updatedById: deskId,
  });
  function patient(row: ClientRecord): Row {
    const insured = row.key % 3 === 0;
    return {
      id: of('client', row.key),
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
      createdById: websiteId,
      updatedById: deskId,
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0] ?? null,
      phone: row.phones[0]?.value ?? null,
      dateOfBirth: null,
      address: row.street === '' ? null : `${row.street}, ${row.city}`,
      emergencyContact: row.key % 5 === 0 ? `Robin, 207 555 ${String(7000 + row.key)}` : null,
      hasInsurance: insured,
      insuranceProvider: insured ? 'Dirigo Mutual' : null,
      policyNumber: insured ? `DM-${String(40_000 + row.key * 17)}` : null,
      notes: richText(row.note),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    return {
      id: of('appointment', row.key),
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
      createdById: websiteId,
      updatedById: deskId,
      appointmentType: row.typeKey === 3 ? 'emergencyConsultation' : 'generalConsultation',
      preferredDateTime: dateTime(row.start),
      durationInMinutes: row.minutes,
      reason: richText(row.reason),
      symptoms: null,
      previousVisit: row.key % 2 === 0,
      appointmentStatus: hygraphWords[row.state],
      cancellationReason: row.cancelReason,
      patientId: idOrNull('client', row.clientKey),
      doctorId: idOrNull('provider', row.providerKey),
      medicalServiceId: of('visitType', row.typeKey),
    };
  }
  const [clinic] = practice.places;
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Patient: () => practice.clients.filter(({ isDeleted }) => !isDeleted).map(patient),
    Appointment: () => practice.appointments.filter(isHere).map(appointment),
    Doctor: () =>
      practice.providers
        .filter(({ placeKeys }) => placeKeys.includes(1))
        .map((row) => ({
          ...edited(of('provider', row.key)),
          name: fullNameOf(row),
          specialty: row.role,
          qualifications: row.title === null ? [] : [row.title],
          bio: richText(`${row.givenName} works at the clinic.`),
          consultationHours: 'Monday to Friday',
          available: row.isActive,
          photoId: row.key === 1 ? of('organization', 3) : null,
        })),
    MedicalService: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes }) => ({
          ...edited(of('visitType', key)),
          name,
          description: richText(`About ${name.toLowerCase()}.`),
          keywords: name.toLowerCase().split(' '),
          icon: null,
          featured: key < 4,
          durationInMinutes: minutes,
          price: minutes * 2,
        })),
    ContactInfo: () => [
      {
        ...edited(of('organization', 1)),
        phone: clinic?.phone,
        emergencyPhone: '+1 207 555 0111',
        email: clinic?.email,
        location: [clinic?.street, clinic?.city, clinic?.state].join(', '),
      },
    ],
    WorkingHour: () => [
      {
        ...edited(of('organization', 2)),
        emergency: '24/7 - Open all day, every day',
        consultation: 'Monday to Saturday: 8:00 AM - 6:00 PM',
        pharmacy: '24/7 - Open all day, every day',
        laboratory: 'Monday to Saturday: 7:00 AM - 7:00 PM',
      },
    ],
    Message: () =>
      ['Jordan Blake', 'Alex Winter'].map((name, index) => ({
        ...edited(of('organization', 20 + index), founded + index * 86_400_000),
        createdById: websiteId,
        name,
        email: `visitor${String(index)}@example.test`,
        message: richText('Do you take new patients?'),
        messageStatus: index === 0 ? 'READ' : 'UNREAD',
        source: 'WEBSITE',
      })),
    NewsArticle: () => [
      {
        ...edited(of('organization', 30)),
        title: 'New opening hours',
        excerpt: null,
        content: richText('We open at eight.'),
        author: 'Robin Desk',
        featured: true,
        featuredImageId: of('organization', 3),
      },
    ],
    Asset: () => [
      {
        ...edited(of('organization', 3)),
        fileName: 'okafor.png',
        handle: 'h4nd13',
        mimeType: 'image/png',
        size: 20_480,
        width: 400,
        height: 400,
        url: 'https://media.example.test/h4nd13',
      },
    ],
    User: () =>
      [
        { id: deskId, kind: 'MEMBER', name: 'Robin Desk' },
        { id: websiteId, kind: 'PAT', name: 'Website' },
      ].map((user) => ({ ...edited(user.id), ...user, picture: null, isActive: true })),
  };
  return { rowsOf };
}

/** An instant as this service writes it: 2026-11-17T14:00:00+00:00. */
export function dateTime(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** A text as a document of its own with its written forms, or null where there is none. */
function richText(text: string | null): Row | null {
  if (text === null) return null;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const children = [{ type: 'paragraph', children: [{ text }] }];
  return { raw: { children }, html: `<p>${escaped}</p>`, markdown: `${text}\n`, text };
}
