import { buttonClass, Card, Heading, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { Receipt } from '../../../core/receipt.tsx';
import { Page } from '../../../site-config/page.tsx';

/** `/resumeSucc`: a resume has been sent or saved. Shows nothing personal, as anybody may open it (section 2). */
export function ResumeSuccPage() {
  const { t } = useLingui();
  const steps = [
    {
      title: t`Follow your applications`,
      text: t`See how far each one is, and what comes next.`,
      to: '/personalCenter',
      label: t`My applications`,
    },
    {
      title: t`Look for more jobs`,
      text: t`Your resume is ready for the next application.`,
      to: '/position',
      label: t`View all positions`,
    },
    {
      title: t`Take it with you`,
      text: t`Choose a template, and print your resume or save it as a PDF.`,
      to: '/resumeTemp',
      label: t`Resume templates`,
    },
  ] as const;
  return (
    <Page title={t`Your resume is ready`} headingHidden width="narrow">
      <Receipt title={t`Your resume is ready`} takesFocus={false}>
        <p className="text-balance text-muted">
          <TitleText byClause>{t`It is saved in your account. You can change it at any time.`}</TitleText>
        </p>
      </Receipt>
      <Heading level={2} size="sm" className="mt-10">
        {t`What you can do next`}
      </Heading>
      <ul className="mt-4 grid gap-3">
        {steps.map(({ title, text, to, label }) => (
          <Card as="li" key={to} padding="row" className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <p className="font-medium">{title}</p>
              <p className="mt-1 text-sm text-balance text-muted">
                <TitleText>{text}</TitleText>
              </p>
            </div>
            <PortalLink to={to} className={buttonClass('secondary', 'sm')}>
              {label}
            </PortalLink>
          </Card>
        ))}
      </ul>
    </Page>
  );
}
