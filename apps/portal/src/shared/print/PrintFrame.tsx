import { exactWords, momentWords } from '@qianwei/api/time/words';
import { PrintSheet } from '@qianwei/ui/PrintSheet';
import type { ReactNode } from 'react';
import { institution } from '../../institution/institution.ts';
import { useClient } from '../client/client.tsx';
import { type PaperFact, PaperFacts } from './PaperFacts.tsx';

export interface PrintFrameProps {
  title: string;
  /** The document's number with its name, such as 回执号 R-1, on each page. Default none. */
  number?: string;
  /** Below each page, before the time of printing, which then has its seconds: 校验码 8F3A 61C2 D90E 4B77. Default none. */
  mark?: string;
  /** Of the document's head, below name, 准考证号 and 专业 of the student, where one is logged in. */
  facts?: readonly PaperFact[];
  /** As in `PaperFacts`. */
  ofGuest?: boolean;
  children: ReactNode;
}

/**
 * The paper form of a page when it differs from the screen: a document of the institution with issuer, title and head
 * on the first page, the institution and the number above each page, the time of printing and “page x of y” below.
 * `usePaper` mounts it while the page is printed.
 */
export function PrintFrame({ title, number, mark, facts, ofGuest, children }: PrintFrameProps) {
  const client = useClient();
  const { schoolName } = institution;
  const now = client.serverNow();
  return (
    <PrintSheet
      preview={false}
      title={title}
      issuer={schoolName}
      head={number === undefined ? schoolName : `${schoolName}　${number}`}
      foot={mark === undefined ? `${momentWords(now)} 打印` : `${mark}　打印时间 ${exactWords(now)}`}
      headingLevel={2}
    >
      <PaperFacts facts={facts} ofGuest={ofGuest} />
      {children}
    </PrintSheet>
  );
}
