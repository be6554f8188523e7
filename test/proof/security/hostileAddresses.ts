import type { Random } from '../../../graphql/demo/random.ts';

/** An address that wants to be taken for another: of `host`, or of the page's own origin. */
export function hostileAddress(host: string, random: Random): string {
  const made = random.weighted<() => string>([
    [() => lookalike(host, random), 50],
    [() => pieced(host, random), 30],
    [() => local(random), 10],
    [() => noise(random), 10],
  ])();
  return random.chance(0.15) ? spoiled(made, random) : made;
}

function lookalike(host: string, random: Random): string {
  const evil = random.pick(['evil.test', 'xn--clinc-3ya.example', '203.0.113.9', '[2001:db8::9]', 'evil.test:8443']);
  const authority = random.pick([
    `${host}.${evil}`,
    `${host}@${evil}`,
    `${host}:443@${evil}`,
    `user:pass@${host}`,
    `${evil}#${host}`,
    `${evil}?${host}`,
    `${evil}\\@${host}`,
    `${evil}\\.${host}`,
    `${evil}/${host}`,
    `${host}%2e${evil}`,
    `${host}%00.${evil}`,
    `${host}。${evil}`,
    `${host}.`,
    `${host}:8443`,
    `${host}:443`,
    `${host}:0443`,
    `${host}:`,
    host.toUpperCase(),
    host.replace('i', 'ı'),
    host.replace('i', 'і'),
    host.replace('.', '。'),
    host.replace('c', '%63'),
    `\u00ad${host}`,
    `${host}\u200b`,
    `-${host}`,
    host.slice(1),
    `x${host}`,
    evil,
  ]);
  const scheme = random.pick([
    'https://',
    'https://',
    'https:',
    'https:\\\\',
    'HTTPS://',
    'http://',
    '//',
    '',
    'wss://',
    'app://',
  ]);
  const after = random.pick([
    '',
    '/',
    '/graphql',
    '/graphql/',
    '/../..',
    `/@${host}`,
    '/%2e%2e/',
    ';',
    '/a\\b',
    '/?',
    '/#',
  ]);
  return `${scheme}${authority}${after}`;
}

function pieced(host: string, random: Random): string {
  const pieces = [
    'https',
    'http',
    'app',
    ':',
    '/',
    '//',
    '\\',
    '@',
    '.',
    '..',
    '%2f',
    '%5c',
    '%00',
    '?',
    '#',
    ' ',
    '\t',
    '\n',
  ];
  const more = [
    host,
    'evil.test',
    'app',
    'index.html',
    'assets',
    'secret.txt',
    'page-manifest.json',
    ':443',
    '[::1]',
    '0x7f.1',
  ];
  return Array.from({ length: random.integer(1, 9) }, () => random.pick(random.chance(0.6) ? pieces : more)).join('');
}

function local(random: Random): string {
  return random.pick([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'file:///etc/passwd',
    'blob:app://app/1',
    'view-source:app://app/',
    'about:blank',
    'devtools://devtools/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://localhost:9/',
    'https://[::ffff:127.0.0.1]/',
    'ftp://clinic.example/',
    'app://app@evil.test/',
    'app://app.evil.test/',
    'app://app:80/',
    'app:///app/',
    'app:app',
  ]);
}

function noise(random: Random): string {
  const point = (): number => random.pick([random.integer(0, 0x7f), random.integer(0, 0xffff), 0xd800]);
  return Array.from({ length: random.integer(0, 30) }, () => String.fromCodePoint(point())).join('');
}

/** Tabs, line breaks and controls, which the URL standard takes away before it reads. */
function spoiled(text: string, random: Random): string {
  const at = random.integer(0, text.length);
  const sign = random.pick(['\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\ufeff', '%09', '\u202e', '\\']);
  return text.slice(0, at) + sign + text.slice(at);
}
