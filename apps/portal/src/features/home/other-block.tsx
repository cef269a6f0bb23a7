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
  /** The kind's default block, which the first load has; used if it has no variant for the configured look. */
  readonly usual: HomeBlockPart | undefined;
}

/** A block that is not part of the first load. An unknown kind is left out. */
export default function OtherBlock({ usual, ...block }: OtherBlockProps) {
  const { kind = '', style } = block;
  const compact = style?.includes('compact') && of(compactBlocks, kind);
  const Block = compact || of(blocks, kind) || usual;
  return Block && <Block {...block} />;
}

function of(kinds: Blocks, kind: string): HomeBlockPart | undefined {
  return Object.hasOwn(kinds, kind) ? kinds[kind as HomeBlockKind] : undefined;
}
