/** `--seconds 20` among the arguments of the command; else the default. */
export function numberOption(name: string, otherwise: number): number {
  const index = process.argv.indexOf(`--${name}`);
  if (index < 0) return otherwise;
  const value = Number(process.argv[index + 1]);
  if (!(value >= 0)) throw new Error(`--${name} takes a number`);
  return value;
}

/** True when `--growth` is among the arguments. */
export const flagOption = (name: string) => process.argv.includes(`--${name}`);
