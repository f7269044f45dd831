import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { ParametersRef } from '../../../machines/parameters/parameters.machine.ts';
import { Button } from '../../controls/button.tsx';
import { useParameters } from '../../hooks/actors.tsx';
import { type Columns, ParametersSkeleton } from './parameters-skeleton.tsx';

type Snapshot = ReturnType<ParametersRef['getSnapshot']>;

// While they are loaded again the lists that are there are worth more than a picture of lists.
const hasNothing = ({ context: { parameters } }: Snapshot): boolean =>
  parameters.operations.length + parameters.categories.length === 0;

const isMissing = (snapshot: Snapshot): boolean => snapshot.hasTag('loading') && hasNothing(snapshot);
const hasFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed') && hasNothing(snapshot);

type ShownParametersProps = { readonly columns: Columns; readonly children: ReactNode };

/** The lists of names, or what stands for them while they are on their way or could not be had. */
export function ShownParameters({ columns, children }: ShownParametersProps) {
  const t = useTranslate();
  const parameters = useParameters();
  const isLoading = useSelector(parameters, isMissing);
  const isFailure = useSelector(parameters, hasFailed);
  if (isLoading) return <ParametersSkeleton columns={columns} />;
  if (!isFailure) return children;
  return (
    <div className="load-failure" role="alert">
      <p>{t('parameters.failed')}</p>
      <Button variant="tonal" onClick={() => parameters.send({ type: 'parameters.reloadRequested' })}>
        {t('sheets.retry')}
      </Button>
    </div>
  );
}
