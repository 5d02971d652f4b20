import type { ReactNode } from 'react';
import { Frame } from '../Frame/Frame.tsx';

/** The student of an application, with the numbers in the portal around it. */
export interface Applicant {
  name: string;
  /** Unread notices. */
  notices: number;
  /** Numbers of open duties, by the path of the menu's entry. */
  badges: Readonly<Record<string, number>>;
}

/** The portal around an application, whose page is on the first level of the menu. */
export function ApplicantFrame({
  applicant,
  path,
  title,
  children,
}: {
  applicant: Applicant;
  /** The page's entry in the menu. */
  path: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Frame
      currentPath={path}
      trail={[{ label: title }]}
      student={applicant.name}
      notices={applicant.notices}
      badges={applicant.badges}
    >
      {children}
    </Frame>
  );
}
