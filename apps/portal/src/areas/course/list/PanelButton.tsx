import type { ListedCourse } from '@qianwei/api/contract/course/list';
import { type Late, late, useLate } from '@qianwei/ui/late';
import { TextButton } from '@qianwei/ui/TextButton';
import { type ReactNode, useRef, useState } from 'react';
import type { CoursePanelProps } from './panel.ts';

const formula = late<CoursePanelProps>(() => import('./FormulaPanel.tsx'));
const renewal = late<CoursePanelProps>(() => import('./RenewalPanel.tsx'));

interface ButtonProps {
  course: ListedCourse;
  /** The name for a screen reader, with the course in it. */
  label: string;
  children: ReactNode;
}

/** Opens how the process score of a course is computed. */
export const FormulaButton = (props: ButtonProps) => <PanelButton of={formula} {...props} />;

/** Opens how the service of a course is renewed. */
export const RenewalButton = (props: ButtonProps) => <PanelButton of={renewal} {...props} />;

/** A button in a line, with a panel whose code comes when the button is pointed at, focused or pressed. */
function PanelButton({ of: piece, course, label, children }: ButtonProps & { of: Late<CoursePanelProps> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Component: Panel, prepare, open } = useLate(piece);
  return (
    <>
      <TextButton
        ref={button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={prepare}
        onFocus={prepare}
        onPressStart={prepare}
        onPress={() => (isOpen ? setOpen(false) : open(() => setOpen(true)))}
      >
        {children}
      </TextButton>
      {Panel && <Panel course={course} anchor={button} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
