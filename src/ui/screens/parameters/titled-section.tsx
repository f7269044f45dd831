import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type TitledSectionProps = {
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
 * A part of a section, with its own title. Its buttons use `aria-disabled`, never `disabled`: a pressed button keeps the focus,
 * and a dialog can return the focus to it.
 */
export const TitledSection = ({ title, children }: TitledSectionProps) => {
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

type ActionRowProps = {
  /** The id of the text, for the button's `aria-describedby`. */
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

/** The description of an action, and its button. */
export const ActionRow = ({ id, text, children }: ActionRowProps) => (
  <Row>
    <Typography id={id} sx={{ textWrap: 'pretty', color: 'text.secondary' }}>
      {text}
    </Typography>
    {children}
  </Row>
);
