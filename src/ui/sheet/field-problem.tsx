/** The reason why a field's text is not taken, beside the field that it describes. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <span id={id} className="field-problem" role="alert">
      {text}
    </span>
  );
