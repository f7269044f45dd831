import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../hooks/workspace-actors.tsx';
import { isHelpKeyOn, setHelpKey } from '../keyboard/help-key.ts';
import { Keys } from '../keyboard/keys.tsx';
import { DialogFrame } from '../shell/dialog-frame.tsx';
import { type ShortcutGroup, shortcutGroups, type ShortcutRow } from './shortcut-groups.ts';

const Groups = styled('div')(({ theme: { breakpoints, shape } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 40px',
  alignItems: 'start',
  paddingTop: 4,
  '&:focus-visible': { borderRadius: shape.borderRadius, outlineOffset: 4 },
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const GroupTitle = styled('h3')(({ theme: { vars, typography } }) => ({
  ...typography.body2,
  marginBottom: 4,
  padding: '12px 0 4px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.primary,
}));

const Lines = styled('dl')({ margin: 0 });

const Line = styled('div')({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 30,
  fontSize: '0.8125rem',
  '& > dd': { display: 'flex', flex: 'none', gap: 5, alignItems: 'center', margin: 0 },
});

const Or = styled('span')(({ theme: { vars } }) => ({ fontSize: '0.6875rem', color: vars.palette.text.tertiary }));

const BelowGroups = styled(FormControlLabel)(({ theme: { vars } }) => ({
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

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
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a fieldset: focusable, so that keys can scroll it on a small screen */}
      <Groups role="group" aria-label={t('shortcuts.title')} tabIndex={0}>
        {shortcutGroups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </Groups>
      <HelpKeySwitch />
    </DialogFrame>
  );
}

const HelpKeySwitch = () => {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(isHelpKeyOn);
  const turn = (on: boolean) => {
    setHelpKey(on);
    setIsOn(on);
  };
  return (
    <BelowGroups
      labelPlacement="start"
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
      <GroupTitle id={titleId}>{t(title)}</GroupTitle>
      <Lines>
        {rows.map((row) => (
          <Row key={row.text} row={row} />
        ))}
      </Lines>
    </section>
  );
};

const Row = ({ row: { text, combinations } }: { readonly row: ShortcutRow }) => {
  const { t } = useTranslation();
  return (
    <Line>
      <dt>{t(text)}</dt>
      <dd>
        {combinations.map((keys, index) => (
          <Fragment key={keys.join('+')}>
            {index > 0 && <Or> / </Or>}
            <Keys keys={keys} />
          </Fragment>
        ))}
      </dd>
    </Line>
  );
};
