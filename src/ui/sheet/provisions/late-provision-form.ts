import { latePart } from '../../shell/late-part.ts';

// Provisions are added a few times a year.
export const ProvisionForm = latePart(async () => (await import('./provision-form.tsx')).ProvisionForm);
