import fc from 'fast-check';
import { buildSchema, execute, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Form, formDocument, type FormField } from '../../graphql/service/forms/form.ts';
import { formVariables } from '../../graphql/service/forms/formVariables.ts';
import { estimateText, formOfText } from '../support/service/formOfText.ts';
import '../support/propertySeed.ts';

const zone = 'America/New_York';
let form: Form;
beforeAll(async () => {
  form = await formOfText(estimateText, 'createEstimate');
});

const line = { text: 'Scale and polish', price: { amount: '120.50' } };
const least = { clientId: 'c1', kind: 'DENTAL', lines: [line] };

function sent(typed: unknown, of = form): unknown {
  const result = formVariables(of, typed, zone);
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result.faults));
  return JSON.parse(JSON.stringify(result.variables));
}

function faultsOf(typed: unknown): readonly (readonly [string, string])[] {
  const result = formVariables(form, typed, zone);
  return result.kind === 'ready' ? [] : result.faults.map(({ path, fault }) => [path.join('.'), fault] as const);
}

describe('what a form sends', () => {
  it('leaves out empty fields, and sends a null only on purpose', () => {
    expect(sent({ input: { ...least, notes: '', tags: [], validUntil: ' ', extra: null } })).toEqual({
      input: { ...least, extra: null },
    });
    const discounted = { ...line, price: { amount: '1', discount: { percent: '', note: '' } } };
    expect(sent({ input: { ...least, lines: [discounted] } })).toEqual({
      input: { ...least, lines: [{ text: 'Scale and polish', price: { amount: '1' } }] },
    });
    expect(faultsOf({ input: { ...least, kind: null } })).toEqual([['input.kind', 'notEmpty']]);
  });

  it('reports every error at its field, all at once', () => {
    expect(faultsOf({})).toEqual([
      ['input.clientId', 'missing'],
      ['input.kind', 'missing'],
      ['input.lines', 'missing'],
    ]);
    const wrong = { text: 'x', quantity: '1.5', price: { amount: '1,50', discount: { reason: 'NONE' } }, parts: [{}] };
    expect(
      faultsOf({
        input: {
          clientId: 'c',
          kind: 'dental',
          validUntil: '2026-02-30',
          begins: 'soon',
          lines: [line, wrong],
          extra: '{',
        },
      }),
    ).toEqual([
      ['input.kind', 'noChoice'],
      ['input.validUntil', 'noDate'],
      ['input.begins', 'noMoment'],
      ['input.lines.1.quantity', 'noWhole'],
      ['input.lines.1.price.amount', 'noDecimal'],
      ['input.lines.1.price.discount.percent', 'missing'],
      ['input.lines.1.price.discount.reason', 'noChoice'],
      ['input.lines.1.parts.0.text', 'missing'],
      ['input.lines.1.parts.0.price.amount', 'missing'],
      ['input.extra', 'noJson'],
    ]);
  });

  it('names only its own fields', () => {
    expect(faultsOf({ input: { ...least, secret: 'x' } })).toEqual([['input', 'unknown']]);
    expect(faultsOf({ input: JSON.parse('{ "__proto__": { "clientId": "c" } }') }).map(([, fault]) => fault)).toContain(
      'unknown',
    );
  });

  it('writes dates, moments and flags in the service’s format', () => {
    const typed = {
      ...least,
      validUntil: '2026-12-31',
      begins: '2026-11-21T09:00',
      urgent: false,
      extra: '{"a": [1.10, "x"]}',
    };
    expect(sent({ input: typed })).toMatchObject({
      input: { validUntil: '2026-12-31', begins: '2026-11-21T09:00:00-05:00', urgent: false, extra: { a: [1.1, 'x'] } },
    });
    expect(sent({ input: { ...typed, begins: '2026-11-21T09:00:00Z' } })).toMatchObject({
      input: { begins: '2026-11-21T09:00:00Z' },
    });
  });

  it('keeps every digit of a decimal: 25 of them as a text, and as many in a JSON number', () => {
    const digits = fc.bigInt({ min: -(10n ** 25n) + 1n, max: 10n ** 25n - 1n });
    fc.assert(
      fc.property(digits, fc.nat(20), (number, places) => {
        const text = String(number)
          .replace('-', '')
          .padStart(places + 1, '0');
        const typed = `${number < 0n ? '-' : ''}${text.slice(0, text.length - places)}${places > 0 ? `.${text.slice(-places)}` : ''}`;
        const lines = [{ ...line, price: { amount: typed, weight: typed } }];
        const result = formVariables(form, { input: { ...least, lines, extra: `{"n":${typed}}` } }, zone);
        if (result.kind !== 'ready') throw new Error(JSON.stringify(result.faults));
        const body = JSON.stringify(result.variables);
        expect(body).toContain(`"amount":"${typed}"`);
        expect(body).toContain(`"weight":${typed}}`);
        expect(body).toContain(`{"n":${typed}}`);
      }),
    );
  });

  it('never throws, whatever was typed', () => {
    fc.assert(
      fc.property(fc.anything(), (typed) => void formVariables(form, typed, zone)),
      { numRuns: 500 },
    );
    const inside = fc
      .anything()
      .map((value) => ({ input: { ...least, lines: [{ ...line, quantity: value }, value] } }));
    fc.assert(
      fc.property(inside, (typed) => void formVariables(form, typed, zone)),
      { numRuns: 500 },
    );
  });

  it('is taken by a server of that schema, whatever is typed that the form takes', async () => {
    const schema = buildSchema(estimateText);
    const document = parse(formDocument(form).text);
    await fc.assert(
      fc.asyncProperty(typedFor(form), async (typed) => {
        const result = formVariables(form, typed, zone);
        if (result.kind !== 'ready') throw new Error(JSON.stringify(result.faults));
        const variableValues = JSON.parse(JSON.stringify(result.variables));
        let arrived: unknown = null;
        const rootValue = {
          createEstimate(args: unknown) {
            arrived = args;
            return { estimate: { id: 'e1' }, errors: [] };
          },
        };
        const answer = await execute({ schema, document, rootValue, variableValues });
        expect(answer.errors).toBeUndefined();
        expect(JSON.parse(JSON.stringify(arrived))).toMatchObject(variableValues);
      }),
      { numRuns: 200 },
    );
  });
});

