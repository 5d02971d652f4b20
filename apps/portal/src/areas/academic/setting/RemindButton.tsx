import type { CourseSetting } from '@qianwei/api/contract/academic/course-setting';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { TextButton } from '@qianwei/ui/TextButton';
import { saveFile } from '../../../shared/files/save-file.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useNow } from '../../../shared/time/use-now.ts';

/** 开放时提醒我: saves the window as an event for the calendar of the device, which then reminds a day ahead. */
export function RemindButton({ window }: { window: CourseSetting['windows'][number] }) {
  const notify = useNotify();
  const now = useNow();
  const { code, name, start, end } = window;
  const save = async () => {
    const { calendarFile } = await import('../../../shared/calendar/calendar-file.ts');
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
    notify({ type: 'success', text: `已保存“${fileName}”，用手机或电脑的日历打开，开放前一天会提醒。` });
  };
  return <TextButton onPress={() => void save()}>开放时提醒我</TextButton>;
}
