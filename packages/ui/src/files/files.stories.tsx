import { useState } from 'react';
import { FileField, type FileFieldItem } from '../forms.ts';

export default { title: 'Files' };

const FILES: FileFieldItem[] = [
  { id: '1', name: '林知远-储能系统架构师-2026.pdf', size: '1.2 MB', state: 'done', href: '#cv' },
  {
    id: '2',
    name: '并网验收报告与作品集（完整版，含附图与测算）.pdf',
    size: '8.4 MB',
    state: 'uploading',
    progress: 0.62,
  },
  { id: '3', name: '成绩单.jpg', size: '640 KB', state: 'waiting' },
  {
    id: '4',
    name: '证书扫描件.png',
    size: '3.1 MB',
    state: 'failed',
    message: '网络中断，文件没有上传。',
    canRetry: true,
  },
  {
    id: '5',
    name: 'portfolio.exe',
    size: '22 MB',
    state: 'failed',
    message: '不支持这种格式。',
    canRetry: false,
  },
];

const LABELS = {
  choose: '选择文件',
  drop: '或拖到这里',
  files: '附件',
  waiting: '等待上传',
  done: '已上传',
  uploading: (name: string) => `正在上传 ${name}`,
  cancel: (name: string) => `取消上传 ${name}`,
  retry: (name: string) => `重新上传 ${name}`,
  remove: (name: string) => `移除 ${name}`,
};

const Attachments = ({
  start,
  error,
  disabled,
}: {
  start: FileFieldItem[];
  error?: string;
  disabled?: boolean;
}) => {
  const [files, setFiles] = useState(start);
  const drop = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return (
    <FileField
      className="max-w-lg"
      label="附件"
      hint="PDF、Word 或图片，每个不超过 10 MB，最多 5 个。"
      error={error}
      disabled={disabled}
      multiple
      files={files}
      onFiles={(chosen) =>
        setFiles([
          ...files,
          ...chosen.map(({ name }): FileFieldItem => ({ id: name, name, state: 'waiting' })),
        ])
      }
      onCancel={drop}
      onRemove={drop}
      onRetry={(id) =>
        setFiles(files.map((file) => (file.id === id ? { ...file, state: 'uploading', progress: 0 } : file)))
      }
      labels={LABELS}
    />
  );
};

export const Uploading = () => <Attachments start={FILES} />;
export const Empty = () => (
  <div className="flex flex-col gap-8">
    <Attachments start={[]} />
    <Attachments start={[]} error="请上传简历附件" />
    <Attachments start={FILES.slice(0, 1)} disabled />
  </div>
);
