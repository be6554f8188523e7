import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, paidOf, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { liquidacionRecords } from './liquidaciones.ts';
import type { DentalinkMemory, Posicion, TareaRow } from './memory.ts';
import { recepcion } from './records.ts';
import { amountOf, dateText, datetimeText, flag, idOf, zoneOfAccount } from './values.ts';

/** How the money and the office look there. */
export type OfficeRecords = ReturnType<typeof officeRecords>;

/** Ways to pay, each with the word of the ledger. */
const medios = [
  { id: 1, nombre: 'Efectivo', method: 'CASH' },
  { id: 2, nombre: 'Cheque', method: 'CHECK' },
  { id: 3, nombre: 'Tarjeta de crédito', method: 'CARD' },
] as const;
const arancel = { id: 1, nombre: 'Arancel particular', habilitado: 1 };
const categorias = [
  { id: 1, nombre: 'Consultas', id_tipo: 1, tipo: 'Clínica', habilitado: 1 },
  { id: 2, nombre: 'Procedimientos', id_tipo: 1, tipo: 'Clínica', habilitado: 1 },
  { id: 3, nombre: 'Insumos', id_tipo: 2, tipo: 'Laboratorio', habilitado: 1 },
] as const;
const bancos = [
  { id: 1, nombre: 'Banco de Chile', habilitado: 1 },
  { id: 2, nombre: 'BancoEstado', habilitado: 1 },
] as const;
const dayMs = 86_400_000;

