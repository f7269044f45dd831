import { useTranslation } from 'react-i18next';
import { sectionLabels, sections, sectionSearch } from '../../screens/parameters/sections.ts';
import { paths } from '../../shell/paths.ts';
import type { Command } from './command.ts';
import { useNavigateFromOverlay } from '../../hooks/close-on-back.ts';

/** Commands that open the screens and the sections of the parameters. */
export function useScreenCommands(): readonly Command[] {
  const { t } = useTranslation();
  const navigate = useNavigateFromOverlay();
  const to = (path: string) => () => navigate(path);
  const parameters = t('navigation.parameters');
  return [
    { id: 'home', icon: 'home', label: t('navigation.home'), run: to(paths.home) },
    { id: 'savings', icon: 'savings', label: t('navigation.savings'), run: to(paths.savings) },
    { id: 'parameters', icon: 'gear', label: parameters, run: to(paths.parameters) },
    ...sections.map((section) => ({
      id: `parameters-${section}`,
      icon: sectionLabels[section].icon,
      label: t(sectionLabels[section].title),
      note: parameters,
      keywords: [parameters],
      run: to(`${paths.parameters}${sectionSearch(section)}`),
    })),
  ];
}
