import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getTicketNLog, verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answers, refuses, storyStudent } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { captcha } from '../../../shared/phone-code/story-captcha.ts';
import {
  changedTicket,
  clashingTicket,
  foundTicket,
  overTicket,
} from '../../../shared/ticket/ticket.fixtures.ts';
import PracticeTicketPage from './PracticeTicketPage.tsx';
import { overCheck, validTicket, voidTicket } from './verify.fixtures.ts';

const path = '/reviews/practice/ticket';

export default {
  component: StoryPage,
  args: {
    children: <PracticeTicketPage />,
    path,
    route: path,
    student: null,
    fixtures: [captcha, answers(getTicketNLog, foundTicket)],
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** Nothing has been looked up. */
export const Default: Story = {};

/** 冯雪, without a login: two courses at two sites. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('姓名'), '冯雪');
    await userEvent.type(canvas.getByLabelText('证件号'), '320198199708221172');
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
    await userEvent.type(canvas.getByLabelText('图形验证码'), 'K7wp');
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(await canvas.findByRole('heading', { name: '实践考核准考证', level: 2 })).toHaveFocus();
  },
};

const own = { student: { ...storyStudent, name: '冯雪' } };

/** Her own, after a seat has been arranged again. */
export const Changed: Story = { args: { ...own, fixtures: [answers(getTicket, changedTicket)] } };

/** Two courses at the same hour. */
export const Clash: Story = { args: { ...own, fixtures: [answers(getTicket, clashingTicket)] } };

/** At the door: the paper is the newest. */
export const Valid: Story = {
  args: { path: `${path}?verify=7K2M90QD4F8A`, fixtures: [answers(verifyTicketNLog, validTicket)] },
};

/** At the door: seats have been arranged again since it was printed. */
export const Void: Story = {
  args: { path: `${path}?verify=7K2M90QD4F8A`, fixtures: [answers(verifyTicketNLog, voidTicket)] },
};

/** Her own, after the exams. */
export const Over: Story = { args: { ...own, fixtures: [answers(getTicket, overTicket)] } };

/** At the door: the exams are over. */
export const OverAtDoor: Story = {
  args: { path: `${path}?verify=7K2M90QD4F8A`, fixtures: [answers(verifyTicketNLog, overCheck)] },
};

/** At the door: no ticket has the code. */
export const Unknown: Story = {
  args: {
    path: `${path}?verify=7K2M90QD4F8B`,
    fixtures: [refuses(verifyTicketNLog, errorCode.notFound, '没有这个验证码的准考证')],
  },
};

export const Playground: Story = { tags: ['!test'] };
