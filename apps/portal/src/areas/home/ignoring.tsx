import type { HomeIndex, HomeStep } from '@qianwei/api/contract/home';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useRef } from 'react';
import { type IgnoredToday, useIgnoredToday } from '../../shared/device/ignored-today.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import * as styles from './ignoring.css.ts';

/** The key of a step among those that are ignored. */
export const stepKey = ({ code, path }: HomeStep): string => `${code} ${path}`;

/** False for steps that must stay in sight: a test that runs, the day of an exam, its missing seat, and steps before everything else. */
export const canIgnoreStep = ({ code, occasion }: HomeStep): boolean =>
  occasion !== 'SUBMIT' && !['CHANGE_PASSWORD', 'CHOOSE_MAJOR', 'EXAM_DAY', 'SEAT_OVERDUE'].includes(code);

/** Of the dates only the end of a running test must stay. */
export const canIgnoreDeadline = ({ occasion }: HomeIndex['deadlines'][number]): boolean =>
  occasion !== 'SUBMIT';

/** Hides a step or a date until tomorrow; a toast says so and takes it back. */
export type Ignore = (id: string, title: string) => void;

/** The entries ignored today, and the act to ignore more. `now` in ms since 1970, by the server's clock. */
export function useIgnoring(now: number): { ignored: IgnoredToday; ignore: Ignore } {
  const ignored = useIgnoredToday(now);
  const notify = useNotify();
  const ignore: Ignore = (id, title) => {
    ignored.ignore(id);
    notify({
      type: 'info',
      text: `今天不再显示“${title}”，明天会回来。`,
      duration: 6000,
      action: { label: '撤销', onPress: () => ignored.restore(id) },
    });
  };
  return { ignored, ignore };
}

/** 今天忽略了 n 项，恢复; nothing while there is none. The focus of what was hidden goes to its button. */
export function IgnoredLine({ ignored: { ids, restore } }: { ignored: IgnoredToday }) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(ids.length);
  useEffect(() => {
    if (ids.length > before.current && document.activeElement === document.body) button.current?.focus();
    before.current = ids.length;
  }, [ids.length]);
  if (ids.length === 0) return null;
  return (
    <p className={styles.ignored}>
      今天忽略了 {ids.length} 项，
      <TextButton ref={button} onPress={() => restore()}>
        恢复
      </TextButton>
    </p>
  );
}
