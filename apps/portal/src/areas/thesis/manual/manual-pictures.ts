/** Drawings of steps. */
export type ManualPictureName =
  | ('conditions' | 'sessions' | 'receipt' | 'changeTime')
  | ('reading' | 'wishes' | 'signature' | 'check');

/** The drawing by the section and the number of its step; 0 stands for the section itself. A section without one has none. */
const pictures: Readonly<Record<string, Readonly<Record<number, ManualPictureName>>>> = {
  rules: { 2: 'reading' },
  topic: { 2: 'wishes', 4: 'receipt' },
  commitment: { 2: 'conditions', 3: 'signature' },
  report: { 4: 'check' },
  ai: { 4: 'signature' },
  appointment: { 1: 'conditions', 2: 'sessions', 3: 'receipt' },
  change: { 0: 'changeTime' },
  'online-defence': { 1: 'check' },
};

/** The drawing of a step; undefined for none. */
export const stepPicture = (section: string, step: number): ManualPictureName | undefined =>
  pictures[section]?.[step];
