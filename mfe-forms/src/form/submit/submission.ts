// What a form needs when it is checked and sent, as one file: the schema library comes with it.

export { belgianMinute } from '@estate/shared-contract';
export { checkForm, suggestEmail } from '@estate/shared-contract/schemas';
export { submitForm } from './submit-form.ts';
