import { Button, type ButtonProps } from '../components/Button/Button.tsx';
import { Link } from '../components/Link/Link.tsx';
import { token } from '../theme/contract.css.ts';
import * as styles from './Sheets.css.ts';

/** The attributes of a button during an interaction. */
const moments: readonly { name: string; marks: Record<string, string> }[] = [
  { name: '默认', marks: {} },
  { name: '悬停', marks: { 'data-hovered': 'true' } },
  { name: '按下', marks: { 'data-hovered': 'true', 'data-pressed': 'true' } },
  { name: '焦点', marks: { 'data-focused': 'true', 'data-focus-visible': 'true' } },
];

const looks = [
  { variant: 'primary', label: '继续作答' },
  { variant: 'outline', label: '上一题' },
  { variant: 'quiet', label: '查看规则' },
] as const;

/** Sets the attributes of an interaction on a button, and the ring that only a keyboard shows. */
export function pose(button: HTMLButtonElement | null, marks: Record<string, string>) {
  if (!button) return;
  for (const [name, value] of Object.entries(marks)) button.setAttribute(name, value);
  if (!marks['data-focus-visible']) return;
  button.style.outline = `${token.line.focus} solid ${token.color.focus}`;
  button.style.outlineOffset = '2px';
}

/** Every variant of a button in every interaction. */
export function Buttons() {
  return (
    <>
      {looks.map(({ variant, label }) => (
        <div key={variant} className={styles.row}>
          {moments.map(({ name, marks }) => (
            <Posed key={name} caption={name} marks={marks} variant={variant}>
              {label}
            </Posed>
          ))}
          {variant === 'primary' && (
            <Posed caption="进行中" variant="primary" pending>
              提交中…
            </Posed>
          )}
        </div>
      ))}
      <div className={styles.row}>
        <Posed caption="危险操作" variant="danger">
          撤销报考
        </Posed>
        <Posed caption="大，手机主操作" variant="primary" size="large">
          按批注修改
        </Posed>
        <Posed caption="小，表格内" size="small">
          移出
        </Posed>
      </div>
      <Button
        blocked
        reason={
          <>
            还差 1 步：13180 与 02324 时段冲突。
            <Link variant="underlined" href="#clash">
              去处理
            </Link>
            。按钮从不只是变灰，旁边总写着原因和出路。
          </>
        }
      >
        提交报考
      </Button>
    </>
  );
}

interface PosedProps extends ButtonProps {
  caption: string;
  marks?: Record<string, string>;
}

function Posed({ caption, marks = {}, ...props }: PosedProps) {
  return (
    <div className={styles.moment}>
      <Button {...props} ref={(button) => pose(button, marks)} />
      <small className={styles.caption}>{caption}</small>
    </div>
  );
}
