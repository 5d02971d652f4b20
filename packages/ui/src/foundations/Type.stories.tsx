import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../theme/contract.css.ts';
import { documentText, tabular } from '../theme/text.css.ts';
import { FoundationSheet, SheetRow } from './Sheet.tsx';

export default { id: 'foundations-type', title: '基础/文字' } satisfies Meta;

const sizes = [
  ['display', '28', '请完成你的毕业申请'],
  ['title', '22', '2027年1月考期报考'],
  ['lead', '18', '数据结构与算法，第 3 章 栈与队列'],
  ['body', '16', '报考时间为 11月16日 09:00 至 11月27日 17:00，逾期不能补报。'],
  ['ui', '15', '13003 数据结构与算法 · 4 学分'],
  ['small', '14', '由考籍带出，如有误请联系考办'],
  ['caption', '12', '更新于 2026-11-21 20:14'],
] as const;

/** Every size with the words it is made for. The toolbar's 字号 makes all of them larger. */
export const Sizes: StoryObj = {
  render: () => (
    <FoundationSheet
      title="文字"
      about="正文 16，行高 1.7，一行不过 42 字。字号随学生的选择放大，单位都是 rem。"
    >
      {sizes.map(([name, pixels, words]) => (
        <SheetRow key={name} label={`${name} ${pixels}`}>
          <p style={{ fontSize: token.text[name], lineHeight: token.leading.body }}>{words}</p>
        </SheetRow>
      ))}
    </FoundationSheet>
  ),
};

/** The same paragraph in the three sizes that a student may choose. */
export const ThreeSizes: StoryObj = {
  render: () => (
    <FoundationSheet title="三种字号" about="标准、大、特大：在个人中心或页面右上角选择，设备记住。">
      {(
        [
          ['标准', '100%'],
          ['大', '112.5%'],
          ['特大', '125%'],
        ] as const
      ).map(([label, share]) => (
        <SheetRow key={label} label={label}>
          <p
            style={{
              fontSize: `calc(${token.text.body} * ${Number.parseFloat(share) / 100})`,
              maxWidth: token.measure,
            }}
          >
            你报考的 13003 数据结构与算法将于 2027年1月9日（周六）09:00–11:30 开考，请提前 30 分钟到场。
          </p>
        </SheetRow>
      ))}
    </FoundationSheet>
  ),
};

/** Chinese with Latin and figures, long names, rare characters, one width of figures, Song type. */
export const Mixed: StoryObj = {
  render: () => (
    <FoundationSheet
      title="中西混排"
      about="中西文之间留细缝，行首行尾不落孤标点，数字等宽，长名不断在半个词里。"
    >
      <SheetRow label="细缝">
        <p>学习 React 与 TypeScript 共 48 学时，已完成 86%；见《教学大纲》（2026 版）。</p>
      </SheetRow>
      <SheetRow label="标点">
        <p style={{ maxWidth: '14em' }}>“能不能补考？”“可以。”老师说：“下一考期（4月），还能再报。”</p>
      </SheetRow>
      <SheetRow label="等宽数字">
        <p className={tabular}>
          11:11:11
          <br />
          20:14:33
        </p>
      </SheetRow>
      <SheetRow label="长名">
        <p style={{ maxWidth: '16em' }}>
          习近平新时代中国特色社会主义思想概论（含实践）ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789
        </p>
      </SheetRow>
      <SheetRow label="生僻字">
        <p>𠮷田䶮 · 㛃 · 买买提·阿不都热合曼 · 👩‍🎓</p>
      </SheetRow>
      <SheetRow label="宋体">
        <p className={documentText} style={{ fontSize: token.text.title }}>
          论文、回执与打印件的题名
        </p>
      </SheetRow>
      <SheetRow label="从右到左">
        <p dir="auto">مرحبا 2026</p>
      </SheetRow>
    </FoundationSheet>
  ),
};

/** Three weights, three line heights. */
export const Weights: StoryObj = {
  render: () => (
    <FoundationSheet
      title="字重与行高"
      about="常规 400、中等 500、粗 600；正文 1.7、标题 1.4、数字与按钮 1.2。"
    >
      {(
        [
          ['常规', 'regular'],
          ['中等', 'medium'],
          ['粗', 'strong'],
        ] as const
      ).map(([label, name]) => (
        <SheetRow key={name} label={label}>
          <p style={{ fontWeight: token.weight[name] }}>毕业论文（设计）写作与答辩安排</p>
        </SheetRow>
      ))}
      {(
        [
          ['正文 1.7', 'body'],
          ['标题 1.4', 'tight'],
          ['数字 1.2', 'figure'],
        ] as const
      ).map(([label, name]) => (
        <SheetRow key={name} label={label}>
          <p style={{ lineHeight: token.leading[name], maxWidth: '18em' }}>
            今天很累也没有关系，打开就知道现在该做什么、做到什么时候。
          </p>
        </SheetRow>
      ))}
    </FoundationSheet>
  ),
};
