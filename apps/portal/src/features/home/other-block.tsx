import type { HomeBlockKind } from '@careers/gateway/contract';
import type { ComponentType } from 'react';
import type { HomeBlockProps } from './block.tsx';
import { CompactBrandsBlock, CompactHotBlock, CompactLatestBlock } from './compact-blocks.tsx';
import { RichTextBlock } from './rich-text-block.tsx';

type HomeBlockPart = ComponentType<HomeBlockProps>;

/** Kinds that have a compact look, and those that only some homepages have. */
const blocks: Readonly<Partial<Record<HomeBlockKind, HomeBlockPart>>> = {
  hot: CompactHotBlock,
  latest: CompactLatestBlock,
  brands: CompactBrandsBlock,
  richText: RichTextBlock,
};

interface OtherBlockProps extends HomeBlockProps {
  /** The block of the kind as it usually is: one that has no other look stays so. */
  readonly usual: HomeBlockPart | undefined;
}

/** A block that the first load does not carry. One of a kind this build does not know is left out. */
export default function OtherBlock({ usual, ...block }: OtherBlockProps) {
  const { kind = '' } = block;
  const Block = Object.hasOwn(blocks, kind) ? blocks[kind as HomeBlockKind] : usual;
  return Block && <Block {...block} />;
}
