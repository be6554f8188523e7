import { practiceModel } from './modelText.ts';

/** An element of an entity. */
export interface CdsElement {
  readonly name: string;
  /** A GraphQL scalar, or the entity that an association leads to. */
  readonly type: string;
  readonly kind: 'scalar' | 'one' | 'many';
  readonly isKey: boolean;
  readonly isMandatory: boolean;
  /** Only compositions are written along with their parent. */
  readonly isComposition: boolean;
  /** For many: the element of the other entity that points back. */
  readonly back: string;
  readonly standard: unknown;
}

/** An entity of the service. */
export interface CdsEntity {
  readonly name: string;
  /** Whether the desk may write it; all others are read-only, which their schema does not say. */
  readonly isWritable: boolean;
  readonly elements: readonly CdsElement[];
}

const scalars: Readonly<Record<string, string>> = {
  UUID: 'ID',
  String: 'String',
  LargeString: 'String',
  Integer: 'Int',
  Boolean: 'Boolean',
  Decimal: 'Decimal',
  Date: 'Date',
  DateTime: 'DateTime',
  Timestamp: 'Timestamp',
};

const managed =
  'createdAt : Timestamp;\ncreatedBy : String(255);\nmodifiedAt : Timestamp;\nmodifiedBy : String(255);\n';
const codeList = 'name : String(255);\ndescr : String(1000);\n';

function parseElement(line: string): CdsElement {
  const parts =
    /^(@mandatory )?(key )?(\w+) : (?:(Association|Composition) (?:to|of) (many )?)?(\w+)(?:\(\d+\))?(?: on \w+\.(\w+) = \$self)?(?: default (.+))?;$/.exec(
      line,
    );
  if (!parts) throw new Error(`Not an element: ${line}`);
  const [, mandatory, key, name = '', relation, many, type = '', back = '', standard = 'null'] = parts;
  return {
    name,
    type: relation === undefined ? (scalars[type] ?? type) : type,
    kind: relation === undefined ? 'scalar' : many === undefined ? 'one' : 'many',
    isKey: key !== undefined,
    isMandatory: mandatory !== undefined,
    isComposition: relation === 'Composition',
    back,
    standard: JSON.parse(standard.replaceAll("'", '"')),
  };
}

function elementsOf(text: string): readonly CdsElement[] {
  return text
    .trim()
    .split('\n')
    .map((line) => parseElement(line.trim()));
}

/** Reads entities as they are written; code lists get the texts of other languages beside them. */
function parseModel(text: string): readonly CdsEntity[] {
  const texts: CdsEntity[] = [];
  const entities = [...text.matchAll(/(@writable\n)?entity (\w+) : ([\w, ]+) \{\n([^}]+)\}/g)].map((parts) => {
    const [, writable, name = '', aspects = '', body = ''] = parts;
    const isList = aspects.includes('CodeList');
    const before = [
      ...(aspects.includes('cuid') ? ['key ID : UUID;\n'] : []),
      ...(aspects.includes('managed') ? [managed] : []),
      ...(isList ? [codeList] : []),
    ];
    if (isList) {
      const elements = elementsOf(`key locale : String(14);\n${codeList}${body}`);
      texts.push({ name: `${name}_texts`, isWritable: false, elements });
    }
    const after = isList ? `\ntexts : Composition of many ${name}_texts on texts.code = $self;` : '';
    const elements = elementsOf(before.join('') + body.trimEnd() + after);
    return { name, isWritable: writable !== undefined, elements };
  });
  return [...entities, ...texts];
}

/** The entities of the service. */
export const entities: readonly CdsEntity[] = parseModel(practiceModel);

/** An entity by its name. */
export function entityNamed(name: string): CdsEntity {
  const entity = entities.find((each) => each.name === name);
  if (!entity) throw new Error(`No entity ${name}`);
  return entity;
}

/** The key that associations store: an ID, or the code of a code list. */
export function keyOf({ elements }: CdsEntity): string {
  return elements.find(({ isKey, name }) => isKey && name !== 'locale')?.name ?? 'ID';
}
