import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type ProviderRecord } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { DentalinkMemory } from './memory.ts';
import { amountOf, dateText, idOf, zoneOfAccount } from './values.ts';

/** What rows of the office have in common. */
interface Parts {
  readonly placeFields: (key: number) => Row;
  readonly clientFields: (key: number) => Row;
  readonly providerOf: (order: OrderRecord) => ProviderRecord | null;
  readonly nameOfPlan: (order: OrderRecord) => string;
  readonly prestacionOf: (name: string) => number;
}

const dayMs = 86_400_000;
/** What a dentist gets of a payment. */
const share = 0.4;

/** Makes rows of what dentists are to be paid. */
export function liquidacionRecords({ practice, now }: Backstage, memory: DentalinkMemory, parts: Parts) {
  const { placeFields, clientFields, providerOf, nameOfPlan, prestacionOf } = parts;
  const { ledger } = memory;
  const zone = zoneOfAccount(practice);

  const liquidacion = ({ key, placeKeys }: ProviderRecord): Row => {
    const id = 400 + key;
    return {
      id,
      id_dentista: idOf('provider', key),
      id_sucursal: idOf('place', placeKeys[0] ?? 0),
      fecha_inicio: dateText(now() - 60 * dayMs, zone),
      fecha_termino: null,
      monto: liquidaciones(key).reduce((sum, row) => sum + Number(row['monto']), 0),
      activa: 1,
      detalles: () => liquidaciones(key),
    };
  };

  const liquidaciones = (providerKey: number | null): readonly Row[] =>
    memory.posiciones.flatMap((position): Row[] => {
      const { order, id, name } = position;
      const provider = providerOf(order);
      const isPaid = order.key % 2 === 0 && dueOf(ledger, order) === 0;
      if (!provider || !isPaid || (providerKey ?? provider.key) !== provider.key) return [];
      const total = amountOf(position.quantity * position.unitCents);
      const { nombre_social_paciente: _, ...client } = clientFields(order.clientKey);
      return [
        {
          id: id + 20_000,
          id_liquidacion: 400 + provider.key,
          ...placeFields(order.placeKey),
          id_dentista: idOf('provider', provider.key),
          nombre_dentista: fullNameOf(provider),
          ...client,
          id_tratamiento: order.key + 700,
          nombre_tratamiento: nameOfPlan(order),
          id_prestacion: prestacionOf(name),
          nombre_prestacion: name,
          medio_pago: 'Efectivo',
          fecha: dateText(order.at, zone),
          monto: Math.round(total * share * 100) / 100,
          total,
          estado_liquidacion: 1,
        },
      ];
    });

  return { liquidacion, liquidaciones };
}
