import type { ReactNode } from 'react';
import * as styles from './ManualPicture.css.ts';
import type { ManualPictureName } from './manual-pictures.ts';

const halfDays = [
  { x: 46, day: '周五', before: '满', after: '满' },
  { x: 94, day: '周六', before: '剩 3', after: '剩 1' },
  { x: 142, day: '周日', before: '剩 6', after: '剩 5' },
] as const;

/** Each drawing with what it says; 188 by 112. */
const drawings: Readonly<Record<ManualPictureName, { readonly label: string; readonly lines: ReactNode }>> = {
  conditions: {
    label: '五项条件，全部打勾',
    lines: (
      <g transform="translate(24 14)">
        <path className={styles.soft} d="M24 4h92M24 24h76M24 44h84M24 64h68M24 84h80" />
        <path className={styles.good} d="m0 4 4 4 8-9M0 24l4 4 8-9M0 44l4 4 8-9M0 64l4 4 8-9M0 84l4 4 8-9" />
      </g>
    ),
  },
  sessions: {
    label: '场次日历，选中一个有名额的场次',
    lines: (
      <>
        <path className={styles.soft} d="M22 14h144v84H22zM22 34h144M70 34v64M118 34v64M22 66h144" />
        <rect className={styles.chosen} x="72" y="68" width="44" height="28" />
        {halfDays.map(({ x, day, before, after }) => (
          <g key={day} className={styles.words}>
            <text x={x} y="28">
              {day}
            </text>
            <text x={x} y="55">
              {before}
            </text>
            <text x={x} y="87">
              {after}
            </text>
          </g>
        ))}
      </>
    ),
  },
  receipt: {
    label: '提交后得到回执',
    lines: (
      <>
        <path className={styles.paper} d="M56 12h76v88H56z" />
        <path className={styles.strong} d="M66 28h30M66 35h56M66 38h56" />
        <path className={styles.soft} d="M66 50h44M66 60h52M66 70h38" />
        <path className={styles.soft} d="M56 82h76" strokeDasharray="1 4" />
        <circle className={styles.seal} cx="132" cy="88" r="12" />
        <path className={styles.good} d="m126.500 88.500 4 4 7-8" />
      </>
    ),
  },
  changeTime: {
    label: '时间尺：答辩开始前 48 小时以外可以改约',
    lines: (
      <>
        <path className={styles.soft} d="M18 62h152" />
        <path className={styles.span} d="M18 62h92" />
        <path className={styles.strong} d="M110 50v24M164 50v24" />
        <g className={styles.words}>
          <text x="62" y="44" className={styles.brandWords}>
            可以改约
          </text>
          <text x="138" y="44">
            不能改
          </text>
          <text x="104" y="92">
            前 48 小时
          </text>
          <text x="162" y="92">
            答辩
          </text>
        </g>
      </>
    ),
  },
  reading: {
    label: '读到文末，圆环满 30 秒',
    lines: (
      <>
        <path className={styles.paper} d="M30 12h70v88H30z" />
        <path className={styles.soft} d="M40 26h50M40 38h44M40 50h48M40 62h38M40 74h46M40 86h30" />
        <circle className={styles.soft} cx="138" cy="60" r="22" />
        <path className={styles.span} d="M138 38a22 22 0 1 1-19 11" />
        <g className={styles.words}>
          <text x="138" y="65">
            30
          </text>
        </g>
      </>
    ),
  },
  wishes: {
    label: '三个志愿，可以调整顺序',
    lines: (
      <>
        <path className={styles.soft} d="M48 16h116v22H48zM48 46h116v22H48zM48 76h116v22H48z" />
        <path className={styles.soft} d="M60 27h72M60 57h84M60 87h64" />
        <g className={styles.words}>
          <text x="32" y="31" className={styles.brandWords}>
            一
          </text>
          <text x="32" y="61">
            二
          </text>
          <text x="32" y="91">
            三
          </text>
        </g>
      </>
    ),
  },
  signature: {
    label: '在签名板上手写姓名',
    lines: (
      <>
        <path className={styles.paper} d="M24 24h140v64H24z" />
        <path className={styles.soft} d="M38 76h112" strokeDasharray="3 4" />
        <path
          className={styles.strong}
          d="M52 62c8-22 14-22 12-4s8 10 14-2 12-14 10 0 10 8 18-4 14-6 12 4 8 4 14-2"
        />
      </>
    ),
  },
  check: {
    label: '检查清单：必须改正的和可以忽略的',
    lines: (
      <>
        <path className={styles.soft} d="M54 30h100M54 56h82M54 82h92" />
        <circle className={styles.bad} cx="36" cy="30" r="6" />
        <circle className={styles.warned} cx="36" cy="56" r="6" />
        <path className={styles.good} d="m31 82 4 4 8-9" />
      </>
    ),
  },
};

export interface ManualPictureProps {
  name: ManualPictureName;
}

/** A small drawing of a step. */
export default function ManualPicture({ name }: ManualPictureProps) {
  const { label, lines } = drawings[name];
  return (
    <svg viewBox="0 0 188 112" className={styles.picture} role="img" aria-label={label}>
      {lines}
    </svg>
  );
}
