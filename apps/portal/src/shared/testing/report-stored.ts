import { upload } from '@qianwei/api/contract/upload';
import { answers } from '../client/story-client.tsx';

/** The server stores an upload as the report 报告.pdf, file `f9`. */
export const reportStored = answers(upload, {
  fileId: 'f9',
  fileName: '报告.pdf',
  fileSize: 20,
  fileType: 'application/pdf',
  url: '/files/f9',
  sha256: '8f3a61c2d90e4b77'.repeat(4),
  warnings: [],
});
