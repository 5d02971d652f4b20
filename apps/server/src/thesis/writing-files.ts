/** A file of 写作资料 that the server makes. */
export interface WritingFile {
  /** Last part of its path below `/api/samples`. */
  readonly path: string;
  readonly fileName: string;
  /** MIME type. */
  readonly type: string;
  /** Made at the first call, and kept. */
  content(): Promise<Buffer>;
}

let template: Promise<Buffer> | undefined;

/** 写作资料 of the institution: the template of a thesis. */
export const writingFiles: readonly WritingFile[] = [
  {
    path: 'THESIS_TEMPLATE.docx',
    fileName: '毕业论文（设计）模板.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content() {
      // Word's writer is large and needed rarely: the start of a server does not wait for it.
      template ??= import('./thesis-template.ts').then(({ thesisTemplate }) => thesisTemplate());
      return template;
    },
  },
];

/** The files as 论文管理 lists them; `ownUrl` makes the address of a path of this server. */
export const listWritingFiles = (
  ownUrl: (path: string) => string,
): Promise<{ name: string; size: number; url: string }[]> =>
  Promise.all(
    writingFiles.map(async ({ path, fileName, content }) => ({
      name: fileName,
      size: (await content()).length,
      url: ownUrl(`/api/samples/${path}`),
    })),
  );
