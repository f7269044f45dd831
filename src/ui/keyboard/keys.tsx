import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../i18n/message-key.ts';
import { keyName } from './shortcuts.ts';

const Combination = styled('span')({ display: 'inline-flex', flex: 'none', gap: 3, verticalAlign: 'bottom' });

const Key = styled('kbd')(({ theme: { vars, typography, shape } }) => ({
  minWidth: 20,
  padding: '0 5px',
  borderRadius: shape.field,
  fontFamily: typography.fontFamily,
  fontSize: '0.6875rem',
  fontWeight: 500,
  lineHeight: '1.25rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.ledger.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
}));

/** Keys with a translated name. */
const words = {
  enter: 'shortcuts.key.enter',
  escape: 'shortcuts.key.escape',
  space: 'shortcuts.key.space',
  shift: 'shortcuts.key.shift',
  click: 'shortcuts.key.click',
  delete: 'shortcuts.key.delete',
  tab: 'shortcuts.key.tab',
  pageUp: 'shortcuts.key.pageUp',
  pageDown: 'shortcuts.key.pageDown',
  home: 'shortcuts.key.home',
  end: 'shortcuts.key.end',
} as const satisfies Readonly<Record<string, MessageKey>>;

const wordOf = (key: string): MessageKey | undefined => Object.entries(words).find(([name]) => name === key)?.[1];

export const Keys = ({ keys }: { readonly keys: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <Combination>
      {keys.map((key) => {
        const word = wordOf(key);
        return <Key key={key}>{word ? t(word) : keyName(key)}</Key>;
      })}
    </Combination>
  );
};
