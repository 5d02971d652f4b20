import type { SelectOption } from './Select.props.ts';

/** ms after which a letter begins a new name, as in React Aria's own lists. */
const letterPauseMs = 1000;

const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/** The next option in a direction that can be chosen; without a choice the first one. Undefined at the end. */
export function optionBeside(
  options: readonly SelectOption[],
  chosen: string | null,
  direction: -1 | 1,
): SelectOption | undefined {
  const open = options.filter(({ id, reason }) => !reason || id === chosen);
  const index = open.findIndex(({ id }) => id === chosen);
  return index === -1 ? open[0] : open[index + direction];
}

/** Returns a search for the option whose name begins with the letters typed one after the other. */
export function optionByLetters(): (
  options: readonly SelectOption[],
  letter: string,
) => SelectOption | undefined {
  let typed = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  return (options, letter) => {
    const now = performance.now();
    typed = now - lastAt > letterPauseMs ? letter : typed + letter;
    lastAt = now;
    return options.find(
      ({ label, reason }) => !reason && collator.compare(label.slice(0, typed.length), typed) === 0,
    );
  };
}
