import { SheetFrame } from '../../sheet/sheet-frame.tsx';
import { useLayout } from '../../sheet/layout.ts';
import './parameters.css';
import { SectionContent } from './section-content.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useSection } from './sections.ts';

/** What a person settles for all their sheets, and their account. */
export function ParametersScreen() {
  const layout = useLayout();
  const section = useSection();
  return (
    <SheetFrame layout={layout}>
      <div className="parameters-page">
        <SectionMenu shown={section} />
        <SectionContent section={section} />
      </div>
    </SheetFrame>
  );
}
