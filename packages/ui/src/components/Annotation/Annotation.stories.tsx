import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { Annotation, AnnotationMark } from './Annotation.tsx';

const actions = { onRevise: () => {}, onReply: () => {} };

export default {
  component: Annotation,
  args: {
    id: '1',
    number: 1,
    kind: 'must',
    children: '题目范围过大，请限定行业与企业。',
    ...actions,
  },
} satisfies Meta<typeof Annotation>;

type Story = StoryObj<typeof Annotation>;

export const Default: Story = {};

export const Playground: Story = {
  args: { kind: 'suggest', number: 4, by: '顾明远，11月20日 16:32', replies: '已补充来源。' },
};

export const Suggestion: Story = { args: { kind: 'suggest', children: '研究方法建议写清案例数据来源。' } };

export const Praise: Story = {
  args: { kind: 'praise', children: '问题意识明确。', onRevise: undefined, onReply: undefined },
};

export const Resolved: Story = { args: { resolved: true, by: '顾明远，11月20日 16:32' } };

export const LongText: Story = {
  args: { number: 51, children: 'W'.repeat(80), by: '𠮷田䶮 🎓', replies: 'مراجعة 审核' },
};

const serif = { fontFamily: token.font.serif, color: token.color.inkStrong, lineHeight: 1.9 };

/** Text and notes side by side, as in a thesis. */
export const InText: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 64 }}>
      <div style={{ ...serif, flex: '1 1 320px', maxWidth: 440 }}>
        <p style={{ textIndent: '2em' }}>
          小微企业数量多、分布广，却常因
          <AnnotationMark id="a" number={1} kind="praise">
            岗位混同、审批缺位
          </AnnotationMark>
          ，在资金与存货上反复出险。
        </p>
        <p style={{ textIndent: '2em' }}>
          <AnnotationMark id="b" number={2} kind="must">
            国内教材普遍将内部控制归纳为内部环境、风险评估、控制活动、信息与沟通、内部监督五要素
          </AnnotationMark>
          ，并强调制度建设与流程控制相结合。
          <AnnotationMark id="c" number={3} kind="suggest">
            案例数据来自 H 公司相关资料
          </AnnotationMark>
          ，
          <AnnotationMark id="d" number={4} kind="must" resolved>
            2026年12月完成初稿
          </AnnotationMark>
          。
        </p>
      </div>
      <aside style={{ flex: '0 1 260px', display: 'grid', gap: 16, alignContent: 'start' }}>
        <Annotation id="a" number={1} kind="praise" leader>
          问题意识明确。
        </Annotation>
        <Annotation id="b" number={2} kind="must" leader {...actions}>
          国内外研究现状只罗列了教材，请补近五年期刊文献不少于 5 篇。
        </Annotation>
        <Annotation id="c" number={3} kind="suggest" leader {...actions}>
          研究方法建议写清案例数据来源。
        </Annotation>
        <Annotation id="d" number={4} kind="must" leader resolved {...actions}>
          进度安排与批次日程不一致。
        </Annotation>
      </aside>
    </div>
  ),
};
