/** The words of a `TextArea`. */
export type TextAreaTexts = {
  /** Right under the field, such as 31 / 500. */
  counter: (count: number, max: number) => string;
  /** Read out as the limit comes near. */
  left: (characters: number) => string;
  /** Read out at the limit. */
  full: (max: number) => string;
  /** Read out once when the limit is passed. */
  passed: (max: number) => string;
  /** The error of a text that is too long. */
  tooLong: (over: number) => string;
  /** The error of a text that is too short, once the field has been left. */
  tooShort: (min: number, count: number) => string;
};

export const textAreaTexts: TextAreaTexts = {
  counter: (count, max) => `${count} / ${max}`,
  left: (characters) => `最多还可输入 ${characters} 字`,
  full: (max) => `已到 ${max} 字上限`,
  passed: (max) => `已超过 ${max} 字上限`,
  tooLong: (over) => `超出 ${over} 字`,
  tooShort: (min, count) => `不少于 ${min} 字，当前 ${count} 字`,
};
