import { useLingui } from '@lingui/react/macro';
import { FileField } from '../../forms/file-field.tsx';
import type { FormStore } from '../../forms/form/index.ts';
import { usePageLink } from '../link-page/index.ts';
import type { MedicalValues } from './medical-values.ts';

interface ReportFieldProps {
  readonly id: string;
  readonly form: FormStore<MedicalValues>;
}

/** The files of a medical report, on their way as soon as they are chosen: shown to whoever has agreed to that. */
export default function ReportField({ id, form }: ReportFieldProps) {
  const { t } = useLingui();
  const { token } = usePageLink();
  return (
    <FileField
      id={id}
      form={form}
      name="files"
      kind="medicalReport"
      linkToken={token}
      label={t`Report`}
      required
      requiredLabel={t`required`}
    />
  );
}
