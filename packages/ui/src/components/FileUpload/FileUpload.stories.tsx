import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkContent } from './check-content.ts';
import { checkKind, checkSize } from './check-file.ts';
import { FileUpload } from './FileUpload.tsx';
import { sample, sampleFiles } from './sampleFiles.ts';
import { useUploads } from './useUploads.ts';

const nothing = () => {};

export default {
  component: FileUpload,
  args: {
    label: '证明材料',
    hint: '身份证、户口簿等，JPG、PNG 或 PDF，单个不超过 10MB，最多 5 个。',
    files: [],
    onAdd: nothing,
    onCancel: nothing,
    onRetry: nothing,
    onRemove: nothing,
    onReplace: nothing,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>;

type Story = StoryObj<typeof FileUpload>;

export const Default: Story = {};

export const Playground: Story = {
  args: { files: sampleFiles, capture: 'environment', accept: ['.jpg', '.png', '.pdf'] },
};

/** One file in each state. */
export const States: Story = { args: { files: sampleFiles } };

export const Wrong: Story = { args: { error: '请上传证明材料' } };

/** A picture beside the hint shows how the file should look. */
export const WithExample: Story = {
  args: {
    label: '思想品德鉴定表',
    example: <div style={{ width: 66, height: 66, border: '1px solid' }} />,
    hint: '由单位、社区或街道盖章。支持 PDF、JPG、PNG，单个不超过 10MB，最多 5 个。',
  },
};

export const TooMany: Story = {
  args: {
    maxFiles: 3,
    files: sampleFiles.slice(0, 2),
    refusal: '最多上传 3 个文件，有 297 个没有添加',
  },
};

export const Full: Story = { args: { maxFiles: 1, files: sampleFiles.slice(0, 1) } };

export const ReadOnly: Story = {
  args: {
    hint: '审核中不可修改，如需修改请先撤回。',
    files: [sample('毕业登记表.pdf', 'done', { receipt: '8F3A', url: '#view' })],
    readOnly: true,
  },
};

export const StrangeNames: Story = {
  args: {
    files: [
      sample(`${'江澜大学毕业设计任务书与开题报告'.repeat(4)}-终稿第三版.docx`, 'done', { receipt: '61C2' }),
      sample(`${'W'.repeat(80)}.pdf`, 'uploading', { fraction: 3 }),
      sample('𠮷䶮的👨‍👩‍👧合影🎓.png', 'done', {
        type: 'image/png',
        url: 'data:image/png;base64,AAAA',
        receipt: 'D90E',
      }),
      sample('ملف الطالب.pdf', 'waiting', { size: 0 }),
      sample('照片\u202Egnp.exe', 'failed', {
        error: '仅支持 PDF、JPG、PNG，单个不超过 10MB',
        canRetry: false,
      }),
      sample('', 'cancelled', { size: -1 }),
    ],
  },
};

/** Drop, paste or choose: everything is checked here and sent nowhere. */
export const Live: Story = {
  render: function Live(args) {
    const { field } = useUploads({
      upload: async (file) => ({ value: file.name, receipt: '8F3A' }),
      maxFiles: 5,
      checks: [
        checkKind(['jpg', 'png', 'pdf'], '仅支持 PDF、JPG、PNG，单个不超过 10MB'),
        checkSize(
          { max: 10 * 1024 * 1024 },
          '仅支持 PDF、JPG、PNG，单个不超过 10MB',
          '文件是空的，请重新选择',
        ),
        checkContent({
          mismatch: '文件内容与扩展名不符',
          macros: '文档含有宏，请另存为不含宏的文件',
          programs: '压缩包中含有程序，请移除后重新压缩',
        }),
      ],
    });
    return <FileUpload {...args} {...field} />;
  },
};
