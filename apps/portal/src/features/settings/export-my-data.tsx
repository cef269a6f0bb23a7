import { exportMyData } from '@careers/gateway/contract';
import { Button, Heading, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { saveFile } from '../../core/save-file.ts';
import { OwnFiles } from './own-files.tsx';

/** Everything that is stored about the person, as a file to keep. */
export function ExportMyData() {
  const { t } = useLingui();
  const { gateway, toasts } = usePortal();
  const showFailure = useFailureToast();
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => {
      const { fileName, content, files } = await gateway.call(exportMyData, {});
      return { saved: saveFile(fileName, content, 'application/json'), files };
    },
    onSuccess: () => toasts.settle(),
    onError: showFailure,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-56">
        <Heading level={3} size="sm">
          {t`Export my data`}
        </Heading>
        <p className="mt-1 text-sm text-balance text-muted">
          <TitleText>{t`One JSON file: your account, resume, messages, agreements, and your applications with interviews, offers and forms.`}</TitleText>
        </p>
        <p role="status" className="text-sm text-success-text">
          {data && t`Saved as ${data.saved}`}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download size={18} />}
        pending={isPending}
        onClick={() => mutate()}
      >
        {t`Export`}
      </Button>
      {data && <OwnFiles files={data.files} />}
    </div>
  );
}
