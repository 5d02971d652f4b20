import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaptchaField } from './CaptchaField.tsx';

// The font is one that the reference pictures name: another machine draws the same letters.
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 48"><path d="M0 14c20 20 40-10 60 2s30 14 52 4M0 34c24-16 50 12 112-10" fill="none" stroke="#87847b"/><text x="14" y="33" font-size="26" font-family="Noto Serif CJK SC" fill="#31343b" letter-spacing="8">K7wp</text></svg>`;

export default {
  component: CaptchaField,
  args: {
    label: '图形验证码',
    name: 'captcha',
    placeholder: '4 位字符',
    onRefresh: () => undefined,
    src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
  },
} satisfies Meta<typeof CaptchaField>;

const work = { onStart: () => undefined, onPicture: () => undefined };

type Story = StoryObj<typeof CaptchaField>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'K7wp' } };

export const Loading: Story = { args: { src: undefined } };

export const Wrong: Story = { args: { error: '图形验证码不正确，已换一张，请重新输入' } };

/** The picture could not be loaded. */
export const Failed: Story = { args: { src: 'data:image/png;base64,AAAA' } };

/** The picture was not used in time. */
export const Expired: Story = { args: { problem: '已过期，换一张', defaultValue: 'K7wp' } };

/** The way for those who can't see the picture is offered under it. */
export const WithoutPicture: Story = { args: { work: { ...work, state: 'offered' } } };

export const Working: Story = { args: { work: { ...work, state: 'working' } } };

export const WorkDone: Story = { args: { work: { ...work, state: 'done' } } };

/** The network failed; the picture can still be chosen. */
export const WorkFailed: Story = { args: { work: { ...work, state: 'failed' } } };

/** The answer came too late and is being computed again. */
export const WorkExpired: Story = {
  args: { work: { ...work, state: 'working' }, error: '验证已过期，请重新验证后再试' },
};

export const BadInput: Story = {
  args: {
    label: '图形验证码（不区分大小写）',
    defaultValue: '𠮷🎓Ｋ７ｗｐ شهادة',
    error: '只有 4 位字母和数字，请重新输入',
  },
};
