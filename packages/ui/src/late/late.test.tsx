import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Late, LateFailures, LatePiece, late, type Prefetch, useLate } from './late.ts';

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** An `import()` that fails as often as `failures` says, then brings a line. */
function loaderOf(failures: number) {
  let left = failures;
  return vi.fn(() => {
    left -= 1;
    return left >= 0 ? noNetwork() : Promise.resolve({ default: Arrived });
  });
}

function Waiting({ onShown }: { onShown: () => void }) {
  onShown();
  return null;
}

const Arrived = ({ name = '到了' }: { name?: string }) => <p>{name}</p>;

function Desk({ piece }: { piece: Late<{ name?: string }> }) {
  const { Component, prepare, open } = useLate(piece);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="填好的内容" />
      <button type="button" onFocus={prepare} onClick={() => open(() => setOpen(true))}>
        打开
      </button>
      {Component && isOpen && <Component />}
    </>
  );
}

const showDesk = (load: () => Promise<{ default: typeof Arrived }>, prefetch?: Prefetch) =>
  render(
    <LateFailures>
      <Desk piece={late(load, { prefetch })} />
    </LateFailures>,
  );

const showPiece = (load: () => Promise<{ default: typeof Arrived }>) =>
  render(
    <>
      <input aria-label="填好的内容" />
      <LatePiece of={late(load)} fallback={<p>正在加载</p>} name="图表" />
    </>,
  );

type Screen = Awaited<ReturnType<typeof showDesk>>;
const field = (screen: Screen) => screen.getByRole('textbox', { name: '填好的内容' });

afterEach(() => {
  vi.restoreAllMocks();
  for (const element of document.querySelectorAll('[data-sheet-of-test]')) element.remove();
});

it('opened by a press, code is fetched as the trigger is focused, and only once', async () => {
  const load = loaderOf(0);
  const screen = await showDesk(load);
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  await button.click();
  expect(load).toHaveBeenCalledOnce();
});

it('a press whose code is on its way is seen and announced until it opens', async () => {
  let arrive = (_: { default: typeof Arrived }) => {};
  const promise = new Promise<{ default: typeof Arrived }>((resolve) => {
    arrive = resolve;
  });
  const screen = await showDesk(() => promise);
  const bar = () => screen.container.querySelector('[data-active]');
  expect(bar()).toBeNull();
  await screen.getByRole('button').click();
  await expect.poll(bar).not.toBeNull();
  await expect.element(screen.getByRole('status')).toHaveTextContent('正在打开');
  arrive({ default: Arrived });
  await expect.element(screen.getByText('到了')).toBeVisible();
  await expect.poll(bar).toBeNull();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

it.each<Prefetch>(['idle', 'mount'])(
  'declared with prefetch %s, code comes before it is needed',
  async (prefetch) => {
    const load = loaderOf(0);
    await showDesk(load, prefetch);
    await expect.poll(() => load.mock.calls.length).toBe(1);
  },
);

it('code that fails once comes by itself, without a word', async () => {
  const screen = await showDesk(loaderOf(1));
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('a press that opens nothing says so, what was typed stays, and 重试 opens it', async () => {
  const screen = await showDesk(loaderOf(4));
  await field(screen).fill('13003');
  await screen.getByRole('button', { name: '打开' }).click();
  const dialog = screen.getByRole('dialog', { name: '这一部分没有取到' });
  await expect.element(dialog).toHaveAccessibleDescription(/页面和填好的内容都还在/);
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '重试' })).toBeEnabled();
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field(screen)).toHaveValue('13003');
});

it('closed without it, the focus is back at the trigger, and the next press tries again', async () => {
  const screen = await showDesk(loaderOf(2));
  const button = screen.getByRole('button', { name: '打开' });
  await button.click();
  await screen.getByRole('button', { name: '关闭' }).click();
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(screen.getByText('到了')).toBeVisible();
});

