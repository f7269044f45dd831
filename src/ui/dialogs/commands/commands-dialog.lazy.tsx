import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../hooks/workspace-actors.tsx';
import { useCloseOnBack } from '../../hooks/close-on-back.ts';
import { ToastContainer } from '../../shell/toast-container.tsx';
import { CommandSearch } from './command-search.tsx';

const Window = styled(Dialog)(({ theme: { breakpoints, shape } }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 560,
    minHeight: 0,
    maxHeight: 'min(540px, calc(100dvh - 24vh))',
    margin: '12vh 16px 0',
    overflow: 'hidden',
    [breakpoints.down('sm')]: {
      width: 'calc(100% - 16px)',
      // Leaves space for the toasts above.
      maxHeight: 'calc(100dvh - 72px)',
      margin: '64px 8px 8px',
      borderRadius: shape.card,
    },
  },
}));

/** Finds screens, sheets and actions by a few letters. */
export function CommandsDialog() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const close = () => dialogs.send({ type: 'dialog.cancelled' });
  useCloseOnBack(true, close);
  return (
    <Window open onClose={close} slotProps={{ paper: { 'aria-label': t('keys.commands') } }}>
      <CommandSearch
        onPick={({ run }) => {
          // Restores the focus first, so that a dialog opened by the command later returns the focus to the same element.
          flushSync(close);
          run();
        }}
      />
      <ToastContainer />
    </Window>
  );
}
