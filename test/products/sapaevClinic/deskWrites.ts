import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type SapaevMemory, clinicZone, priceOf, sapaevRows } from './records.ts';
import { noDoctor, noPatient, refused, textIn } from './answers.ts';
import { dateOf, timeOf } from './values.ts';

type Input = Readonly<Record<'input', Row>>;

const visitStatuses = ['scheduled', 'confirmed', 'in_progress', 'completed', 'cancelled'];
/** What is left of a price. */
const shares: Readonly<Record<string, number>> = { repeat: 0.8, benefit: 0.5 };

/** What changes visits, services and queues, of which the practice knows nothing. */
export function sapaevDeskWrites(stage: Backstage, memory: SapaevMemory): object {
  const { practice, now } = stage;
  const rows = sapaevRows(stage, memory);
  const closed = (): Row | null => (stage.refuseWrites === null ? null : refused(stage.refuseWrites, 'INTERNAL_ERROR'));
  const peopleOf = (input: Row): Row | null => {
    if (!practice.clients.some(({ key }) => key === input['patientId'])) return noPatient;
    return practice.providers.some(({ key }) => key === input['doctorId']) ? null : noDoctor;
  };
  const noService = refused('Услуга не найдена', 'SERVICE_NOT_FOUND');
  const isToday = (instant: number): boolean => wallDay(instant, clinicZone) === wallDay(now(), clinicZone);
  function put<Table extends { readonly id: number }>(table: Table[], row: Table): void {
    const index = table.findIndex(({ id }) => id === row.id);
    if (index === -1) table.push(row);
    else table[index] = row;
  }
  return {
    createVisit({ input }: Input) {
      const [visitDate, time] = [dateOf(input['visitDate']), textIn(input, 'visitTime')];
      const visitTime = time === null ? null : timeOf(time);
      const missing = peopleOf(input);
      if (missing) return missing;
      const ids = new Set(Array.isArray(input['serviceIds']) ? input['serviceIds'].map(Number) : []);
      const services = rows.services().filter(({ key }) => ids.has(key));
      if (services.length !== ids.size) return refused('Одна или несколько услуг не найдены', 'SERVICES_NOT_FOUND');
      const discountMode = textIn(input, 'discountMode') ?? 'none';
      const share = input['allFree'] === true ? 0 : (shares[discountMode] ?? 1);
      const row = {
        id: rows.visits().length + 1,
        clientKey: Number(input['patientId']),
        providerKey: Number(input['doctorId']),
        visitDate,
        visitTime,
        status: 'scheduled',
        discountMode,
        totalAmount: services.reduce((sum, { key }) => sum + priceOf(key, memory) * share, 0),
        paymentStatus: 'pending',
        createdAt: now(),
        updatedAt: now(),
      };
      const refusal = closed();
      if (refusal) return refusal;
      memory.visits.push(row);
      return { success: true, message: 'Визит успешно создан', visit: rows.visit(row) };
    },
    updateVisitStatus({ id, status }: { readonly id: number; readonly status: string }) {
      const before = rows.visits().find((row) => row.id === id);
      if (!before) return refused('Визит не найден', 'VISIT_NOT_FOUND');
      if (!visitStatuses.includes(status))
        return refused(`Недопустимый статус. Допустимые: ${visitStatuses.join(', ')}`, 'INVALID_STATUS');
      const refusal = closed();
      if (refusal) return refusal;
      const row = { ...before, status, updatedAt: now() };
      put(memory.visits, row);
      return { success: true, message: 'Статус визита успешно обновлен', visit: rows.visit(row) };
    },
    createService({ input }: Input) {
      const [name, code] = [textIn(input, 'name') ?? '', textIn(input, 'code') ?? ''];
      if (rows.services().some((row) => rows.service(row)['code'] === code))
        return refused('Услуга с таким кодом уже существует', 'CODE_EXISTS');
      const doctor = rowOf(practice.providers, Number(input['doctorId'] ?? 0));
      if (input['doctorId'] && !doctor) return noDoctor;
      const refusal = closed();
      if (refusal) return refusal;
      const key = practice.visitTypes.length + memory.services.length + 1;
      const minutes = Number(input['durationMinutes'] ?? 30);
      const row = { key, name, minutes, color: '', isBlock: false, isBookable: true };
      memory.services.push(row);
      memory.prices.set(key, Number(input['price']));
      memory.serviceMore.set(key, {
        code,
        category: textIn(input, 'category'),
        description: textIn(input, 'description'),
        durationMinutes: input['durationMinutes'] ?? null,
        doctor: doctor && rows.doctor(doctor),
      });
      return { success: true, message: 'Услуга успешно создана', service: rows.service(row) };
    },
    updateServicePrice({ id, price }: { readonly id: number; readonly price: number }) {
      const row = rowOf(rows.services(), id);
      if (!row) return noService;
      if (price < 0) return refused('Цена не может быть отрицательной', 'INVALID_PRICE');
      const refusal = closed();
      if (refusal) return refusal;
      memory.prices.set(id, price);
      return { success: true, message: 'Цена услуги успешно обновлена', service: rows.service(row) };
    },
    joinQueue({ input }: Input) {
      const missing = peopleOf(input);
      if (missing) return missing;
      const [clientKey, providerKey] = [Number(input['patientId']), Number(input['doctorId'])];
      const todays = rows.queue().filter((row) => row.providerKey === providerKey && isToday(row.createdAt));
      if (todays.some((row) => row.clientKey === clientKey && ['waiting', 'called'].includes(row.status)))
        return refused('Пациент уже стоит в очереди к этому врачу сегодня', 'ALREADY_IN_QUEUE');
      const doctor = rowOf(practice.providers, providerKey);
      if (doctor && todays.length >= Number(rows.doctor(doctor)['maxOnlinePerDay']))
        return refused('Превышен лимит онлайн записей на сегодня', 'QUEUE_LIMIT_EXCEEDED');
      const refusal = closed();
      if (refusal) return refusal;
      const queueNumber = Math.max(0, ...todays.map((row) => row.queueNumber)) + 1;
      const id = rows.queue().length + 1;
      const times = { createdAt: now(), calledAt: null, completedAt: null };
      const row = { id, clientKey, providerKey, queueNumber, status: 'waiting', ...times };
      memory.queue.push(row);
      const message = `Вы встали в очередь под номером ${String(queueNumber)}`;
      return { success: true, message, queueEntry: rows.queueEntry(row) };
    },
    callNextPatient({ doctorId }: { readonly doctorId: number }) {
      const [next] = rows
        .queue()
        .filter((row) => row.providerKey === doctorId && row.status === 'waiting' && isToday(row.createdAt))
        .toSorted((one, other) => one.queueNumber - other.queueNumber);
      if (!next) return refused('Нет пациентов в очереди', 'NO_PATIENTS_IN_QUEUE');
      const refusal = closed();
      if (refusal) return refusal;
      const row = { ...next, status: 'called', calledAt: now() };
      put(memory.queue, row);
      const message = `Вызван пациент под номером ${String(row.queueNumber)}`;
      return { success: true, message, queueEntry: rows.queueEntry(row) };
    },
  };
}
