import { Button, createToasts } from '../index.ts';
import { Toaster } from './toaster.tsx';

export default { title: 'Toast' };

const toasts = createToasts();

export const Toasts = () => (
  <div className="flex flex-wrap gap-4">
    <Button variant="secondary" onClick={() => toasts.show({ tone: 'success', message: '已收藏该职位' })}>
      收藏
    </Button>
    <Button variant="secondary" onClick={() => toasts.show({ message: '链接已复制，可以发给朋友了' })}>
      复制链接
    </Button>
    <Button
      variant="secondary"
      onClick={() =>
        toasts.show({ tone: 'error', message: 'The file could not be uploaded. Your draft is kept.' })
      }
    >
      Fail
    </Button>
    <Button
      variant="secondary"
      onClick={() => toasts.show({ tone: 'warning', message: '登录将在 5 分钟后失效' })}
    >
      Warn
    </Button>
    <Toaster toasts={toasts} labels={{ region: '通知', dismiss: '关闭' }} />
  </div>
);
