import { cn, Heading } from '@careers/ui';
import { Popover } from '@careers/ui/floating';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../core/calls/query-error.tsx';
import { ListWithMore } from '../../core/list-with-more.tsx';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import type { OnDemandPart } from '../../core/parts/on-demand.tsx';
import { usePortal } from '../../core/portal/portal.ts';
import { SafePicture } from '../../site-config/safe-picture.tsx';
import { useNamed } from '../../site-config/use-named.ts';
import { allCompanies } from './all-companies.ts';
import { CompanySearchField } from './company-search-field.tsx';
import { switchTarget } from './switch-target.ts';
import { useCompanies } from './use-companies.ts';

/** The line under the present company is seen in forced colours alone. */
const presentLook =
  'relative bg-brand-50 font-semibold after:absolute after:inset-x-2 after:bottom-0 after:h-0.5';
const entryLook = 'flex min-h-11 items-center gap-3 rounded-md px-2 py-2 no-underline hover:bg-surface-hover';

/** The companies to change to, with search; a choice leads away and closes it. */
export default function CompanyChoice({ open, onOpenChange, trigger }: OnDemandPart) {
  const { t } = useLingui();
  return (
    <Popover open={open} onOpenChange={onOpenChange} trigger={trigger} label={t`Switch company`} align="end">
      <Choice onChosen={() => onOpenChange(false)} />
    </Popover>
  );
}

function Choice({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useLingui();
  const named = useNamed();
  const { scope } = usePortal();
  const { path, query } = useAppLocation();
  const { field, found } = useCompanies();
  const { data, error, refetch, isFetching } = found;
  const isCurrent = ({ id }: { readonly id: string }) => id === query.comId;
  // The current one is in sight, however many come before it.
  const rows = data && [...data.filter(isCurrent), ...data.filter((one) => !isCurrent(one))];
  return (
    <div className="w-80 max-w-full">
      <Heading level={2} size="sm" className="mb-3">
        {t`Switch company`}
      </Heading>
      <CompanySearchField {...field} />
      <p role="status" className="tabular mt-3 mb-2 min-h-[1lh] text-sm text-muted">
        {data && t`${plural({ count: data.length }, { one: '# company', other: '# companies' })}`}
      </p>
      {error && !data && <QueryError error={error} onRetry={() => void refetch()} pending={isFetching} />}
      <ListWithMore
        rows={rows ?? []}
        answer={data ?? []}
        className="-mx-2 max-h-80 overflow-y-auto"
        label={t`Companies of the group`}
        more={t`Show more`}
      >
        {({ id, name, logo }) => {
          const target = switchTarget(path, query, id);
          return (
            <li key={id}>
              <PortalLink
                to={target.to}
                query={target.query}
                aria-current={id === query.comId ? 'true' : undefined}
                onClick={onChosen}
                className={cn(entryLook, id === query.comId && presentLook)}
              >
                <SafePicture
                  address={logo}
                  width={32}
                  height={32}
                  className="size-8 shrink-0 object-contain"
                />
                {named(name)}
              </PortalLink>
            </li>
          );
        }}
      </ListWithMore>
      <div className="mt-3 flex flex-wrap gap-x-4 border-t border-border pt-3 text-sm">
        {query.comId && !scope.unknownCompanies.has(query.comId) && (
          <>
            <OwnLink to="/complex/company" onChosen={onChosen} label={t`About this company`} />
            <OwnLink to="/complex/newsInfoPage" onChosen={onChosen} label={t`News`} />
          </>
        )}
        <OwnLink to="/complex/company" query={allCompanies} onChosen={onChosen} label={t`All companies`} />
      </div>
    </div>
  );
}

interface OwnLinkProps {
  readonly to: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly label: string;
  readonly onChosen: () => void;
}

function OwnLink({ label, onChosen, ...target }: OwnLinkProps) {
  return (
    <PortalLink
      {...target}
      onClick={onChosen}
      className="inline-flex min-h-11 items-center text-brand-text no-underline underline-offset-4 hover:underline"
    >
      {label}
    </PortalLink>
  );
}
