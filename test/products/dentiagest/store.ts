import { wallDay, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { clinicZone, type dentiagestRecords, dentiagestIds, isInBook, otherId, veritasOf } from './records.ts';

const opened = new Date('2020-02-03T14:00:00Z');
const stamps: Row = { createdAt: opened, updatedAt: opened };

const equipment = [
  ['Panoramic X-ray', 'XRAY_MACHINE', 'Planmeca', 'ProMax'],
  ['Autoclave', 'STERILIZER', 'Tuttnauer', 'Elara 11'],
  ['Chair 1', 'CHAIR', 'A-dec', '500'],
] as const;

const rooms = [
  ['Box 1', '101', 'GENERAL'],
  ['Box 2', '102', 'GENERAL'],
  ['Operating room', '110', 'SURGERY'],
] as const;

const stock = [
  ['Nitrile gloves M', 'GLV-M', 'consumables', 40, 8.9],
  ['Lidocaine 2 %', 'LID-2', 'anesthetics', 12, 31.5],
  ['Sutures 4-0', 'SUT-40', 'surgery', 26, 54.2],
] as const;

/** The rows beside patients and visits, as they are at first; lists of the last three can grow. */
export function dentiagestStore(
  { practice, now }: Backstage,
  { patientCard, user, stamps: stampsOf }: ReturnType<typeof dentiagestRecords>,
) {
  const id = dentiagestIds.of;
  const truth = (value: unknown, level: string) => (): Row => veritasOf(value, level, now());
  const done = practice.appointments.filter(
    (row) => isInBook(row) && row.state === 'completed' && row.providerKey !== null,
  );
  const people = (row: AppointmentRecord): Row => {
    const [client, provider] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    return {
      patientId: id('client', row.clientKey ?? 0),
      patient: () => client && patientCard(client),
      practitionerId: id('provider', row.providerKey ?? 0),
      practitioner: () => provider && user(provider),
    };
  };
  const records: readonly Row[] = done.map((row) => ({
    id: otherId(1, row.key),
    ...people(row),
    date: wallDay(row.start, clinicZone),
    recordType: 'consultation',
    title: row.reason ?? 'Consultation',
    content: 'No complications.',
    diagnosis: row.reason,
    treatment: row.key % 2 === 0 ? 'Observation' : null,
    treatmentPlan: row.key % 2 === 0 ? 'Observation' : null,
    allergies: [],
    medications: row.key % 3 === 0 ? ['Ibuprofen 400 mg'] : [],
    vitalSigns: null,
    attachments: [],
    ...stampsOf(row),
    _veritas: Object.fromEntries(
      ['diagnosis', 'treatmentPlan', 'allergies', 'medications', 'content', 'vitalSigns'].map((field) => {
        return [field, truth(field === 'vitalSigns' ? null : row.reason, 'CRITICAL')];
      }),
    ),
  }));
  const treatment = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(
      ['treatmentType', 'description', 'status', 'startDate', 'endDate', 'cost'].map((field) => {
        return [`${field}_veritas`, truth(row[field], 'HIGH')];
      }),
    ),
  });
  const treatments = done.slice(0, 20).map((row) =>
    treatment({
      id: otherId(2, row.key),
      ...people(row),
      treatmentType: row.typeKey === 4 ? 'SURGERY' : 'CLEANING',
      description: row.reason ?? 'Routine',
      status: 'COMPLETED',
      startDate: wallDay(row.start, clinicZone),
      endDate: wallDay(row.start, clinicZone),
      cost: 60 + row.typeKey * 20,
      notes: null,
      aiRecommendations: [],
      veritasScore: 0.98,
      ...stampsOf(row),
    }),
  );
  const bill = (row: Row): Row => ({
    ...row,
    _veritas: { patientId: truth(row['patientId'], 'CRITICAL'), amount: truth(row['amount'], 'CRITICAL') },
  });
  const bills = done.map((row, index) =>
    bill({
      id: otherId(3, row.key),
      patientId: id('client', row.clientKey ?? 0),
      amount: 45 + (row.typeKey % 5) * 12.5,
      billingDate: wallDay(row.start, clinicZone),
      status: index % 3 === 0 ? 'PENDING' : 'PAID',
      description: row.reason,
      paymentMethod: index % 3 === 0 ? null : 'card',
      ...stampsOf(row),
    }),
  );
  const event = (row: Row): Row => ({ ...row, _veritas: truth(row['title'], 'MEDIUM') });
  const events = practice.appointments
    .filter(({ isBlock }) => isBlock)
    .map((row) =>
      event({
        id: otherId(4, row.key),
        userId: id('provider', row.providerKey ?? 1),
        title: row.reason ?? 'Blocked',
        description: null,
        eventType: 'BLOCKED_TIME',
        startDate: wallText(row.start, clinicZone),
        endDate: wallText(row.start + row.minutes * 60_000, clinicZone),
        isAllDay: false,
        recurrenceRule: null,
        location: null,
        attendees: null,
        metadata: null,
        color: '#999999',
        isVisible: true,
        ...stampsOf(row),
      }),
    );
  const roomRows: readonly Row[] = rooms.map(([name, roomNumber, type], index) => {
    const veritas = { roomNumber_veritas: truth(roomNumber, 'HIGH'), status_veritas: truth('AVAILABLE', 'MEDIUM') };
    const rest = { status: 'AVAILABLE', capacity: 2, equipment: () => [], isActive: true, ...veritas, ...stamps };
    return { id: otherId(5, index + 1), name, roomNumber, type, ...rest };
  });
  return {
    records,
    treatments,
    bills,
    events,
    rooms: roomRows,
    cleanings: [] as Row[],
    equipment: equipment.map(([name, type, manufacturer, model], index): Row => {
      const serialNumber = `SN-${String(88_100 + index)}`;
      const veritas = {
        status_veritas: truth('ACTIVE', 'HIGH'),
        serialNumber_veritas: truth(serialNumber, 'CRITICAL'),
        purchaseDate_veritas: truth('2020-02-03', 'HIGH'),
      };
      const place = {
        location: rooms[index]?.[0],
        assignedRoomId: otherId(5, index + 1),
        assignedRoom: () => roomRows[index],
      };
      const rest = { status: 'ACTIVE', purchaseDate: '2020-02-03', isActive: true, ...place, ...veritas, ...stamps };
      return { id: otherId(6, index + 1), name, type, manufacturer, model, serialNumber, ...rest };
    }),
    stock: stock.map(([itemName, itemCode, category, quantity, unitPrice], index): Row => {
      const supplierId = otherId(8, 1);
      const veritas = { itemName: truth(itemName, 'HIGH'), itemCode: truth(itemCode, 'HIGH') };
      const rest = { unitPrice, description: null, isActive: true, ...stamps };
      const trusted = { ...veritas, supplierId: truth(supplierId, 'HIGH') };
      return {
        id: otherId(7, index + 1),
        itemName,
        itemCode,
        supplierId,
        category,
        quantity,
        ...rest,
        _veritas: trusted,
      };
    }),
    make: { treatment, bill, event },
  };
}
