import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from '../components/Drawing/Drawing.tsx';
import { drawings } from '../components/Drawing/drawings.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { paths } from '../components/Icon/paths.ts';
import * as styles from './Sheet.css.ts';
import { FoundationSheet, SheetRow } from './Sheet.tsx';

export default { id: 'foundations-pictures', title: '基础/图标与插画' } satisfies Meta;

const names = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

/** One set, drawn for this project: 20 px grid, 1.5 px stroke, round caps; in the colour of the text around it. */
export const Icons: StoryObj = {
  render: () => (
    <FoundationSheet title="图标" about="20 px 的格，1.5 px 的线，圆头。图标跟文字同色，旁边总有字。">
      <SheetRow label={`${names(paths).length} 枚`}>
        <ul className={styles.cells}>
          {names(paths).map((name) => (
            <li key={name} className={styles.cell}>
              <Icon name={name} />
              <span className={styles.caption}>{name}</span>
            </li>
          ))}
        </ul>
      </SheetRow>
    </FoundationSheet>
  ),
};

/** A line drawing for each kind of empty state. */
export const Drawings: StoryObj = {
  render: () => (
    <FoundationSheet title="插画" about="每一种“还没有”各有一张小线描，只是陪衬：为什么、怎么办由文字说。">
      <SheetRow label={`${names(drawings).length} 张`}>
        <ul className={styles.cells}>
          {names(drawings).map((name) => (
            <li key={name} className={styles.cell}>
              <Drawing name={name} />
              <span className={styles.caption}>{name}</span>
            </li>
          ))}
        </ul>
      </SheetRow>
    </FoundationSheet>
  ),
};
