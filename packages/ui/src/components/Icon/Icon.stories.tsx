import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../../theme/contract.css.ts';
import { tabular } from '../../theme/text.css.ts';
import { Icon } from './Icon.tsx';
import { type IconName, paths } from './paths.ts';

export default { component: Icon, args: { name: 'course' } } satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'exam', size: 'medium', label: '考试' } };

export const Small: Story = { args: { size: 'small' } };

export const All: Story = {
  render: () => (
    <ul
      className={tabular}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
        gap: token.space.x4,
      }}
    >
      {Object.keys(paths).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', fontSize: token.text.caption }}>
          <Icon name={name as IconName} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
