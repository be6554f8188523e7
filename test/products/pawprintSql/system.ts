import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf } from '../../dialects/practice.ts';
import type { MessageRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { codeFiles, securityGroups } from './codes.ts';
import { givenKey, keyOf } from './lookups.ts';
import type { PawprintMemory, TodoRow } from './memory.ts';
import type { PawprintRecords } from './records.ts';
import { day8, dayOf8, fault, numberOf, type PageArgs, pageOf, time4, type YesNo, yesNo } from './values.ts';

const gatewayVersion = '1.7.3';

/** How messages and to-dos look, also to those who write them. */
export function officeRecords({ zone }: PawprintMemory, records: PawprintRecords) {
  return {
    message: (row: MessageRecord): Row => ({
      msgNo: row.key,
      clnNo: numberOf('client', row.clientKey),
      msgDt: day8(row.at, zone),
      msgTm: time4(row.at, zone),
      dirCd: row.isInbound ? 'I' : 'O',
      fromTxt: row.author,
      msgTxt: row.body,
      readYn: yesNo(row.isRead),
    }),
    todo: ({ providerKey, ...row }: TodoRow): Row => ({
      ...row,
      drNo: numberOf('provider', providerKey),
      dr: () => records.drOf(providerKey),
    }),
  };
}

/** Queries of setup, users, audit trail, messages and to-dos. */
export function pawprintSystem(backstage: Backstage, records: PawprintRecords, memory: PawprintMemory): object {
  const { practice, cap } = backstage;
  const { zone } = memory;
  const shown = officeRecords(memory, records);
  const user = (usrId: string, usrName: string, grpCd: string, rest: Row): Row => ({
    drNo: null,
    dr: null,
    usrStat: 'A',
    ...rest,
    usrId,
    usrName,
    grpCd,
    grp: securityGroups.find((group) => group.grpCd === grpCd),
  });
  const parameters = (): readonly (Row & { readonly hospNo: number | null })[] => [
    { parmKey: 'GWVER', parmVal: gatewayVersion, parmDesc: 'Gateway version', hospNo: null },
    { parmKey: 'FINCHG', parmVal: '1.5', parmDesc: 'Finance charge, percent per month', hospNo: null },
    ...practice.places.map(({ key }) => {
      return { parmKey: 'GRIDMIN', parmVal: '10', parmDesc: 'Minutes per line', hospNo: numberOf('place', key) };
    }),
  ];

  return {
    sysInfo: () => ({
      prodName: 'Pawprint SQL',
      dbVer: '9.2',
      gwVer: gatewayVersion,
      licNo: numberOf('organization', practice.organization.key),
      licName: practice.organization.name,
      hospCount: practice.places.length,
    }),
    msgHist({ clnNo }: { readonly clnNo: number }) {
      const clientKey = keyOf(practice, 'client', clnNo);
      return memory.ledger.messages.filter((row) => row.clientKey === clientKey).map(shown.message);
    },
    todoAll: ({ doneYn }: { readonly doneYn: YesNo | null }) =>
      memory.todos.filter((row) => doneYn === 'Y' || row.doneYn === 'N').map(shown.todo),
    usrAll: () => [
      user('SYSADM', 'System administrator', 'ADM', {}),
      user('FRONT', 'Front desk', 'STF', {}),
      ...practice.providers.map((row) =>
        user(`U${String(row.key).padStart(3, '0')}`, fullNameOf(row), row.role === 'veterinarian' ? 'DOC' : 'STF', {
          drNo: numberOf('provider', row.key),
          dr: () => records.drOf(row.key),
          usrStat: row.isActive ? 'A' : 'L',
        }),
      ),
    ],
    secGrpAll: () => securityGroups,
    sysParmAll({ hospNo }: { readonly hospNo?: number | null }) {
      givenKey(practice, 'place', hospNo);
      return parameters().filter((row) => !hospNo || row.hospNo === null || row.hospNo === hospNo);
    },
    audBrowse(
      args: PageArgs & {
        readonly tblName?: string | null;
        readonly fromDt?: string | null;
        readonly thruDt?: string | null;
      },
    ) {
      const from = args.fromDt ? dayOf8(args.fromDt, 'fromDt') : '';
      const thru = args.thruDt ? dayOf8(args.thruDt, 'thruDt') : '~';
      const rows = memory.audit
        .map((row, index) => ({ ...row, audNo: index + 1 }))
        .filter(({ tblName }) => !args.tblName || tblName === args.tblName)
        .filter(({ at }) => wallDay(at, zone) >= from && wallDay(at, zone) <= thru)
        .toReversed();
      return pageOf(rows, args, cap, ({ at, ...row }) => {
        return { ...row, audDt: day8(at, zone), audTm: time4(at, zone), usrId: 'GATEWAY' };
      });
    },
    codAll({ codFile }: { readonly codFile: string }) {
      const rows = codeFiles[codFile];
      if (!rows) throw fault(1025, `There is no code file ${codFile}`, 'codFile');
      return rows.map((row, index) => ({ ...row, codFile, sortNo: (index + 1) * 10 }));
    },
  };
}
