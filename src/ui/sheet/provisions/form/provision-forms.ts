import { lazyComponent } from '../../../loading/lazy-component.ts';
import { FormContainer } from './form-container.tsx';

// Loaded on request, as one chunk, because the two components share most of the code.
export const ProvisionForm = lazyComponent(
  async () => (await import('./provision-forms.lazy.ts')).ProvisionForm,
  FormContainer,
);
export const ProvisionFormDialog = lazyComponent(
  async () => (await import('./provision-forms.lazy.ts')).ProvisionFormDialog,
);
