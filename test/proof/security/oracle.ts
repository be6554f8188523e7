// A second implementation of the core API's guards, in another way: as forms that an interpreter walks,
// written from the contract's types. Slow, and shares no line with what it judges.

import {
  flag,
  type Form,
  listOf,
  named,
  nothing,
  object,
  oneOf,
  partOf,
  plainDay,
  short,
  some,
  text,
  whole,
} from './forms.ts';
import { queueChange } from './queueForms.ts';
import { isPlain, levelsOf, poisons } from './plainValues.ts';

const digits = '0123456789';
const pin: Form = {
  is: 'text',
  least: 4,
  most: 12,
  fits: (each) => Array.from(each).every((sign) => digits.includes(sign)),
};
const staffName: Form = { is: 'text', least: 1, most: 60, fits: (each) => each.trim().length > 0 };
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_';
const schemaName: Form = {
  is: 'text',
  least: 1,
  most: 100,
  fits: (each) =>
    letters.includes(each.charAt(0)) &&
    !each.startsWith('__') &&
    Array.from(each).every((sign) => (letters + digits).includes(sign)),
};
const role = oneOf('reception', 'manager');
const environments = ['sandbox', 'testing', 'production', 'gateway'];
const operation = object({ operation: short, variables: { is: 'open object', mostCharacters: Infinity } });
const connectionKeys = {
  environment: oneOf(...environments),
  url: text(2048),
  keys: some(
    nothing,
    object({ kind: oneOf('single'), key: text(4096) }),
    object({ kind: oneOf('gateway'), apiKey: text(4096), serviceKey: text(4096) }),
  ),
};
const path: Form = { is: 'text', least: 1, most: 512, fits: isPath };
const header: Form = { is: 'text', least: 1, most: 64, fits: isOrdinaryHeader };
const scheme: Form = { is: 'text', least: 1, most: 24, fits: isToken };
const connection = some(
  object(connectionKeys),
  object({ ...connectionKeys, advanced: partOf({ path }) }),
  object({
    ...connectionKeys,
    environment: oneOf('sandbox', 'testing', 'production'),
    advanced: partOf({ path, header, scheme }),
  }),
);
const environment = object({ environment: oneOf('demo', ...environments) });

const columns = 'name id phone email address active alerts tags balance since lastVisit location patients'.split(' ');
const filterNames = 'search active noVisitMonths missing balanceDue hasAlerts location newSince tag'.split(' ');
const filterValue = some(nothing, flag, { is: 'number' }, short, listOf(short, 13));
const table = object({
  filter: partOf(Object.fromEntries(filterNames.map((name) => [name, filterValue]))),
  sort: some(nothing, object({ by: oneOf(...columns), descending: flag })),
  columns: listOf(oneOf(...columns), 13),
});

const fileName = (ending: string): Form => ({
  is: 'text',
  least: 1,
  most: 120,
  fits: (each) => isFileName(each, ending),
});

function isFileName(name: string, ending: string): boolean {
  const dot = name.lastIndexOf('.');
  const [stem, after] = [name.slice(0, dot), name.slice(dot + 1)];
  if (dot < 1 || after !== ending || stem !== stem.trim()) return false;
  const devices = ['con', 'prn', 'aux', 'nul'];
  for (let number = 0; number <= 9; number += 1) devices.push(`com${number}`, `lpt${number}`);
  if (devices.includes(stem.toLowerCase())) return false;
  return Array.from(stem).every((sign, at) => {
    const [isLetter, isNumber, isMark] = [/\p{L}/u.test(sign), /\p{N}/u.test(sign), /\p{M}/u.test(sign)];
    return isLetter || isNumber || (at > 0 && (isMark || ' _-'.includes(sign)));
  });
}

/** Node's own judgement of a header's name. */
function isToken(word: string): boolean {
  try {
    return new Headers([[word, 'a']]).has(word);
  } catch {
    return false;
  }
}

function isOrdinaryHeader(name: string): boolean {
  const reserved =
    'alt-used connection cookie cookie2 date dnt expect forwarded host http2-settings keep-alive location origin range referer ' +
    'set-cookie te trailer transfer-encoding upgrade user-agent via x-http-method x-http-method-override x-method-override';
  const families = ['accept', 'access-control-', 'content-', 'if-', 'proxy-', 'sec-', 'x-forwarded-'];
  const lower = name.toLowerCase();
  return isToken(name) && !reserved.split(' ').includes(lower) && families.every((each) => lower.indexOf(each) !== 0);
}

