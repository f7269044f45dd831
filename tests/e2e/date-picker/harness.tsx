import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Component, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { registerInterfaceLanguages } from '../../../src/app/services/languages.ts';
import { type CalendarLanguage, calendarLanguages } from '../../../src/domain/calendar/language.ts';
import { createI18n } from '../../../src/i18n/i18n.ts';
import { allNamespaces } from '../../../src/i18n/message-key.ts';
import { DatePicker } from '../../../src/ui/date-picker/date-picker.tsx';
import { closeOverlaysOnBack } from '../../../src/ui/hooks/close-on-back.ts';
import { AppThemeProvider } from '../../../src/ui/theme/app-theme-provider.tsx';
import { appTheme } from '../../../src/ui/theme/theme.ts';
import { type CaseName, cases, isCaseName } from './cases.ts';

registerInterfaceLanguages();

const languageOf = (query: URLSearchParams) =>
  calendarLanguages().find((each) => each === query.get('language')) ?? 'fr';

const written = (date: Date | undefined) =>
  date ? `${date.toDateString()} ${date.getHours()}:${date.getMinutes()}` : 'empty';

type PickerProps = { readonly of: CaseName; readonly language: CalendarLanguage };

function Picker({ of, language }: PickerProps) {
  const { value: first, ...options } = cases[of];
  const [value, setValue] = useState<Date | string | number | undefined>(first);
  const [changes, setChanges] = useState<readonly string[]>([]);
  return (
    <>
      <DatePicker
        label="Date"
        language={language}
        value={value}
        onChange={(date) => {
          setValue(date);
          setChanges([...changes, written(date)]);
        }}
        {...options}
      />
      <output>{changes.join(', ')}</output>
      <button type="button">Elsewhere</button>
      <button
        type="button"
        onClick={() => {
          setValue('2026-12-25');
        }}
      >
        Christmas
      </button>
    </>
  );
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly problem: string | undefined }> {
  override readonly state = { problem: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { problem: String(error) };
  }

  override render() {
    return this.state.problem === undefined ? this.props.children : <p role="alert">{this.state.problem}</p>;
  }
}

function Page({ query }: { readonly query: URLSearchParams }) {
  const [isDialogOpen, setIsDialogOpen] = useState(query.has('dialog'));
  const name = query.get('case') ?? 'field';
  const language = languageOf(query);
  if (!isCaseName(name)) return <p role="alert">There is no case {name}.</p>;
  const close = () => {
    setIsDialogOpen(false);
  };
  return isDialogOpen ? (
    <Dialog open onClose={close} slotProps={{ paper: { 'aria-label': 'New sheet' } }}>
      <Picker of={name} language={language} />
    </Dialog>
  ) : (
    <Picker of={name} language={language} />
  );
}

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element for the harness.');
// One case throws an error on purpose, which React would log.
const root = createRoot(element, { onCaughtError: () => {} });
const i18n = await createI18n('fr', allNamespaces);

let shows = 0;
/** Renders the case of the current URL again, like a page load. */
function show() {
  const query = new URLSearchParams(location.search);
  document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
  shows += 1;
  // Render synchronously, or a test could press controls of the previous case.
  flushSync(() => {
    root.render(
      <I18nextProvider key={shows} i18n={i18n}>
        <GlobalStyles styles={appTheme().generateStyleSheets()} />
        <AppThemeProvider>
          <Boundary>
            <Page query={query} />
          </Boundary>
        </AppThemeProvider>
      </I18nextProvider>,
    );
  });
}
closeOverlaysOnBack(window);
// Tests dispatch `popstate` to switch cases; a trusted event only means that a popup has closed.
addEventListener('popstate', ({ isTrusted }) => isTrusted || show());
show();
