import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { readAppointmentType } from '../../../graphql/service/readers/readObjects.ts';
import { modelOf } from '../../support/service/modelOf.ts';

async function typeFields(fields: string) {
  const text = `
    type Query { org: Org appointmentTypes: [AppointmentType!]! clients(limit: Int, offset: Int): [Client!]! }
    type Org { id: ID! name: String }
    type Client { id: ID! firstName: String lastName: String phone: String }
    type AppointmentType { id: ID! name: String! duration: Int color: String ${fields} }
  `;
  const { appointmentTypes } = matchSchema(await modelOf(text)).map;
  if (!appointmentTypes) throw new Error('The types of appointments were not found.');
  return appointmentTypes.fields;
}

describe('types of blocked time', () => {
  it.each(['isBlockoff', 'blocked', 'isBlock', 'blocker'])('are told by their own flag %s', async (name) => {
    const fields = await typeFields(`${name}: Boolean`);
    expect(readAppointmentType({ id: '1', name: 'Lunch', [name]: true }, fields)?.blocked).toBe(true);
    expect(readAppointmentType({ id: '2', name: 'Exam', [name]: false }, fields)?.blocked).toBe(false);
  });

  it.each(['canBookOnline: Boolean', 'block: String', 'blockedBy: String', 'isActive: Boolean'])(
    'are not told by %s',
    async (field) => expect((await typeFields(field)).blocked).toBeUndefined(),
  );
});
