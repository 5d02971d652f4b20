import * as styles from './SamplePage.css.ts';

const bars = [
  { x: 40, y: 52, label: '8时' },
  { x: 84, y: 22, label: '9时' },
  { x: 128, y: 14, label: '10时' },
  { x: 172, y: 40, label: '11时' },
  { x: 216, y: 56, label: '12时' },
] as const;

/** A figure with its title below it. */
export function SampleFigure() {
  return (
    <>
      <svg viewBox="0 0 300 86" className={styles.figure} aria-hidden="true">
        <path d="M20 10V70H288" />
        <path d="M20 50H288M20 30H288" strokeWidth="0.5" strokeDasharray="2 3" />
        {bars.map(({ x, y, label }) => (
          <g key={label} className={styles.bar}>
            <rect x={x} y={y} width="22" height={70 - y} />
            <text x={x + 11} y="82" textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
      </svg>
      图1-1 预约电话的时段分布
    </>
  );
}
