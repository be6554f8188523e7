/** What a payload looks like: the oracle walks it. */
export type Form =
  | { readonly is: 'nothing' | 'flag' | 'number' | 'count' | 'any' }
  | { readonly is: 'text'; readonly least: number; readonly most: number; readonly fits?: (text: string) => boolean }
  | { readonly is: 'whole'; readonly least: number; readonly most: number }
  | { readonly is: 'one of'; readonly values: readonly unknown[] }
  | { readonly is: 'object'; readonly keys: Readonly<Record<string, Form>>; readonly optional: boolean }
  | { readonly is: 'list'; readonly of: Form; readonly most: number }
  | { readonly is: 'some of'; readonly forms: readonly Form[] }
  | { readonly is: 'checked'; readonly form: Form; readonly fits: (value: never) => boolean }
  | { readonly is: 'open object'; readonly mostCharacters: number };

export const nothing: Form = { is: 'nothing' };
export const flag: Form = { is: 'flag' };
export const short: Form = { is: 'text', least: 1, most: 128 };
export const text = (most: number, least = 0): Form => ({ is: 'text', least, most });
export const oneOf = (...values: readonly unknown[]): Form => ({ is: 'one of', values });
export const object = (keys: Readonly<Record<string, Form>>): Form => ({ is: 'object', keys, optional: false });
export const partOf = (keys: Readonly<Record<string, Form>>): Form => ({ is: 'object', keys, optional: true });
export const some = (...forms: readonly Form[]): Form => ({ is: 'some of', forms });
export const whole = (least: number, most: number): Form => ({ is: 'whole', least, most });
export const listOf = (of: Form, most: number): Form => ({ is: 'list', of, most });

const digits = '0123456789';
export const named = object({ id: text(500, 1), name: text(300) });
export const plainDay: Form = {
  is: 'text',
  least: 10,
  most: 10,
  fits: (each) => Array.from(each).every((sign, at) => (at === 4 || at === 7 ? sign === '-' : digits.includes(sign))),
};
