import { latePart } from '../../shell/late-part.ts';

// Nobody adds a provision before a press.
export const ProvisionForm = latePart(async () => (await import('./provision-form.tsx')).ProvisionForm);
export const ProvisionSheet = latePart(async () => (await import('./provision-sheet.tsx')).ProvisionSheet);
