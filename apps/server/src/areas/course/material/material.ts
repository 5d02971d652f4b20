/** Source of a material: its own text, the chapters of the course, its questions, its task sheet or its template. */
type MaterialSource = 'body' | 'outline' | 'bank' | 'taskSheet' | 'reportTemplate';

/** A material that is to be made. */
export interface Material {
  readonly fileId: string;
  readonly courseCode: string;
  readonly title: string;
  readonly fileName: string;
  readonly type: 'pdf' | 'docx';
  readonly source: MaterialSource;
  /** The chapters it belongs to; none is the whole course. */
  readonly chapterNos: readonly number[];
  /** Markdown; only with the source `body`. */
  readonly body?: string;
}

/** The part of a course file that an outline prints. */
export interface CourseOutline {
  readonly courseCode: string;
  readonly courseName: string;
  readonly chapters: readonly {
    readonly chapterId: string;
    readonly no: number;
    readonly title: string;
    readonly sections: readonly {
      readonly title: string;
      readonly lessons: readonly {
        readonly no: string;
        readonly title: string;
        readonly level: string;
        readonly knowledge: readonly { readonly title: string }[];
      }[];
    }[];
  }[];
}

/** The part of a practice course's task sheet that is printed. */
export interface TaskSheet {
  readonly courseCode: string;
  readonly theoryCode: string;
  readonly goal: string;
  readonly tasks: readonly {
    readonly no: number;
    readonly chapter: number;
    readonly title: string;
    readonly content: string;
    readonly output: string;
  }[];
  readonly requirements: readonly string[];
  readonly environment: readonly string[];
  readonly deliverables: readonly string[];
  readonly rubric: readonly { readonly item: string; readonly score: number; readonly standard: string }[];
}

/** The template of a report: the first heading is the cover, the last one the appendix with the declaration. */
export interface ReportTemplate {
  readonly courseCode: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly declaration: string;
}
