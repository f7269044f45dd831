import Chip, { type ChipProps } from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useCloseOnBack } from '../hooks/close-on-back.ts';
import { touchOrNarrow } from '../theme/media-queries.ts';
import { stateLayer } from '../theme/interaction-states.ts';

const Opener = styled(Chip)<ChipProps<'button', { readonly component: 'button' }>>(({ theme }) => ({
  ...stateLayer(theme),
  maxWidth: '100%',
  height: 24,
  borderRadius: theme.shape.field,
  fontSize: '0.75rem',
  fontWeight: 400,
  '&, &:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.ledger.muted },
  '& .MuiChip-label': { display: 'flex', gap: 6, alignItems: 'center' },
  [touchOrNarrow]: { height: 44, padding: '0 12px', borderRadius: theme.shape.borderRadius, fontSize: '0.875rem' },
}));

const Source = styled('span')({ maxWidth: 140, overflow: 'hidden', textOverflow: 'ellipsis' });

type MenuChipProps<Choice extends string> = {
  /** Shown before the chosen option, such as the title of a pasted column. */
  readonly source?: string | undefined;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly textOf: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
};

/** A chip that shows the chosen option and opens a menu with all of them. */
export function MenuChip<Choice extends string>({ source, choices, chosen, textOf, onChoose }: MenuChipProps<Choice>) {
  const id = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const close = () => setOpener(undefined);
  useCloseOnBack(opener !== undefined, close);
  const choose = (choice: Choice) => {
    close();
    onChoose(choice);
  };
  const label =
    source === undefined ? (
      <>
        {textOf(chosen)}
        <Icon name="down" size={12} />
      </>
    ) : (
      <>
        <Source>{source}</Source>
        <Icon name="toEnd" size={12} />
        {textOf(chosen)}
      </>
    );
  return (
    <>
      <Opener
        component="button"
        type="button"
        nativeButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={opener !== undefined}
        aria-controls={opener && id}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      />
      {opener && (
        <Menu open id={id} anchorEl={opener} onClose={close}>
          {choices.map((choice) => (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === chosen}
              selected={choice === chosen}
              onClick={() => choose(choice)}
            >
              {textOf(choice)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
