import { momentWords } from '@qianwei/api/time/words';
import { PrintSheet, usePrint } from '@qianwei/ui/PrintSheet';
import { type ReactNode, useEffect } from 'react';
import { institution } from '../../institution/institution.ts';
import { useClient } from '../client/client.tsx';
import { useSession } from '../session/session.tsx';
import * as styles from './PrintFrame.css.ts';

export interface PrintFrameProps {
  title: string;
  /** The document's number with its name, such as 回执号 R-1, on each page. Default none. */
  number?: string;
  /** Terms and values of the document's head, below name and 准考证号 of the student, where one is logged in. */
  facts?: readonly (readonly [term: string, value: string])[];
  children: ReactNode;
  /** It was printed, or printing was cancelled: the page removes the frame. */
  onDone: () => void;
}

/**
 * A document of the institution on paper: issuer, title and head on the first page, the institution and the number
 * above each page, the time of printing and “page x of y” below. It opens the print dialog once its fonts are loaded,
 * and is hidden on the screen. Load it lazily: few pages are printed.
 */
export function PrintFrame({ title, number, facts = [], children, onDone }: PrintFrameProps) {
  const { sheetRef, print } = usePrint();
  const client = useClient();
  const { session } = useSession();

  useEffect(() => {
    let isLeft = false;
    addEventListener('afterprint', onDone, { once: true });
    void document.fonts.ready.then(() => {
      if (!isLeft) print();
    });
    return () => {
      isLeft = true;
      removeEventListener('afterprint', onDone);
    };
  }, [print, onDone]);

  const { schoolName } = institution;
  const student =
    session === null
      ? []
      : ([
          ['姓名', session.name],
          ['准考证号', session.account],
        ] as const);
  const rows = [...student, ...facts];
  return (
    <PrintSheet
      ref={sheetRef}
      preview={false}
      title={title}
      issuer={schoolName}
      head={number === undefined ? schoolName : `${schoolName}　${number}`}
      foot={`${momentWords(client.serverNow())} 打印`}
      headingLevel={2}
    >
      {rows.length > 0 && (
        <table>
          <tbody>
            {rows.map(([term, value]) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td className={styles.value}>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </PrintSheet>
  );
}
