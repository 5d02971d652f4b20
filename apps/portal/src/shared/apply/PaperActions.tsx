import type { Endpoint } from '@qianwei/api/endpoint';
import { Button } from '@qianwei/ui/Button';
import type { Late } from '@qianwei/ui/late';
import type { ReactNode } from 'react';
import { ExportButton } from '../export/ExportButton.tsx';
import { usePaper } from '../print/paper.tsx';
import * as styles from './apply.css.ts';

interface PaperActionsProps<Props extends object> {
  paper: Late<Props>;
  /** Props of the paper. */
  of: Props;
  /** Name of the form in both buttons: 登记表. */
  name: string;
  /** Answers with the form as the server has it, as a PDF. */
  endpoint: Endpoint<unknown, unknown, { export: true }>;
  /** The browser's own command prints the page instead. Default false. */
  byButtonOnly?: boolean;
  children?: ReactNode;
}

/** The form on paper: printed as it stands on the page, or as a PDF of what the server has. */
export function PaperActions<Props extends object>(props: PaperActionsProps<Props>) {
  const { paper: late, of, name, endpoint, byButtonOnly = false, children } = props;
  const paper = usePaper(late, of, { byButtonOnly });
  return (
    <>
      <div className={styles.actions}>
        <Button icon="print" onPress={paper.print}>
          {`预览和打印${name}`}
        </Button>
        <ExportButton endpoint={endpoint} payload={{ export: true }} label={`下载${name} PDF`} />
        {children}
      </div>
      {paper.document}
    </>
  );
}
