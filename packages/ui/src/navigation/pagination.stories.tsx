import { useState } from 'react';
import { Pagination } from '../index.ts';

export default { title: 'Pagination' };

const labels = (list: string) => ({
  nav: `${list}分页`,
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
  position: (page: number, count: number) => `${page} / ${count}`,
});

export const Pages = () => {
  const [page, setPage] = useState(6);
  return (
    <div className="flex flex-col gap-10">
      <Pagination page={page} pageCount={20} onPageChange={setPage} labels={labels('职位列表')} />
      <Pagination
        page={page}
        pageCount={20}
        onPageChange={setPage}
        hrefFor={(n) => `?page=${n}`}
        labels={labels('带链接的')}
      />
      <div className="w-80">
        <Pagination page={page} pageCount={20} onPageChange={setPage} labels={labels('窄屏的')} />
      </div>
    </div>
  );
};
