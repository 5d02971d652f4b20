import { readArgs } from '../../../ops/args.ts';
import type { AreaCommands, OpsCommand } from '../../../ops/command.ts';
import { office } from '../../../ops/command.ts';
import { writeNewFile } from '../../../ops/typed-file.ts';
import { readPeriodImport } from '../shared/period-import.commands.ts';
import { arrangementState } from './arrangement-state.ts';
import { arrangementWorkbook } from './arrangement-workbook.ts';
import { fillSeats } from './fill-seats.workflow.ts';
import { importArrangement } from './import-arrangement.workflow.ts';
import { importSites } from './import-sites.workflow.ts';

const sites: OpsCommand = {
  name: 'sites:import',
  usage: 'sites:import <文件.xlsx> --period <考期名> [--dry-run] [--by 经办人]',
  about:
    '导入考区、考点和它们借给一个考期的考场（列：考区代码、考区、考点、地址、到达方式、考场、座位数）；没有写的不变，座位数 0 停用一个没有安排人的考场',
  run: async ({ db, clock }, args) => importSites(db, await readPeriodImport(sites.usage, args), clock.now()),
};

const exportCommand: OpsCommand = {
  name: 'arrangements:export',
  usage: 'arrangements:export <文件.xlsx> --period <考期名>',
  about:
    '把一个考期要安排座位的报考写成工作簿，一项报考一行；填好考点、考场、座位号后用 arrangements:import 导入',
  async run({ db }, args) {
    const { words, requiredText } = readArgs(this.usage, args, { words: 1, text: ['period'] });
    const [path = ''] = words;
    const { bytes, total, unseated } = await arrangementWorkbook(db, requiredText('period'));
    await writeNewFile(path, '.xlsx', bytes);
    return `已写入 ${path}：${total} 项报考，其中 ${unseated} 项没有座位`;
  },
};

const importCommand: OpsCommand = {
  name: 'arrangements:import',
  usage: 'arrangements:import <文件.xlsx> --period <考期名> [--dry-run] [--by 经办人]',
  about:
    '导入一个考期的考场编排（列：准考证号、姓名、课程代码、考点、考场、座位号）；有一行错误就都不导入，没有填座位的行不变；公布以后改动的，考生收到待办，通知单写明变动',
  run: async ({ db, clock }, args) =>
    importArrangement(db, await readPeriodImport(importCommand.usage, args), clock.now()),
};

const fillCommand: OpsCommand = {
  name: 'arrangements:fill',
  usage: 'arrangements:fill <考期名> [--dry-run] [--by 经办人]',
  about:
    '给一个考期没有座位的报考依次安排考区里的空座位：按半天、课程、准考证号，一个考场坐满再坐下一个；座位不够就都不安排',
  async run({ db, clock }, args) {
    const { words, text, flag } = readArgs(this.usage, args, { words: 1, text: ['by'], flags: ['dry-run'] });
    const request = { periodName: words[0] ?? '', dryRun: flag('dry-run'), by: text('by') ?? office };
    return fillSeats(db, { ...request, now: clock.now() });
  },
};

const list: OpsCommand = {
  name: 'arrangements:list',
  usage: 'arrangements:list <考期名>',
  about: '列出一个考期各半天、各考区安排了多少座位，还有谁没有座位，座位和通知单何时公布',
  async run({ db }, args) {
    const { words } = readArgs(this.usage, args, { words: 1 });
    return arrangementState(db, words[0] ?? '');
  },
};

/** Terminal commands of staff for sites, rooms and seats. */
export const arrangementCommands: AreaCommands = [sites, exportCommand, importCommand, fillCommand, list];
