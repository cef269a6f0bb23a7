import type { Method } from '@careers/gateway/contract';
import { type MethodReference, reference } from '@careers/gateway/reference';
import { methodIds, methodPath, registry } from '@careers/gateway/registry';
import { useBench } from './bench-context.ts';
import { CopyButton } from './copy-button.tsx';
import { FilterField } from './filter-field.tsx';
import { useKeptText } from './kept-text.ts';

interface DescribedMethod {
  readonly id: string;
  /** `group.method` as in the Calls panel, or the URI. */
  readonly path: string;
  readonly method: Method;
  readonly described: MethodReference;
}

const accessText = { open: 'accessOpen', session: 'accessSession', link: 'accessLink' } as const;

const methods: readonly DescribedMethod[] = methodIds.map((id) => ({
  id,
  path: methodPath(registry[id]),
  method: registry[id],
  described: reference[id],
}));

/** Shows the reference of every method, generated from the contract. */
export default function ContractPanel() {
  const { texts } = useBench();
  const [filter, setFilter] = useKeptText('contract-filter');
  const [chosen, setChosen] = useKeptText('contract-chosen');
  const wanted = filter.trim().toLowerCase();
  const shown = methods.filter(({ path, method, described }) =>
    [path, described.summary, ...method.reasons].join(' ').toLowerCase().includes(wanted),
  );
  return (
    <>
      <FilterField label={texts.filterContract} value={filter} onChange={setFilter} />
      <p className="bench-meta" role="status">{`${shown.length} / ${methods.length}`}</p>
      <ul className="bench-list">
        {shown.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="bench-method"
              aria-expanded={chosen === one.id}
              onClick={() => setChosen(chosen === one.id ? '' : one.id)}
            >
              {one.path}
            </button>
            <p className="bench-meta" lang="en">
              {one.described.summary}
            </p>
            {chosen === one.id && <MethodDetail {...one} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function MethodDetail({ method, described }: DescribedMethod) {
  const { texts } = useBench();
  const { groups, internalGroup, access, submit, captcha, reasons } = method;
  const facts: readonly (readonly [term: string, value: string])[] = [
    [texts.access, texts[accessText[access]]],
    [texts.groups, groups.join(', ')],
    ...(internalGroup ? [[texts.internalGroup, internalGroup] as const] : []),
    ...(captcha ? [[texts.captcha, 'captchaVerification'] as const] : []),
    ...(submit ? [[texts.submits, 'idempotencyKey'] as const] : []),
    ...(reasons.length > 0 ? [[texts.reasons, reasons.join(', ')] as const] : []),
  ];
  return (
    <div className="bench-detail">
      <dl className="bench-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Example title={texts.exampleParam} value={described.example.param} />
      <Example title={texts.exampleData} value={described.example.data} />
    </div>
  );
}

function Example({ title, value }: { readonly title: string; readonly value: unknown }) {
  const { texts } = useBench();
  const text = JSON.stringify(value, null, 2);
  return (
    <>
      <p className="bench-row">
        <span className="bench-meta">{title}</span>
        <CopyButton text={() => text} label={texts.copyJson} />
      </p>
      <pre>{text}</pre>
    </>
  );
}
