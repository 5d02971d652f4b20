import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StoryApp } from '../client/story-client.tsx';
import { randomId } from '../device/random-id.ts';
import { DraftSaved } from './DraftSaved.tsx';
import { emptyForm, type SignUpFields } from './draft.fixtures.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';

type Server = Pick<DraftOptions<SignUpFields>, 'load' | 'save'>;

const savedAt = Date.UTC(2026, 10, 21, 12, 14, 33);

/** A server that holds revisions, as the contract says. */
function draftServer(): Server & { document(): SignUpFields | null } {
  let held: { document: SignUpFields; revision: number; savedAt: number } | null = null;
  return {
    document: () => held?.document ?? null,
    load: () => Promise.resolve(held),
    save({ document, revision }) {
      if (revision !== (held?.revision ?? 0))
        return Promise.reject(new ApiError('business', '', { errorCode: errorCode.conflict }));
      held = { document, revision: revision + 1, savedAt };
      return Promise.resolve(held);
    },
  };
}

interface SignUpProps {
  owner: string;
  server: Server;
  proof: string | null;
  isShared?: boolean;
}

function SignUp({ owner, server, proof, isShared = false }: SignUpProps) {
  const draft = useDraft({
    ...{ owner, draftKey: 'PRACTICE:1', initial: emptyForm, proof, isShared },
    ...server,
  });
  return (
    <form>
      <label>
        姓名
        <input value={draft.document.name} onChange={({ target }) => draft.edit('name', target.value)} />
      </label>
      <p>{draft.stage}</p>
      <DraftSaved draft={draft} />
      <button type="button" onClick={() => void draft.flush()}>
        下一步
      </button>
      <button type="button" onClick={() => void draft.submitted()}>
        已提交
      </button>
      <button type="button" onClick={() => void draft.discard()}>
        清空并退出
      </button>
    </form>
  );
}

const page = (owner: string, server: Server, proof: string | null = 'ticket') => (
  <StoryApp>
    <SignUp owner={owner} server={server} proof={proof} />
  </StoryApp>
);

it('/practiceSignUp: what was typed is saved before the next step, and there again after the browser was closed', async () => {
  const [owner, server] = [randomId(), draftServer()];
  const screen = await render(page(owner, server));
  await screen.getByLabelText('姓名').fill('林静');
  await screen.getByText('下一步').click();
  await expect.element(screen.getByText('已存到服务器 20:14:33')).toBeVisible();
  expect(server.document()?.name).toBe('林静');
  await screen.unmount();
  const again = await render(page(owner, server));
  await expect.element(again.getByLabelText('姓名')).toHaveValue('林静');
});

it('before the proof by SMS this device keeps what is typed, and the server has it after the proof', async () => {
  const [owner, server] = [randomId(), draftServer()];
  const screen = await render(page(owner, server, null));
  await screen.getByLabelText('姓名').fill('林静');
  await expect.element(screen.getByText('已存本机，验证身份后补传', { exact: true }).first()).toBeVisible();
  await screen.unmount();
  const again = await render(page(owner, server, null));
  await expect.element(again.getByLabelText('姓名')).toHaveValue('林静');
  await expect.element(again.getByText('lockedOut')).toBeVisible();
  await again.rerender(page(owner, server));
  await again.getByText('下一步').click();
  await vi.waitFor(() => expect(server.document()?.name).toBe('林静'));
});

it('a proof that comes with another draft says nothing to the one that has ended', async () => {
  const warned = vi.spyOn(console, 'warn');
  onTestFinished(() => warned.mockRestore());
  const screen = await render(page(randomId(), draftServer(), null));
  await expect.element(screen.getByText('lockedOut')).toBeVisible();
  await screen.rerender(page(randomId(), draftServer(), 'ticket'));
  await expect.element(screen.getByText('open', { exact: true })).toBeVisible();
  expect(warned).not.toHaveBeenCalled();
});

it('two tabs: what one has saved stands in the other', async () => {
  const [owner, server] = [randomId(), draftServer()];
  const first = await render(page(owner, server), {
    container: document.body.appendChild(document.createElement('div')),
  });
  const second = await render(page(owner, server), {
    container: document.body.appendChild(document.createElement('div')),
  });
  await expect.element(second.getByText('open').first()).toBeVisible();
  await first.getByLabelText('姓名').first().fill('林静');
  await first.getByText('下一步').first().click();
  await expect.element(second.getByLabelText('姓名').last()).toHaveValue('林静');
});

it('清空并退出 empties the form and this device; a server that cannot be reached brings nothing back', async () => {
  const owner = randomId();
  const silent: Server = {
    load: () => Promise.reject(new ApiError('network', '')),
    save: () => Promise.reject(new ApiError('network', '')),
  };
  const screen = await render(page(owner, silent));
  await screen.getByLabelText('姓名').fill('林静');
  await expect
    .element(screen.getByText('已存本机，还没有存到服务器，会自动再传', { exact: true }).first())
    .toBeVisible();
  await screen.getByText('清空并退出').click();
  await expect.element(screen.getByText('discarded')).toBeVisible();
  await expect.element(screen.getByLabelText('姓名')).toHaveValue('');
  await screen.unmount();
  const again = await render(page(owner, silent));
  await expect.element(again.getByText('open')).toBeVisible();
  await expect.element(again.getByLabelText('姓名')).toHaveValue('');
});

it('a shared form can be filled in again after it was discarded, and another tab keeps another person’s', async () => {
  const [owner, server] = [randomId(), draftServer()];
  const tab = () =>
    render(
      <StoryApp>
        <SignUp owner={owner} server={server} proof={null} isShared />
      </StoryApp>,
      { container: document.body.appendChild(document.createElement('div')) },
    );
  const [first, second] = [await tab(), await tab()];
  const names = [first.getByLabelText('姓名').first(), second.getByLabelText('姓名').last()];
  await names[0]!.fill('林静');
  await expect.element(first.getByText('已存本机，验证身份后补传', { exact: true }).first()).toBeVisible();
  await names[1]!.fill('周子墨');
  await first.getByText('清空并退出').first().click();
  await expect.element(names[0]!).toHaveValue('');
  // The next form has read this device by then, where the other tab has written.
  await expect.poll(() => document.body.textContent).not.toMatch(/discarded|opening/);
  await expect.element(names[1]!).toHaveValue('周子墨');
  await names[0]!.fill('陈晨');
  await expect.element(names[0]!).toHaveValue('陈晨');
  await second.getByText('清空并退出').last().click();
  await expect.element(names[1]!).toHaveValue('');
  await expect.element(names[0]!).toHaveValue('陈晨');
});
