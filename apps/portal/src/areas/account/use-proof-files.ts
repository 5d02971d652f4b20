import { upload } from '@qianwei/api/contract/upload';
import { ApiError } from '@qianwei/api/errors';
import { useUploads } from '@qianwei/ui/FileUpload/useUploads';
import { useClient } from '../../shared/client/client.tsx';
import { proofChecks } from './file-checks.ts';

/** Files that are sent as soon as they are chosen; leaving the dialog or removing one cancels its upload. */
export function useProofFiles() {
  const client = useClient();
  return useUploads({
    maxFiles: 3,
    checks: proofChecks,
    texts: { tooMany: (limit, left) => `最多上传 ${limit} 个附件，有 ${left} 个没有添加` },
    errorText: (error) => (error instanceof ApiError ? error.message : '上传失败，请重试'),
    upload: async (file, options) => {
      const { fileId, sha256 } = await client.upload(upload, { file, scene: 'QA_FILE' }, options);
      return { value: fileId, receipt: sha256.slice(0, 8).toUpperCase() };
    },
  });
}
