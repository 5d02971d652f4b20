import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type LocalCommand, type OpsCommand, OpsProblem } from '../../../ops/command.ts';
import { importQuestions } from './import-questions.ts';

/** A path as it was typed: pnpm runs its scripts elsewhere and says where that was. */
const typedPath = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function readImportArgs(usage: string, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { course: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0 || values.course === undefined) throw new TypeError(usage);
    return { path, courseCode: values.course, dryRun: values['dry-run'] === true };
  } catch {
    throw new OpsProblem(`用法：${usage}`);
  }
}

async function readTyped(path: string): Promise<Buffer> {
  try {
    return await readFile(typedPath(path));
  } catch {
    throw new OpsProblem(`无法读取文件 ${path}`);
  }
}

const importCommand: OpsCommand = {
  name: 'questions:import',
  usage: 'questions:import <文件> --course 04735 [--dry-run]',
  about: '把一个题库文件（.json、.xlsx、Moodle GIFT 或 XML）导入课程；有一处错误就都不导入',
  async run({ db, clock }, args) {
    const { path, courseCode, dryRun } = readImportArgs(this.usage, args);
    const content = await readTyped(path);
    return importQuestions(db, { name: basename(path), content, courseCode, dryRun }, clock.now());
  },
};

/** What staff does with the question bank by terminal. */
export const bankCommands: OpsCommand[] = [importCommand];

/** Writes the workbook to fill in; it needs no data and runs beside a server. */
export const templateCommand: LocalCommand = {
  name: 'questions:template',
  usage: 'questions:template <文件.xlsx>',
  about: '写一个 Excel 题库模板，每种题型一个例子',
  async runLocally(args) {
    const [path, ...others] = args;
    if (path === undefined || others.length > 0 || !path.toLowerCase().endsWith('.xlsx'))
      throw new OpsProblem(`用法：${this.usage}`);
    if (existsSync(typedPath(path))) throw new OpsProblem(`文件 ${path} 已存在，请换一个名字`);
    const { writeTemplate } = await import('./write-template.ts');
    await writeFile(typedPath(path), await writeTemplate());
    return `已写入 ${path}`;
  },
};
