import { useTranslate } from '../../i18n/use-translate.ts';

/** A box to tick with a pen; ticked already where the line is paid. */
export const PaperBox = ({ ticked }: { readonly ticked: boolean }) => (
  <input type="checkbox" className="paper-box" checked={ticked} readOnly aria-label={useTranslate()('entry.paid')} />
);
