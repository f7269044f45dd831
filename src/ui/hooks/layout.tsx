import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { required } from './required.ts';
import tokens from '../theme/tokens.json' with { type: 'json' };

type LayoutName = 'board' | 'twoColumns' | 'tablet' | 'phone';

export type Layout = {
  readonly name: LayoutName;
  /** A tap opens a whole row, and its fields are edited in a dialog. */
  readonly isTouch: boolean;
  /** Height of a list row in CSS pixels. */
  readonly rowHeight: number;
};

const useLayoutName = (): LayoutName => {
  const { breakpoints } = useTheme();
  const isBoard = useMediaQuery(breakpoints.up('lg'));
  const isTwoColumns = useMediaQuery(breakpoints.up('md'));
  const isTablet = useMediaQuery(breakpoints.up('sm'));
  if (isBoard) return 'board';
  if (isTwoColumns) return 'twoColumns';
  return isTablet ? 'tablet' : 'phone';
};

const twoColumnsRowHeight = 32;

const layoutOf = (name: LayoutName, isCoarse: boolean): Layout => {
  if (name === 'board') return { name, isTouch: false, rowHeight: tokens.size['row.compact'] };
  const isPointer = name === 'twoColumns' && !isCoarse;
  return {
    name,
    isTouch: name !== 'twoColumns',
    rowHeight: isPointer ? twoColumnsRowHeight : tokens.size['row.touch'],
  };
};

const LayoutContext = createContext<Layout | undefined>(undefined);

/** Provides the layout that fits the window. */
export function LayoutProvider({ children }: { readonly children: ReactNode }) {
  const name = useLayoutName();
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const layout = useMemo(() => layoutOf(name, isCoarse), [name, isCoarse]);
  return <LayoutContext value={layout}>{children}</LayoutContext>;
}

export const useLayout = (): Layout => required(useContext(LayoutContext), 'LayoutProvider');
