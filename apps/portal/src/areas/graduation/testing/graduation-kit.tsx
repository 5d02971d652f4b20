import {
  type GraduationApply,
  getGraduation,
  saveGraduation,
  submitGraduation,
  withdrawGraduation,
} from '@qianwei/api/contract/graduation/graduation';
import { upload } from '@qianwei/api/contract/upload';
import { expect, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, storyStudent } from '../../../shared/client/story-client.tsx';
import { forgetDrafts } from '../../../shared/draft/draft-store.ts';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import GraduationPage from '../GraduationPage.tsx';

/** A device that has kept nothing, and a tab that has opened nothing. */
export const freshDevice = () => {
  sessionStorage.clear();
  return forgetDrafts(storyStudent.id);
};

/** A server that keeps what it gets; its calls can be looked at. */
export function graduationServer(start: GraduationApply) {
  let apply = start;
  const save = vi.fn(({ document, revision }: { document: GraduationApply['initial']; revision: number }) => {
    const draft = { document, revision: revision + 1, savedTime: '2026-11-21 20:14:33' as const };
    apply = { ...apply, draft };
    return { revision: draft.revision, savedTime: draft.savedTime };
  });
  const submit = vi.fn((_payload: unknown) => {
    const { draft, timeline } = apply;
    apply = {
      ...apply,
      status: 'SUBMITTED',
      applyId: 'apply-wu',
      document: draft?.document ?? null,
      draft: null,
      returned: null,
      editableParts: [],
      withdrawable: true,
      receipt: proofOf('BY20261121-000101'),
      timeline: {
        ...timeline,
        state: 'SUBMITTED',
        receiptNo: 'BY20261121-000101',
        events: [
          ...timeline.events,
          { step: 'SUBMIT', time: '2026-11-21 20:14:33', by: '本人', opinion: '', items: [] },
        ],
      },
    };
    return { applyId: 'apply-wu', status: 'SUBMITTED' as const, ...proofOf('BY20261121-000101') };
  });
  const withdraw = vi.fn((_payload: unknown) => {
    apply = { ...start, status: 'DRAFT', withdrawable: false };
    return { status: 'DRAFT' as const };
  });
  const stored = {
    fileId: 'signature-1',
    fileName: '签名.png',
    fileSize: 4096,
    fileType: 'image/png',
    url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    sha256: 'ab'.repeat(32),
    warnings: [],
  };
  const fixtures: Fixture[] = [
    answers(getGraduation, () => apply),
    answers(saveGraduation, save),
    answers(submitGraduation, submit),
    answers(withdrawGraduation, withdraw),
    answers(upload, stored),
  ];
  return {
    fixtures,
    save,
    submit,
    withdraw,
    /** Something has happened elsewhere. */
    change(changes: Partial<GraduationApply>) {
      apply = { ...apply, ...changes };
    },
  };
}

/** The page at an address of it, `?step=mend`. `before`: answers that come in the place of the server's. */
export function show(
  { fixtures }: { fixtures: readonly Fixture[] },
  query = '',
  before: readonly Fixture[] = [],
) {
  const notify = vi.fn();
  const path = `/apply/graduation${query}`;
  return render(
    <StoryPage fixtures={[...before, ...fixtures]} path={path} route="/apply/graduation" notify={notify}>
      <GraduationPage />
    </StoryPage>,
  ).then((screen) => ({ ...screen, notify }));
}

/** Chooses a photo of a signature on paper: what a student does who cannot write on the screen. */
export async function signByPhoto(press: () => Promise<unknown>): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 120;
  const context = canvas.getContext('2d');
  context?.fillRect(40, 40, 200, 8);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
  const create = document.createElement.bind(document);
  const spy = vi.spyOn(document, 'createElement').mockImplementation(((tag: string, options?: object) => {
    const element = create(tag, options);
    if (element instanceof HTMLInputElement)
      element.click = () => {
        const files = new DataTransfer();
        files.items.add(new File(blob === null ? [] : [blob], '签名.jpg', { type: 'image/jpeg' }));
        element.files = files.files;
        element.dispatchEvent(new Event('change'));
      };
    return element;
  }) as typeof document.createElement);
  await press();
  spy.mockRestore();
}

/** Chooses by the keyboard. */
export async function choose(field: Locator): Promise<void> {
  await expect.element(field).toBeInTheDocument();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
}
