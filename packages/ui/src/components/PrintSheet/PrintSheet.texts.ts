/** What a `PrintSheet` says at the foot of each page. */
export interface PrintSheetTexts {
  /** Before the number of the page, between it and the number of pages, and after that. */
  page: readonly [before: string, between: string, after: string];
}

export const printSheetTexts: PrintSheetTexts = { page: ['第 ', ' 页，共 ', ' 页'] };
