// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { upload } from '@qianwei/api/contract/upload';
import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Fixture, offline, StoryApp } from '../client/story-client.tsx';
import { type SentSignature, SignatureField } from './SignatureField.tsx';
import { confirmSignature, signatureStored } from './testing/sign.ts';

/** A server that cannot be reached until `come` is called. */
function awayServer() {
  let isAway = true;
  const reply = vi.fn((payload: unknown) => (isAway ? offline(upload) : signatureStored).reply(payload));
  return {
    reply,
    fixture: { path: upload.path, reply } satisfies Fixture,
    come() {
      isAway = false;
    },
  };
}

function Signing() {
  const [signature, setSignature] = useState<SentSignature | null>(null);
  return <SignatureField document="登记表" error={undefined} signature={signature} onChange={setSignature} />;
}

const show = (fixture: Fixture) =>
  render(
    <LocaleProvider>
      <StoryApp fixtures={[fixture]}>
        <Signing />
      </StoryApp>
    </LocaleProvider>,
  );

const picture = () => page.getByRole('img', { name: '本人签名', exact: true });

it('a signature that did not arrive is kept, and sent by itself once there is a network again', async () => {
  const server = awayServer();
  await show(server.fixture);
  await confirmSignature();
  await expect.element(page.getByText(/签名还没有传上，签好的没有丢，联网后自动再传/)).toBeVisible();
  server.come();
  dispatchEvent(new Event('online'));
  await expect.element(picture()).toBeVisible();
  expect(server.reply).toHaveBeenCalledTimes(2);
});

it('or by a press; it is shown from this device, so that it stays when its address has expired', async () => {
  const server = awayServer();
  await show(server.fixture);
  await confirmSignature();
  const again = page.getByRole('button', { name: '重新上传签名' });
  await expect.element(again).toBeVisible();
  server.come();
  await again.click();
  await expect.element(picture()).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/));
});
