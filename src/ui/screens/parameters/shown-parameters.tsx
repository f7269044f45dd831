import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { LoadFailure } from '../../sheet/page/load-failure.tsx';
import { useParametersState } from '../../hooks/parameters-state.ts';
import { type Columns, ParametersSkeleton } from './parameters-skeleton.tsx';

type ShownParametersProps = { readonly columns: Columns; readonly children: ReactNode };

/** The lists of names, or what stands for them while they are on their way or could not be had. */
export function ShownParameters({ columns, children }: ShownParametersProps) {
  const { t } = useTranslation();
  const parameters = useParameters();
  const state = useParametersState();
  if (state === 'loading') return <ParametersSkeleton columns={columns} />;
  if (state === 'there') return children;
  return <LoadFailure title={t('parameters.failed')} onRetry={() => parameters.send({ type: 'reload.requested' })} />;
}
