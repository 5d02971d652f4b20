import {
  type ResumeLine,
  resumeKind,
  resumeKindTitles,
} from '@qianwei/api/contract/graduation/graduation-document';
import { resumeLineErrors } from '@qianwei/api/contract/graduation/graduation-errors';
import { Button } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextButton } from '@qianwei/ui/TextButton';
import { TextField } from '@qianwei/ui/TextField';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { parse } from 'valibot';
import * as styles from './LineForm.css.ts';
import { MonthField } from './MonthField.tsx';
import type { FormOutcome } from './resume-form.ts';
import { hasPost, kinds, ofKind } from './resume-rows.ts';

export interface LineFormProps {
  title: string;
  /** 空 12 个月; empty where it fills no gap. */
  emptyMonths: string;
  line: ResumeLine;
  /** Its place in the list, for the names of the fields; null while nothing was typed. */
  place: number | null;
  /** This month, `yyyy-MM`. */
  now: string;
  /** Fills a gap. */
  isGap: boolean;
  /** The months are those of the gap between locked lines. */
  fixed: { from: boolean; to: boolean };
  errors: Readonly<Record<string, string>>;
  /** Consequence of saving, beside the button. */
  outcome: FormOutcome;
  /** It was opened by a press, which leads into it. */
  takesFocus: boolean;
  onChange(line: ResumeLine): void;
  onDone(): void;
  /** Absent where there is nothing to remove. */
  onRemove?: (() => void) | undefined;
}

const fixedWords = ({ from, to }: LineFormProps['fixed']): string => {
  if (from && to) return '前后两段已锁定，起止时间替你填好了';
  return from ? '前一段已锁定，开始时间替你填好了' : '';
};

const placeLabels = { WORK: '单位', STUDY: '学校' } as const;

/** A line of the résumé as a form; every character is passed on, saving checks and closes it. */
export function LineForm(props: LineFormProps) {
  const { title, emptyMonths, line, place, now, isGap, fixed, errors, outcome, takesFocus } = props;
  const { onChange, onDone, onRemove } = props;
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFieldSetElement>(null);
  const titleId = useId();
  const enter = useEffectEvent(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  });
  useEffect(() => enter(), []);
  const own = resumeLineErrors(line, now);
  const errorOf = (field: keyof ResumeLine) =>
    (place === null ? undefined : errors[`resume.${place}.${field}`]) ?? (isChecked ? own[field] : undefined);
  const save = () => {
    if (Object.keys(own).length === 0) return onDone();
    setChecked(true);
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>('input[aria-invalid="true"], select[aria-invalid="true"]')
        ?.focus(),
    );
  };
  const text = (field: 'place' | 'post' | 'witness', label: string, limit: number, hint?: string) => (
    <TextField
      label={label}
      name={`resume.${place ?? 'new'}.${field}`}
      value={line[field]}
      maxLength={limit}
      hint={hint}
      error={errorOf(field)}
      onChange={(words) => onChange({ ...line, [field]: words })}
    />
  );
  const note = fixedWords(fixed);
  return (
    <fieldset ref={form} className={styles.form} data-gap={isGap || undefined} aria-labelledby={titleId}>
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          <WholeDates>{title}</WholeDates>
          {emptyMonths && <span className={styles.months}>（{emptyMonths}）</span>}
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.kinds}>
        <RadioGroup
          label="这段时间在做什么"
          labelHidden
          orientation="horizontal"
          options={kinds.map((kind) => ({ value: kind, label: resumeKindTitles[kind] }))}
          value={line.kind}
          onChange={(kind) => onChange(ofKind(line, parse(resumeKind, kind)))}
        />
      </div>
      <div className={styles.fields} data-fixed={(fixed.from && fixed.to) || undefined}>
        <div className={styles.month} data-fixed={fixed.from || undefined}>
          <MonthField
            label="开始"
            value={line.from}
            now={now}
            isReadOnly={fixed.from}
            error={errorOf('from')}
            onChange={(from) => onChange({ ...line, from })}
          />
        </div>
        <div className={styles.month} data-fixed={fixed.to || undefined}>
          <MonthField
            label="结束"
            value={line.to}
            now={now}
            goesOn
            isReadOnly={fixed.to}
            error={errorOf('to')}
            onChange={(to) => onChange({ ...line, to })}
          />
        </div>
        <div className={styles.place}>
          {text(
            'place',
            line.kind === 'WORK' || line.kind === 'STUDY' ? placeLabels[line.kind] : '做了什么',
            60,
          )}
        </div>
        {hasPost(line) && <div className={styles.short}>{text('post', '职务', 30)}</div>}
        <div className={styles.short}>{text('witness', '证明人', 20, '知道这段情况的人，亲属也可以')}</div>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onPress={save}>
          保存这一段
        </Button>
        {onRemove && <TextButton onPress={onRemove}>删去这一段</TextButton>}
        <p className={styles.outcome} data-wrong={outcome.isWrong || undefined}>
          {outcome.isWrong && <Icon name="alert" size="small" />}
          <span>
            <WholeDates>{outcome.words}</WholeDates>
          </span>
        </p>
      </div>
    </fieldset>
  );
}
