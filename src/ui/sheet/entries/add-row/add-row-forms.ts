import { styled } from '@mui/material/styles';
import { hasDueDay } from '../../../../domain/sheet/due-day.ts';
import type { EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { currentStepUnderline } from '../fields/compact-input.ts';

type Columns = Record<EntryCollection, { readonly gridTemplateAreas: string; readonly gridTemplateColumns: string }>;

const withDueDay = {
  gridTemplateAreas: '"name day amount add"',
  gridTemplateColumns: 'minmax(0, 1fr) 2.125rem 62px 24px',
};

const plain = { gridTemplateAreas: '"name amount add"', gridTemplateColumns: 'minmax(0, 1fr) 62px 24px' };

// The columns match those of the rows.
const columns: Columns = {
  in: withDueDay,
  moneySaving: plain,
  outMonth: {
    gridTemplateAreas: '". name day amount add"',
    gridTemplateColumns: '18px minmax(0, 1fr) 2.125rem 56px 24px',
  },
  outDay: {
    gridTemplateAreas: '". day name sign amount add"',
    gridTemplateColumns: '18px 1.25rem minmax(0, 1fr) 24px 62px 24px',
  },
};

type FormProps = {
  readonly collection: EntryCollection;
  /** Whether the touch form shows two lines. */
  readonly isOpen: boolean;
};

const styleProps = new Set<PropertyKey>(['collection', 'isOpen'] satisfies readonly (keyof FormProps)[]);
const options = { shouldForwardProp: (name: PropertyKey) => !styleProps.has(name) };

export const RowForm = styled(
  'form',
  options,
)<FormProps>(({ theme, theme: { vars, breakpoints, zIndex }, collection }) => ({
  '&[data-current-step] input[role="combobox"]:not(:focus)': currentStepUnderline(theme),
  position: 'relative',
  zIndex: zIndex.addRow,
  display: 'grid',
  ...columns[collection],
  flex: 'none',
  gap: 8,
  alignItems: 'center',
  height: 'var(--bar)',
  padding: '0 12px 0 var(--pad)',
  borderTop: 'var(--hairline)',
  borderBottom: 'var(--hairline)',
  backgroundColor: vars.palette.ledger.sunken,
  '& > .icon': { color: vars.palette.text.tertiary },
  // Fits targets of 44 px, the fields and the borders.
  [breakpoints.down('md')]: {
    gridTemplateColumns: `minmax(0, 1fr) ${hasDueDay(collection) ? '44px ' : ''}84px 44px`,
    height: 56,
    paddingRight: 0,
  },
}));

// On the narrowest phones the amount shrinks before the name.
const plainOnTouch = { ...plain, gridTemplateColumns: 'minmax(172px, 1fr) minmax(72px, 96px) 44px' };

const withDueDayOnTouch = {
  ...withDueDay,
  gridTemplateColumns: 'minmax(128px, 1fr) 44px minmax(72px, 96px) 44px',
};

const columnsOnTouch: Columns = {
  in: withDueDayOnTouch,
  moneySaving: plainOnTouch,
  outMonth: withDueDayOnTouch,
  outDay: {
    gridTemplateAreas: '"day name sign amount add"',
    gridTemplateColumns: '44px minmax(76px, 1fr) 44px minmax(72px, 84px) 44px',
  },
};

const openOnTouch = {
  gridTemplateAreas: '"day name name name" "sign sign amount add"',
  gridTemplateColumns: '44px 98px minmax(0, 1fr) 44px',
};

/** The form in the bottom bar. For daily expenses it expands to two lines. */
export const TouchForm = styled(
  'form',
  options,
)<FormProps>(({ theme, collection }) => ({
  '&[data-current-step] input[role="combobox"]:not(:focus)': currentStepUnderline(theme),
  display: 'grid',
  ...columnsOnTouch[collection],
  gap: 6,
  alignItems: 'center',
  variants: [{ props: { collection: 'outDay', isOpen: true }, style: { '&&': openOnTouch } }],
}));
