import fc from 'fast-check';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../graphql/demo/schema.ts';
import { maxDepth } from '../../graphql/service/depth.ts';
import { fieldTitle, formDocument, isRemoval, mostInputs } from '../../graphql/service/forms/form.ts';
import { formMisfit, isForm } from '../../graphql/service/forms/checkForm.ts';
import { buildForm } from '../../graphql/service/forms/buildForm.ts';
import { isRequired } from '../../graphql/service/introspection/schemaModel.ts';
import { dialects } from '../dialects/dialects.ts';
import { estimateText, formOfText, readForForms } from '../support/service/formOfText.ts';
import { randomSchema } from '../support/service/randomSchema.ts';
import '../support/propertySeed.ts';

/** Every mutation of a schema as a form: the document is one that the service takes, and nothing that it demands is left out. */
async function checkAll(text: string): Promise<number> {
  const schema = buildSchema(text);
  const read = await readForForms(text);
  let made = 0;
  for (const name of Object.keys(schema.getMutationType()?.getFields() ?? {})) {
    const model = await read(name);
    const form = buildForm(model, name);
    const field = model.types.get(model.mutationType ?? '')?.fields.find((each) => each.name === name);
    if (!form) {
      // Only what can't be declared has no form.
      expect(
        field?.arguments.some((each) => isRequired(each) && each.type.name === null),
        name,
      ).toBe(true);
      continue;
    }
    made += 1;
    const document = formDocument(form);
    expect(document.depth).toBeLessThanOrEqual(maxDepth);
    expect(
      validate(schema, parse(document.text)).map(({ message }) => message),
      document.text,
    ).toEqual([]);
    expect(form.arguments.filter(({ required }) => required).map((each) => each.name)).toEqual(
      (field?.arguments ?? []).filter(isRequired).map((each) => each.name),
    );
    expect(isForm(JSON.parse(JSON.stringify(form)))).toBe(true);
    expect(formMisfit(form, model)).toBeNull();
  }
  return made;
}

