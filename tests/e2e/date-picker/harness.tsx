import { Component, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { calendarLanguages } from '../../../src/domain/calendar/language.ts';
import { createWholeI18n } from '../../../src/i18n/create-i18n.ts';
import { DatePicker } from '../../../src/ui/date-picker/date-picker.tsx';
import { DialogFrame } from '../../../src/ui/dialogs/dialog-frame.tsx';
import { AppThemeProvider } from '../../../src/ui/theme/app-theme-provider.tsx';
import { type CaseName, cases, isCaseName } from './cases.ts';

const query = new URLSearchParams(location.search);
const name = query.get('case') ?? 'field';
const language = calendarLanguages.find((each) => each === query.get('language')) ?? 'fr';

const written = (date: Date | undefined) =>
  date ? `${date.toDateString()} ${date.getHours()}:${date.getMinutes()}` : 'empty';

function Picker({ of }: { readonly of: CaseName }) {
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

function Page() {
  const [isDialogOpen, setIsDialogOpen] = useState(query.has('dialog'));
  if (!isCaseName(name)) return <p role="alert">There is no case {name}.</p>;
  const close = () => {
    setIsDialogOpen(false);
  };
  return isDialogOpen ? (
    <DialogFrame title="New sheet" actions={null} onClose={close}>
      <Picker of={name} />
    </DialogFrame>
  ) : (
    <Picker of={name} />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the harness.');
localStorage.setItem('user-theme', `${query.get('theme') ?? 'light'}-theme`);
// One case is there to fail, and shows what React would log.
createRoot(root, { onCaughtError: () => {} }).render(
  <I18nextProvider i18n={await createWholeI18n('fr')}>
    <AppThemeProvider>
      <Boundary>
        <Page />
      </Boundary>
    </AppThemeProvider>
  </I18nextProvider>,
);
