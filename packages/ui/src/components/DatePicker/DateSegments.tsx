import { DateInput, type DateInputProps, DateSegment } from 'react-aria-components';
import * as styles from './DatePicker.css.ts';

/** Year, month and day, each typed for itself. */
export function DateSegments(props: Pick<DateInputProps, 'slot'>) {
  return (
    <DateInput {...props} className={styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
