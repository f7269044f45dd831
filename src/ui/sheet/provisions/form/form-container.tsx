import { styled } from '@mui/material/styles';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useProvisionsView } from '../../../hooks/workspace-actors.tsx';

/** In CSS pixels. The full view shows the details, but no chart. */
const minHeights = { simple: 358, due: 358, full: 254 } as const;

const Frame = styled('div')(({ theme: { vars, breakpoints, zIndex } }) => ({
  position: 'relative',
  zIndex: zIndex.addRow,
  flex: 'none',
  padding: '10px calc(var(--edge) + var(--action)) 12px var(--pad)',
  borderTop: 'var(--hairline)',
  borderBottom: 'var(--hairline)',
  backgroundColor: vars.palette.ledger.sunken,
  // In a narrow column, the fields take the full width.
  [breakpoints.between('lg', 1440)]: { paddingRight: 'var(--edge)' },
}));

type FormContainerProps = { readonly children?: ReactNode; readonly onKeyDown?: KeyboardEventHandler };

/** The container of the form. It keeps its height while the form loads, so that nothing moves. */
export const FormContainer = ({ children, onKeyDown }: FormContainerProps) => {
  const [view] = useProvisionsView();
  return (
    <Frame style={{ minHeight: minHeights[view] }} onKeyDown={onKeyDown}>
      {children}
    </Frame>
  );
};
