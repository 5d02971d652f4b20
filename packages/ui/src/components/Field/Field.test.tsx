import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Select } from '../Select/Select.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Field } from './Field.tsx';

describe('Field', () => {
  it('FORM-3 is read as a group with its label, its hint, its reason and its error', async () => {
    const ref = { current: null as HTMLDivElement | null };
    const screen = await render(
      <Field
        label="提醒方式"
        hint="至少一种"
        disabledReason="还没有绑定手机号"
        error="请选择提醒方式"
        ref={ref}
      >
        <button type="button">短信</button>
      </Field>,
    );
    const group = screen.getByRole('group', { name: '提醒方式' });
    await expect.element(group).toHaveAccessibleDescription(/至少一种.*还没有绑定手机号.*请选择提醒方式/);
    expect(ref.current).toBe(group.element());
  });

  it('leaves a button on the label’s line its own name inside a field that has a button itself', async () => {
    const screen = await render(
      <Select label="考区" options={[]} labelAction={<TextButton>说明</TextButton>} />,
    );
    await expect.element(screen.getByRole('button', { name: '说明' })).not.toHaveAttribute('aria-haspopup');
  });
});
