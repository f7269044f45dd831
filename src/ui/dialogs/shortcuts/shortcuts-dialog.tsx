import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Button from '@mui/material/Button';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../hooks/workspace-actors.tsx';
import { isHelpKeyOn, turnHelpKey } from '../../shortcuts/help-key.ts';
import { Keys } from '../../shortcuts/keys.tsx';
import { DialogFrame } from '../dialog-frame.tsx';
import { keyWord, type ShortcutGroup, shortcutGroups, type ShortcutRow } from './shortcut-groups.ts';
import './shortcuts-dialog.css';

/** Which keys do what, by the places where they do. */
export function ShortcutsDialog() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const close = () => dialogs.send({ type: 'dialog.cancelled' });
  return (
    <DialogFrame
      title={t('shortcuts.title')}
      width={760}
      isForm
      actions={<Button onClick={close}>{t('shell.close')}</Button>}
      onClose={close}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- the keys must be able to scroll it on a small screen; it is no fieldset */}
      <div className="shortcut-groups" role="group" aria-label={t('shortcuts.title')} tabIndex={0}>
        {shortcutGroups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <HelpKeySwitch />
    </DialogFrame>
  );
}

const HelpKeySwitch = () => {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(isHelpKeyOn);
  const turn = (on: boolean) => {
    turnHelpKey(on);
    setIsOn(on);
  };
  return (
    <FormControlLabel
      label={t('shortcuts.helpKey')}
      control={<Switch checked={isOn} onChange={(_, on) => turn(on)} />}
    />
  );
};

const Group = ({ group: { title, rows } }: { readonly group: ShortcutGroup }) => {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="shortcut-group-title">
        {t(title)}
      </h3>
      <dl className="shortcut-rows">
        {rows.map((row) => (
          <Row key={row.text} row={row} />
        ))}
      </dl>
    </section>
  );
};

const Row = ({ row: { text, combinations } }: { readonly row: ShortcutRow }) => {
  const { t } = useTranslation();
  const nameOf = (key: string) => {
    const word = keyWord(key);
    return word ? t(word) : key;
  };
  return (
    <div className="shortcut-row">
      <dt>{t(text)}</dt>
      <dd>
        {combinations.map((keys, place) => (
          <Fragment key={keys.join('+')}>
            {place > 0 && <span className="shortcut-or"> / </span>}
            <Keys keys={keys.map(nameOf)} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
};
