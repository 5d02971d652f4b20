import type { CourseSetting } from '@qianwei/api/contract/academic/course-setting';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { TextButton } from '@qianwei/ui/TextButton';
import { calendarFile } from '../../../shared/calendar/calendar-file.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useNow } from '../../../shared/time/use-now.ts';

export interface RemindButtonProps {
  /** The window that opens. */
  window: CourseSetting['windows'][number];
}

/** 开放时提醒我: saves the window as an event for the calendar of the device, which reminds a day ahead. */
export default function RemindButton({ window: { code, name, start, end } }: RemindButtonProps) {
  const notify = useNotify();
  const now = useNow();
  const save = () => {
    const event = {
      id: `${code}-${start}`,
      title: name,
      description: `${momentWords(start)} 开放，${momentWords(end, 'end')} 截止`,
      start: parseMoment(start),
      end: parseMoment(end),
      alarm: 'start' as const,
      url: new URL('/academic/course/setting', location.origin).href,
    };
    const fileName = `${name}.ics`;
    saveFile(
      fileName,
      'text/calendar;charset=utf-8',
      calendarFile([event], { name, now, host: location.hostname }),
    );
    notify({ type: 'success', text: `已保存“${fileName}”，用日历打开，开放前一天会提醒。` });
  };
  return <TextButton onPress={save}>开放时提醒我</TextButton>;
}
