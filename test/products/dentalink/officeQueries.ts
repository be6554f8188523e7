import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { fieldLista, type ListaArgs, pageOf } from './listas.ts';
import type { DentalinkMemory, PrestacionRow, TareaRow } from './memory.ts';
import { type OfficeRecords, officeTables } from './office.ts';
import { amountOf, dateText, dayIn, dentalinkIds, idOf, notFound, zoneOfAccount } from './values.ts';

interface ReportArgs {
  readonly id_sucursal: number;
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
}

type Answer = (args: ListaArgs) => Row;

const byName = ['nombre', 'habilitado'];
/** Every twelfth payment was entered twice. */
const twice = 12;

/** The queries for treatments, money and the office. */
export function officeQueries(backstage: Backstage, memory: DentalinkMemory, office: OfficeRecords) {
  const { practice, cap } = backstage;
  const { ledger } = memory;
  const zone = zoneOfAccount(practice);

  /** A list of rows that are made before they are searched: there are few of them. */
  const listOf =
    (rows: () => readonly Row[], names: readonly string[], sorts: readonly string[] = []): Answer =>
    (args) =>
      pageOf(
        rows(),
        fieldLista((row: Row) => row, names, sorts),
        args,
        cap,
      );
  const one = (rows: readonly Row[], what: string, id: number): Row => {
    const found = rows.find((row) => row['id'] === id);
    if (!found) throw notFound(what, id);
    return found;
  };

  const prestacion = ({ id, name, unitCents }: PrestacionRow): Row => {
    const categoria = officeTables.categorias[id % officeTables.categorias.length] ?? officeTables.categorias[0];
    return {
      id,
      nombre: name,
      codigo: String(id).padStart(6, '0'),
      id_arancel: officeTables.arancel.id,
      nombre_arancel: officeTables.arancel.nombre,
      id_categoria: categoria.id,
      nombre_categoria: categoria.nombre,
      id_tipo: categoria.id_tipo,
      tipo: categoria.tipo,
      precio: amountOf(unitCents),
      habilitado: 1,
    };
  };
  const tratamientos = (): readonly Row[] => ledger.orders.map(office.tratamiento);
  const pagos = (): readonly Row[] => ledger.payments.map(office.pago);
  const medio = ({ id, nombre }: (typeof officeTables.medios)[number]): Row => ({
    id,
    nombre,
    descuento: 0,
    modificable: 1,
    multiples_pagos: 1,
    permite_devolucion: 1,
    interno: 0,
    facturable: 1,
    habilitado: 1,
  });
  const encuesta = (id: number, nombre: string, scores: readonly number[]): Row => ({
    id,
    nombre,
    suma_resultados: scores.reduce((sum, score) => sum + score, 0),
    cant_respuestas: scores.length,
    puntaje: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    detalles: scores.map((puntaje, index) => ({ pregunta: `Pregunta ${String(index + 1)}`, puntaje })),
  });

  return {
    tratamientos: listOf(
      tratamientos,
      ['id_paciente', 'id_dentista', 'id_sucursal', 'fecha', 'finalizado'],
      ['id', 'fecha'],
    ),
    tratamiento: ({ id_tratamiento: id }: { readonly id_tratamiento: number }) =>
      one(tratamientos(), 'El tratamiento', id),
    tratamientosDetalles: listOf(() => memory.posiciones.map(office.detalle), ['id_tratamiento', 'fecha_realizacion']),
    prestaciones: listOf(() => memory.prestaciones.map(prestacion), byName),
    categorias: listOf(() => officeTables.categorias, byName),
    aranceles: listOf(() => [officeTables.arancel], byName),
    convenios: listOf(office.convenios, byName),
    convenio: ({ id_convenio: id }: { readonly id_convenio: number }) => one(office.convenios(), 'El convenio', id),
    pagos: listOf(
      pagos,
      ['id_paciente', 'id_sucursal', 'id_medio_pago', 'fecha_recepcion', 'fecha_creacion'],
      ['id', 'fecha_recepcion'],
    ),
    pago: ({ id_pago: id }: { readonly id_pago: number }) => one(pagos(), 'El pago', id),
    pagosEliminados: listOf(
      () => ledger.payments.filter(({ key }) => key % twice === 0).map(office.pagoEliminado),
      ['fecha_eliminacion'],
    ),
    medios: listOf(() => officeTables.medios.map(medio), byName),
    bancos: listOf(() => officeTables.bancos, byName),
    cajas: listOf(() => practice.places.map(({ key }) => office.caja(key)), ['id_sucursal', 'estado']),
    liquidaciones: listOf(
      () => practice.providers.filter(({ isActive }) => isActive).map(office.liquidacion),
      ['id_dentista', 'fecha_inicio', 'activa'],
    ),
    liquidacionesDetalles: listOf(() => office.liquidaciones(null), ['id_liquidacion', 'id_dentista']),
    tareas: (args: ListaArgs) =>
      pageOf(
        memory.tareas,
        fieldLista((row: TareaRow) => office.tarea(row), ['estado', 'id_paciente', 'fecha_creacion'], ['id']),
        args,
        cap,
      ),
    encuestas: listOf(() => [encuesta(1, 'Satisfacción', [5, 4, 5, 5]), encuesta(2, 'Primera visita', [4, 3, 5])], []),
    reporteProduccion(args: ReportArgs): readonly Row[] {
      const place = rowOf(practice.places, dentalinkIds.key('place', String(args.id_sucursal)));
      if (!place) throw notFound('La sucursal', args.id_sucursal);
      const [from, to] = [dayIn(args.fecha_inicio, 'fecha_inicio'), dayIn(args.fecha_fin, 'fecha_fin')];
      return memory.posiciones.flatMap((position): Row[] => {
        const { order, name } = position;
        const [provider, day] = [office.providerOf(order), dateText(order.at, zone)];
        const isOther = order.placeKey !== place.key || day < from || day > to;
        if (isOther || !provider || dueOf(ledger, order) > 0) return [];
        const service = memory.prestaciones.find((row) => row.name === name);
        return [
          {
            id_sucursal: args.id_sucursal,
            id_tratamiento: order.key + 700,
            nombre_tratamiento: order.items[0]?.name ?? '',
            id_detalle_tratamiento: position.id,
            fecha_realizacion: day,
            id_prestacion: service?.id ?? 0,
            codigo_prestacion: String(service?.id ?? 0).padStart(6, '0'),
            nombre_prestacion: name,
            id_dentista: idOf('provider', provider.key),
            nombre_completo_dentista: fullNameOf(provider),
            id_paciente: idOf('client', order.clientKey),
            monto: amountOf(position.quantity * position.unitCents),
          },
        ];
      });
    },
  };
}
