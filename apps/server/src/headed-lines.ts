/** How many lines of one kind are printed. */
const maxListed = 50;

/** Lines under a head, the first `maxListed`; none without lines. */
export const headedLines = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [
        `${head} ${lines.length}：`,
        ...lines.slice(0, maxListed).map((line) => `  ${line}`),
        ...(lines.length > maxListed ? [`  ……另有 ${lines.length - maxListed} 项没有列出`] : []),
      ];
