import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CellValue, Worksheet } from 'exceljs';
import { newWorkbook, readFirstSheet, workbookBytes } from '../files/workbook.ts';
import type { AreaCommands } from '../ops/command.ts';
import type { TestApp } from './test-app.ts';

/** The rows of a sheet, its head first. */
export type SheetCells = readonly (readonly CellValue[])[];

/** A member of staff at the terminal, with files of their own. */
export interface StaffDesk {
  /** Runs a command and returns what it prints. */
  ops(command: string, ...args: string[]): Promise<string>;
  /** Saves a workbook of one sheet and returns its path. */
  save(rows: SheetCells): Promise<string>;
  /** The path of a file that is not there yet. */
  newPath(): string;
  /** The first sheet of a workbook. */
  open(path: string): Promise<Worksheet>;
  /** Removes the files. */
  leave(): void;
}

/** Sits down at the terminal of an app. */
export function staffDesk(app: Pick<TestApp, 'deps'>, commands: AreaCommands): StaffDesk {
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-desk-'));
  const newPath = () => join(folder, `${app.deps.random.id()}.xlsx`);
  return {
    async ops(command, ...args) {
      const found = commands.find(({ name }) => name === command);
      if (found === undefined || !('run' in found)) throw new Error(`No command ${command}`);
      return found.run(app.deps, args);
    },
    async save(rows) {
      const workbook = await newWorkbook();
      workbook.addWorksheet('一').addRows(rows.map((row) => [...row]));
      const path = newPath();
      writeFileSync(path, await workbookBytes(workbook));
      return path;
    },
    newPath,
    open: (path) => readFirstSheet(readFileSync(path)),
    leave: () => rmSync(folder, { recursive: true }),
  };
}
