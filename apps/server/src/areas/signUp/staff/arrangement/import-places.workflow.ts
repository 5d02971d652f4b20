import { momentWords } from '@qianwei/api/time/words';
import { eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import type { Database } from '../../../../db/database.ts';
import { signUp } from '../../../../db/schema/sign-up.ts';
import { readSheetRows, rowProblems } from '../../../../files/sheet-rows.ts';
import { headedLines } from '../../../../headed-lines.ts';
import { DomainProblem } from '../../../../problems.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import type { BatchImport } from '../batch/batch-import.commands.ts';
import { requireBatch } from '../batch/named-batch.ts';
import { clashingPairs, type Move, type Register, readMoves } from './arrangement-checks.ts';
import { type Arranged, arrangedKeyOf, readArranged } from './batch-places.ts';
import { examPlaceWords, placeChangeWords } from './exam-place.ts';
import { placeSheet } from './place-sheet.ts';
import { announcedPlaces, storeMoves } from './store-moves.ts';

async function readRegister(tx: Database, batch: SignUpBatchRow, now: Date): Promise<Register> {
  const arranged = await readArranged(tx, batch, { isLocked: true });
  const all = await tx
    .select({ signUpNo: signUp.signUpNo, status: signUp.status })
    .from(signUp)
    .where(eq(signUp.batchId, batch.id));
  return {
    ...{ batch, now },
    arranged: new Map(
      arranged.map((own) => [arrangedKeyOf(own.row.signUpNo, own.course?.courseCode ?? ''), own]),
    ),
    statuses: new Map(all.map(({ signUpNo, status }) => [signUpNo, status])),
  };
}

const whose = ({ row, name, course }: Arranged) =>
  `${row.signUpNo} ${name} ${course?.courseCode ?? ''}`.trim();

/** Pairs that clash in words: allowed, since only the student can settle it. */
const clashLines = (register: Register, moves: readonly Move[]): string[] =>
  clashingPairs(register, moves).map(
    ({ own, other, place }) => `${whose(own)} 与 ${other.course?.courseCode ?? ''}：${examPlaceWords(place)}`,
  );

function wordsOf(register: Register, moves: readonly Move[]): string[] {
  const { batch, arranged, statuses, now } = register;
  const moved = new Set(moves.map((move) => move.arranged.item.id));
  const left = [...arranged.values()].filter(({ place, item }) => place === null && !moved.has(item.id));
  const isNew = (move: Move) => move.arranged.place === null;
  const lineOf = ({ arranged: own, to }: Move) => {
    const { fromText, toText } = placeChangeWords(own.place, to);
    return `${whose(own)} ${fromText === '' ? '' : `${fromText} → `}${toText}`;
  };
  const waiting = [...statuses.values()].filter(
    (status) => status === 'PENDING' || status === 'RETURNED',
  ).length;
  const announced = announcedPlaces(register, moves).length;
  return [
    ...headedLines('新安排', moves.filter(isNew).map(lineOf)),
    ...headedLines('改动', moves.filter((move) => !isNew(move)).map(lineOf)),
    ...headedLines('同一考生时间冲突，准考证上会提示', clashLines(register, moves)),
    ...headedLines('仍没有安排', left.map(whose)),
    ...(waiting > 0 ? [`待审核或退回修改的 ${waiting} 份不安排，通过后再安排`] : []),
    ...(now < batch.applyEnd
      ? [`报名 ${momentWords(batch.applyEnd.getTime(), 'end')} 才截止：撤销的座位空出来`]
      : []),
    ...(announced > 0
      ? [
          `考场已经公布：${announced} 项变动写进考生的待办${now >= batch.ticketOpen ? '和准考证，以前打印的作废' : ''}`,
        ]
      : []),
  ];
}

/**
 * Imports when and where everything of a batch is taken, all or nothing: a row without a place, and what is not in the sheet,
 * stays as it is. It may be done again, after the publication, too; then who is concerned reads it. Says what was done.
 * Rejects with DomainProblem that names the rows that are wrong. The sign-ups are locked: one that is cancelled meanwhile is
 * never placed.
 */
export async function importPlaces(db: Database, request: BatchImport, now: Date): Promise<string> {
  const { values, problems } = await readSheetRows(request.content, placeSheet);
  if (values.length + problems.length === 0) throw new DomainProblem('工作表里没有报名');
  return db.transaction(async (tx) => {
    const batch = await requireBatch(tx, request);
    const register = await readRegister(tx, batch, now);
    const { moves, problems: found } = readMoves(values, register);
    if (problems.length + found.length > 0) throw rowProblems('安排', [...problems, ...found]);
    const added = moves.filter((move) => move.arranged.place === null).length;
    const left = [...register.arranged.values()].filter(({ place }) => place === null).length - added;
    const counts = `新安排 ${added}，改动 ${moves.length - added}，仍没有安排 ${left}`;
    const details = wordsOf(register, moves);
    if (request.dryRun) return [`${batch.name}试运行，没有写入。将${counts}`, ...details].join('\n');
    await storeMoves(tx, register, moves);
    const action = { bizType: 'SIGN_UP_BATCH', bizId: batch.id, action: 'ARRANGE' } as const;
    await recordStaffAction(tx, { ...action, opinion: counts }, { by: request.by, now });
    return [`${batch.name}已安排：${counts}`, ...details].join('\n');
  });
}
