/** The kind of a teacher's note: `must` has to be changed, `suggest` may be, `praise` is well done. */
export type AnnotationKind = 'must' | 'suggest' | 'praise';

/** The words of annotations. */
export interface AnnotationTexts {
  /** The kinds in words. */
  must: string;
  suggest: string;
  praise: string;
  resolved: string;
  revise: string;
  reply: string;
  /** Name of the number in the text, which leads to the note. */
  toNote(number: number, kind: string): string;
  /** Name of the number beside the note, which leads back to the text. */
  toText(number: number): string;
}

export const annotationTexts: AnnotationTexts = {
  must: '必须修改',
  suggest: '建议',
  praise: '肯定',
  resolved: '已处理',
  revise: '去修改',
  reply: '回复',
  toNote: (number, kind) => `批注 ${number}，${kind}，看批注`,
  toText: (number) => `批注 ${number}，回到原文`,
};
