import { SearchField } from '@qianwei/ui/SearchField';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeywordField } from './use-filter.ts';

export interface KeywordSearchProps {
  field: Pick<KeywordField, 'label' | 'placeholder' | 'maxLength'>;
  /** The search in force; empty lets everything through. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The search of a filter on a desk, for a `<search>`. */
export default function KeywordSearch({ field, keyword, onSearch }: KeywordSearchProps) {
  const { label, placeholder, maxLength } = field;
  const { text, type, search } = useTypedKeyword(keyword, onSearch);
  return (
    <SearchField
      label={label}
      hideLabel
      placeholder={placeholder}
      maxLength={maxLength}
      value={text}
      onChange={type}
      onSubmit={search}
      onClear={() => search('')}
    />
  );
}

/** ms without a key after which what was typed is searched. */
const typingPause = 300;

/** The text of the search, searched when the typing pauses, or with Enter at once. */
function useTypedKeyword(keyword: string, onChange: (keyword: string) => void) {
  // The typed text holds for one keyword of the address: when another comes, as by 查看全部成绩, that one is shown.
  const [typed, setTyped] = useState({ text: keyword, keyword });
  const text = typed.keyword === keyword ? typed.text : keyword;
  const search = (words: string) => {
    const next = words.trim();
    setTyped({ text: words, keyword: next });
    if (next !== keyword) onChange(next);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (text.trim() === keyword) return;
    const pause = setTimeout(() => searchLater(text), typingPause);
    return () => clearTimeout(pause);
  }, [text, keyword]);
  return { text, type: (words: string) => setTyped({ text: words, keyword }), search };
}
