import { token } from '@qianwei/ui/theme';

const { color } = token;

/** The dot of a day among days, on an axis or in a list. */
export const dot = {
  content: '""',
  position: 'absolute',
  width: 10,
  height: 10,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.surface,
} as const;

/** The line from a dot of a list to the next one. */
export const thread = {
  content: '""',
  position: 'absolute',
  top: 16,
  bottom: -6,
  left: 4.5,
  width: 1,
  background: color.lineStrong,
} as const;
