import { getThesisManual, getThesisManualFile } from '@qianwei/api/contract/thesis/manual';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { onlyFile } from '../../../http/list-or-file.ts';
import { formatDateTime } from '../../../time.ts';
import { textFile } from '../shared/text-document.ts';
import { newestManual, readManual } from './read-manual.ts';

/** The manuals of the thesis and of its 复检: on the page, and as a file. */
export const manualRoutes: readonly Implementation[] = [
  implementForStudent(getThesisManual, (context, { manualType }) => readManual(context, manualType)),
  implementForStudent(
    getThesisManualFile,
    onlyFile(async ({ db, clock, session }, { manualType }: PayloadOf<typeof getThesisManualFile>) => {
      const now = clock.now();
      const manual = await newestManual(db, { type: manualType, platform: session.platform, now });
      return textFile({
        publisher: manual.publisher,
        title: manual.title,
        edition: `${manual.version}　${manual.effectiveDate} 起施行　${formatDateTime(now)} 下载`,
        content: manual.content,
        fileName: `${manual.title}_${manual.version}`,
      });
    }),
  ),
];
