// Stands in for fpm, which electron-builder fetches: makes the deb or the rpm of the same arguments with the system's own
// `dpkg-deb` or `rpmbuild`, so that `npm run dist:check` reads back real packages. Takes what electron-builder passes; an
// argument that it does not know stops it.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    s: { ...text, short: 's' },
    t: { ...text, short: 't' },
    d: { ...text, short: 'd', multiple: true },
    force: { type: 'boolean' },
    'deb-recommends': { ...text, multiple: true },
    'deb-compression': text,
    'deb-priority': text,
    'rpm-os': text,
    'rpm-compression': text,
    'rpm-summary': text,
    'rpm-rpmbuild-define': { ...text, multiple: true },
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    license: text,
    log: text,
  },
});

const root = mkdtempSync(join(tmpdir(), 'front-desk-fpm-'));
const stage = join(root, 'stage');
try {
  for (const pair of positionals) {
    const [from = '', to = ''] = pair.split('=');
    const target = join(stage, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true });
  }
  if (values.t === 'deb') makeDeb();
  else makeRpm();
} finally {
  rmSync(root, { recursive: true, force: true });
}

function makeDeb(): void {
  const control = join(stage, 'DEBIAN');
  mkdirSync(control, { recursive: true });
  const [first = '', ...more] = (values.description ?? '').split('\n').map((line) => line.trim());
  const fields = [
    ['Package', values.name],
    ['Version', values.version],
    ['License', values.license],
    ['Vendor', values.vendor],
    ['Architecture', values.architecture],
    ['Maintainer', values.maintainer],
    ['Depends', values.d?.join(', ')],
    ['Recommends', values['deb-recommends']?.join(', ')],
    ['Section', 'default'],
    ['Priority', values['deb-priority']],
    ['Homepage', values.url],
    ['Description', [first, ...more.filter(Boolean)].join('\n ')],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  writeFileSync(join(control, 'control'), `${lines.join('\n')}\n`);
  for (const [from, to] of [
    [values['after-install'], 'postinst'],
    [values['after-remove'], 'postrm'],
  ] as const) {
    if (from === undefined) continue;
    writeFileSync(join(control, to), readFileSync(from));
    chmodSync(join(control, to), 0o755);
  }
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '--build', stage, values.package ?? ''], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function makeRpm(): void {
  const script = (file: string | undefined): string => (file === undefined ? '' : readFileSync(file, 'utf8'));
  const spec = `Name: ${values.name}
Version: ${values.version}
Release: 1
Summary: ${values['rpm-summary']}
License: ${values.license}
Vendor: ${values.vendor}
Packager: ${values.maintainer}
URL: ${values.url}
AutoReqProv: no
${(values.d ?? []).map((each) => `Requires: ${each}`).join('\n')}
%description
${values.description}
%install
cp -R "${stage}/." "%{buildroot}/"
%files
%dir "/opt/${values.name}"
"/opt/${values.name}/*"
/usr/share/*
%post
${script(values['after-install'])}
%postun
${script(values['after-remove'])}
`;
  const file = join(root, 'package.spec');
  writeFileSync(file, spec);
  const defines = ['__os_install_post %{nil}', '_topdir ' + root, '_binary_payload w1.gzdio'];
  for (const each of values['rpm-rpmbuild-define'] ?? []) defines.push(each);
  const made = join(root, 'RPMS');
  execFileSync(
    'rpmbuild',
    ['-bb', '--quiet', '--target', values.architecture ?? '', ...defines.flatMap((each) => ['--define', each]), file],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const architecture = values.architecture ?? '';
  cpSync(join(made, architecture, `${values.name}-${values.version}-1.${architecture}.rpm`), values.package ?? '');
}
