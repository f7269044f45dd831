import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useLayout } from '../../sheet/layout.ts';
import './names/names.css';

const widths = [38, 52, 30, 44, 60, 34, 48, 40];

/** As many columns of names, and fields above them, as the list will have. */
export type Columns = 1 | 2;

/** The geometry of a list of names under its fields. */
export function ParametersSkeleton({ columns }: { readonly columns: Columns }) {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const rows = columns === 2 && !isTouch ? { gridTemplateRows: `repeat(${widths.length}, auto)` } : undefined;
  const names = columns === 2 ? [...widths, ...widths] : widths;
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('loading.data')}</output>
      <div className="names-tools" aria-hidden="true">
        <span className="names-field" />
        {columns === 2 && <span className="names-field" />}
      </div>
      <div className="name-list" style={rows} aria-hidden="true">
        {names.map((width, index) => (
          <div key={index} className="name-row">
            <Skeleton width={`${width}%`} />
          </div>
        ))}
      </div>
    </div>
  );
}
