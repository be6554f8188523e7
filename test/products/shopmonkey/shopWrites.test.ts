import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { shopmonkey } from './shopmonkey.ts';

const visit = productVisits(shopmonkey);
const { of } = shopmonkey.view.ids;

describe('Writing to Shopmonkey beside its calendar', () => {
  it('moves orders on the board, takes money, sends messages, and keeps vehicles and webhooks', async () => {
    const { query, server } = await visit();
    const board = await query('{ workflowStatuses { data { id name locationId } } }');
    const invoices = rowsAt(board, 'workflowStatuses.data').find(({ name }) => name === 'Invoices')?.['id'];
    const open = await query('{ orders(where: { status: RepairOrder }) { data { id appointmentDates } } }');
    const id = String(at(open, 'orders.data.0.id'));
    const answer = await query(`mutation {
      updateOrder(id: "${id}", data: { workflowStatusId: "${String(invoices)}", complaint: "Squeaks" }) { status complaint invoiced }
      createOrder(data: { customerId: "${of('client', 2)}", name: "Oil change" }) { id number status generatedCustomerName workflowStatus { name } }
      recordManualPayment(data: { orderId: "${id}", amountCents: 1500, paymentType: Cash }) { amountCents paymentMode order { id } }
      sendMessage(data: { customerId: "${of('client', 2)}", text: "Ready!" }) { text authorType conversationId }
      createVehicle(data: { customerId: "${of('client', 3)}", size: LightDuty, year: 2020, make: "Volvo", model: "V60" }) {
        id computed_ymm owners { companyName } }
      createWebhook(data: { name: "Desk", url: "https://desk.example.test", triggers: ["Appointment"] }) { id enabled }
    }`);
    expect(answer).toMatchObject({
      updateOrder: { status: 'Invoice', complaint: 'Squeaks', invoiced: true },
      createOrder: { status: 'Estimate', generatedCustomerName: 'Søren Müller', workflowStatus: { name: 'Estimates' } },
      recordManualPayment: { amountCents: 1500, paymentMode: 'Manual', order: { id } },
      sendMessage: { text: 'Ready!', authorType: 'User' },
      createVehicle: { computed_ymm: '2020 Volvo V60', owners: [{ companyName: 'Riverside Cat Rescue' }] },
      createWebhook: { enabled: true },
    });
    const start = Date.parse(String(at(open, 'orders.data.0.appointmentDates.0')));
    expect(server.practice.appointments.some((row) => row.start === start && row.state === 'completed')).toBe(true);
    const vehicleId = String(at(answer, 'createVehicle.id'));
    const more = await query(`mutation { updateVehicle(id: "${vehicleId}", data: { mileage: 31000 }) { mileage make }
      linkVehicle(id: "${vehicleId}", customerId: "${of('client', 5)}") { ownerCount }
      updateOrder(id: "${String(at(answer, 'createOrder.id'))}", data: { workflowStatusId: "${String(invoices)}" }) { status name }
      deleteWebhook(id: "${String(at(answer, 'createWebhook.id'))}") { success } }`);
    expect(more).toEqual({
      updateVehicle: { mileage: 31_000, make: 'Volvo' },
      linkVehicle: { ownerCount: 2 },
      updateOrder: { status: 'Invoice', name: 'Oil change' },
      deleteWebhook: { success: true },
    });
  });
});
