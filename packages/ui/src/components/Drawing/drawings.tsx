/** The line drawings of empty states: 160 × 112, the stroke of the icons, one accent in the brand's colour. */
export const drawings = {
  shelf: (
    <>
      <path d="M18 92h124M34 92V40h12v52M46 92V32h15v60M61 92V46h10v46" />
      <path d="M38 48h4M38 52h4M50 42h7v20h-7zM65 54h2" />
      <path d="m84 90 14-46 11 3.4-13.6 44.2M92 64l11 3.3" />
      <path d="M116 92v-3.5h18V92M120 88.5V84h10v4.5" />
      <path
        data-accent
        d="M125 84v-8m0 0c-6-2-9-7-8-13 6 1 9 6 8 13zm0-4c5-1 8-5 7.5-10.5-5 .5-8 4.5-7.5 10.5z"
      />
      <path d="M84 20h30M84 26h18" strokeDasharray="1 5" />
    </>
  ),
  calendar: (
    <>
      <path d="M44 24h72a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4zM40 40h80M58 16v14M102 16v14" />
      <path
        d="M53 52h8v8h-8zM76 52h8v8h-8zM99 52h8v8h-8zM53 70h8v8h-8zM76 70h8v8h-8z"
        strokeDasharray="2 3"
      />
      <path d="M24 96h112" />
      <circle data-accent data-solid cx="116" cy="80" r="15" />
      <path data-accent d="M116 71v9.5l6 3.5" />
    </>
  ),
  paper: (
    <>
      <path d="M24 96h112M50 96V26a4 4 0 0 1 4-4h40l16 16v58M94 22v16h16" />
      <path d="M62 52h36M62 62h36M62 72h20" strokeDasharray="2 5" />
      <path
        data-accent
        data-solid
        d="m128 46-24 32-6.5 3.5 1.5-7.3 24-32a3.2 3.2 0 0 1 5 3.8zM119.5 47l5 3.8"
      />
      <path d="M34 96v-5h8v5M30 91h16" />
    </>
  ),
  search: (
    <>
      <path d="M24 96h112M36 96V44a3 3 0 0 1 3-3h58M50 54h20M50 64h12M50 74h16" />
      <circle data-accent data-solid cx="94" cy="54" r="23" />
      <path data-accent d="m110.5 70.5 20 20.5" />
      <path d="M84 50c0-5.5 4-9.5 10-9.5s10 3.6 10 8.7c0 6.8-9.6 6.6-9.6 13M94.4 67.5v.6" />
    </>
  ),
  offline: (
    <>
      <path d="M24 96h112M80 96V82M68 96h24" />
      <path d="M58 82a15 15 0 0 1-2-29.9A24 24 0 0 1 102.6 46a18 18 0 0 1 1.4 36z" />
      <path data-accent d="m70 58 20 16M90 58 70 74" />
      <path d="M30 40h14M24 48h12M118 34h14M126 42h10" strokeDasharray="1 5" />
    </>
  ),
  notFound: (
    <>
      <path d="M24 96h112M76 96V30M84 96V30M76 30a4 4 0 0 1 8 0" />
      <path data-solid d="M84 36h34l9 8.5-9 8.5H84zM76 56H46l-9 8 9 8h30z" />
      <path d="M94 44.5h16M52 64h14" strokeDasharray="2 4" />
      <path data-accent d="M100 96c0-7 3-12 9-14M106 96c1-6 6-10 12-11M96 96c0-4-2-7-5-8" />
    </>
  ),
  inbox: (
    <>
      <path d="M24 96h112M40 96V66l12-30h56l12 30v30" />
      <path d="M40 66h24c0 8 7 13 16 13s16-5 16-13h24" />
      <path data-accent d="M68 20h24v22H68zM68 22l12 9 12-9" />
      <path d="M80 48v8" strokeDasharray="1 5" />
    </>
  ),
  lock: (
    <>
      <path d="M24 96h112M48 96V54a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v42" />
      <path d="M62 50V38a18 18 0 0 1 36 0v12" />
      <circle data-accent cx="80" cy="69" r="5" />
      <path data-accent d="M80 74v9" />
      <path d="M126 96v-5h8v5M122 91h16M30 84h8M30 90h4" strokeDasharray="2 4" />
    </>
  ),
};

/** The drawings there are. */
export type DrawingName = keyof typeof drawings;

export interface DrawnLinesProps {
  name: DrawingName;
}

/** The lines of a drawing, for the `svg` around them. */
export default function DrawnLines({ name }: DrawnLinesProps) {
  return drawings[name];
}
