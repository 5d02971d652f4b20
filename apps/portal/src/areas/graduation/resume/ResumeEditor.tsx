import type { ResumeLine } from '@qianwei/api/contract/graduation/graduation-document';
import { resumeLineErrors, resumeOverlaps } from '@qianwei/api/contract/graduation/graduation-errors';
import { gapsOf, inTimeOrder } from '@qianwei/api/contract/graduation/month-span';
import { Icon } from '@qianwei/ui/Icon';
import { ResumeRuler } from '@qianwei/ui/ResumeRuler';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LineForm } from './LineForm.tsx';
import * as styles from './ResumeEditor.css.ts';
import { ResumeColumns, ResumeGapRow, ResumeLineRow } from './ResumeLines.tsx';
import {
  formOutcome,
  formTitle,
  gapAt,
  lineError,
  neededForm,
  type OpenAt,
  overlapWords,
  savedWords,
} from './resume-form.ts';
import { emptyLine, isSameLine, lineForGap, type ResumeRow, resumeRows } from './resume-rows.ts';
import { gapWords, monthCount, rulerLabel } from './resume-words.ts';

export interface ResumeEditorProps {
  value: readonly ResumeLine[];
  /** Called with every character, a line that is not finished included. */
  onChange(lines: ResumeLine[]): void;
  /** This month, `yyyy-MM`. */
  now: string;
  /** Months that may lie between two lines (`GraduationRules.gapMonths`). */
  gapMonths: number;
  /** By path: `resume` for the whole, `resume.2.witness` for a field of a line. */
  errors: Readonly<Record<string, string>>;
  /** Nothing can be changed. Default false. */
  locked?: boolean;
  /**
   * `gap`: the gap that was returned is filled, and the lines that were submitted are locked, but for those that overlap. Without a
   * gap between these, all can be changed.
   */
  fill?: 'gap';
  /** The lines that were submitted, for `fill`: a draft has further ones. Default: the lines of the first rendering. */
  submitted?: readonly ResumeLine[];
  /** This tab keeps here which line is open, so that a reload opens it again. Default: it is not kept. */
  keptOpen?: { read(): number | null; write(place: number | null): void };
  /** Called when a line begins to be typed, and when it is put down. */
  onTyping?(isTyping: boolean): void;
}

/** Lines that the contract takes (`graduationDocument`). */
const maxLines = 30;

interface Open {
  at: OpenAt;
  /** It was opened from a gap, and stays its form while it is filled in. */
  isGap: boolean;
  /** Another form gets another number, so that it begins without the errors of the one before. */
  form: number;
  /** A press opened it. */
  isPressed: boolean;
}

