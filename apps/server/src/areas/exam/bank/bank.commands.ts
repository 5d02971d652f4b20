import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readArgs, usageProblem } from '../../../ops/args.ts';
import type { AreaCommands, LocalCommand, OpsCommand } from '../../../ops/command.ts';
import { readTypedFile, typedPath } from '../../../ops/typed-file.ts';
import { DomainProblem } from '../../../problems.ts';
import { importQuestions } from './import-questions.ts';

const importCommand: OpsCommand = {
  name: 'questions:import',
  usage: 'questions:import <文件> --course 04735 [--dry-run]',
  about: '把一个题库文件（.json、.xlsx、Moodle GIFT 或 XML）导入课程；有一处错误就都不导入',
  async run({ db, clock }, args) {
    const typed = readArgs(this.usage, args, { words: 1, text: ['course'], flags: ['dry-run'] });
    const [path = ''] = typed.words;
    const [courseCode, dryRun] = [typed.requiredText('course'), typed.flag('dry-run')];
    const content = await readTypedFile(path);
    return importQuestions(db, { name: basename(path), content, courseCode, dryRun }, clock.now());
  },
};

/** Writes the workbook to fill in; it needs no data and runs beside a server. */
const templateCommand: LocalCommand = {
  name: 'questions:template',
  usage: 'questions:template <文件.xlsx>',
  about: '写一个 Excel 题库模板，每种题型一个例子',
  async runLocally(args) {
    const [path = ''] = readArgs(this.usage, args, { words: 1 }).words;
    if (!path.toLowerCase().endsWith('.xlsx')) throw usageProblem(this.usage, '文件名应以 .xlsx 结尾');
    if (existsSync(typedPath(path))) throw new DomainProblem(`文件 ${path} 已存在，请换一个名字`);
    const { writeTemplate } = await import('./write-template.ts');
    await writeFile(typedPath(path), await writeTemplate());
    return `已写入 ${path}`;
  },
};

/** Commands of staff on the question bank. */
export const bankCommands: AreaCommands = [importCommand, templateCommand];
