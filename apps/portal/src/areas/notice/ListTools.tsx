import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { Switch } from '@qianwei/ui/Switch';
import { TextButton } from '@qianwei/ui/TextButton';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import * as styles from './NoticeListPage.css.ts';
import { maxKeywordLength, type NoticeFilter } from './notice-filter.ts';

export interface ListToolsProps {
  filter: NoticeFilter;
  /** Shows 只看与我有关 and 只看未读. */
  loggedIn: boolean;
  onChange: (change: Partial<NoticeFilter>) => void;
}

/** Search by title, what concerns the student, and unread only. The keyword takes effect on Enter or the button. */
export function ListTools({ filter, loggedIn, onChange }: ListToolsProps) {
  const [keyword, setKeyword] = useState(filter.keyword);
  return (
    <div className={styles.tools}>
      <Form className={styles.search} role="search" onSubmit={() => onChange({ keyword: keyword.trim() })}>
        <TextField
          label="搜索公告标题"
          name="keyword"
          type="search"
          maxLength={maxKeywordLength}
          value={keyword}
          onChange={setKeyword}
          labelAction={
            filter.keyword !== '' && (
              <TextButton onPress={() => onChange({ keyword: '' })}>清除搜索</TextButton>
            )
          }
          beside={
            <Button type="submit" size="field" icon="search">
              搜索
            </Button>
          }
        />
      </Form>
      {loggedIn && (
        <div className={styles.switches}>
          {/* A search looks through all. */}
          {filter.keyword === '' && (
            <Switch isSelected={!filter.all} onChange={(own) => onChange({ all: !own })}>
              只看与我有关
            </Switch>
          )}
          <Switch isSelected={filter.unread} onChange={(unread) => onChange({ unread })}>
            只看未读
          </Switch>
        </div>
      )}
    </div>
  );
}
