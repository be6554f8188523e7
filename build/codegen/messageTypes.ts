import type { Messages } from '../../i18n/translator.ts';

const header = '// Generated from the English messages by `npm run codegen`. Do not edit.\n';

/** The keys of a catalog as a type: each with the names of its values, `count` where it has a form per number. */
export function messageTypes(name: string, messages: Messages): string {
  const valuesOf = new Map<string, Set<string>>();
  for (const [namespace, texts] of Object.entries(messages)) {
    for (const [form, text] of Object.entries(texts)) {
      const key = `${namespace}.${form.replace(/_(one|other)$/, '')}`;
      const values = valuesOf.get(key) ?? new Set();
      if (form.endsWith('_other')) values.add('count');
      for (const [, value = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) values.add(value);
      valuesOf.set(key, values);
    }
  }
  const lines = [...valuesOf].map(([key, values]) => {
    const names = [...values].toSorted().map((value) => `'${value}'`);
    return `  '${key}': ${names.join(' | ') || 'never'};`;
  });
  return `${header}\n/** By key, the names of its values. */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`;
}