it('while it is said that nothing opened, the network brings it', async () => {
  const screen = await showDesk(loaderOf(2));
  await screen.getByRole('button', { name: '打开' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('到了')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('a piece that throws while it is rendered leaves the page, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const render = vi
    .fn(() => '到了')
    .mockImplementation(() => {
      throw new TypeError('undefined is not a function');
    });
  const screen = await showDesk(async () => ({ default: () => <p>{render()}</p> }));
  await field(screen).fill('13003');
  await screen.getByRole('button', { name: '打开' }).click();
  const dialog = screen.getByRole('dialog', { name: '这一部分出了问题' });
  await expect.element(dialog).toBeVisible();
  await expect.element(field(screen)).toHaveValue('13003');
  render.mockImplementation(() => '到了');
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('到了')).toBeVisible();
});

it('in its place: code that has come is rendered at once, without the fallback', async () => {
  const piece = late(loaderOf(0));
  await piece.fetch();
  const waited = vi.fn();
  const screen = await render(
    <Suspense fallback={<Waiting onShown={waited} />}>
      <LatePiece of={piece} name="图表" />
    </Suspense>,
  );
  expect(screen.container.textContent).toBe('图表');
  expect(waited).not.toHaveBeenCalled();
});

it('in its place: the fallback, then itself, also when it failed once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await showPiece(loaderOf(1));
  await expect.element(screen.getByText('正在加载')).toBeVisible();
  await expect.element(screen.getByText('图表')).toBeVisible();
  await expect.element(screen.getByText('正在加载')).not.toBeInTheDocument();
});

it('in its place: what does not come says so, the page lives, and 重试 brings it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await showPiece(loaderOf(2));
  await field(screen).fill('13003');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('这一部分没有取到');
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('图表')).toBeVisible();
  await expect.element(field(screen)).toHaveValue('13003');
});

it('in its place: what did not come comes with the network', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await showPiece(loaderOf(2));
  await expect.element(screen.getByRole('alert')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('图表')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

/** Asks for a style sheet once, as the loader of the build does; the first address does not exist. */
function sheetOnce(link: HTMLLinkElement) {
  let asked = false;
  return async () => {
    if (!asked) {
      asked = true;
      await new Promise<void>((resolve, reject) => {
        link.addEventListener('load', () => resolve());
        link.addEventListener('error', () => reject(new Error('Unable to preload CSS')));
        document.head.append(link);
      });
    }
    return { default: Arrived };
  };
}

/** A link whose address does not exist until `mend` is called: a copy of it then has another one. */
function brokenSheet() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset.sheetOfTest = '';
  link.href = 'http://127.0.0.1:1/none.css';
  const copy = link.cloneNode.bind(link);
  const styled = 'data:text/css,:root%7B--late:here%7D';
  let isMended = false;
  const patch = (element: HTMLLinkElement) => {
    const copyOf = element === link ? copy : Node.prototype.cloneNode.bind(element);
    element.cloneNode = () => {
      const next = copyOf() as HTMLLinkElement;
      if (isMended) next.href = styled;
      patch(next);
      return next;
    };
  };
  patch(link);
  return {
    link,
    mend: () => {
      isMended = true;
    },
  };
}
const dress = () => getComputedStyle(document.documentElement).getPropertyValue('--late');

it('a style sheet that failed once is asked for again: the piece comes dressed', async () => {
  const sheet = brokenSheet();
  sheet.mend();
  const screen = await showDesk(sheetOnce(sheet.link));
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('到了')).toBeVisible();
  expect(dress()).toBe('here');
});

it('without its style sheet a piece is not shown, and it comes dressed with the network', async () => {
  const sheet = brokenSheet();
  const screen = await showDesk(sheetOnce(sheet.link));
  await screen.getByRole('button', { name: '打开' }).click();
  await expect.element(screen.getByRole('dialog', { name: '这一部分没有取到' })).toBeVisible();
  expect(screen.container.textContent).not.toContain('到了');
  sheet.mend();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('到了')).toBeVisible();
  expect(dress()).toBe('here');
});

/** The page's first script, for which the server answers with `answer`. */
function firstScript(answer: Response) {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = 'data:text/javascript,';
  entry.dataset.sheetOfTest = '';
  document.head.prepend(entry);
  vi.spyOn(window, 'fetch').mockResolvedValue(answer);
}

it('while the server is busy or being started, a press says that it was not fetched, and can be made again', async () => {
  const screen = await showDesk(noNetwork);
  firstScript(new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } }));
  await screen.getByRole('button', { name: '打开' }).click();
  const dialog = screen.getByRole('dialog', { name: '这一部分没有取到' });
  await expect.element(dialog.getByRole('button', { name: '重试' })).toBeVisible();
});

it('when the build is gone, a press says 刚发布了新版本 and offers to reload', async () => {
  const screen = await showDesk(noNetwork);
  firstScript(new Response(null, { status: 404 }));
  await field(screen).fill('13003');
  await screen.getByRole('button', { name: '打开' }).click();
  const dialog = screen.getByRole('dialog', { name: '刚发布了新版本' });
  await expect.element(dialog.getByRole('button', { name: '刷新页面' })).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect.element(field(screen)).toHaveValue('13003');
});
