import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect } from 'react';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { useAsOfNow } from '../../core/portal/use-as-of-now.ts';
import type { CalendarEvent } from './calendar-file.ts';

/** Loaded separately, since most pages of an invitation end without it. */
const loadCalendarFile = () => Promise.all([import('./calendar-file.ts'), import('../../core/save-file.ts')]);

/** Saves an interview as a calendar file; null after the interview. */
export function CalendarButton({ event }: { readonly event: CalendarEvent }) {
  const { t } = useLingui();
  const { clock } = usePortal();
  const showFailure = useFailureToast();
  const isOver = useAsOfNow((now) => now >= Date.parse(event.time.end));
  // As soon as the button is shown: the network may be down when it is pressed.
  useEffect(() => {
    loadCalendarFile().catch(() => {});
  }, []);

  async function save(): Promise<void> {
    try {
      const [{ calendarFile }, { saveFile }] = await loadCalendarFile();
      saveFile('interview.ics', calendarFile(event, clock()), 'text/calendar');
    } catch (error) {
      showFailure(error);
    }
  }

  if (isOver) return null;
  return (
    <Button variant="secondary" icon={<CalendarPlus size={18} />} onClick={() => void save()}>
      {t`Add to my calendar`}
    </Button>
  );
}
