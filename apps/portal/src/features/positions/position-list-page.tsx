import { useLingui } from '@lingui/react/macro';
import { Page } from '../../site-config/page.tsx';
import { useRememberedList } from './last-list.ts';
import { besideListSearch, withKeyword } from './list-search.ts';
import { PositionResults } from './position-results.tsx';
import { HotWords } from './summary/hot-words.tsx';
import { PositionSearchBox } from './summary/search-box.tsx';
import { useListSearch } from './use-list-search.ts';

/** The position list with search and seven filters (section 2); all of its state is in the address. */
export function PositionListPage() {
  const { t } = useLingui();
  const list = useListSearch();
  useRememberedList();
  const { state, query, go } = list;
  return (
    <Page title={t`Positions`} dense>
      <PositionSearchBox
        keyword={state.keyword}
        onSearch={(keyword) => go(withKeyword(state, keyword), { keepScroll: true })}
        className="@5xl:max-w-2xl"
      />
      <div className={state.keyword ? 'mb-3 @5xl:mb-8' : 'mb-1 @5xl:mt-2 @5xl:mb-6'}>
        {state.keyword === '' && <HotWords query={besideListSearch(query)} />}
      </div>
      <PositionResults list={list} />
    </Page>
  );
}
