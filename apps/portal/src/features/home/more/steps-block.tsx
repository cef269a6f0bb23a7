import { Heading, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useHiringSteps } from '../../../site-config/use-hiring-steps.ts';
import { Block, type HomeBlockProps } from '../block.tsx';

/** The steps of hiring as the company describes them, and how long each usually takes. */
export function StepsBlock({ title, style }: HomeBlockProps) {
  const { t } = useLingui();
  const steps = useHiringSteps();
  return (
    <Block title={title || t`How hiring works`} style={style} tone="sunken">
      <ol className="grid gap-x-6 @4xl:auto-cols-fr @4xl:grid-flow-col">
        {steps?.map(({ label, text, usual }, place) => (
          <li
            // A stage may have several steps.
            key={place}
            className="relative flex flex-col border-s-2 border-brand-300 ps-6 pb-7 last:pb-0 @4xl:border-s-0 @4xl:border-t-2 @4xl:ps-0 @4xl:pt-6 @4xl:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[0.4375rem] top-1.5 size-3 rounded-full bg-brand-600 ring-4 ring-surface-sunken @4xl:start-0 @4xl:-top-[0.4375rem]"
            />
            <Heading level={3} size="sm">
              {label}
            </Heading>
            {usual && <p className="text-sm text-brand-text">{usual}</p>}
            {text && (
              <p className="mt-1.5 text-sm text-balance text-muted">
                <TitleText>{text}</TitleText>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Block>
  );
}
