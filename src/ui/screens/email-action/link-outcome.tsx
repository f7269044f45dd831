import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { Form, Lead } from '../visitor/visitor-form.ts';

type LinkOutcomeProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

export const LinkOutcome = ({ title, text, children }: LinkOutcomeProps) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={title} />
      <Lead as="output">{text}</Lead>
      <Form as="div">
        {children}
        {/* A full page load, because the link may have changed the signed-in account. */}
        <Button variant="contained" size="large" fullWidth href={paths.signIn}>
          {t('emailAction.toSignIn')}
        </Button>
      </Form>
    </>
  );
};