/** Values that a form takes: every kind as a person would type it, optional ones now and then. */
function typedFor({ arguments: list, inputs, choices }: Form): fc.Arbitrary<unknown> {
  const leaf = (field: FormField): fc.Arbitrary<unknown> => {
    switch (field.kind) {
      case 'whole':
        return fc.integer({ min: -1000, max: 1000 }).map(String);
      case 'decimal':
        return fc
          .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 10, max: 99 }))
          .map(([a, b]) => `${a}.${b}`);
      case 'flag':
        return fc.boolean();
      case 'choice':
        return fc.constantFrom(...(choices.find(({ name }) => name === field.of)?.values ?? ['']));
      case 'date':
        return fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);
      case 'moment':
        return fc.integer({ min: 10, max: 23 }).map((hour) => `2026-11-21T${hour}:30`);
      case 'other':
        return fc.json();
      case 'text':
      case 'longText':
      case 'clock':
      case 'email':
      case 'phone':
      case 'url':
      case 'id':
      case 'input':
        return fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
    }
  };
  const group = (fields: readonly FormField[], level: number): fc.Arbitrary<unknown> => {
    const said = fields.filter(({ required, kind }) => required || kind !== 'input' || level < 4);
    const entries = said.map(({ name, ...field }) => {
      const inner =
        field.kind === 'input'
          ? group(inputs.find((each) => each.name === field.of)?.fields ?? [], level + 1)
          : leaf({ name, ...field });
      const value = field.lists > 0 ? fc.array(inner, { maxLength: 3 }) : inner;
      return [name, field.required ? value : fc.option(value, { nil: undefined })] as const;
    });
    return fc.record(Object.fromEntries(entries));
  };
  return group(list, 0);
}
