import {
  type MaterialList as Materials,
  materialCategoryTitles,
} from '@qianwei/api/contract/course/material';
import { chapterWords } from '@qianwei/studies';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Facts } from '@qianwei/ui/Facts';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Icon } from '@qianwei/ui/Icon';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Part } from '@qianwei/ui/Part';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import * as styles from './MaterialList.css.ts';

type Material = Materials['list'][number];
type Category = Material['category'];

const categories = Object.keys(materialCategoryTitles) as Category[];

const factsOf = ({ type, pages, size, chapterNos }: Material) => [
  type.toUpperCase(),
  pages === null ? '' : `${pages} 页`,
  sizeWords(size),
  chapterNos.map(chapterWords).join('、'),
];

/** The files of a course by their kind, each a download with its pages and size, or the reason why it is held back. */
export function MaterialList({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0)
    return (
      <EmptyState
        drawing="paper"
        title="这门课还没有资料"
        why="讲义和练习由主讲老师上传，上传后会出现在这里。"
      />
    );
  return (
    <div className={styles.kinds}>
      {categories.map((category) => {
        const files = materials.filter((material) => material.category === category);
        return (
          files.length > 0 && (
            <Part key={category} title={materialCategoryTitles[category]}>
              <Lines>
                {files.map((file) => (
                  <Line key={file.fileId}>
                    {file.obstacle ? (
                      <div className={styles.held}>
                        <Icon name="lock" />
                        <span className={styles.name}>{file.name}</span>
                        <p className={styles.why}>
                          <WhyNot obstacle={file.obstacle} size="small" />
                        </p>
                      </div>
                    ) : (
                      <a className={styles.file} href={file.url} download={file.name}>
                        <Icon name="download" />
                        <span className={styles.name}>{file.name}</span>{' '}
                        <span className={styles.facts}>
                          <Facts facts={factsOf(file)} />
                        </span>
                      </a>
                    )}
                  </Line>
                ))}
              </Lines>
            </Part>
          )
        );
      })}
    </div>
  );
}
