import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { CompactField, type CompactFieldProps } from '../fields/compact-field.tsx';

const isAcceptKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !shiftKey && !ctrlKey && !metaKey && !altKey && (key === 'Tab' || key === 'Enter');

type Proposal = {
  readonly text: string;
  /** Tells screen readers the proposal and the keys that accept it. */
  readonly description: string;
  /** Shown beside the field: how to accept the proposal. */
  readonly note: ReactNode;
  /** Called on Escape, which does not reach the form. */
  readonly onDismiss: () => void;
};

type ProposalFieldProps = CompactFieldProps & { readonly proposal: Proposal | undefined };

const withProposal = (field: CompactFieldProps, proposal: Proposal, id: string): CompactFieldProps => {
  // Rendered before Tab moves on: the submit button is disabled until the field has a value.
  const accept = () => flushSync(() => field.onType(proposal.text));
  return {
    ...field,
    placeholder: proposal.text,
    describedBy: `${id} ${field.describedBy ?? ''}`.trim(),
    onKeyDown: (event) => {
      if (event.key === 'Escape') return proposal.onDismiss();
      if (!isAcceptKey(event)) return field.onKeyDown?.(event);
      if (event.key === 'Enter') event.preventDefault();
      return accept();
    },
    note: proposal.note,
  };
};

/** A field whose placeholder proposes a value. Tab accepts the value and moves the focus; Enter only accepts the value. */
export const ProposalField = ({ proposal, ...field }: ProposalFieldProps) => {
  const id = useId();
  const shown = field.value === '' ? proposal : undefined;
  return (
    <>
      <CompactField {...(shown ? withProposal(field, shown, id) : field)} />
      {shown && (
        <span id={id} hidden>
          {shown.description}
        </span>
      )}
    </>
  );
};
