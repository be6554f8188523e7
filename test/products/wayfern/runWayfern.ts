import type { ProductVisit } from '../queryProduct.ts';

/** Runs a mutation by its name; its input is a variable of the type that is named after it. */
export function runner({ post }: ProductVisit) {
  const send = (name: string, input: object, fields: string, type = name) => {
    const typeName = `${type.slice(0, 1).toUpperCase()}${type.slice(1)}Input`;
    return post(`mutation($input: ${typeName}!) { ${name}(input: $input) { ${fields} } }`, { input });
  };
  return {
    run: async (name: string, input: object, fields: string, type?: string) => {
      const { body } = await send(name, input, fields, type);
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data?.[name];
    },
    code: async (name: string, input: object, type?: string) =>
      (await send(name, input, 'id', type)).body.errors?.[0]?.extensions?.code,
  };
}
