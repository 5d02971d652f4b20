import * as styles from './PictureFrame.css.ts';

/** What is being said, on the picture. Not announced: it is heard already. */
export function Subtitles({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <p className={styles.subtitles}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may say the same
        <span key={index} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </p>
  );
}
