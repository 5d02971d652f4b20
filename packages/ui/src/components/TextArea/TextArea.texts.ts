/** The words of a `TextArea`. */
export type TextAreaTexts = {
  /** Right under the field, such as 31 / 500. */
  counter: (count: number, most: number) => string;
  /** Read out as the limit comes near. */
  left: (characters: number) => string;
  /** Read out at the limit. */
  full: (most: number) => string;
  /** Read out once when the limit is passed. */
  passed: (most: number) => string;
  /** The error of a text that is too long. */
  tooLong: (over: number) => string;
  /** The error of a text that is too short, once the field has been left. */
  tooShort: (least: number, count: number) => string;
};

export const textAreaTexts: TextAreaTexts = {
  counter: (count, most) => `${count} / ${most}`,
  left: (characters) => `最多还可输入 ${characters} 字`,
  full: (most) => `已到 ${most} 字上限`,
  passed: (most) => `已超过 ${most} 字上限`,
  tooLong: (over) => `超出 ${over} 字`,
  tooShort: (least, count) => `不少于 ${least} 字，当前 ${count} 字`,
};
