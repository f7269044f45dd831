import { styled } from '@mui/material/styles';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useProvisionsView } from '../../../hooks/workspace-actors.tsx';

/** In pixels: the full view shows the details, and no picture. */
const minHeights = { simple: 358, due: 358, full: 254 } as const;

const Frame = styled('div')(({ theme: { vars, breakpoints, zIndex } }) => ({
  position: 'relative',
  zIndex: zIndex.addRow,
  flex: 'none',
  padding: '10px calc(var(--edge) + var(--action)) 12px var(--pad)',
  borderTop: 'var(--hairline)',
  borderBottom: 'var(--hairline)',
  backgroundColor: vars.palette.ledger.sunken,
  // The narrow column gives its fields all of its width.
  [breakpoints.between('lg', 1440)]: { paddingRight: 'var(--edge)' },
}));

type FormFrameProps = { readonly children?: ReactNode; readonly onKeyDown?: KeyboardEventHandler };

/** Where provisions are added above their list, as high before the form has come as with it: nothing moves. */
export const FormFrame = ({ children, onKeyDown }: FormFrameProps) => {
  const [view] = useProvisionsView();
  return (
    <Frame style={{ minHeight: minHeights[view] }} onKeyDown={onKeyDown}>
      {children}
    </Frame>
  );
};
