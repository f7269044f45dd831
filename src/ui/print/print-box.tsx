import { useTranslation } from 'react-i18next';

/** A box to tick with a pen; ticked already where the line is paid. */
export const PaperBox = ({ ticked }: { readonly ticked: boolean }) => (
  <input
    type="checkbox"
    className="paper-box"
    checked={ticked}
    readOnly
    aria-label={useTranslation().t('entry.paid')}
  />
);
