import { SearchField } from '@qianwei/ui/SearchField';
import { useState } from 'react';
import { searchLimit } from './list-address.ts';

export interface CourseSearchProps {
  /** The courses shown contain it in name or code; empty: all are shown. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The search in all courses of the student: by name, code and old code. */
export default function CourseSearch({ keyword, onSearch }: CourseSearchProps) {
  // The typed text belongs to the search that it began with: another one, such as none, replaces it.
  const [typed, setTyped] = useState({ keyword, text: keyword });
  return (
    <SearchField
      label="搜索课程"
      hideLabel
      placeholder="课程名，新旧代码都行"
      maxLength={searchLimit}
      value={typed.keyword === keyword ? typed.text : keyword}
      onChange={(text) => setTyped({ keyword, text })}
      onSubmit={(submitted) => onSearch(submitted.trim())}
      onClear={() => onSearch('')}
    />
  );
}