/** Makes rows of treatments, payments and the office. Ids are counted on from a number of each table. */
export function officeRecords(backstage: Backstage, memory: DentalinkMemory) {
  const { practice, now } = backstage;
  const zone = zoneOfAccount(practice);
  const { ledger } = memory;
  const nameOfClient = (key: number | null): string => {
    const client = rowOf(practice.clients, key);
    return client ? fullNameOf(client) : '';
  };
  const placeFields = (key: number): Row => ({
    id_sucursal: idOf('place', key),
    nombre_sucursal: rowOf(practice.places, key)?.name ?? '',
  });
  const clientFields = (key: number): Row => ({
    id_paciente: idOf('client', key),
    nombre_paciente: nameOfClient(key),
    nombre_social_paciente: memory.fichas.get(key)?.nombre_social ?? '',
  });
  const providerOf = ({ key, placeKey }: OrderRecord): ProviderRecord | null => {
    const staff = practice.providers.filter((row) => row.isActive && row.placeKeys.includes(placeKey));
    return staff[key % Math.max(1, staff.length)] ?? null;
  };
  const nameOfPlan = ({ items }: OrderRecord): string => items[0]?.name ?? '';
  const prestacionOf = (name: string): number => memory.prestaciones.find((row) => row.name === name)?.id ?? 0;
  const convenioOf = (clientKey: number): Row | null => {
    const [id] = memory.convenios.get(clientKey) ?? [];
    return convenios().find((row) => row['id'] === id) ?? null;
  };

  const convenios = (): readonly Row[] =>
    ['Caja de Compensación Los Andes', 'Municipalidad'].map((nombre, index) => ({
      id: index + 1,
      nombre,
      id_empresa: 50 + index,
      nombre_empresa: nombre,
      contacto_empresa: '',
      rut_empresa: '',
      telefono_empresa_1: '',
      telefono_empresa_2: '',
      direccion_empresa: '',
      comuna_empresa: '',
      ciudad_empresa: '',
      mail_empresa: `convenios${String(index + 1)}@example.test`,
      fecha_afiliacion: '2020-03-01',
      id_arancel: arancel.id,
      nombre_arancel: arancel.nombre,
      observacion: '',
      descuento: index === 0 ? 10 : 5,
      ajuste: 0,
      descuentos_por_planilla: 0,
      descuentos_laboratorios: 0,
      descuentos_otros: 0,
      habilitado: 1,
    }));

  const detalle = ({ id, order, name, quantity, unitCents }: Posicion): Row => {
    const provider = providerOf(order);
    const isDone = dueOf(ledger, order) === 0;
    const total = amountOf(quantity * unitCents);
    return {
      id,
      id_tratamiento: order.key + 700,
      id_prestacion: prestacionOf(name),
      nombre_prestacion: name,
      tipo_prestacion: 'Clínica',
      id_usuario_creador: recepcion.id,
      nombre_creador: recepcion.nombre,
      fecha_creacion: dateText(order.at, zone),
      realizado: flag(isDone),
      liquidado: flag(isDone && order.key % 2 === 0),
      id_dentista_realizador: isDone && provider ? idOf('provider', provider.key) : null,
      dentista_realizador: isDone && provider ? fullNameOf(provider) : '',
      fecha_realizacion: isDone ? dateText(order.at, zone) : null,
      precio: amountOf(unitCents),
      descuento_usuario: 0,
      descuento_convenio: 0,
      descuento_total: 0,
      pagado: isDone ? total : 0,
      total,
      ...placeFields(order.placeKey),
      ...clientFields(order.clientKey),
    };
  };

  const tratamiento = (order: OrderRecord): Row => {
    const provider = providerOf(order);
    const convenio = convenioOf(order.clientKey);
    const [due, paid] = [dueOf(ledger, order), paidOf(ledger, order.key)];
    const total = amountOf(order.subtotalCents + order.taxCents);
    return {
      id: order.key + 700,
      nombre: nameOfPlan(order),
      id_convenio: convenio?.['id'] ?? null,
      nombre_convenio: convenio?.['nombre'] ?? '',
      fecha: dateText(order.at, zone),
      finalizado: flag(due === 0),
      bloqueado: 0,
      ...clientFields(order.clientKey),
      id_dentista: provider && idOf('provider', provider.key),
      nombre_dentista: provider ? fullNameOf(provider) : '',
      ...placeFields(order.placeKey),
      comentario: '',
      total,
      abonado: amountOf(paid),
      abono_libre: 0,
      asignado_realizado: due === 0 ? amountOf(paid) : 0,
      asignado_sin_realizar: due === 0 ? 0 : amountOf(paid),
      total_realizado: due === 0 ? total : 0,
      deuda: amountOf(due),
      detalles: () => memory.posiciones.filter((row) => row.order === order).map(detalle),
    };
  };

  const pago = (row: PaymentRecord): Row => {
    const medio = medios.find(({ method }) => method === row.method) ?? medios[0];
    const placeKey = rowOf(ledger.orders, row.orderKey)?.placeKey ?? practice.places[0]?.key ?? 1;
    const banco = row.method === 'CHECK' ? bancos[row.key % 2] : undefined;
    return {
      id: row.key + 3000,
      id_pagador: idOf('client', row.clientKey),
      nombre_pagador: nameOfClient(row.clientKey),
      tipo_pagador: 'Paciente',
      ...clientFields(row.clientKey),
      monto_pago: amountOf(row.cents),
      id_medio_pago: medio.id,
      medio_pago: medio.nombre,
      id_banco: banco?.id ?? null,
      nombre_banco: banco?.nombre ?? '',
      fecha_recepcion: dateText(row.at, zone),
      fecha_vencimiento: null,
      fecha_creacion: dateText(row.at, zone),
      rut_emisor: '',
      numero_referencia: row.reference ?? '',
      id_caja: idOf('place', placeKey) * 10,
      ...placeFields(placeKey),
      folio: null,
    };
  };

  // A payment that was entered twice, and taken out on the next day.
  const pagoEliminado = (row: PaymentRecord): Row => ({
    ...pago(row),
    id: row.key + 60_000,
    folio_boleta: null,
    fecha_eliminacion: dateText(row.at + dayMs, zone),
    comentarios: 'Ingresado dos veces',
  });

  const caja = (placeKey: number): Row => {
    const paid = ledger.payments.filter((row) => rowOf(ledger.orders, row.orderKey)?.placeKey === placeKey);
    const acumulado = amountOf(paid.reduce((sum, { cents }) => sum + cents, 0));
    return {
      id: idOf('place', placeKey) * 10,
      id_sucursal: idOf('place', placeKey),
      id_usuario_admin: recepcion.id,
      fecha_apertura: datetimeText(now() - 90 * dayMs, zone),
      fecha_cierre: null,
      saldo_anterior: 0,
      abono_inicial: 0,
      saldo_inicial: 0,
      gastos: 0,
      acumulado,
      saldo_total: acumulado,
      saldo_cierre: null,
      estado: 1,
    };
  };

  const parts = { placeFields, clientFields, providerOf, nameOfPlan, prestacionOf };
  const { liquidacion, liquidaciones } = liquidacionRecords(backstage, memory, parts);

  const tarea = (row: TareaRow): Row => ({
    id: row.id,
    detalle: row.detalle,
    vencimiento: row.vencimiento,
    estado: flag(row.isDone),
    mensaje: row.mensaje,
    id_tipo_tarea: row.clientKey === null ? 1 : 2,
    tipo_tarea: row.clientKey === null ? 'General' : 'Paciente',
    id_referencia: null,
    referencia: '',
    id_sucursal: idOf('place', row.placeKey),
    sucursal: rowOf(practice.places, row.placeKey)?.name ?? '',
    id_creador: recepcion.id,
    creador: recepcion.nombre,
    id_completador: row.isDone ? recepcion.id : null,
    completador: row.isDone ? recepcion.nombre : '',
    id_paciente: row.clientKey && idOf('client', row.clientKey),
    paciente: nameOfClient(row.clientKey),
    nombre_social_paciente: memory.fichas.get(row.clientKey ?? 0)?.nombre_social ?? '',
    fecha_creacion: dateText(row.at, zone),
  });

  return { convenios, detalle, tratamiento, pago, pagoEliminado, caja, liquidacion, liquidaciones, tarea, providerOf };
}

/** Tables that are the same for everyone. */
export const officeTables = { medios, arancel, categorias, bancos };
