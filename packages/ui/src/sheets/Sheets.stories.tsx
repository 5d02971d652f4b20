import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '../components/Steps/Steps.tsx';
import { Buttons } from './Buttons.tsx';
import { Colours } from './Colours.tsx';
import { Grades, MarksSheet, Notices, Periods } from './Contents.tsx';
import { Inputs } from './Inputs.tsx';
import { Question, Toasts } from './Messages.tsx';
import { Covers, Empties, FiguresSheet, Icons, Waiting } from './Pictures.tsx';
import { Block, Sheet } from './Sheet.tsx';
import { steps } from './sheets.fixtures.ts';

export default {
  id: 'drawn-sheets',
  title: '画稿/组件',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

type Story = StoryObj;

/** 控件与反馈; the second half of the drawing is this one in the dark theme. */
export const Controls: Story = {
  render: () => (
    <Sheet title="组件　控件与反馈" about="浅色、深色、高对比由主题决定">
      <Block name="色彩">
        <Colours />
      </Block>
      <Block name="按钮">
        <Buttons />
      </Block>
      <Block name="输入">
        <Inputs />
      </Block>
      <Block name="轻提示">
        <Toasts />
      </Block>
      <Block name="对话框">
        <Question />
      </Block>
    </Sheet>
  ),
};

/** 内容与图形. */
export const Content: Story = {
  render: () => (
    <Sheet title="组件　内容与图形" about="浅色、深色、高对比由主题决定">
      <Block name="标签页">
        <Periods />
      </Block>
      <Block name="状态与标签">
        <MarksSheet />
      </Block>
      <Block name="表格">
        <Grades />
      </Block>
      <Block name="步骤">
        <Steps steps={steps} label="审核进度" />
      </Block>
      <Block name="进度与图">
        <FiguresSheet />
      </Block>
      <Block name="块内提示">
        <Notices />
      </Block>
      <Block name="空状态">
        <Empties />
      </Block>
      <Block name="骨架屏">
        <Waiting />
      </Block>
      <Block name="课程封面">
        <Covers />
      </Block>
      <Block name="图标">
        <Icons />
      </Block>
    </Sheet>
  ),
};
