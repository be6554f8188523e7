import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';

/** Addresses that hear of changes, and how they are entered and removed. */
export function calComWebhooks({ refuseWrites }: Pick<Backstage, 'refuseWrites'>): {
  readonly rows: readonly Row[];
  readonly mutations: object;
} {
  const idOf = (number: number): string => Buffer.from(`Webhook:${String(number)}`).toString('base64');
  let last = 1;
  const rows: Row[] = [
    {
      __typename: 'Webhook',
      id: idOf(last),
      subscriberUrl: 'https://hooks.example.test/bookings',
      active: true,
      triggers: ['BOOKING_CREATED', 'BOOKING_CANCELLED'],
      payloadTemplate: null,
    },
  ];
  const refusal = refuseWrites === null ? null : [{ field: ['base'], message: refuseWrites }];
  const mutations = {
    createWebhook({ input }: { readonly input: Row }) {
      if (refusal) return { webhook: null, userErrors: refusal };
      last += 1;
      const webhook = { payloadTemplate: null, ...input, __typename: 'Webhook', id: idOf(last) };
      rows.push(webhook);
      return { webhook, userErrors: [] };
    },
    deleteWebhook({ input }: { readonly input: Row }) {
      if (refusal) return { deletedWebhookId: null, userErrors: refusal };
      const id = input['webhookId'];
      const index = rows.findIndex((row) => row['id'] === id);
      if (index < 0)
        return { deletedWebhookId: null, userErrors: [{ field: ['webhookId'], message: 'Webhook not found' }] };
      rows.splice(index, 1);
      return { deletedWebhookId: id, userErrors: [] };
    },
  };
  return { rows, mutations };
}
