import { placeWords } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import * as styles from './Player.css.ts';

interface LessonHeadProps {
  /** 第四章　SQL 与关系数据库基本操作，应用. */
  chapter: string;
  no: string;
  title: string;
  isCollected: boolean;
  onCollect: (isCollected: boolean) => void;
  onReport: () => void;
  onOutline: () => void;
}

/** The lesson's name, and what can be done with it besides watching. */
export function LessonHead(props: LessonHeadProps) {
  const { chapter, no, title, isCollected, onCollect, onReport, onOutline } = props;
  return (
    <header className={styles.head}>
      <div className={styles.headWords}>
        <p className={styles.chapter}>{chapter}</p>
        <h1 className={styles.title}>
          {no}　{title}
        </h1>
      </div>
      <div className={styles.headActs}>
        <Button
          variant="quiet"
          size="small"
          icon="star"
          aria-pressed={isCollected}
          onPress={() => onCollect(!isCollected)}
        >
          {isCollected ? '已收藏' : '收藏'}
        </Button>
        <Button variant="quiet" size="small" icon="flag" onPress={onReport}>
          报错
        </Button>
        <Button variant="quiet" size="small" icon="outline" onPress={onOutline}>
          目录
        </Button>
      </div>
    </header>
  );
}

/** A lesson beside this one. */
interface Neighbour {
  no: string;
  title: string;
  /** Seconds. */
  duration: number;
  href: string;
}

/** The lessons before and after; null at the ends of the course. */
export function NeighbourLinks({ prev, next }: { prev: Neighbour | null; next: Neighbour | null }) {
  if (prev === null && next === null) return null;
  return (
    <nav className={styles.neighbours} aria-label="上一节和下一节">
      {prev && (
        <Link href={prev.href} className={styles.neighbour}>
          <Icon name="chevron" size="small" turn="half" />
          <span>
            {prev.no} {prev.title} <small className={styles.length}>{placeWords(prev.duration)}</small>
          </span>
        </Link>
      )}
      {next && (
        <Link href={next.href} className={styles.neighbourNext}>
          <span>
            {next.no} {next.title} <small className={styles.length}>{placeWords(next.duration)}</small>
          </span>
          <Icon name="chevron" size="small" />
        </Link>
      )}
    </nav>
  );
}
