import { type ReactNode, useId } from 'react';

type DataPartProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/**
 * One thing that can be done with all the data.
 *
 * Its buttons are `aria-disabled` while they would do nothing, never `disabled`: a pressed button keeps the focus then, and
 * dialogs give it back to where it came from.
 */
export const DataPart = ({ title, children }: DataPartProps) => {
  const id = useId();
  return (
    <section className="data-part" aria-labelledby={id}>
      <h2 id={id} className="data-part-title">
        {title}
      </h2>
      {children}
    </section>
  );
};
