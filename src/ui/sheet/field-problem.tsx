import { useSumText } from './sum-text.ts';

/** The reason why a field's text is not taken, beside the field that it describes. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <span id={id} className="field-note field-problem" role="alert">
      {text}
    </span>
  );

/** What the sum is worth that is typed into a field of an amount, beside the field. */
export function FieldSum({ typed }: { readonly typed: string }) {
  const sum = useSumText()(typed);
  return (
    <span className="field-sum" aria-live="polite">
      {sum && <span className="field-note">{sum}</span>}
    </span>
  );
}
