import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type DataPartProps = {
  readonly title: string;
  readonly children: ReactNode;
};

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '24px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  'h1 + &, form + &': { marginTop: 20 },
  // The menu above shows the title.
  [theme.breakpoints.down('md')]: {
    'h1 + &': { marginTop: 0, paddingTop: 8, borderTop: 0 },
    'form + &': { marginTop: 24 },
  },
}));

/**
 * One thing that can be done with all the data.
 *
 * Its buttons are `aria-disabled` while they would do nothing, never `disabled`: a pressed button keeps the focus then, and
 * dialogs give it back to where it came from.
 */
export const DataPart = ({ title, children }: DataPartProps) => {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ fontSize: '0.9375rem' }}>
        {title}
      </Typography>
      {children}
    </Section>
  );
};

type DataChoiceProps = {
  /** By which the action is described by the text. */
  readonly id: string;
  readonly text: string;
  readonly children: ReactNode;
};

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '8px 24px',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

/** What an action does, and its button. */
export const DataChoice = ({ id, text, children }: DataChoiceProps) => (
  <Row>
    <Typography id={id} sx={{ textWrap: 'pretty', color: 'text.secondary' }}>
      {text}
    </Typography>
    {children}
  </Row>
);
