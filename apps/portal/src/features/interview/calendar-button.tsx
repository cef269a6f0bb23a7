import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { usePortal } from '../../core/portal/portal.ts';
import { useAsOfNow } from '../../core/portal/use-as-of-now.ts';
import { saveFile } from '../../core/save-file.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

/** Saves an interview as a calendar file; null after the interview. */
export function CalendarButton({ event }: { readonly event: CalendarEvent }) {
  const { t } = useLingui();
  const { clock } = usePortal();
  const isOver = useAsOfNow((now) => now >= Date.parse(event.time.end));
  if (isOver) return null;
  return (
    <Button
      variant="secondary"
      icon={<CalendarPlus size={18} />}
      onClick={() => saveFile('interview.ics', calendarFile(event, clock()), 'text/calendar')}
    >
      {t`Add to my calendar`}
    </Button>
  );
}
