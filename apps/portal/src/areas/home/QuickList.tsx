import type { HomeIndex } from '@qianwei/api/contract/home';
import { Icon, type IconProps } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { Section } from '@qianwei/ui/Section';
import { isPending } from '../../routes/pending-pages.ts';
import * as styles from './QuickList.css.ts';

/** The icons that a shortcut may have. */
const icons: readonly IconProps['name'][] = [
  ...([
    'academic',
    'calendar',
    'certificate',
    'course',
    'degree',
    'exam',
    'graduation',
    'lock',
    'notice',
  ] as const),
  ...([
    'play',
    'print',
    'search',
    'sheet',
    'swap',
    'thesis',
    'thesisRetest',
    'user',
    'live',
    'upload',
  ] as const),
];

/**
 * Shortcuts that the server names, but those to pages that are not built yet; an icon that this version does not have is
 * shown as an arrow.
 */
export function QuickList({ entries: all }: { entries: HomeIndex['quickList'] }) {
  const entries = all.filter(({ path }) => !isPending(path));
  if (entries.length === 0) return null;
  return (
    <Section name="常用">
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link href={entry.path} className={styles.entry}>
              <Icon name={icons.find((name) => name === entry.icon) ?? 'arrow'} />
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
