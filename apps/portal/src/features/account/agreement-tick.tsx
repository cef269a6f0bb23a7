import { Checkbox } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';

interface AgreementTickProps {
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
  readonly error: string | undefined;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** Placeholders for the links, around which the translated sentence is split: characters of Unicode's private use area. */
const [TERMS, PRIVACY] = ['\uE000', '\uE001'];

/** The agreement to the terms (section 5, Register). Its links open in another tab, so that the form stays. */
export function AgreementTick({ agreed, onChange, error, ref }: AgreementTickProps) {
  const { t } = useLingui();
  const terms = TERMS;
  const privacy = PRIVACY;
  const sentence = t`I have read and agree to the ${terms} and the ${privacy}`;
  const links: Readonly<Record<string, ReactNode>> = {
    [TERMS]: <AgreementLink>{t`Terms of use`}</AgreementLink>,
    [PRIVACY]: <AgreementLink kind="privacy">{t`Privacy notice`}</AgreementLink>,
  };
  return (
    <Checkbox
      checked={agreed}
      onChange={({ target }) => onChange(target.checked)}
      error={error}
      ref={(box) => {
        ref.current = box;
      }}
      className="-my-2.5 text-sm"
    >
      {sentence.split(/([\uE000\uE001])/).map((part) => (
        <Fragment key={part}>{links[part] ?? part}</Fragment>
      ))}
    </Checkbox>
  );
}

function AgreementLink({ kind, children }: { readonly kind?: string; readonly children: string }) {
  return (
    <PortalLink
      to="/agreement"
      query={kind ? { kind } : {}}
      target="_blank"
      rel="noopener"
      className="whitespace-nowrap text-brand-text underline underline-offset-4"
    >
      {children}
    </PortalLink>
  );
}
