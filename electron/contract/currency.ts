/** Whether it is the ISO 4217 code of a currency that is in use: USD. */
export function isCurrency(value: unknown): value is string {
  return typeof value === 'string' && Intl.supportedValuesOf('currency').includes(value);
}
