import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../shell/dialog-frame.tsx';
import { DeliveryActions } from './delivery-actions.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { ReviewList } from './review/review-list.tsx';
import { useDelivery, useReviewCount } from './use-delivery.ts';

/** Shows the changes that have not reached the server, and those to review. */
export function SyncPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const delivery = useDelivery();
  const hasReviews = useReviewCount() > 0;
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.close')}</Button>
      <DeliveryActions delivery={delivery} />
    </>
  );
  return (
    <DialogFrame title={t('delivery.title')} isForm={hasReviews} minHeight={180} actions={actions} onClose={onClose}>
      <DeliveryStatus delivery={delivery} />
      {hasReviews && <ReviewList onLeave={onClose} />}
    </DialogFrame>
  );
}
