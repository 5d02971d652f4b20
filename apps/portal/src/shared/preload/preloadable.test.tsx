import { Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Preloadable, preloadable } from './preloadable.ts';

/** A component whose code comes when `arrive` is called, and the number of times it was fetched. */
function piece() {
  const counted = { asked: 0 };
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const preloaded = preloadable(async () => {
    counted.asked += 1;
    await arrival;
    return { default: ({ name }: { name: string }) => <p>{name}同学</p> };
  });
  return { ...preloaded, counted, arrive };
}

function Host({ of }: { of: Preloadable<{ name: string }> }) {
  const [Piece] = useState(of.rendering);
  return <Piece name="周子墨" />;
}

function Waiting({ onShown }: { onShown: () => void }) {
  onShown();
  return <p>正在打开</p>;
}

function show(of: Preloadable<{ name: string }>) {
  const waited = vi.fn();
  const tree = (
    <Suspense fallback={<Waiting onShown={waited} />}>
      <Host of={of} />
    </Suspense>
  );
  return { tree, waited };
}

it('a component whose code was fetched before is rendered at once, without a fallback', async () => {
  const { arrive, ...home } = piece();
  arrive();
  await home.fetch();
  const { tree, waited } = show(home);
  const screen = await render(tree);
  expect(screen.container.textContent).toBe('周子墨同学');
  expect(waited).not.toHaveBeenCalled();
  expect(home.counted.asked).toBe(1);
});

it('a component whose code still loads shows the fallback, and then itself', async () => {
  const { arrive, ...home } = piece();
  const { tree } = show(home);
  const screen = await render(tree);
  await expect.element(screen.getByText('正在打开')).toBeVisible();
  arrive();
  await expect.element(screen.getByText('周子墨同学')).toBeVisible();
  await expect.element(screen.getByText('正在打开')).not.toBeInTheDocument();
});

it('code that has not come is fetched again', async () => {
  let isDown = true;
  const page = preloadable(async () => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>首页</p> };
  });
  await expect(page.fetch()).rejects.toThrow('Failed to fetch');
  isDown = false;
  await page.fetch();
  const Page = page.rendering();
  const screen = await render(<Page />);
  expect(screen.container.textContent).toBe('首页');
});
