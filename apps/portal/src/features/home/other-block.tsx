import type { HomeBlockKind } from '@careers/gateway/contract';
import type { ComponentType } from 'react';
import { AllPositionsBlock } from './all-positions-block.tsx';
import type { HomeBlockProps } from './block.tsx';
import { BrandsBlock } from './brands-block.tsx';
import { CompactBrandsBlock, CompactHotBlock, CompactLatestBlock } from './compact-blocks.tsx';
import { RichTextBlock } from './rich-text-block.tsx';

type HomeBlockPart = ComponentType<HomeBlockProps>;
type Blocks = Readonly<Partial<Record<HomeBlockKind, HomeBlockPart>>>;

/** Kinds that lie below the first screen, and those that only some homepages have. */
const blocks: Blocks = { brands: BrandsBlock, positions: AllPositionsBlock, richText: RichTextBlock };

const compactBlocks: Blocks = {
  hot: CompactHotBlock,
  latest: CompactLatestBlock,
  brands: CompactBrandsBlock,
};

interface OtherBlockProps extends HomeBlockProps {
  /** The block of the kind as the first load has it: one that has no other look stays so. */
  readonly usual: HomeBlockPart | undefined;
}

/** A block that the first load does not carry. One of a kind this build does not know is left out. */
export default function OtherBlock({ usual, ...block }: OtherBlockProps) {
  const { kind = '', style } = block;
  const compact = style?.includes('compact') && of(compactBlocks, kind);
  const Block = compact || of(blocks, kind) || usual;
  return Block && <Block {...block} />;
}

function of(kinds: Blocks, kind: string): HomeBlockPart | undefined {
  return Object.hasOwn(kinds, kind) ? kinds[kind as HomeBlockKind] : undefined;
}