describe('the form of a mutation', () => {
  it('names every field of every input type that it reaches, with what a person has to know', async () => {
    const form = await formOfText(estimateText, 'createEstimate');
    expect(form.description).toBe('Writes an estimate and sends it to nobody.');
    expect(form.inputs.map(({ name }) => name)).toEqual(['EstimateInput', 'LineInput', 'PriceInput', 'DiscountInput']);
    const [input, line, price] = form.inputs;
    expect(input?.fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['clientId', 'id', true],
      ['kind', 'choice', true],
      ['validUntil', 'date', false],
      ['begins', 'moment', false],
      ['email', 'email', false],
      ['urgent', 'flag', false],
      ['tags', 'text', false],
      ['lines', 'input', true],
      ['extra', 'other', false],
      ['notes', 'longText', false],
    ]);
    expect(input?.fields[2]).toMatchObject({ title: 'Valid until', description: 'The last day on which it holds.' });
    expect(line?.fields.find(({ name }) => name === 'quantity')).toMatchObject({ required: false, defaultValue: '1' });
    // The type that holds itself is there once, and named by itself.
    expect(line?.fields.find(({ name }) => name === 'parts')).toMatchObject({
      kind: 'input',
      of: 'LineInput',
      lists: 1,
    });
    expect(price?.fields.map(({ name, kind, writing }) => [name, kind, writing])).toEqual([
      ['amount', 'decimal', 'text'],
      ['weight', 'decimal', 'number'],
      ['discount', 'input', 'json'],
    ]);
    expect(form.choices).toEqual([
      { name: 'EstimateKind', values: ['SURGERY', 'DENTAL', 'OTHER'] },
      { name: 'DiscountReason', values: ['STAFF', 'LOYALTY'] },
    ]);
    expect(form.result).toMatchObject({
      object: { path: ['estimate'], id: 'id' },
      refusals: [{ list: ['errors'], text: 'message', field: 'path' }],
    });
  });

  it('is there for every mutation of the demo clinic and of every dialect', async () => {
    expect(await checkAll(schemaText)).toBeGreaterThan(10);
    for (const { sdl } of dialects) expect(await checkAll(sdl)).toBeGreaterThan(0);
  }, 60_000);

  it('is there for 150 random schemas, and its document is one that the service takes', async () => {
    await fc.assert(
      fc.asyncProperty(randomSchema, async (text) => void (await checkAll(text))),
      { numRuns: 150 },
    );
  }, 60_000);

  it('ends where input types have no end', async () => {
    const inputs = Array.from(
      { length: 90 },
      (_, index) => `input I${index} { next: I${index + 1}  other: I${(index * 7) % 90} }`,
    );
    const text = `type Query { a: Int } ${inputs.join('\n')} input I90 { a: Int } type Mutation { go(input: I0): Int }`;
    const form = await formOfText(text, 'go');
    expect(form.inputs.length).toBeLessThanOrEqual(mostInputs);
    // What is beyond can still be said, as it is written.
    expect(form.inputs.flatMap(({ fields }) => fields).some(({ kind }) => kind === 'other')).toBe(true);
  });

  it('does not fit a schema that has lost or changed what it names', async () => {
    const form = await formOfText(estimateText, 'createEstimate');
    const misfit = async (from: string, to: string): Promise<string | null> => {
      expect(estimateText).toContain(from);
      const read = await readForForms(estimateText.replace(from, to));
      return formMisfit(form, await read('createEstimate'));
    };
    expect(await misfit('createEstimate(input: EstimateInput!)', 'makeEstimate(input: EstimateInput!)')).toBe(
      'Mutation.createEstimate',
    );
    expect(await misfit('createEstimate(input: EstimateInput!)', 'createEstimate(input: LineInput!)')).toContain(
      'input',
    );
    expect(await misfit('percent: Decimal!', 'percent: Int!')).toBe('DiscountInput(percent: Decimal!)');
    expect(await misfit('percent: Decimal!', 'percent: Decimal!  until: Date!')).toBe('DiscountInput(until: Date!)');
    expect(await misfit('STAFF LOYALTY', 'STAFF')).toBe('DiscountReason.LOYALTY');
    expect(await misfit('percent: Decimal!', 'percent: Decimal!  until: Date')).toBeNull();
  });

  it('is refused from a file where anything in it is no plain name', async () => {
    const form = await formOfText(estimateText, 'createEstimate');
    const bent = (from: string, to: string): unknown => {
      const text = JSON.stringify(form);
      expect(text).toContain(from);
      return JSON.parse(text.replaceAll(from, to));
    };
    expect(isForm(bent('"createEstimate"', '"deleteAll { id } x: createEstimate"'))).toBe(false);
    expect(isForm(bent('"EstimateInput!"', '"EstimateInput!) { x"'))).toBe(false);
    expect(isForm(bent('"EstimateInput!"', '"[EstimateInput!"'))).toBe(false);
    expect(isForm(bent('"estimate"', '"estimate { id } x: deleteAll"'))).toBe(false);
    expect(isForm(bent('"SURGERY"', '"__proto__"'))).toBe(false);
    expect(isForm(bent('"name":"PriceInput"', '"name":"Other"'))).toBe(false);
    expect(isForm(bent('"kind":"decimal"', '"kind":"constructor"'))).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => !isForm(value)));
  });
});

describe('what a mutation is called', () => {
  it('is its name in sentence case', () => {
    expect(['createEstimate', 'unitPriceUSD', 'HTTPUrl', 'snake_case_id', 'x'].map(fieldTitle)).toEqual([
      'Create estimate',
      'Unit price USD',
      'HTTP url',
      'Snake case id',
      'X',
    ]);
  });

  it('recognizes deletions', () => {
    expect(
      ['deleteEstimate', 'removeTag', 'purge_all', 'mergeClients', 'terminLöschen'].filter(isRemoval),
    ).toHaveLength(5);
    expect(['createEstimate', 'updateClient', 'setStatus', 'avoidance'].filter(isRemoval)).toEqual([]);
  });
});
