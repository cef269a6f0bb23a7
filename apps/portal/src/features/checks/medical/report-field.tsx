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
  /** Called with the message about the files, for the summary above the form. */
  readonly onProblem: (message: string | undefined) => void;
}

/** The files of a medical report, which are uploaded when they are chosen; shown after the person has consented. */
export default function ReportField({ id, form, onProblem }: ReportFieldProps) {
  useWords('files');
  const { t, i18n } = useLingui();
  const link = usePageLink();
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
      link={link}
      label={t`Report`}
      required
      requiredLabel={t`required`}
    />
  );
}
