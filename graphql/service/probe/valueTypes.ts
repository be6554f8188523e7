/**
 * The name of a scalar for values that were seen under a name, where the service does not say it. Of a field that held
 * nothing its name decides; what neither tells is a text, which every reader takes.
 */
export function scalarOf(name: string, values: readonly unknown[]): string {
  if (/^(id|uuid)$/i.test(name)) return 'ID';
  const value = values.find((each) => each !== null && each !== undefined);
  if (typeof value === 'boolean') return 'Boolean';
  if (typeof value === 'number') return Number.isInteger(value) ? 'Int' : 'Float';
  if (typeof value === 'string') return scalarOfText(value);
  if (/^(is|has)[A-Z_]|^(active|deceased|deleted|archived)$/.test(name)) return 'Boolean';
  return /^(start|end|startTime|endTime)$|[a-z]At$|_at$/.test(name) ? 'DateTime' : 'String';
}

function scalarOfText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Date';
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) {
    return /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? 'DateTime' : 'NaiveDateTime';
  }
  return /^\d{2}:\d{2}(:\d{2})?$/.test(text) ? 'Time' : 'String';
}
