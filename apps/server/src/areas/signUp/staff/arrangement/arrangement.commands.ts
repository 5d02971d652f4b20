import { readArgs } from '../../../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../../../ops/command.ts';
import { writeNewFile } from '../../../../ops/typed-file.ts';
import { readBatchImport } from '../batch/batch-import.commands.ts';
import { readBatchName } from '../batch/named-batch.ts';
import { importPlaces } from './import-places.workflow.ts';
import { placesWorkbook } from './places-workbook.ts';

const sheet: OpsCommand = {
  name: 'sign-ups:sheet',
  usage: 'sign-ups:sheet <PRACTICE|ENGLISH> <批次名> <文件.xlsx>',
  about: '把一个批次审核通过、要安排考场的报名写成工作簿，每门课程一行；填好后用 sign-ups:arrange 导入',
  async run({ db }, args) {
    const { words } = readArgs(this.usage, args, { words: 3 });
    const [, , path = ''] = words;
    const { bytes, total, unplaced } = await placesWorkbook(db, readBatchName(words));
    await writeNewFile(path, '.xlsx', bytes);
    return `已写入 ${path}：${total} 项，其中 ${unplaced} 项没有安排`;
  },
};

const arrange: OpsCommand = {
  name: 'sign-ups:arrange',
  usage: 'sign-ups:arrange <PRACTICE|ENGLISH> <批次名> <文件.xlsx> [--dry-run] [--by 经办人]',
  about:
    '导入一个批次的考场安排（列：报名号、姓名、课程代码、日期、开始、结束、考点、地址、考场、座位号）；有一行错误就都不导入；公布以后改动的，考生收到待办，准考证写明变动',
  run: async ({ db, clock }, args) =>
    importPlaces(db, await readBatchImport(arrange.usage, args), clock.now()),
};

/** Terminal commands of staff for rooms and seats of sign-ups. */
export const signUpArrangementCommands: AreaCommands = [sheet, arrange];
