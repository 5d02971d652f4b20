import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const notice = `
<p>各位考生：</p>
<p>2027年1月考期课程报考将于 <strong>2026年11月16日 09:00</strong> 开始，<strong>11月27日（周五）17:00</strong> 截止。现将有关事项通知如下。</p>
<h2>一、报考条件</h2>
<ol><li>在籍考生，且前一考期报考费已缴清；</li><li>实践课程须先通过对应理论课程：<ul><li>数据库系统原理（实践）</li><li>离散数学</li></ul></li></ol>
<h2>二、时间安排</h2>
<table><caption>报考日程</caption><thead><tr><th>环节</th><th>时间</th><th>办理方式</th></tr></thead>
<tbody><tr><td>网上报考</td><td>11月16日 09:00 至 11月27日 17:00</td><td>本平台“考试计划”</td></tr>
<tr><td>缴费</td><td>提交后 24 小时内</td><td>在线支付</td></tr></tbody></table>
<h3>（一）缴费标准</h3>
<p>每门课程 45 元，见<a href="/home/notice?category=EXAM">考务公告</a>与<a href="https://www.example.edu.cn/fee">收费依据</a>。</p>
<blockquote>逾期未缴费的报考自动取消，不另行通知。</blockquote>
<p>证书编号形如 <code>Z-2026-0001</code>，考场面积 60 m<sup>2</sup>。</p>
<hr><p>江澜省高等教育自学考试办公室</p>`;

const policy = `## 一、我们收集什么

为完成**报考、缴费与毕业审核**，我们会收集：

1. 姓名、证件号码、准考证号；
2. 手机号与通讯地址：
   - 寄送证书时使用
   - *不会*用于营销

| 信息 | 用途 | 保存多久 |
| --- | --- | --- |
| 证件号码 | 核对身份 | 考籍存续期间 |
| 手机号 | 短信通知 | 注销后 30 天 |

> 你可以随时在“个人信息”里查看与更正。

\`\`\`
GET /api/student
\`\`\`

更多见[隐私政策全文](https://www.example.edu.cn/privacy)。`;

export default { component: Prose, args: { source: notice } } satisfies Meta<typeof Prose>;

type Story = StoryObj<typeof Prose>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large', headingLevel: 3 } };

export const Markdown: Story = { args: { source: policy, format: 'markdown', size: 'small' } };

/** Formulas within a line and on their own, one that is wrong, and blanks. */
export const Formulas: Story = {
  args: {
    format: 'markdown',
    source:
      '含 $n$ 个结点的完全二叉树的高度 $h=\\lfloor\\log_2 n\\rfloor+1$，约为 ____。\n\n$$\\sum_{i=1}^{n} i=\\frac{n(n+1)}{2}=\\binom{n+1}{2}$$\n\n写错的公式照原样显示：$\\frac{1$。',
    blank: (index) => <input aria-label={`第 ${index + 1} 空`} size={8} />,
  },
};

export const Largest: Story = { args: { size: 'largest' } };

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const Pictures: Story = {
  args: {
    source: `<figure><img src="${picture}" alt="考点平面图" width="320" height="120"><figcaption>图 1　考点平面图</figcaption></figure><p>下面的图片已经不在了：</p><p><img src="data:image/png;base64,AAAA" alt="考生须知扫描件"></p><p><img src="javascript:alert(1)"></p>`,
  },
};

/** Dangerous input, of which only the words are left. */
export const Hostile: Story = {
  args: {
    source:
      '<style>*{display:none}</style><script>document.body.remove()</script><p onclick="alert(1)" style="position:fixed;inset:0;background:red">这一行的样式和脚本都被去掉。</p><a href="javascript:alert(1)">这个链接哪里也不去</a><iframe src="https://example.com"></iframe><form><button>这个按钮只剩文字</button></form>',
  },
};

export const LongText: Story = {
  args: {
    source: `<h2>${'W'.repeat(80)}</h2><p>${'N'.repeat(160)} 𠮷䶮 🎓</p><p dir="rtl">مراجعة 审核</p><table><tr>${Array.from({ length: 12 }, (_, index) => `<td>第 ${index + 1} 列的内容</td>`).join('')}</tr></table><pre><code>${'x'.repeat(160)}</code></pre>`,
  },
};

export const Empty: Story = { args: { source: '' } };
