import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { Form, Lead } from '../visitor/visitor-form.ts';

type LinkOutcomeProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** How a link of a mail ended, with the way on. */
export const LinkOutcome = ({ title, text, children }: LinkOutcomeProps) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={title} />
      <Lead as="output">{text}</Lead>
      <Form as="div">
        {children}
        {/* A new page load, because the link may have changed who is signed in and how. */}
        <Button variant="contained" size="large" fullWidth href={paths.signIn}>
          {t('emailAction.toSignIn')}
        </Button>
      </Form>
    </>
  );
};
