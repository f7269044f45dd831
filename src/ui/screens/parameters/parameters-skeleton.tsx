import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLayout } from '../../hooks/layout.tsx';
import { touchOrNarrow } from '../../theme/media-queries.ts';
import { columnRows, NameListToolbar } from './names/name-list-layout.ts';
import './names/names.css';

const widths = [38, 52, 30, 44, 60, 34, 48, 40];

const Field = styled('span')(({ theme: { vars, shape } }) => ({
  height: 40,
  border: `1px solid ${vars.palette.ledger.lineStrong}`,
  borderRadius: shape.borderRadius,
  [touchOrNarrow]: { height: 48 },
}));

/** The number of columns, and of fields above them. */
export type Columns = 1 | 2;

/** Has the layout of a name list, so that nothing moves when the names appear. */
export function ParametersSkeleton({ columns }: { readonly columns: Columns }) {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const names = columns === 2 ? [...widths, ...widths] : widths;
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('loading.data')}</output>
      <NameListToolbar aria-hidden="true">
        <Field />
        {columns === 2 && <Field />}
      </NameListToolbar>
      <div className="name-list" style={columnRows(names.length, isTouch ? 1 : columns)} aria-hidden="true">
        {names.map((width, index) => (
          <div key={index} className="name-row">
            <Skeleton width={`${width}%`} />
          </div>
        ))}
      </div>
    </div>
  );
}
