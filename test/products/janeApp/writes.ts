import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { entryOf, type JaneChart } from './chart.ts';
import type { JaneRecords } from './records.ts';
import { badRequest, janeIds, notFound, uuidOf } from './words.ts';

type Kind = 'observations' | 'medications' | 'carePlans';

/** Mutations of the medical record and of webhooks. Nothing writes appointments or patients. */
export function janeWrites(backstage: Backstage, records: JaneRecords, chart: JaneChart): object {
  const { practice, now, refuseWrites } = backstage;
  let count = 0;
  const inputIn = (args: Row): Row => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { code: 'FORBIDDEN', status: 403 } });
    return isRow(args['input']) ? args['input'] : {};
  };
  const fresh = (kind: string): Row => {
    count += 1;
    const at = utcText(now());
    return { id: uuidOf(`new/${kind}/${String(count)}`), createdAt: at, updatedAt: at };
  };
  const payload = (input: Row, parts: Row): Row => ({ ...parts, clientMutationId: input['clientMutationId'] ?? null });

  const create = (kind: Kind, typename: string, input: Row, defaults: Row): Row => {
    const client = rowOf(practice.clients, janeIds.key('client', String(input['patientId'])));
    if (!client || client.isDeleted) throw notFound('Patient');
    const practitionerId = typeof input['practitionerId'] === 'string' ? input['practitionerId'] : null;
    if (practitionerId !== null && !rowOf(practice.providers, janeIds.key('provider', practitionerId)))
      throw badRequest('/data/practitioner_id', 'practitioner_id is not a practitioner');
    const row = { ...defaults, ...presentFields(input), practitionerId, encounterId: null, ...fresh(kind) };
    chart[kind].push(row);
    return entryOf(practice, records, typename)(row);
  };
  const change = (kind: Kind, typename: string, id: unknown, changed: (row: Row) => Row): Row => {
    const index = chart[kind].findIndex((row) => row['id'] === id);
    const before = chart[kind][index];
    if (!before) throw notFound(typename);
    const row = { ...before, ...changed(before), updatedAt: utcText(now()) };
    chart[kind][index] = row;
    return entryOf(practice, records, typename)(row);
  };
  const update = (kind: Kind, typename: string, { id, ...given }: Row): Row =>
    change(kind, typename, id, () => presentFields(given));

  return {
    createObservation(args: Row) {
      const input = inputIn(args);
      const defaults = { values: [], documentIds: [] };
      return payload(input, { observation: create('observations', 'Observation', input, defaults) });
    },
    updateObservation(args: Row) {
      const input = inputIn(args);
      return payload(input, { observation: update('observations', 'Observation', input) });
    },
    createMedication(args: Row) {
      const input = inputIn(args);
      return payload(input, { medication: create('medications', 'Medication', input, {}) });
    },
    updateMedication(args: Row) {
      const input = inputIn(args);
      return payload(input, { medication: update('medications', 'Medication', input) });
    },
    createCarePlan(args: Row) {
      const input = inputIn(args);
      return payload(input, { carePlan: create('carePlans', 'CarePlan', input, { activities: [] }) });
    },
    updateCarePlan(args: Row) {
      const input = inputIn(args);
      return payload(input, { carePlan: update('carePlans', 'CarePlan', input) });
    },
    createCarePlanActivity(args: Row) {
      const input = inputIn(args);
      const { category, description = null } = input;
      const added = { ...fresh('activity'), category, description, progress: null };
      const carePlan = change('carePlans', 'CarePlan', input['carePlanId'], ({ activities }) => ({
        activities: [...(Array.isArray(activities) ? activities : []), added],
      }));
      return payload(input, { carePlan });
    },
    createWebhook(args: Row) {
      const input = inputIn(args);
      if (!String(input['targetUrl']).startsWith('https://'))
        throw badRequest('/target_url', 'target_url must be an HTTPS URL');
      const { eventTopic, targetUrl } = input;
      const webhook = { ...fresh('webhook'), eventTopic, targetUrl, clinicGuid: 4711, isActive: true };
      chart.webhooks.push(webhook);
      return payload(input, { webhook, secret: 'whsec-test' });
    },
    deleteWebhook(args: Row) {
      const input = inputIn(args);
      const index = chart.webhooks.findIndex((row) => row['id'] === input['id']);
      if (index === -1) throw notFound('Webhook');
      chart.webhooks.splice(index, 1);
      return payload(input, { deletedId: input['id'] });
    },
  };
}
