import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '../../controls/combobox.ts';
import { Icon } from '../../controls/icon.tsx';
import { useDialogs } from '../../hooks/workspace-actors.tsx';
import { useCommandGroups } from './command-groups.ts';
import { CommandHints } from './command-hints.tsx';
import { CommandList } from './command-list.tsx';
import type { Command } from './command.ts';
import './commands-dialog.css';

/** Finds every screen, sheet and action by a few letters, and leads there. */
export function CommandsDialog() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const close = () => dialogs.send({ type: 'dialog.cancelled' });
  return (
    <Dialog
      open
      onClose={close}
      className="commands"
      transitionDuration={{ enter: 140, exit: 0 }}
      slotProps={{ paper: { 'aria-label': t('keys.commands') } }}
    >
      <CommandSearch
        onPick={({ run }) => {
          // What it opens remembers where the focus was, which is not in here.
          flushSync(close);
          run();
        }}
      />
    </Dialog>
  );
}

const CommandSearch = ({ onPick }: { readonly onPick: (command: Command) => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const groups = useCommandGroups(typed);
  const options = groups.flatMap(({ items }) => items);
  const list = useCombobox({ options, onPick, isLasting: true });
  const type = (text: string) => {
    setTyped(text);
    list.open();
  };
  return (
    <>
      <div className="command-search">
        <Icon name="search" size={18} />
        <input
          {...list.inputProps}
          className="command-input"
          type="text"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person who opened it will type here
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={t('commands.search')}
          placeholder={t('commands.placeholder')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={list.onKeyDown}
        />
      </div>
      {list.isOpen && (
        <CommandList
          label={t('keys.commands')}
          groups={groups}
          listProps={list.listProps}
          optionProps={list.optionProps}
          activate={list.activate}
        />
      )}
      <output className="command-empty">{!list.isOpen && t('commands.nothingFound', { text: typed.trim() })}</output>
      <CommandHints />
    </>
  );
};
