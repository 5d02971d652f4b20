import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColorName, type ThemeName, themes } from '../theme/colors.ts';
import { token } from '../theme/contract.css.ts';
import { contrastRatio, pairs } from '../theme/contrast.ts';
import * as styles from './Sheet.css.ts';
import { FoundationSheet, SheetRow } from './Sheet.tsx';

export default { id: 'foundations-colour', title: '基础/颜色' } satisfies Meta;

const groups: [string, ColorName[]][] = [
  ['纸', ['canvas', 'surface', 'raised', 'sunken']],
  ['墨与线', ['inkStrong', 'ink', 'inkMuted', 'lineSoft', 'lineStrong', 'focus']],
  ['靛青', ['brandSolid', 'brandHover', 'brandSoft', 'brandOn']],
  ['竹青', ['successSolid', 'successSoft', 'successOn']],
  ['琥珀', ['warningSolid', 'warningSoft', 'warningOn']],
  ['朱红', ['dangerSolid', 'dangerSoft', 'dangerOn']],
  ['湖蓝', ['infoSolid', 'infoSoft', 'infoOn']],
  ['图与封面', ['dataDone', 'dataNow', 'dataRest', 'coverCore', 'coverPublic', 'coverElective', 'coverSlip']],
];

/** Every colour by its meaning, in the theme and brand of the toolbar. */
export const Tokens: StoryObj = {
  render: () => (
    <FoundationSheet title="颜色" about="组件只用语义令牌。每一色有实、浅、上色三种用法；颜色从不单独表意。">
      {groups.map(([group, names]) => (
        <SheetRow key={group} label={group}>
          <div className={styles.cells}>
            {names.map((name) => (
              <div key={name} className={styles.cell}>
                <div className={styles.swatch} style={{ background: token.color[name] }} />
                <span className={styles.caption}>{name}</span>
              </div>
            ))}
          </div>
        </SheetRow>
      ))}
    </FoundationSheet>
  ),
};

function Pairs({ theme }: { theme: ThemeName }) {
  const colors = themes[theme];
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ front, back, minRatio }) => (
        <li key={`${front} ${back}`} className={styles.pair}>
          <span style={{ color: colors[front], background: colors[back] }} className={styles.sample}>
            {minRatio === 3 ? <span className={styles.shape} /> : '永'}
          </span>
          <span className={styles.caption}>
            {front} / {back}
            <br />
            {contrastRatio(colors[front], colors[back]).toFixed(1)} ≥ {minRatio}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The pairs that meet on a page, with the contrast computed from their values. */
export const Contrast: StoryObj = {
  render: () => (
    <FoundationSheet title="对比度" about="文字至少 4.5，控件与焦点环至少 3；数值由颜色值当场算出。">
      {(
        [
          ['浅色', 'light'],
          ['深色', 'dark'],
          ['高对比', 'contrast'],
        ] as const
      ).map(([label, theme]) => (
        <SheetRow key={theme} label={label}>
          <Pairs theme={theme} />
        </SheetRow>
      ))}
    </FoundationSheet>
  ),
};
