import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { upload } from '@qianwei/api/contract/upload';
import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { drawnSignature } from '../demo/drawn-pictures.ts';
import type { DemoApp } from './demo-app.ts';

/** An application as its page has read it. */
type ReadApply = Pick<GraduationApply | DegreeApply, 'batch' | 'applyId' | 'rules'> & {
  readonly draft: { readonly revision: number } | null;
};

/** Uploads a drawn picture; returns the id of its file. */
export async function uploadDrawing(app: DemoApp, scene: UploadScene, token: string): Promise<string> {
  const file = new File([new Uint8Array(await drawnSignature())], 'picture.png', { type: 'image/png' });
  return (await app.call(upload, { scene, file }, { token })).data.fileId;
}

/** Payload that saves a document over the draft that was read. */
export const savingOf = <Document>({ batch, draft }: ReadApply, document: Document) => ({
  ...{ batchId: batch?.batchId ?? '', revision: draft?.revision ?? 0 },
  document,
});

/** Payload that submits the draft that was read, by the rules that were read, with a new signature. */
export const submissionOf = async (
  app: DemoApp,
  { batch, applyId, draft, rules }: ReadApply,
  token: string,
) => ({
  ...{ batchId: batch?.batchId ?? '', applyId, revision: draft?.revision ?? 1, agree: true },
  rulesVersion: rules?.version ?? 0,
  signatureFileId: await uploadDrawing(app, 'SIGNATURE', token),
});
