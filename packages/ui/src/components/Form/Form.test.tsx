import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type FieldErrors, Form } from './Form.tsx';

const areas = [
  { id: 'jl', label: '江澜市' },
  { id: 'yp', label: '云浦市' },
];

function Signup({ errors, onSubmit }: { errors?: FieldErrors; onSubmit?: (data: FormData) => void }) {
  return (
    <LocaleProvider>
      <Form validationErrors={errors} onSubmit={onSubmit}>
        <TextField label="姓名" name="name" />
        <TextField label="手机号" name="phone" />
        <Select label="考区" name="area" options={areas} />
        <RadioGroup
          label="层次"
          name="level"
          options={[
            { value: 'a', label: '专科' },
            { value: 'b', label: '本科' },
          ]}
        />
        <Checkbox name="agreed">我已阅读并同意</Checkbox>
        <Button type="submit">提交</Button>
      </Form>
    </LocaleProvider>
  );
}

const errors = {
  agreed: '请先同意协议',
  level: '请选择层次',
  area: '请选择考区',
  phone: '手机号应为 11 位数字',
};

function ControlledName({ errors }: { errors: FieldErrors }) {
  const [name, setName] = useState('');
  return (
    <LocaleProvider>
      <Form validationErrors={errors}>
        <TextField label="姓名" name="name" value={name} onChange={setName} />
      </Form>
    </LocaleProvider>
  );
}

describe('Form', () => {
  it('FORM-3 keeps the first character typed into a wrong field whose value the page holds', async () => {
    const screen = await render(<ControlledName errors={{ name: '请输入姓名' }} />);
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), 'Z');
    await expect.element(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('Z');
    await expect.element(screen.getByText('请输入姓名')).not.toBeInTheDocument();
  });

  it('FORM-3 puts each error at its field and the focus on the first wrong one, in the order of the page', async () => {
    const screen = await render(<Signup />);
    await screen.rerender(<Signup errors={errors} />);
    const phone = screen.getByRole('textbox', { name: '手机号' });
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).toBeInvalid();
    await expect.element(phone).toHaveAccessibleDescription('手机号应为 11 位数字');
    await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先同意协议');
    await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('请选择层次');
    await expect
      .element(screen.getByRole('button', { name: '考区' }))
      .toHaveAccessibleDescription('请选择考区');
    await expect.element(screen.getByRole('textbox', { name: '姓名' })).not.toBeInvalid();
  });

  it.each([
    ['area', 'button', '考区'],
    ['level', 'radio', '专科'],
    ['agreed', 'checkbox', '我已阅读并同意'],
  ] as const)(
    'FORM-3 moves the focus to the field %s when that is the first wrong one',
    async (name, role, label) => {
      const screen = await render(<Signup />);
      await screen.rerender(<Signup errors={{ [name]: '请选择' }} />);
      await expect.element(screen.getByRole(role, { name: label })).toHaveFocus();
    },
  );

  it('FORM-3 keeps what was typed, and removes an error as soon as its own field is edited', async () => {
    const screen = await render(<Signup />);
    const name = screen.getByRole('textbox', { name: '姓名' });
    await name.fill('周子墨');
    await screen.rerender(<Signup errors={errors} />);
    await expect.element(name).toHaveValue('周子墨');
    await userEvent.keyboard('1');
    await expect.element(screen.getByText('手机号应为 11 位数字')).not.toBeInTheDocument();
    await expect.element(screen.getByText('请先同意协议')).toBeVisible();
    await screen.getByText('我已阅读并同意').click();
    await expect.element(screen.getByText('请先同意协议')).not.toBeInTheDocument();
  });

  it('FORM-3 removes the error of a list when something is chosen, and it stays away', async () => {
    const screen = await render(<Signup errors={errors} />);
    await screen.getByRole('button', { name: '考区' }).click();
    await screen.getByRole('option', { name: '云浦市' }).click();
    await expect.element(screen.getByText('请选择考区')).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: '手机号' }).fill('1');
    await expect.element(screen.getByText('手机号应为 11 位数字')).not.toBeInTheDocument();
    expect(screen.container.textContent).not.toContain('请选择考区');
  });

  it('FORM-3 says the same error again after another try, also at the field that has the focus', async () => {
    const screen = await render(<Signup errors={{ phone: '手机号应为 11 位数字' }} />);
    const phone = screen.getByRole('textbox', { name: '手机号' });
    await phone.fill('1');
    const focused = vi.fn();
    phone.element().addEventListener('focus', focused);
    await screen.rerender(<Signup errors={{ phone: '手机号应为 11 位数字' }} />);
    await expect.element(phone).toHaveAccessibleDescription('手机号应为 11 位数字');
    expect(focused).toHaveBeenCalledOnce();
  });

  it('hands in the values by name and never blocks a submission itself', async () => {
    const onSubmit = vi.fn((data: FormData) => [...data.entries()]);
    const screen = await render(<Signup errors={errors} onSubmit={onSubmit} />);
    await screen.getByRole('textbox', { name: '姓名' }).fill('周子墨');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.results[0]?.value).toEqual(
      expect.arrayContaining([
        ['name', '周子墨'],
        ['phone', ''],
      ]),
    );
  });
});
