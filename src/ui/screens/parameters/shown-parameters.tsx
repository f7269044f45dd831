import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { LoadFailure } from '../../sheet/page/load-failure.tsx';
import { useParametersState } from '../../hooks/parameters-state.ts';
import { type Columns, ParametersSkeleton } from './parameters-skeleton.tsx';

type ShownParametersProps = { readonly columns: Columns; readonly children: ReactNode };

/** The lists of names, a skeleton while they load, or an error with a retry button. */
export function ShownParameters({ columns, children }: ShownParametersProps) {
  const { t } = useTranslation();
  const parameters = useParameters();
  const state = useParametersState();
  if (state === 'loading') return <ParametersSkeleton columns={columns} />;
  if (state === 'loaded') return children;
  return <LoadFailure title={t('parameters.failed')} onRetry={() => parameters.send({ type: 'reload.requested' })} />;
}
