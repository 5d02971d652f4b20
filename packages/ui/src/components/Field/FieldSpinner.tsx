import { spinner } from '../Button/Button.css.ts';

/** A spinner inside the edge of a field while something is pending; words elsewhere must say what. */
export function FieldSpinner() {
  return (
    <svg viewBox="0 0 16 16" className={spinner} aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" opacity="0.3" />
      <path d="M8 1.8A6.2 6.2 0 0 1 14.2 8" />
    </svg>
  );
}
