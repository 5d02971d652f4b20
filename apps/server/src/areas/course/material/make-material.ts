import type { HandoutDocument } from '../../../documents/handout-document.ts';
import { pagesOf } from '../../../documents/handout-pdf.ts';
import { type HandoutType, writeHandout } from '../../../documents/write-handout.ts';
import { bankDocument, type QuestionBank } from './bank-document.ts';
import type { CourseOutline, Material, ReportTemplate, TaskSheet } from './material.ts';
import {
  bodyDocument,
  outlineDocument,
  reportTemplateDocument,
  taskSheetDocument,
} from './material-documents.ts';

/** Sources of materials; each material needs its course and, by its source, one of the others. */
export interface MaterialSources {
  readonly course: CourseOutline;
  readonly bank?: QuestionBank;
  readonly taskSheet?: TaskSheet;
  /** The name of the task sheet's theory course. */
  readonly theoryName?: string;
  readonly reportTemplate?: ReportTemplate;
}

/** A file to be stored. */
export interface MadeMaterial {
  readonly name: string;
  readonly mime: string;
  readonly content: Buffer;
  /** Null for DOCX, whose pages depend on who prints it. */
  readonly pages: number | null;
}

const mimes: Readonly<Record<HandoutType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

function needed<T>(value: T | undefined, { fileId, source }: Material): T {
  if (value === undefined) throw new Error(`Material ${fileId}: its ${source} is missing`);
  return value;
}

/** A material as a document, before it is printed. Throws when what its source needs is missing. */
export function materialDocument(material: Material, sources: MaterialSources): HandoutDocument {
  const { title, source } = material;
  const { course } = sources;
  switch (source) {
    case 'body':
      return bodyDocument(title, course, needed(material.body, material));
    case 'outline':
      return outlineDocument(title, course);
    case 'bank':
      return bankDocument(material, course, needed(sources.bank, material));
    case 'taskSheet': {
      const sheet = needed(sources.taskSheet, material);
      return taskSheetDocument(title, course, sheet, sources.theoryName ?? '');
    }
    case 'reportTemplate':
      return reportTemplateDocument(title, course, needed(sources.reportTemplate, material));
  }
}

/** Makes the file of a material: PDF or DOCX. The caller keeps it, so that it is made once. */
export async function makeMaterial(material: Material, sources: MaterialSources): Promise<MadeMaterial> {
  const content = await writeHandout(materialDocument(material, sources), material.type);
  return {
    name: material.fileName,
    mime: mimes[material.type],
    content,
    pages: material.type === 'pdf' ? pagesOf(content) : null,
  };
}
