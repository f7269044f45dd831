// First: the app's own styles have the last word.
import { names } from 'virtual:home-styles';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { markStylesInserted } from '../../ui/theme/emotion-cache.ts';
import { LoadingContent } from './loading.tsx';

export { HomeScreen } from '../../ui/screens/home/home-screen.tsx';
export { SavingsScreen } from '../../ui/screens/savings/savings-screen.tsx';
export { OfferButton } from '../../ui/undo/toast-action.tsx';
export { ToastText } from '../../ui/undo/toast-text.tsx';
export { bindWorkspace } from '../effects/workspace.effects.ts';
export { createDataServices } from '../services/data-services.ts';
export { browserDevice } from '../services/device.ts';
export { AskToSignOut } from './ask-to-sign-out.tsx';
export { SignedInArea } from './signed-in-area.tsx';

markStylesInserted(names);

// The sheets do without it.
export const Parameters = lazyComponent(
  async () => (await import('../../ui/screens/parameters/parameters-screen.lazy.tsx')).ParametersScreen,
  LoadingContent,
);
