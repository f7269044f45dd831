import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { touchOrNarrow } from '../theme/media-queries.ts';
import { lazyComponent } from '../loading/lazy-component.ts';

const LazyPopover = lazyComponent(async () => (await import('./explanation-popover.lazy.tsx')).ExplanationPopover);

// Negative margins keep the button and its touch target from enlarging the line.
const Opener = styled(IconButton)({
  width: 20,
  height: 20,
  margin: '-2px -12px -2px 2px',
  verticalAlign: 'middle',
  [touchOrNarrow]: { margin: '-14px -8px' },
});

type ExplanationProps = {
  /** The name of the explained figure. */
  readonly figure: string;
  readonly text: string;
  readonly className?: string;
};

/** A question mark after the name of a figure. It opens an explanation in one sentence. */
export function Explanation({ figure, text, className }: ExplanationProps) {
  const { t } = useTranslation();
  const id = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const label = t('explanation.ask', { figure });
  return (
    <>
      <Opener
        className={className}
        aria-label={label}
        aria-describedby={id}
        aria-haspopup="dialog"
        aria-expanded={opener !== undefined}
        onPointerDown={LazyPopover.prefetch}
        onFocus={LazyPopover.prefetch}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon name="help" size={14} />
      </Opener>
      <span id={id} hidden>
        {text}
      </span>
      {opener && <LazyPopover opener={opener} label={label} text={text} onClose={() => setOpener(undefined)} />}
    </>
  );
}
