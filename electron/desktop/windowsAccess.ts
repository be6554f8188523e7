/** Windows' own administrators, by the names of SDDL and by number: the group, the system and the installer of Windows. */
const administrators = new Set([
  'BA',
  'SY',
  'LA',
  'DA',
  'S-1-5-32-544',
  'S-1-5-18',
  'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464',
]);

/** The rights to a file or folder that SDDL names, as the bits of its access mask. */
const rights: Readonly<Record<string, number>> = {
  CC: 0x1,
  DC: 0x2,
  LC: 0x4,
  SW: 0x8,
  RP: 0x10,
  WP: 0x20,
  DT: 0x40,
  LO: 0x80,
  CR: 0x100,
  SD: 0x1_0000,
  RC: 0x2_0000,
  WD: 0x4_0000,
  WO: 0x8_0000,
  FA: 0x1f_01ff,
  FR: 0x12_0089,
  FW: 0x12_0116,
  FX: 0x12_00a0,
  GA: 0x1000_0000,
  GX: 0x2000_0000,
  GW: 0x4000_0000,
  GR: 0x8000_0000,
};

/**
 * To write or append, to add or delete what is in a folder, to delete, to change the list or the owner, and all that
 * stands for one of these.
 */
const changing = 0x2 | 0x4 | 0x40 | 0x1_0000 | 0x4_0000 | 0x8_0000 | 0x1000_0000 | 0x4000_0000;

/** Owner, group, list of who may do what, and perhaps of what is recorded. Entries with conditions are not understood. */
const form = /^O:(S-[\d-]+|[A-Z]{2})(?:G:(?:S-[\d-]+|[A-Z]{2}))?D:[A-Z]*((?:\([^()]*\))*)(?:S:.*)?$/;

/**
 * Whether an administrator owns a file or folder, and only administrators may change it, by its security descriptor
 * (SDDL, as Windows documents it). What is not understood counts as open to others.
 */
export function isAdministratorsOnly(descriptor: string): boolean {
  const [, owner = '', list = ''] = form.exec(descriptor.trim()) ?? [];
  // Without a list everybody may do everything.
  if (!administrators.has(owner) || list === '') return false;
  return [...list.matchAll(/\(([^()]*)\)/g)].every(([, entry = '']) => {
    const [type = '', flags = '', allowed = '', , , who = ''] = entry.split(';');
    // What forbids opens nothing, and what only files made later inherit is looked at with them.
    if (type === 'D' || /IO/.test(pairsOf(flags).join(' '))) return true;
    return administrators.has(who) || (maskOf(allowed) & changing) === 0;
  });
}

function maskOf(allowed: string): number {
  if (/^0x[\da-f]+$/i.test(allowed)) return Number(allowed);
  return pairsOf(allowed).reduce((mask, name) => mask | (rights[name] ?? changing), 0);
}

function pairsOf(text: string): readonly string[] {
  return text.match(/../g) ?? [];
}
