import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/Button.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { token } from '../theme/contract.css.ts';
import * as styles from './Sheet.css.ts';
import { FoundationSheet, SheetRow } from './Sheet.tsx';

export default { id: 'foundations-space', title: '基础/空间' } satisfies Meta;

type SpaceName = keyof typeof token.space;
const steps: SpaceName[] = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x8', 'x10', 'x12', 'x16', 'x20', 'x24'];

/** The 4 px grid, as it is. */
export const Steps: StoryObj = {
  render: () => (
    <FoundationSheet
      title="空间"
      about="4 px 的格。x1 是一格，x6 是六格；半格（2、6、10、14）只用在一个组件里面。"
    >
      {steps.map((name) => (
        <SheetRow key={name} label={name}>
          <div
            style={{ width: token.space[name], height: token.space.x4, background: token.color.brandSolid }}
          />
        </SheetRow>
      ))}
    </FoundationSheet>
  ),
};

/** Corners, lines and the one shadow. */
export const Edges: StoryObj = {
  render: () => (
    <FoundationSheet title="边与角" about="先用细线，再用框；只有浮起来的东西才有影子。圆角由院校决定。">
      <SheetRow label="圆角">
        <div className={styles.wrap}>
          {(['small', 'base', 'dialog', 'drawer', 'round'] as const).map((name) => (
            <div key={name} className={styles.cell}>
              <div
                style={{
                  width: 88,
                  height: 56,
                  border: `${token.line.hair} solid ${token.color.lineStrong}`,
                  borderRadius: token.radius[name],
                }}
              />
              <span className={styles.caption}>{name}</span>
            </div>
          ))}
        </div>
      </SheetRow>
      <SheetRow label="线">
        <div className={styles.stack} style={{ justifyItems: 'stretch' }}>
          <div style={{ borderTop: `${token.line.hair} solid ${token.color.lineSoft}` }} />
          <div style={{ borderTop: `${token.line.hair} solid ${token.color.lineStrong}` }} />
          <div style={{ borderTop: `${token.line.rule} solid ${token.color.inkStrong}` }} />
        </div>
      </SheetRow>
      <SheetRow label="影">
        <div
          style={{
            width: 240,
            padding: token.space.x5,
            background: token.color.raised,
            borderRadius: token.radius.base,
            boxShadow: token.shadow.float,
          }}
        >
          浮在纸上
        </div>
      </SheetRow>
    </FoundationSheet>
  ),
};

/** The effect of the toolbar's 密度: the height of rows and controls, never a target below 40 px. */
export const Density: StoryObj = {
  render: () => (
    <FoundationSheet title="密度" about="宽松与紧凑由学生选择。改变的是行高与控件高，不改字号。">
      <SheetRow label="控件">
        <div className={styles.stack}>
          <TextField label="课程代码" defaultValue="13003" name="course" />
          <Button variant="primary">查询</Button>
        </div>
      </SheetRow>
      <SheetRow label="行">
        <ul style={{ width: '100%' }}>
          {['15043 中国近现代史纲要', '13003 数据结构与算法', '02324 离散数学'].map((name) => (
            <li
              key={name}
              style={{
                display: 'flex',
                alignItems: 'center',
                minHeight: token.size.row,
                borderBottom: `${token.line.hair} solid ${token.color.lineSoft}`,
              }}
            >
              {name}
            </li>
          ))}
        </ul>
      </SheetRow>
    </FoundationSheet>
  ),
};