/** 本人简历: its lines in the order of time, the gaps between them as forms in their places. */
export function ResumeEditor(props: ResumeEditorProps) {
  const { value, onChange, now, gapMonths, errors, locked = false, fill } = props;
  const [first] = useState(value);
  const submitted = props.submitted ?? first;
  const [saved, setSaved] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const limit = { now, limit: gapMonths };
  const returned = fill === 'gap' ? gapsOf(submitted, limit) : [];
  const fills = returned.length > 0;
  const overlapping = resumeOverlaps(submitted, now).flatMap(({ places }) => places);
  const isLocked = (line: ResumeLine) =>
    locked ||
    (fills && submitted.some((before, place) => isSameLine(before, line) && !overlapping.includes(place)));
  const [open, setOpen] = useState<Open>(() => {
    const place = props.keptOpen?.read() ?? null;
    const line = place === null ? undefined : value[place];
    // Another device may have moved the lines since.
    const at = line === undefined || isLocked(line) ? null : place;
    return { at, isGap: false, form: 0, isPressed: false };
  });
  const openLine = typeof open.at === 'number' && open.at < value.length ? open.at : null;
  const isTyping = openLine !== null;
  const tell = useEffectEvent((typing: boolean) => props.onTyping?.(typing));
  useEffect(() => tell(isTyping), [isTyping]);
  const keep = useEffectEvent((place: number | null) => props.keptOpen?.write(place));
  useEffect(() => keep(openLine), [openLine]);
  const rows = resumeRows(value, { now, gapMonths, isLocked, openPlace: openLine });
  const active = locked ? null : (openLine ?? gapAt(rows, open.at) ?? neededForm(rows, now));
  const show = (at: OpenAt, isPressed = true) => {
    setSaved('');
    setOpen({ at, isGap: false, form: open.form + 1, isPressed });
  };
  const leave = (lines: readonly ResumeLine[]) => {
    const sorted = inTimeOrder(lines);
    show(null, false);
    setSaved(savedWords(sorted, limit));
    onChange(sorted);
    // The form is gone: the status says what is left to do.
    requestAnimationFrame(() => status.current?.focus());
  };
  const change = (row: ResumeRow | null, line: ResumeLine) => {
    const place = row?.place ?? 0;
    setOpen({ ...open, at: place, isGap: open.isGap || row?.kind === 'gap' });
    const rest = row?.kind === 'line' ? place + 1 : place;
    onChange([...value.slice(0, place), line, ...value.slice(rest)]);
  };
  const homeOf = ({ from }: ResumeLine) => returned.find((gap) => gap.from <= from && from <= gap.to);
  const isGapForm = (row: ResumeRow) =>
    row.kind === 'gap' || (row.place === openLine && open.isGap) || homeOf(row.line) !== undefined;
  const formOf = (row: ResumeRow) => {
    const isLine = row.kind === 'line';
    const line = isLine ? row.line : lineForGap(row);
    const lines = isLine ? value : [...value, line];
    const home = homeOf(line);
    const isFollowed = home !== undefined && submitted.some(({ from }) => from > home.from);
    return (
      <LineForm
        title={formTitle(line, isGapForm(row))}
        emptyMonths={isGapForm(row) && line.from !== '' ? gapWords({ months: monthCount(line, now) }) : ''}
        line={line}
        place={isLine ? row.place : null}
        now={now}
        isGap={isGapForm(row)}
        fixed={{ from: home !== undefined, to: isFollowed }}
        errors={errors}
        outcome={formOutcome(lines, isLine ? row.place : value.length, limit)}
        takesFocus={open.isPressed}
        onChange={(next) => change(row, next)}
        onDone={() => leave(lines)}
        onRemove={
          isLine && home === undefined
            ? () => leave(value.filter((_, place) => place !== row.place))
            : undefined
        }
      />
    );
  };
  const isActive = (row: ResumeRow) => (row.kind === 'line' ? row.place === active : row.gap.from === active);
  const firstLine = (
    <li key={`form ${open.form}`} className={styles.row}>
      <LineForm
        title="第一段，从高中起"
        emptyMonths=""
        line={{ ...emptyLine, kind: 'STUDY' }}
        place={null}
        now={now}
        isGap={false}
        fixed={{ from: false, to: false }}
        errors={errors}
        outcome={{ words: '', isWrong: false }}
        takesFocus={open.isPressed}
        onChange={(line) => change(null, line)}
        onDone={() => undefined}
      />
    </li>
  );
  const listed = rows.map((row) => (
    <li
      key={isActive(row) ? `form ${open.form}` : `${row.kind} ${row.place}`}
      className={styles.row}
      data-gap={row.kind === 'gap' || (isActive(row) && isGapForm(row)) || undefined}
    >
      {isActive(row) ? (
        formOf(row)
      ) : row.kind === 'line' ? (
        <ResumeLineRow
          row={row}
          error={overlapWords(value, row.place, now) ?? lineError(errors, row.place)}
          onEdit={() => show(row.place)}
        />
      ) : (
        <ResumeGapRow row={row} onFill={locked ? undefined : () => show(row.gap.from)} />
      )}
    </li>
  ));
  return (
    <div className={styles.editor}>
      {value.length > 0 && (
        <TimeRuler lines={value.filter((_, place) => place !== openLine || !open.isGap)} {...limit} />
      )}
      <div>
        {value.length > 0 && <ResumeColumns />}
        <ol className={styles.list} aria-label="本人简历">
          {/* The first form keeps its key, and with it the focus, when it becomes a row. */}
          {value.length === 0 && !locked ? [firstLine] : listed}
        </ol>
      </div>
      {errors.resume && (
        <p className={styles.error} role="alert">
          <Icon name="error" size="small" />
          <span>
            <WholeDates>{errors.resume}</WholeDates>
          </span>
        </p>
      )}
      <div className={styles.foot}>
        {!locked && !fills && value.length > 0 && value.length < maxLines && (
          <TextButton
            onPress={() => {
              onChange([...value, emptyLine]);
              show(value.length);
            }}
          >
            添加一段
          </TextButton>
        )}
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          <WholeDates>{saved}</WholeDates>
        </p>
      </div>
    </div>
  );
}

/** The lines that are whole on a ruler; above a phone. */
function TimeRuler({ lines, now, limit }: { lines: readonly ResumeLine[]; now: string; limit: number }) {
  const whole = lines.filter((line) => Object.keys(resumeLineErrors(line, now)).length === 0);
  return (
    <div className={styles.ruler}>
      <ResumeRuler
        label="本人简历的时间"
        spans={whole.map((line, place) => ({
          id: String(place),
          label: rulerLabel(line),
          from: line.from,
          to: line.to,
        }))}
        gaps={gapsOf(whole, { now, limit })}
        now={now}
      />
    </div>
  );
}
