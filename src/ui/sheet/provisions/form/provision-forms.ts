import { lazyComponent } from '../../../loading/lazy-component.ts';
import { FormFrame } from './form-container.tsx';

// Nobody adds a provision before a press. Both are one file, as they share most of it.
export const ProvisionForm = lazyComponent(
  async () => (await import('./provision-forms.lazy.ts')).ProvisionForm,
  FormFrame,
);
export const ProvisionSheet = lazyComponent(async () => (await import('./provision-forms.lazy.ts')).ProvisionSheet);
