import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/icon.tsx';
import { touchOrNarrow } from '../../theme/media-queries.ts';
import { useMatchingCommands } from './command-groups.ts';
import { CommandHints } from './command-hints.tsx';
import { CommandList } from './command-list.tsx';
import type { Command } from './command.ts';

// Without a focus ring: the only field of the dialog always has the focus.
const Field = styled(InputBase)(({ theme: { vars } }) => ({
  gap: 12,
  height: 52,
  padding: '0 16px',
  fontSize: '0.9375rem',
  '& input': { height: '100%', padding: 0 },
  '& > .icon': { color: vars.palette.text.tertiary },
  [touchOrNarrow]: { fontSize: '1rem' },
}));

const NoResult = styled('output')(({ theme: { vars } }) => ({
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

// useAutocomplete must not handle Escape, which closes the dialog, nor the Enter that ends a composition.
const ignoreKeys = (event: ListKeyEvent) => {
  if (event.key === 'Escape' || event.nativeEvent.isComposing) event.defaultMuiPrevented = true;
};

export const CommandSearch = ({ onPick }: { readonly onPick: (command: Command) => void }) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const options = useMatchingCommands(query);
  const list = useAutocomplete({
    options,
    open: true,
    value: null,
    inputValue: query,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionKey: ({ id }) => id,
    onInputChange: (_, text) => setQuery(text),
    onChange: (_, command) => command && onPick(command),
  });
  return (
    <>
      <div {...list.getRootProps({ onKeyDown: ignoreKeys })}>
        <Field
          fullWidth
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
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
      <NoResult>{options.length === 0 && t('commands.nothingFound', { text: query.trim() })}</NoResult>
      <CommandHints />
    </>
  );
};
