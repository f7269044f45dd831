import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/icon.tsx';
import { touchOrNarrow } from '../../theme/media-queries.ts';
import { useCommandsFound } from './command-groups.ts';
import { CommandHints } from './command-hints.tsx';
import { CommandList } from './command-list.tsx';
import type { Command } from './command.ts';

// It is the one field of its dialog, and always has the focus: the caret says so.
const Field = styled(InputBase)(({ theme: { vars } }) => ({
  gap: 12,
  height: 52,
  padding: '0 16px',
  fontSize: '0.9375rem',
  '& input': { height: '100%', padding: 0 },
  '& > .icon': { color: vars.palette.text.tertiary },
  [touchOrNarrow]: { fontSize: '1rem' },
}));

const Nothing = styled('output')(({ theme: { vars } }) => ({
  '&:not(:empty)': {
    display: 'block',
    padding: '28px 16px 32px',
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    color: vars.palette.text.secondary,
  },
}));

type ListKeyEvent = KeyboardEvent & { defaultMuiPrevented?: boolean };

// Escape closes the dialog, as the list is always open; Enter also ends what an input method composes.
const leaveToOthers = (event: ListKeyEvent) => {
  if (event.key === 'Escape' || event.nativeEvent.isComposing) event.defaultMuiPrevented = true;
};

export const CommandSearch = ({ onPick }: { readonly onPick: (command: Command) => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const options = useCommandsFound(typed);
  const list = useAutocomplete({
    options,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionKey: ({ id }) => id,
    onInputChange: (_, text) => setTyped(text),
    onChange: (_, command) => command && onPick(command),
  });
  return (
    <>
      <div {...list.getRootProps({ onKeyDown: leaveToOthers })}>
        <Field
          fullWidth
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person who opened it will type here
          autoFocus
          startAdornment={<Icon name="search" size={18} />}
          placeholder={t('commands.placeholder')}
          slotProps={{ input: { ...list.getInputProps(), 'aria-label': t('commands.search'), enterKeyHint: 'go' } }}
        />
      </div>
      {options.length > 0 && (
        <CommandList
          {...list.getListboxProps()}
          aria-label={t('keys.commands')}
          aria-labelledby={undefined}
          groups={list.groupedOptions}
          getOptionProps={list.getOptionProps}
        />
      )}
      <Nothing>{options.length === 0 && t('commands.nothingFound', { text: typed.trim() })}</Nothing>
      <CommandHints />
    </>
  );
};
