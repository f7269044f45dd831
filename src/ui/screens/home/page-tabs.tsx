import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../../i18n/message-key.ts';

const names = ['situation', 'expenses', 'charges', 'provisions'] as const;
export type PageName = (typeof names)[number];

const titles: Record<PageName, MessageKey> = {
  situation: 'situation.title',
  expenses: 'expenses.tab',
  charges: 'charges.tab',
  provisions: 'provisions.title',
};

export const TabBar = styled('div')(({ theme }) => ({
  minHeight: 52,
  padding: '8px 8px 0',
  backgroundColor: theme.vars.palette.background.default,
}));

type PageTabsProps = { readonly page: PageName; readonly onChange: (page: PageName) => void };

export function PageTabs({ page, onChange }: PageTabsProps) {
  const { t } = useTranslation();
  return (
    <TabBar data-sticky-header="tabs">
      <Tabs value={page} onChange={(_, chosen: PageName) => onChange(chosen)} aria-label={t('sheets.pages')}>
        {names.map((name) => (
          <Tab key={name} value={name} id={`sheet-tab-${name}`} aria-controls="sheet-page" label={t(titles[name])} />
        ))}
      </Tabs>
    </TabBar>
  );
}
