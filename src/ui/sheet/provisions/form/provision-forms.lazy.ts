export { ProvisionForm } from './provision-form.tsx';
export { ProvisionSheet } from './provision-form-dialog.tsx';
