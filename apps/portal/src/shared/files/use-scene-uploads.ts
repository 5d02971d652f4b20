import { upload } from '@qianwei/api/contract/upload';
import { type UploadScene, uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { toApiError } from '@qianwei/api/errors';
import type { UploadFile } from '@qianwei/ui/FileUpload/upload-file';
import { useUploads } from '@qianwei/ui/FileUpload/useUploads';
import { useClient } from '../client/client.tsx';
import { checkCode } from './check-code.ts';
import { endingsOf, sceneChecks } from './scene-checks.ts';

/**
 * Files for one scene, and for one record (`bizId`) where they belong to one: checked by the rules of the contract
 * and sent as soon as they are chosen. Spread `field` into a `FileUpload`, which lists them with progress, retry and
 * removal; submit `values`, their ids. Leaving the page or removing a file ends its upload. `earlier`: files that are
 * in the list from the beginning.
 */
export function useSceneUploads(scene: UploadScene, bizId?: string, earlier?: readonly UploadFile[]) {
  const client = useClient();
  const rules = uploadScenes[scene];
  const { maxCount = 1, text, countText = text } = rules;
  const { field, ...uploads } = useUploads({
    earlier,
    maxFiles: maxCount,
    checks: sceneChecks(scene),
    texts: { tooMany: (_limit, left) => `${countText}，有 ${left} 个没有添加` },
    errorText: (error) => toApiError(error).message,
    upload: async (file, options) => {
      const { fileId, sha256 } = await client.upload(upload, { file, scene, bizId }, options);
      return { value: fileId, receipt: checkCode(sha256) };
    },
  });
  return {
    ...uploads,
    scene,
    rules,
    field: { ...field, accept: endingsOf(rules).map((ending) => `.${ending}`) },
  };
}
