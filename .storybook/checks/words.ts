import wordList from '../../docs/words.md?raw';

const [table = ''] = wordList.split('\n## ');

/** The words that are not to be used: the second column of the list, separated by 、. */
const unwanted: readonly string[] = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| 用 '))
  .flatMap((line) => (line.split('|')[2] ?? '').split('、'))
  .map((word) => word.trim())
  .filter((word) => word !== '');

/** Dates as they travel, midnights that are read a day late, and time that is left for nothing. */
const unreadable: readonly (readonly [RegExp, string])[] = [
  [/[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d/, 'a moment as it travels'],
  [/00:00 (?:截止|前)/, 'a midnight that is read a day late'],
  [/(?:^|[^\p{Script=Han}，])还有 ?\d+ ?(?:天|小时|分钟)/mu, 'time left, but not until what'],
];

/** Text of an author, not of the portal: notices, questions, answers, theses. */
const authored = '[data-authored]';

/** The text of these stories that a student should not read, a line each. */
export function unwantedWordsIn(root: HTMLElement): string[] {
  const text = readable(root);
  return [
    ...unwanted.filter((word) => text.includes(word)).map((word) => `says ${word} (docs/words.md)`),
    ...unreadable.flatMap(([pattern, why]) => {
      const found = pattern.exec(text);
      return found === null ? [] : [`says “${found[0].trim()}”: ${why} (docs/words.md)`];
    }),
  ];
}

/** The visible text and the names that a screen reader says, without what authors wrote. */
function readable(root: HTMLElement): string {
  const hidden = [...root.querySelectorAll<HTMLElement>(authored)];
  for (const element of hidden) element.style.setProperty('display', 'none');
  const labels = [...root.querySelectorAll('[aria-label], [title], [placeholder]')]
    .filter((element) => element.closest(authored) === null)
    .flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible is read, line by line
  const text = [root.innerText, ...labels].join('\n');
  for (const element of hidden) element.style.removeProperty('display');
  return text;
}
