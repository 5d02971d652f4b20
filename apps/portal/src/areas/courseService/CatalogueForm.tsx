import { examMode, examModeTitles } from '@qianwei/api/contract/academic/exam-period';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { examLevel } from '@qianwei/api/contract/major';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { SearchField } from '@qianwei/ui/SearchField';
import { Select } from '@qianwei/ui/Select';
import { useState } from 'react';
import { is } from 'valibot';
import * as styles from './CourseServicePage.css.ts';
import type { CatalogueProps } from './catalogue-props.ts';
import { maxCatalogueKeyword, minCatalogueKeyword } from './service-address.ts';

const all = 'ALL';
const optionsOf = (titles: Readonly<Record<string, string>>) => [
  { id: all, label: '全部' },
  ...Object.entries(titles).map(([id, label]) => ({ id, label })),
];
const levels = optionsOf(examLevelTitles);
const modes = optionsOf(examModeTitles);

const tooShort = { keyword: `请输入至少 ${minCatalogueKeyword} 个字符` };

/** The search. The keyword takes effect on Enter or the button, a filter at once. */
export function CatalogueForm({
  filter,
  onSearch,
  onChange,
}: Pick<CatalogueProps, 'filter' | 'onSearch' | 'onChange'>) {
  const [keyword, setKeyword] = useState(filter.keyword);
  const [errors, setErrors] = useState<Record<string, string>>(filter.keyword.length === 1 ? tooShort : {});
  const [searched, setSearched] = useState(filter.keyword);
  // Another address: a link, or the browser's way back.
  if (searched !== filter.keyword) {
    setSearched(filter.keyword);
    setKeyword(filter.keyword);
  }
  const submit = () => {
    const typed = keyword.trim();
    if (typed.length < minCatalogueKeyword) return setErrors({ ...tooShort });
    setErrors({});
    onSearch(typed);
  };
  return (
    <Form role="search" className={styles.search} validationErrors={errors} onSubmit={submit}>
      <div className={styles.keyword}>
        <SearchField
          name="keyword"
          label="课程代码、名称或专业"
          maxLength={maxCatalogueKeyword}
          value={keyword}
          onChange={setKeyword}
        />
      </div>
      {/* A phone has its primary action in the dock. */}
      <div className={styles.narrowButton}>
        <Button type="submit" size="field">
          搜索
        </Button>
      </div>
      <div className={styles.filter}>
        <Select
          label="层次"
          options={levels}
          value={filter.level ?? all}
          onChange={(id) => onChange({ level: is(examLevel, id) ? id : undefined })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label="考试方式"
          options={modes}
          value={filter.mode ?? all}
          onChange={(id) => onChange({ mode: is(examMode, id) ? id : undefined })}
        />
      </div>
      <div className={styles.wideButton}>
        <Button type="submit" variant="primary" size="large">
          搜索
        </Button>
      </div>
    </Form>
  );
}
