import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { useMenuOpening } from '../../shell/navigation-menu-opening.ts';
import './section-menu.css';
import { type Section, sectionLooks, sections, sectionSearch } from './sections.ts';

// The product's own name for this menu. Source: docs/specification.md#menu-ids.
const menuId = 'parameters';

/** Leads to the sections: a column beside them, or a list that opens where there is no room for one. */
export function SectionMenu({ shown }: { readonly shown: Section }) {
  const { t } = useTranslation();
  const { isOpen, menu, opener, toggle, close, closeOnEscape } = useMenuOpening();
  return (
    <div ref={menu} className="section-menu">
      <p className="section-menu-title">{t('parameters.title')}</p>
      <button
        ref={opener}
        type="button"
        className="section-menu-opener"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={toggle}
        onKeyDown={closeOnEscape}
      >
        <Icon name={sectionLooks[shown].icon} size={18} />
        {t(sectionLooks[shown].title)}
        <Icon name={isOpen ? 'up' : 'down'} size={18} />
      </button>
      <nav id={menuId} className="section-links" aria-label={t('parameters.sections.label')} data-open={isOpen}>
        {sections.map((section) => (
          <Link
            key={section}
            to={sectionSearch(section)}
            className="section-link"
            data-section={section}
            aria-current={section === shown ? 'page' : undefined}
            onClick={close}
            onKeyDown={closeOnEscape}
          >
            <Icon name={sectionLooks[section].icon} />
            {t(sectionLooks[section].title)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
