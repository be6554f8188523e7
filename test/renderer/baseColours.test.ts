import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '../../renderer/app/theme.ts';

const css = readFileSync(new URL('../../renderer/app/base.css', import.meta.url), 'utf8');

describe('the colours needed before the theme knows its scheme', () => {
  it.each([
    ['--ink', 'text', 'primary'],
    ['--ink-soft', 'text', 'secondary'],
    ['--accent', 'primary', 'main'],
    ['--canvas', 'background', 'default'],
  ] as const)('are the theme’s own: %s', (name, group, shade) => {
    const { light, dark } = theme.colorSchemes;
    const of = (scheme: typeof light): unknown => Reflect.get(scheme?.palette[group] ?? {}, shade);
    expect(css).toContain(`${name}: light-dark(${String(of(light))}, ${String(of(dark))});`);
  });
});
