/** 第2章 before 第10章. Half as fast as without figures, so it is used only where there are some. */
const withFigures = new Intl.Collator('zh-CN', { numeric: true });
const inPinyin = new Intl.Collator('zh-CN');

/** Texts in pinyin order, figures within them by their value. */
export const compareTexts = withFigures.compare;

const code = /^\d{1,15}$/;
const figure = /\p{Nd}/u;
/** Leading Chinese characters, and the rest. */
const parts = /^(\p{Script=Han}*)(.*)$/su;

/** Sorts different texts as `compareTexts` does, several times faster for thousands of codes, names or numbered titles. */
export function sortTexts(texts: readonly string[]): string[] {
  if (texts.every((text) => code.test(text))) return [...texts].sort((a, b) => Number(a) - Number(b));
  if (!texts.some((text) => figure.test(text))) return [...texts].sort(inPinyin.compare);
  return byHead(texts).flatMap((bucket) => bucket.sort(compareTexts));
}

/** Groups texts by their leading Chinese characters: the order of different beginnings is that of the texts. */
function byHead(texts: readonly string[]): string[][] {
  const ofHead = new Map<string, string[]>();
  for (const text of texts) {
    const head = parts.exec(text)?.[1] ?? '';
    const same = ofHead.get(head);
    if (same) same.push(text);
    else ofHead.set(head, [text]);
  }
  const buckets: string[][] = [];
  let root: string | null = null;
  for (const head of [...ofHead.keys()].sort(inPinyin.compare)) {
    const bucket = buckets.at(-1);
    // 操作 and 操作系统: the text after the shorter one decides.
    if (root !== null && bucket && head.startsWith(root)) bucket.push(...(ofHead.get(head) ?? []));
    else {
      buckets.push([...(ofHead.get(head) ?? [])]);
      root = head;
    }
  }
  return buckets;
}
