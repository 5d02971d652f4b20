import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../components/Banner/Banner.tsx';
import { BrandMark } from '../components/BrandMark/BrandMark.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Wordmark } from '../components/Wordmark/Wordmark.tsx';
import * as styles from './Sheet.css.ts';

/** One page under three institutions. Each of them is a single object of colours and a radius. */
function Specimen({ name, institution }: { name: string; institution: string }) {
  return (
    <div className={styles.page}>
      <Wordmark name={name} institution={institution} mark={<BrandMark />} />
      <Banner tone="info" title="报考未开放。">
        2027年4月考期 2月22日 09:00 开始报考。
      </Banner>
      <TextField label="准考证号" name="examineeNo" defaultValue="013224200002" />
      <Checkbox defaultSelected>仅看可报</Checkbox>
      <div className={styles.tools}>
        <Tag tone="brand">专升本</Tag>
        <Tag tone="success">已公布</Tag>
        <Tag tone="warning">即将截止</Tag>
        <Tag tone="danger">必须修改</Tag>
      </div>
      <div className={styles.tools}>
        <Button variant="primary">提交报考</Button>
        <Button>返回</Button>
        <Button variant="quiet">查看规则</Button>
      </div>
    </div>
  );
}

export default {
  id: 'foundations-brands',
  title: '基础/院校',
  component: Specimen,
  parameters: { ground: 'canvas' },
} satisfies Meta<typeof Specimen>;

type Story = StoryObj<typeof Specimen>;

/** 书案: indigo on paper, the default. */
export const Desk: Story = {
  args: { name: '自考助学平台', institution: '江澜大学' },
  globals: { brand: 'desk' },
};

/** 竹简: bamboo green by daylight, corners of 6 px. */
export const Daylight: Story = {
  args: { name: '竹简自考助学', institution: '青禾开放学院' },
  globals: { brand: 'daylight' },
};

/** 紫藤: wisteria on cool white, corners of 12 px. */
export const Wisteria: Story = {
  args: { name: '藤下自学考试', institution: '云麓师范学院' },
  globals: { brand: 'wisteria' },
};