function isPath(each: string): boolean {
  const steps = each.split('/').map((step) => step.replaceAll(/%2e/gi, '.'));
  if (steps[0] !== '' || steps.length < 2 || steps.some((step) => step === '.' || step === '..')) return false;
  return each.split('%').every((part, at) => {
    const rest = at === 0 ? part : part.slice(2);
    const isEscape = at === 0 || (part.length >= 2 && /^[\da-f]+$/i.test(part.slice(0, 2)));
    return isEscape && Array.from(rest).every((sign) => (letters + digits + "-.~!$&'()*+,;=:@/").includes(sign));
  });
}

const waitingEntry = object({
  id: short,
  clinic: text(4_000),
  location: named,
  client: named,
  patient: some(nothing, named),
  type: some(nothing, named),
  minutes: whole(1, 1440),
  provider: some(nothing, named),
  from: some(nothing, plainDay),
  until: some(nothing, plainDay),
  weekdays: listOf(whole(1, 7), 7),
  earliest: some(nothing, whole(0, 1440)),
  latest: some(nothing, whole(0, 1440)),
  note: text(500),
  visit: some(nothing, object({ id: text(500, 1), start: short })),
  since: short,
});

const minuteSpan: Form = {
  is: 'checked',
  form: object({ start: whole(0, 1439), end: whole(1, 1440) }),
  fits: ({ start, end }: { start: number; end: number }) => end > start,
};
const daySpans: Form = {
  is: 'checked',
  form: listOf(minuteSpan, 4),
  fits: (spans: { start: number; end: number }[]) =>
    spans.every(({ start }, index) => index === 0 || start > (spans[index - 1]?.end ?? start)),
};
const regularHours = object({
  provider: text(512, 1),
  location: text(512, 1),
  week: { is: 'checked', form: listOf(daySpans, 7), fits: (week: unknown[]) => week.length === 7 },
});
const locationHours: Form = {
  is: 'checked',
  form: object({ location: text(512, 1), hours: listOf(regularHours, 300) }),
  fits: ({ location, hours }: { location: string; hours: { provider: string; location: string }[] }) =>
    hours.every((each) => each.location === location) &&
    new Set(hours.map(({ provider }) => provider)).size === hours.length,
};

const forms: Readonly<Record<string, Form>> = {
  'desk:query': operation,
  'desk:change': operation,
  'day:watch': object({ location: short, date: short, hidden: flag }),
  'network:report': object({ online: flag }),
  'request:cancel': object({ id: short }),
  'settings:read': nothing,
  'settings:change': partOf({
    appearance: oneOf('system', 'light', 'dark'),
    density: oneOf('comfortable', 'compact'),
    textSize: oneOf('90', '100', '112', '125'),
    singleKeys: flag,
    numberLinks: flag,
    copiedNumbers: flag,
    startWithComputer: flag,
    offlineCopy: object({ on: flag, days: oneOf(1, 3, 7, 14, 30) }),
    timeZone: some(nothing, short),
    language: oneOf('system', 'en', 'de', 'es', 'fr'),
    updates: some(nothing, object({ url: text(2048) })),
    dismissNotice: short,
  }),
  'diagnostics:read': nothing,
  'connection:test': connection,
  'connection:open': connection,
  'connection:use': environment,
  'connection:forget': environment,
  'map:read': nothing,
  'map:correct': some(
    object({ kind: oneOf('nothing', 'undo'), concept: short }),
    object({ kind: oneOf('operation'), concept: short, operation: short }),
    object({ kind: oneOf('field'), concept: short, field: short, from: some(nothing, text(500, 1)) }),
  ),
  'map:sample': object({ concept: short, operation: some(nothing, short) }),
  'map:reread': nothing,
  'map:export': nothing,
  'map:import': object({ text: text(Infinity) }),
  'map:form': object({ mutation: schemaName, on: flag }),
  'directory:control': object({ to: oneOf('pause', 'resume', 'reread') }),
  'client:mark': object({ id: short, as: oneOf('opened', 'pinned', 'unpinned') }),
  'clients:export': object({
    name: fileName('csv'),
    table,
    titles: listOf(short, 13),
    labels: object({ yes: short, no: short }),
  }),
  'lists:export': object({
    name: fileName('csv'),
    list: short,
    search: some(nothing, text(500, 1)),
    filters: listOf(object({ key: text(500, 1), value: text(500, 1) }), 60),
    columns: listOf(text(500, 1), 40),
  }),
  'views:read': nothing,
  'views:change': some(
    object({ name: short, table: some(nothing, table) }),
    object({ name: short, table: some(nothing, table), replaces: some(nothing, short) }),
  ),
  'snapshot:erase': nothing,
  'drafts:read': nothing,
  'drafts:keep': object({ id: short, content: some(nothing, { is: 'open object', mostCharacters: 65_536 }) }),
  'messageTemplates:change': object({
    templates: some(nothing, {
      is: 'checked',
      form: listOf(object({ id: text(64, 1), name: text(60, 1), text: text(1000, 1) }), 20),
      fits: (templates: { id: string; name: string; text: string }[]) =>
        new Set(templates.map(({ id }) => id)).size === templates.length &&
        templates.every((each) => [each.id, each.name, each.text].every((part) => part.trim() !== '')),
    }),
  }),
  'workingHours:read': nothing,
  'workingHours:change': locationHours,
  'offlineQueue:read': nothing,
  'offlineQueue:change': queueChange,
  'waitingList:read': nothing,
  'waitingList:change': some(object({ keep: waitingEntry }), object({ remove: short })),
  'file:save': object({
    name: fileName('csv'),
    rows: listOf(listOf(some(nothing, text(Infinity), { is: 'number' }), Infinity), Infinity),
  }),
  'page:pdf': object({ name: fileName('pdf'), paper: oneOf('A4', 'Letter') }),
  'staff:signIn': object({ member: short, pin }),
  'staff:lock': nothing,
  'staff:active': nothing,
  'staff:ownPin': object({ pin, next: pin }),
  'staff:change': some(
    object({ kind: oneOf('turnOn'), name: staffName, pin }),
    object({ kind: oneOf('add'), name: staffName, role, pin }),
    object({ kind: oneOf('rename'), id: short, name: staffName }),
    object({ kind: oneOf('role'), id: short, role }),
    object({ kind: oneOf('pin'), id: short, pin }),
    object({ kind: oneOf('remove'), id: short }),
    object({ kind: oneOf('idle'), minutes: oneOf(1, 2, 5, 10, 15, 30, 60) }),
    object({ kind: oneOf('turnOff') }),
  ),
  'staff:reset': nothing,
  'staff:reopen': nothing,
  'audit:read': object({ about: some(nothing, short), skip: { is: 'count' } }),
  'audit:export': nothing,
  'updates:control': object({ to: oneOf('check', 'fetch', 'install') }),
};

