import { pastWords } from '@qianwei/api/time/words';
import type { DraftChoice } from '@qianwei/machines/draft/draft-data';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextButton } from '@qianwei/ui/TextButton';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNow } from '../time/use-now.ts';
import * as styles from './DraftConflict.css.ts';
import type { DraftView, FieldConflict, FieldOf } from './draft-view.ts';

/** A field in words. */
export interface FieldWords<Fields extends object> {
  /** 手机号. */
  nameOf(field: FieldOf<Fields>): string;
  /** A value as the student knows it; an empty one may be empty. */
  textOf<Field extends FieldOf<Fields>>(field: Field, value: Fields[Field]): string;
}

interface DraftConflictProps<Fields extends object> {
  draft: Pick<DraftView<Fields>, 'conflicts' | 'unchosen' | 'resolve' | 'undo'>;
  words: FieldWords<Fields>;
}

type Choices<Fields extends object> = Partial<Record<FieldOf<Fields>, DraftChoice>>;

const timed = (device: string, at: number | null, now: number) =>
  at === null ? device : `${device}，${pastWords(at, now)}`;

function Question<Fields extends object>({
  conflict: { field, mine, theirs, mineAt, theirsAt },
  words,
  choice,
  isMissing,
  onChoose,
}: {
  conflict: FieldConflict<Fields>;
  words: FieldWords<Fields>;
  choice: DraftChoice | undefined;
  isMissing: boolean;
  onChoose(choice: DraftChoice): void;
}) {
  const now = useNow();
  const version = (value: Fields[FieldOf<Fields>]) => (
    <p className={styles.version}>{words.textOf(field, value) || '（空）'}</p>
  );
  return (
    <RadioGroup
      label={words.nameOf(field)}
      compared
      value={choice ?? null}
      onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      error={isMissing ? '请选一份' : undefined}
      options={[
        { value: 'mine', label: '用这台设备的', hint: timed('这台设备', mineAt, now), detail: version(mine) },
        {
          value: 'theirs',
          label: '用另一份',
          hint: timed('已在服务器', theirsAt, now),
          detail: version(theirs),
        },
      ]}
    />
  );
}

/** At the upper edge of the window while the questions are out of sight, such as far down a form: leads to them. */
function OutOfSight({ questions, count }: { questions: RefObject<HTMLDivElement | null>; count: number }) {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const whole = questions.current;
    if (whole === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(whole);
    return () => observer.disconnect();
  }, [questions]);
  if (isSeen) return null;
  const lead = () => {
    questions.current?.focus({ preventScroll: true });
    questions.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.outOfSight}>
      <Banner
        tone="warning"
        title={`有 ${count} 项在其他设备也改过。`}
        action={<TextButton onPress={lead}>去选</TextButton>}
      />
    </div>
  );
}

/**
 * Fields that were changed here and elsewhere: both versions of each, of which the student chooses one; afterwards the
 * other one can be had back until the next edit. Nothing without such fields.
 */
export function DraftConflict<Fields extends object>({ draft, words }: DraftConflictProps<Fields>) {
  const [choices, setChoices] = useState<Choices<Fields>>({});
  const [isTried, setTried] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const { conflicts } = draft;
  const resolved = Object.keys(draft.unchosen) as FieldOf<Fields>[];
  if (conflicts.length === 0 && resolved.length === 0) return null;

  const resolve = () => {
    const isComplete = conflicts.every(({ field }) => choices[field] !== undefined);
    setTried(!isComplete);
    if (!isComplete) return;
    draft.resolve(choices);
    setChoices({});
    // The button goes with the questions.
    whole.current?.focus();
  };
  return (
    <div ref={whole} className={styles.conflict} tabIndex={-1}>
      {conflicts.length > 0 && (
        <>
          <Banner
            tone="warning"
            live="assertive"
            title={`有 ${conflicts.length} 项在其他设备也改过，请各选一份。`}
          >
            没选的那份，下次修改前还能换回
          </Banner>
          <OutOfSight questions={whole} count={conflicts.length} />
          {conflicts.map((conflict) => (
            <Question
              key={conflict.field}
              conflict={conflict}
              words={words}
              choice={choices[conflict.field]}
              isMissing={isTried && choices[conflict.field] === undefined}
              onChoose={(choice) => setChoices({ ...choices, [conflict.field]: choice })}
            />
          ))}
          <div className={styles.action}>
            <Button variant="primary" onPress={resolve}>
              合并并继续填写
            </Button>
          </div>
        </>
      )}
      {resolved.map((field) => (
        <Banner
          key={field}
          tone="success"
          live="polite"
          title={`${words.nameOf(field)}已选好。`}
          action={<TextButton onPress={() => draft.undo(field)}>换成另一份</TextButton>}
        />
      ))}
    </div>
  );
}
