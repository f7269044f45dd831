import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DueProvision } from '../../../../domain/sheet/provisions/due-provision.ts';
import { provisionTotal } from '../../../../domain/sheet/provisions/provision.ts';
import type { Provision } from '../../../../domain/sheet/sheet.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-paths.ts';
import { spokenAmount, useAmountFormat } from '../../../hooks/formats.ts';
import { touchOrNarrow } from '../../../theme/media-queries.ts';
import { DeductionsButton } from '../deductions-button.tsx';
import { useProvisionTexts } from '../provision-texts.ts';
import { useProvisionCommands } from '../provision-commands.ts';
import { DueBar } from './due-bar.tsx';
import { DueBreakdown } from './due-breakdown.tsx';
import { type DueState, dueStateOf, useDueTexts, useIsCovered } from './due-texts.ts';

const Row = styled('li')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  // Aligns the amounts with those of the other lists.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(var(--action), auto)',
  [breakpoints.down('md')]: { columnGap: 4 },
  alignItems: 'center',
  padding: '0 var(--edge) 0 var(--pad)',
  borderBottom: 'var(--hairline)',
  '&:last-child': { borderBottomColor: 'transparent' },
  '& > .row-deductions': { [touchOrNarrow]: { width: 44, height: 44 } },
  '&[data-open]': { backgroundColor: vars.palette.ledger.sunken },
}));

const Opener = styled('button')(({ theme: { vars, shape, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  width: '100%',
  // With the border, the height of two rows of the other lists.
  minHeight: 47,
  padding: '2px 0 3px',
  border: 0,
  borderRadius: shape.borderRadius,
  font: 'inherit',
  textAlign: 'left',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '& > :nth-of-type(-n + 2)': { fontSize: '0.8125rem', lineHeight: '20px' },
  '& > .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .quiet': {
    display: 'flex',
    gap: 4,
    alignItems: 'center',
    fontSize: '0.75rem',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    color: vars.palette.text.secondary,
  },
  '& > .quiet:nth-of-type(even)': { justifyContent: 'flex-end' },
  '& > .is-negative': { color: vars.palette.error.main },
  '& > .is-positive': { color: vars.palette.success.main },
  '& > svg:last-child': { gridColumn: '1 / -1', marginTop: 1 },
  '&:hover > .name': { textDecoration: 'underline' },
  [breakpoints.down('md')]: {
    minHeight: 64,
    '& > :nth-of-type(-n + 2)': { fontSize: '0.9375rem', lineHeight: '24px' },
    '& > .quiet': { fontSize: '0.8125rem', lineHeight: '20px' },
  },
}));

const Needed = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));

type Appearance = { readonly icon: IconName; readonly isFilled: boolean; readonly tone: string };

const appearances: Readonly<Record<DueState, Appearance>> = {
  overdue: { icon: 'triangleDown', isFilled: true, tone: 'is-negative' },
  short: { icon: 'triangleDown', isFilled: true, tone: 'is-negative' },
  uncovered: { icon: 'triangleDown', isFilled: true, tone: '' },
  onTrack: { icon: 'check', isFilled: false, tone: '' },
  ahead: { icon: 'triangleUp', isFilled: true, tone: 'is-positive' },
};

type Disclosure = { readonly isOpen: boolean; readonly onToggle: () => void };

type DueShellProps = Disclosure & {
  readonly provision: Provision;
  /** The content of the button that opens the row. */
  readonly children: ReactNode;
  /** The content of the open row. */
  readonly details: ReactNode;
  /** Figures for scripts. */
  readonly figures?: ReactNode;
};

const DueShell = ({ provision, isOpen, onToggle, children, details, figures }: DueShellProps) => {
  const detailsId = useId();
  const texts = useProvisionTexts();
  const commands = useProvisionCommands();
  return (
    <Row aria-label={provision.name} data-open={isOpen || undefined}>
      <Opener type="button" aria-expanded={isOpen} aria-controls={isOpen ? detailsId : undefined} onClick={onToggle}>
        {children}
      </Opener>
      <DeductionsButton provision={provision} texts={texts} commands={commands} tabIndex={0} />
      {figures}
      {isOpen && <div id={detailsId}>{details}</div>}
    </Row>
  );
};

const ScriptFigure = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <span className="visually-hidden" aria-hidden data-figure={name}>
    {text}
  </span>
);

type DueRowProps = Disclosure & {
  readonly due: DueProvision;
  /** The due month of a draft from before a reload. */
  readonly restoredText: string | undefined;
};

export const DueRow = ({ due, restoredText, ...disclosure }: DueRowProps) => {
  const { amount, isHidden } = useAmountFormat();
  const { asideText, monthText, stateText } = useDueTexts();
  const { provision, aside, needed, gap, suggested } = due;
  const state = dueStateOf(due, useIsCovered());
  const { icon, isFilled, tone } = appearances[state];
  const isStateShown = !isHidden || state === 'overdue';
  return (
    <DueShell
      {...disclosure}
      provision={provision}
      details={<DueBreakdown due={due} restoredText={restoredText} />}
      figures={
        <>
          <ScriptFigure name="provisionGap" text={amount(gap)} />
          {suggested !== undefined && <ScriptFigure name="provisionSuggested" text={amount(suggested)} />}
        </>
      }
    >
      <span className="name">{provision.name}</span>
      <span className="amount">
        <span className="visually-hidden">, {asideText(due)}, </span>
        <span aria-hidden>
          {amount(aside)} <Needed>/ {amount(needed)}</Needed>
        </span>
      </span>
      <span className="quiet">
        {monthText(due.due)}
        {isStateShown && <span className="visually-hidden">, </span>}
      </span>
      <span className={`quiet ${isStateShown ? tone : ''}`}>
        {isStateShown && <Icon name={icon} size={isFilled ? 9 : 12} filled={isFilled} />}
        {stateText(due)}
      </span>
      {!isHidden && <DueBar due={due} />}
    </DueShell>
  );
};

const Hint = styled('p')(({ theme: { vars } }) => ({
  margin: '0 0 8px',
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
}));

/** A provision whose due date cannot be read, with the unread text and a hint on how to write it. */
export const UnknownRow = ({ provision, ...disclosure }: Disclosure & { readonly provision: Provision }) => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const { unknownText } = useDueTexts();
  const total = provisionTotal(provision);
  const state = unknownText(provision);
  return (
    <DueShell {...disclosure} provision={provision} details={<Hint>{t('due.hint')}</Hint>}>
      <span className="name">{provision.name}</span>
      <span className="amount">
        <span className="visually-hidden">, {t('due.asideAlone', { aside: spokenAmount(total, format, t) })}, </span>
        <span aria-hidden>{format.amount(total)}</span>
      </span>
      <span className="quiet">{state}</span>
    </DueShell>
  );
};
