import { Spinner } from '../../../controls/spinner.tsx';

type ProgressProps = { readonly text: string; readonly isShown: boolean };

/** Says what is under way; there all the time, since only a change of what is there is read out. */
export const Progress = ({ text, isShown }: ProgressProps) => (
  <output className="data-progress">
    {isShown && (
      <>
        <Spinner size={16} />
        {text}
      </>
    )}
  </output>
);
