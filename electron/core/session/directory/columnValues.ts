const dayMilliseconds = 86_400_000;

/** A calendar date as days since 1970. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMilliseconds);
}

export function fromDayNumber(day: number): string {
  return new Date(day * dayMilliseconds).toISOString().slice(0, 10);
}

const digitsKept = 4;

/** 120.50 as 1205000: exact as long as it is below 900 billion; further decimals are cut. */
export function scaledAmount(amount: string): number {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  return Number(`${sign}${whole}${rest.slice(0, digitsKept).padEnd(digitsKept, '0')}`);
}

/** 1205000 as 120.50: with two decimals, or more where they are needed. */
export function amountText(scaled: number): string {
  const digits = String(Math.abs(scaled)).padStart(digitsKept + 1, '0');
  const [whole, rest] = [digits.slice(0, -digitsKept), digits.slice(-digitsKept)];
  return `${scaled < 0 ? '-' : ''}${whole}.${rest.replace(/0{1,2}$/, '')}`;
}

/** A longer list that begins as the other one. */
export function copyInto<List extends Uint8Array | Int32Array | Float64Array | Uint16Array | Uint32Array>(
  list: List,
  longer: List,
): List {
  longer.set(list);
  return longer;
}
