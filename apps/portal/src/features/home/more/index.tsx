import type { HomeBlockKind } from '@careers/gateway/contract';
import type { ComponentType } from 'react';
import { useWords } from '../../../core/portal/use-words.ts';
import type { HomeBlockProps } from '../block.tsx';
import { ChannelsBlock } from './channels-block.tsx';
import { SentenceBlock } from './sentence-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { StoryBlock } from './story-block.tsx';

const blocks: Readonly<Partial<Record<HomeBlockKind, ComponentType<HomeBlockProps>>>> = {
  sentence: SentenceBlock,
  story: StoryBlock,
  steps: StepsBlock,
  channels: ChannelsBlock,
};

/** The blocks about the company, fetched when the first of them comes near the screen. */
export default function MoreBlock(block: HomeBlockProps) {
  useWords('home-more');
  const { kind = '' } = block;
  const Block = Object.hasOwn(blocks, kind) ? blocks[kind as HomeBlockKind] : undefined;
  return Block && <Block {...block} />;
}
