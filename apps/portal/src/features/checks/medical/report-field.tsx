import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useWords } from '../../../core/portal/use-words.ts';
import { FileField } from '../../../forms/file-field.tsx';
import { filesMessage } from '../../../forms/file-words.ts';
import type { Form } from '../../../forms/form/index.ts';
import { usePageLink } from '../../link-page/index.ts';
import type { MedicalValues } from './medical-values.ts';

interface ReportFieldProps {
  readonly id: string;
  readonly form: Form<MedicalValues>;
  /** Told what is wrong with the files, in words, for the summary over the form. */
  readonly onProblem: (message: string | undefined) => void;
}

/** The files of a medical report, on their way as soon as they are chosen: shown to whoever has agreed to that. */
export default function ReportField({ id, form, onProblem }: ReportFieldProps) {
  useWords('files');
  const { t, i18n } = useLingui();
  const { token } = usePageLink();
  const problem = filesMessage(form.formState.errors.files, i18n);
  useEffect(() => {
    onProblem(problem);
    return () => onProblem(undefined);
  }, [problem, onProblem]);
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
