import { type ReactNode, useId } from 'react';

type DataPartProps = {
  readonly title: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
};

/**
 * One thing that can be done with all the data.
 *
 * Its buttons are `aria-disabled` while they would do nothing, never `disabled`: a pressed button keeps the focus then, and
 * dialogs give it back to where it came from.
 */
export const DataPart = ({ title, isDangerous = false, children }: DataPartProps) => {
  const id = useId();
  return (
    <section className="data-part" data-dangerous={isDangerous} aria-labelledby={id}>
      <h2 id={id} className="data-part-title">
        {title}
      </h2>
      {children}
    </section>
  );
};