/** The channel on which the core API may accept this text; null where it must not. */
export function channelOf(envelope: string): string | null {
  if (envelope.length > 262_144) return null;
  let value: unknown;
  try {
    value = JSON.parse(envelope);
  } catch {
    return null;
  }
  const envelopeForm = object({ id: short, channel: short, payload: { is: 'any' } });
  // Of the payload only its form says whether it poisons: so it is left out here.
  if (!isPlain(value) || !fits({ ...value, payload: null }, envelopeForm) || !Object.hasOwn(value, 'payload'))
    return null;
  if (levelsOf(value) > 64) return null;
  const { channel, payload } = value;
  if (typeof channel !== 'string' || !Object.keys(forms).includes(channel)) return null;
  const form = forms[channel];
  return form !== undefined && fits(payload, form) ? channel : null;
}

function fits(value: unknown, form: Form): boolean {
  switch (form.is) {
    case 'any':
      return true;
    case 'nothing':
      return value === null;
    case 'flag':
      return value === true || value === false;
    case 'number':
      return typeof value === 'number';
    case 'count':
      return typeof value === 'number' && value >= 0 && value <= 2 ** 53 - 1 && Math.floor(value) === value;
    case 'whole':
      return typeof value === 'number' && Math.floor(value) === value && value >= form.least && value <= form.most;
    case 'text':
      return (
        typeof value === 'string' &&
        value.length >= form.least &&
        value.length <= form.most &&
        (form.fits === undefined || form.fits(value))
      );
    case 'one of':
      return form.values.some((each) => each === value);
    case 'checked':
      return fits(value, form.form) && form.fits(value as never);
    case 'some of':
      return form.forms.some((each) => fits(value, each));
    case 'list':
      return Array.isArray(value) && value.length <= form.most && value.every((each) => fits(each, form.of));
    case 'open object':
      return isPlain(value) && !poisons(value) && JSON.stringify(value).length <= form.mostCharacters;
    case 'object': {
      if (!isPlain(value)) return false;
      const [names, required] = [Object.getOwnPropertyNames(value), Object.keys(form.keys)];
      if (!form.optional && required.some((name) => !names.includes(name))) return false;
      return names.every((name) => {
        const below = required.includes(name) ? form.keys[name] : undefined;
        return below !== undefined && fits(value[name], below);
      });
    }
  }
}
