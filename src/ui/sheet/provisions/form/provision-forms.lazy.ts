export { ProvisionForm } from './provision-form.tsx';
export { ProvisionFormDialog } from './provision-form-dialog.tsx';
