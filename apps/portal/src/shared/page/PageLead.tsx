import { DockAction } from '@qianwei/ui/DockAction';
import { Verdict, type VerdictProps } from '@qianwei/ui/Verdict';
import type { ReactNode } from 'react';
import * as styles from './PageLead.css.ts';

/** The lead of a page: its state in one sentence, the meaning of that, and the action. */
export interface Lead<Action, Text = string> extends Pick<VerdictProps, 'state'> {
  readonly title: string;
  readonly text: Text;
  /** The page's one primary action; null where nothing is to be done. */
  readonly action: Action | null;
}

export interface PageLeadProps<Action> {
  lead: Lead<Action, ReactNode | readonly string[]>;
  /** The button of the action; on a phone it is in the dock. */
  button: (action: Action) => ReactNode;
  /** Below the action, a link or two: no primary one. */
  more?: ReactNode;
}

const isLines = (text: ReactNode | readonly string[]): text is readonly string[] =>
  Array.isArray(text) && text.every((line) => typeof line === 'string');

/** The sentence that comes first, each line of its text a paragraph, with the page's one primary action. */
export function PageLead<Action>({ lead, button, more }: PageLeadProps<Action>) {
  const { state, title, text, action } = lead;
  const lines = isLines(text) ? text.map((line) => <p key={line}>{line}</p>) : text;
  return (
    <Verdict state={state} title={title} text={lines}>
      {(action !== null || more) && (
        <div className={styles.actions}>
          {action !== null && <DockAction inPlace>{button(action)}</DockAction>}
          {more}
        </div>
      )}
    </Verdict>
  );
}
