import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens.json' with { type: 'json' };
import { useSumText } from './sum-text.ts';

// Below the field, over what stands there.
const Note = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 6,
  top: 'calc(100% + 2px)',
  right: 0,
  width: 'max-content',
  maxWidth: 260,
  padding: '4px 8px',
  borderRadius: radius.field,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '1rem',
  textAlign: 'left',
  whiteSpace: 'normal',
  color: vars.palette.ledger.onAccentContainer,
  backgroundColor: vars.palette.ledger.accentContainer,
  boxShadow: vars.palette.ledger.menuShadow,
}));

const Problem = styled(Note)(({ theme: { vars } }) => ({
  color: vars.palette.ledger.onNegativeContainer,
  backgroundColor: vars.palette.ledger.negativeContainer,
}));

/** The reason why a field's text is not taken, beside the field that it describes. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <Problem id={id} className="field-note field-problem" role="alert">
      {text}
    </Problem>
  );

/** What the sum is worth that is typed into a field of an amount, beside the field. */
export function FieldSum({ typed }: { readonly typed: string }) {
  const sum = useSumText()(typed);
  return (
    <span className="field-sum" aria-live="polite">
      {sum && <Note className="field-note">{sum}</Note>}
    </span>
  );
}
