import { extname } from 'node:path';
import type { BankChapter } from './bank-item.ts';
import type { RawBank } from './check-items.ts';
import { readBank, UnreadableBank } from './read-bank.ts';

/** The most bytes of a file. */
const maxBytes = 20 * 1024 * 1024;

function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new UnreadableBank('文件不是 UTF-8 编码，请另存为 UTF-8 后再导入');
  }
}

/** Reads questions by what the file's name ends in. Rejects with UnreadableBank. */
export async function readQuestionFile(
  name: string,
  content: Buffer,
  course: { courseCode: string; chapters: readonly BankChapter[] },
): Promise<RawBank> {
  if (content.length > maxBytes) throw new UnreadableBank('文件超过 20 MB，请分成几个文件导入');
  // Loaded when needed: each brings a library that a server never uses.
  switch (extname(name).toLowerCase()) {
    case '.json': {
      const bank = readBank(textOf(content));
      if (bank.courseCode !== course.courseCode)
        throw new UnreadableBank(`文件是课程 ${bank.courseCode} 的题库，不是 ${course.courseCode} 的`);
      return bank;
    }
    case '.xlsx':
      return (await import('./read-workbook.ts')).readWorkbook(content, course.chapters);
    case '.gift':
    case '.txt':
      return (await import('./read-gift.ts')).readGift(textOf(content), course.chapters);
    case '.xml':
      return (await import('./read-moodle-xml.ts')).readMoodleXml(textOf(content), course.chapters);
    default:
      throw new UnreadableBank('不认识的文件类型，可用 .json、.xlsx、.gift、.txt（GIFT）或 .xml（Moodle）');
  }
}
