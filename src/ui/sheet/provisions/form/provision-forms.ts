import { latePart } from '../../../loading/lazy-component.ts';
import { FormFrame } from './form-frame.tsx';

// Nobody adds a provision before a press. Both are one file, as they share most of it.
export const ProvisionForm = latePart(async () => (await import('./provision-forms.lazy.ts')).ProvisionForm, FormFrame);
export const ProvisionSheet = latePart(async () => (await import('./provision-forms.lazy.ts')).ProvisionSheet);
