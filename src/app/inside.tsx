import { lazy } from 'react';

export { HomeScreen } from '../ui/screens/home/home-screen.tsx';
export { SavingsScreen } from '../ui/screens/savings/savings-screen.tsx';
export { UndoButton } from '../ui/undo/undo-button.tsx';
export { SignedInArea } from './signed-in-area.tsx';

// Brings parts of the component library that the sheets do without.
const SettingsArea = lazy(async () => ({ default: (await import('./settings-area.tsx')).SettingsArea }));

export const Settings = () => <SettingsArea />;
